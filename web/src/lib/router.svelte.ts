/** Addresses of the pages, without reloading. */

export interface Route {
  page: 'home' | 'lobby' | 'new' | 'table' | 'rules' | 'play' | 'missing'
  id: string
  query: URLSearchParams
  hash: string
}

function parse(): Route {
  const [, first = '', second = ''] = location.pathname.split('/')
  const query = new URLSearchParams(location.search)
  const pages: Record<string, Route['page']> = { '': 'home', lobby: 'lobby', new: 'new', t: 'table', rules: 'rules', play: 'play' }
  return { page: pages[first] ?? 'missing', id: second, query, hash: location.hash.slice(1) }
}

class Router {
  route: Route = $state.raw(parse())

  constructor() {
    addEventListener('popstate', () => (this.route = parse()))
  }

  /** `instead`: the way back does not lead to this address again. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.route = parse()
    scrollTo(0, 0)
  }

  /** Change the query without a new entry in the browser's history. */
  replace(query: Record<string, string | null>): void {
    const search = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(query)) value === null ? search.delete(key) : search.set(key, value)
    const said = search.toString()
    history.replaceState(null, '', location.pathname + (said ? `?${said}` : ''))
  }
}

export const router = new Router()

/** Links inside the client are ordinary anchors; this keeps a plain click from reloading. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const anchor = (event.target as Element).closest('a')
  if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
  if (anchor.pathname.startsWith('/api/') || (anchor.hash && anchor.pathname === location.pathname)) return
  event.preventDefault()
  router.go(anchor.pathname + anchor.search + anchor.hash)
}
