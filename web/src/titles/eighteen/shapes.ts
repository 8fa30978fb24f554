/** What 1830 and 1817 tell in their views, as far as the panels show it. Fields of one title only are optional. */

export interface SeatView {
  cash: number
  certificates: number
  shares: Record<string, number>
  shorts?: Record<string, number>
  privates?: string[]
  bankrupt?: boolean
  worth: number
}

export interface CompanyView {
  president_seat: number | null
  par?: number | null
  start_price?: number | null
  price: number | null
  market?: { zone: string } | null
  zone?: string
  offering?: number
  treasury_shares?: number
  pool?: number
  pool_shares?: number
  shares?: number
  shorts?: number
  loans?: number
  floated?: boolean
  cash: number | null
  trains: string[]
  tokens_left?: number
  markers_on_charter?: number
  privates?: string[]
  revenue: number | null
}

export interface EighteenTable {
  seats: SeatView[]
  companies: Record<string, CompanyView>
  priority_seat?: number
  certificate_limit?: number
  bank?: number
  phase: string
  interest?: number
  loans_left?: number
  privates: Record<string, PrivateView>
  trains: { left?: Record<string, number | null>; bank?: Record<string, number | null>; pool: string[] }
}

export interface PrivateView {
  owner_seat?: number | null
  seat?: number | null
  owner_company?: string | null
  company?: string | null
  closed?: boolean
}

/** 1830 counts percent, 1817 counts shares. */
export function held(title: string, amount: number): string {
  return title === '1830' ? `${amount}%` : String(amount)
}

export function running(company: CompanyView): boolean {
  return company.price !== null || company.president_seat !== null
}

export function ownersOf(one: PrivateView): { seat: number | null; company: string | null } {
  return { seat: one.owner_seat ?? one.seat ?? null, company: one.owner_company ?? one.company ?? null }
}

export function privatesOf(table: EighteenTable, seat: number): string[] {
  return Object.entries(table.privates)
    .filter(([, one]) => ownersOf(one).seat === seat && !one.closed)
    .map(([id]) => id)
}
