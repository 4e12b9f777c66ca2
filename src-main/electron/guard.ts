import type { Session, WebContents } from './electron.ts'
import { OUR_PAGES } from './scheme.ts'

/**
 * The window shows our page and never anything else, whatever a page may try. It may load itself anew: that is the way
 * out of a fallen screen.
 */
export function guardContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect'] as const) {
    // One name at a time has its own type of listener; all have this in common.
    contents.on(name as 'will-navigate', (event) => {
      if (!event.url.startsWith(OUR_PAGES)) event.preventDefault()
    })
  }
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

/** No camera, no place, no device, and no address but our own. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !isOurs(details.url) }))
}

const isOurs = (url: string): boolean => url.startsWith(OUR_PAGES) || /^(blob|data|devtools):/.test(url)
