import { contentPolicy, readPage } from '../pages.ts'
import type { Electron } from './electron.ts'

const SCHEME = 'app'
/** Everything the window may load begins with this. */
export const OUR_PAGES = `${SCHEME}://signalbox/`

/** Must run before Electron is ready. */
export function announceScheme({ protocol }: Electron): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the built window under our own scheme, with the content policy the browser host has too. */
export function serveScheme({ protocol }: Electron, root: string): void {
  const policy = contentPolicy()
  protocol.handle(SCHEME, async (request) => {
    // Not `new URL(…).pathname`: the path is wanted as it came, dots and all, for one reader to judge.
    const path = request.url.startsWith(OUR_PAGES)
      ? request.url.slice(OUR_PAGES.length - 1).replace(/[?#].*$/, '')
      : '/..'
    const page = await readPage(root, path, policy)
    return new Response(new Uint8Array(page.body), { status: page.status, headers: page.headers })
  })
}
