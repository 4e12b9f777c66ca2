import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'

/** The drawing of each special; a station without one has none. */
export const SPECIAL_ICONS: Readonly<Record<Exclude<Special, 'none'>, string>> = {
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

export const iconOf = (special: Special): string | null => (special === 'none' ? null : SPECIAL_ICONS[special])
