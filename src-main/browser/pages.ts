import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentPolicy, guardHeaders, readPage } from '../pages.ts'
import type { Session } from './session.ts'

/** Where this host lives, once it has a port. */
export interface Place {
  /** `127.0.0.1:4711` */
  readonly host: string
  readonly origin: string
}

const USED = `This address has been used already, or is not complete.
Stop Signalbox where you started it (Ctrl+C), start it again, and open the address it prints.
`

/** Answers the browser's requests for pages. Everything but the way in wants the cookie. */
export function servePages(root: string, place: Place, session: Session) {
  const policy = contentPolicy(`ws://${place.host}`)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const say = (status: number, text: string, more: Record<string, string> = {}) => {
      response.writeHead(status, { ...guardHeaders(policy), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more })
      response.end(request.method === 'HEAD' ? undefined : text)
    }
    // A page from elsewhere that gave its own name our address (DNS rebinding) names itself here.
    if (request.headers.host !== place.host) return say(421, 'Signalbox answers to its own address only.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Pages are only read.\n', { allow: 'GET, HEAD' })

    const [path = '/', query = ''] = (request.url ?? '/').split('?')
    const known = session.knows(request.headers)
    const token = new URLSearchParams(query).get('token')
    if (path === '/' && token !== null) {
      if (!known && !session.redeem(token)) return say(401, USED)
      return say(302, '', { location: '/', ...(known ? {} : { 'set-cookie': session.setCookie() }) })
    }
    if (!known) return say(401, USED)
    const page = await readPage(root, path, policy)
    response.writeHead(page.status, page.headers)
    response.end(request.method === 'HEAD' ? undefined : page.body)
  }
}
