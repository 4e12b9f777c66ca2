import { KEY_NAME } from '../../src-shared/shell.ts'

/**
 * What lets this window in to the browser host: given with the page that came with the token, and kept for the next
 * time it loads. Only pages of this very address and port can read what is kept. null where there is none.
 */
export function keyOfPage(): string | null {
  const given = document.querySelector<HTMLMetaElement>(`meta[name="${KEY_NAME}"]`)?.content
  // The token has been used: it is of no more use in the address, nor to whoever looks at it.
  if (location.search !== '') history.replaceState(null, '', location.pathname)
  try {
    if (given !== undefined) localStorage.setItem(KEY_NAME, given)
    return given ?? localStorage.getItem(KEY_NAME)
  } catch {
    // A browser that keeps nothing: this window has it until it is loaded anew.
    return given ?? null
  }
}
