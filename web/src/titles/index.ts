/** What each title adds to the table page: what a seat holds, and pages of its own. Loaded when needed. */
import type { Component } from 'svelte'
import type { Key } from '../lib/i18n.svelte'
import type { Position } from '../lib/types'
import type { TableStore } from '../table/store.svelte'

export interface SeatProps extends Record<string, unknown> {
  store: TableStore
  position: Position
  seat: number
  wide: boolean
}
export interface StageProps extends Record<string, unknown> {
  store: TableStore
  position: Position
}
export interface Panels {
  seat: () => Promise<{ default: Component<SeatProps> }>
  /** What of the board is looked at first, where the drawing holds more; the rest has panels of its own. */
  focus?: string
  stages: { id: string; key: Key; load: () => Promise<{ default: Component<StageProps> }> }[]
}

const eighteen: Panels = {
  focus: '[data-hex],[data-city]',
  seat: () => import('./eighteen/Seat.svelte'),
  stages: [
    { id: 'market', key: 'stage.market', load: () => import('./eighteen/Market.svelte') },
    { id: 'companies', key: 'stage.companies', load: () => import('./eighteen/Companies.svelte') },
  ],
}

const PANELS: Record<string, Panels> = {
  '1830': eighteen,
  '1817': eighteen,
  'railroad-revolution': {
    seat: () => import('./railroad-revolution/Seat.svelte'),
    stages: [],
  },
  'american-rails': {
    seat: () => import('./american-rails/Seat.svelte'),
    stages: [{ id: 'companies', key: 'stage.companies', load: () => import('./american-rails/Companies.svelte') }],
  },
  'steel-driver': {
    seat: () => import('./steel-driver/Seat.svelte'),
    stages: [{ id: 'companies', key: 'stage.companies', load: () => import('./steel-driver/Companies.svelte') }],
  },
}

export function panelsOf(title: string): Panels | null {
  return PANELS[title] ?? null
}
