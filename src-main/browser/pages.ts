import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostKey } from '../../src-shared/messages/host/index.ts'
import { phrase, say } from '../../src-shared/messages/host/index.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import type { Settings } from '../../src-shared/table.ts'
import { contentPolicy, guardHeaders, readPage } from '../pages.ts'
import type { Session } from './session.ts'

/** Where this host lives, once it has a port. */
export interface Place {
  /** `127.0.0.1:4711` */
  readonly host: string
  readonly origin: string
}

/** Answers the browser's requests for pages, in the language of the settings. Everything but the way in wants the cookie. */
export function servePages(root: string, place: Place, session: Session, setting: () => Settings['language']) {
  const policy = contentPolicy(`ws://${place.host}`)

  /** What falls here ends this answer, never the program. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await serve(request, response)
    } catch {
      if (!response.headersSent) response.writeHead(500, guardHeaders(policy))
      response.end()
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const tell = (status: number, key: HostKey, more: Record<string, string> = {}) =>
      answer(status, `${say(languageOf(setting(), preferredBy(request)), phrase(key))}\n`, more)
    const answer = (status: number, text: string, more: Record<string, string> = {}) => {
      response.writeHead(status, {
        ...guardHeaders(policy),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...more,
      })
      response.end(request.method === 'HEAD' ? undefined : text)
    }
    // A page from elsewhere that gave its own name our address (DNS rebinding) names itself here.
    if (request.headers.host !== place.host) return tell(421, 'host.page.elsewhere')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return tell(405, 'host.page.readOnly', { allow: 'GET, HEAD' })

    const [path = '/', query = ''] = (request.url ?? '/').split('?')
    const known = session.knows(request.headers)
    const token = new URLSearchParams(query).get('token')
    if (path === '/' && token !== null) {
      // Who only asks for the head looks whether the address is there: mail programs and virus checkers do.
      if (!known && request.method === 'HEAD') return answer(200, '')
      if (!known && !session.redeem(token)) return tell(401, 'host.page.used')
      return answer(302, '', { location: '/', ...(known ? {} : { 'set-cookie': session.setCookie() }) })
    }
    if (!known) return tell(401, 'host.page.used')
    const page = await readPage(root, path, policy)
    if (page.status === 404) return tell(404, 'host.page.nothing')
    response.writeHead(page.status, page.headers)
    response.end(request.method === 'HEAD' ? undefined : page.body)
  }
}

/** The languages a browser asks for, best first: they stand in that order. */
const preferredBy = ({ headers }: IncomingMessage): string[] =>
  (headers['accept-language'] ?? '').split(',').map((one) => one.replace(/;.*/, '').trim())
