import type { Special } from '../../../src-shared/games/freight-express/specials.ts'

/** The drawing of each special action, by its file's name. */
export const ICONS: Readonly<Record<Special, string>> = {
  none: 'freight-icon-special-a-start',
  ticket: 'freight-icon-special-b-ticket',
  cardRobbery: 'freight-icon-special-c-card-robbery',
  closeStation: 'freight-icon-special-d-close-station',
  cardTrain: 'freight-icon-special-e-card-train',
  uncoupleWagon: 'freight-icon-special-f-uncouple-wagon',
  veto: 'freight-icon-special-g-veto',
  rebuild: 'freight-icon-special-h-rebuild',
  coupleWagon: 'freight-icon-special-i-couple-wagon',
  wagonRobbery: 'freight-icon-special-j-wagon-robbery',
  abduction: 'freight-icon-special-abduction',
}
export const specialIcon = (special: Special): string => ICONS[special]
/** A station without a special shows no drawing where one is chosen. */
export const chosenIcon = (special: Special): string | null => (special === 'none' ? null : ICONS[special])
