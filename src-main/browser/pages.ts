import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostKey } from '../../src-shared/messages/host/index.ts'
import { phrase, say } from '../../src-shared/messages/host/index.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import { KEY_NAME } from '../../src-shared/shell.ts'
import type { Settings } from '../../src-shared/table.ts'
import { contentPolicy, guardHeaders, readPage } from '../pages.ts'
import type { Session } from './session.ts'

/** Where this host lives, once it has a port. */
export interface Place {
  /** `127.0.0.1:4711` */
  readonly host: string
  readonly origin: string
}

/**
 * Answers the browser's requests for pages, in the language of the settings. The pages are the program and nobody's
 * games: whoever asks gets them. The key to the games goes once, into the page that comes with the token.
 */
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
    const token = path === '/' ? new URLSearchParams(query).get('token') : null
    // Who only asks for the head looks whether the address is there: mail programs and virus checkers do.
    if (token !== null && request.method === 'HEAD') return answer(200, '')
    const page = await readPage(root, path, policy)
    if (page.status === 404) return tell(404, 'host.page.nothing')
    const enters = token !== null && session.redeem(token)
    // A page without the key says so itself; one that has it from before goes on.
    response.writeHead(token !== null && !enters ? 401 : page.status, page.headers)
    response.end(request.method === 'HEAD' ? undefined : enters ? withKey(page.body, session.key) : page.body)
  }
}

/** Read by the page's own script: no other page can. */
const withKey = (page: Buffer, key: string): string =>
  page.toString('utf8').replace('<head>', `<head><meta name="${KEY_NAME}" content="${key}" />`)

/** The languages a browser asks for, best first: they stand in that order. */
const preferredBy = ({ headers }: IncomingMessage): string[] =>
  (headers['accept-language'] ?? '').split(',').map((one) => one.replace(/;.*/, '').trim())
