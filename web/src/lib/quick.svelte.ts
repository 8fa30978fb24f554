/** One click from a game's poster to a table against bots. */
import { api } from './api'
import { t } from './i18n.svelte'
import { router } from './router.svelte'
import { session } from './session.svelte'
import type { TitleInfo } from './types'

export const quick: { busy: string; failed: string } = $state({ busy: '', failed: '' })

/** Seats for a first game: a usual number of players, you first, the others bots of middle strength. */
export function usualSeats(title: TitleInfo): number {
  return Math.max(title.seats[0], Math.min(title.seats[1], 4))
}

export function middleBot(title: TitleInfo): string {
  return title.bots[Math.ceil((title.bots.length - 1) / 2)]?.id ?? 'weighted'
}

/** `seats` and `bot` as the address may ask for them; else what is usual. */
export async function playNow(title: TitleInfo, seats = 0, bot = ''): Promise<void> {
  if (quick.busy) return
  quick.busy = title.id
  quick.failed = ''
  try {
    const name = await session.ensure()
    const [low, high] = title.seats
    const wanted = seats >= low && seats <= high ? seats : usualSeats(title)
    const level = title.bots.some((one) => one.id === bot) ? bot : middleBot(title)
    const bots = Array.from({ length: wanted - 1 }, () => ({ kind: 'bot' as const, bot: level }))
    const table = await api.create({ title: title.id, seats: [{ kind: 'you', name }, ...bots], public: false, pace: 'live' })
    router.go(`/t/${table.id}`, router.route.page === 'play')
  } catch (error) {
    quick.failed = `${t('home.failed')} ${(error as Error).message}`
  } finally {
    quick.busy = ''
  }
}
