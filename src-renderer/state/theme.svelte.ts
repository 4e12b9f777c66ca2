import type { Settings } from '../../src-shared/table.ts'
import type { Theme } from '../theme/tokens.ts'

/** What the system prefers, followed while the window is open. */
function following(query: string): () => boolean {
  const media = matchMedia(query)
  let matches = $state(media.matches)
  media.addEventListener('change', () => (matches = media.matches))
  return () => matches
}

const systemIsDark = following('(prefers-color-scheme: dark)')
export const reducedMotion = following('(prefers-reduced-motion: reduce)')

export const themeOf = (settings: Settings): Theme =>
  settings.theme === 'system' ? (systemIsDark() ? 'night' : 'day') : settings.theme
