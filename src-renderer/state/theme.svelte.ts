import type { SeatLook } from '../../src-shared/looks.ts'
import type { Settings } from '../../src-shared/table.ts'
import { schemeNamed, schemeWith, type Scheme, type Theme } from '../theme/palette.ts'

/** What the system prefers, followed while the window is open. */
function following(query: string): () => boolean {
  const media = matchMedia(query)
  let matches = $state(media.matches)
  media.addEventListener('change', () => (matches = media.matches))
  return () => matches
}

const systemIsDark = following('(prefers-color-scheme: dark)')
const systemAsksForLess = following('(prefers-reduced-motion: reduce)')

const systemAsksForContrast = following('(prefers-contrast: more), (forced-colors: active)')

/** Nothing is to slide: the system asks for it, or whoever plays. */
export const reducedMotion = (settings: Settings): boolean => settings.reducedMotion || systemAsksForLess()

export const themeOf = (settings: Settings): Theme =>
  settings.theme === 'system' ? (systemIsDark() ? 'night' : 'day') : settings.theme

/** The palette of the seats: the usual one yields to the stronger where the system asks for contrast. */
export const seatsOf = ({ seatColours }: Settings): Settings['seatColours'] =>
  seatColours === 'railway' && systemAsksForContrast() ? 'strong' : seatColours

/** @param looks of the four seats at this table */
export const schemeOf = (settings: Settings, looks: readonly SeatLook[]): Scheme =>
  schemeWith(schemeNamed(themeOf(settings), seatsOf(settings)), looks)
