import type { Special } from '../../../../../src-shared/games/freight-express/specials.ts'
import { abduction } from './abduction.ts'
import { coupleWagon, uncoupleWagon } from './by-value.ts'
import { closing as closeStation } from './close-station.ts'
import { cardRobbery, cardTrain, none, ticket, veto } from './plain.ts'
import { rebuilding as rebuild } from './rebuild.ts'
import type { SpecialWords } from './special.ts'
import { wagonRobbery } from './wagon-robbery.ts'

/** The words and the drawing of each special. */
export const SPECIAL_WORDS: Readonly<Record<Special, SpecialWords>> = {
  none,
  ticket,
  cardRobbery,
  closeStation,
  cardTrain,
  uncoupleWagon,
  veto,
  rebuild,
  coupleWagon,
  wagonRobbery,
  abduction,
}

/** The drawing of a special action, by its file's name. */
export const specialIcon = (special: Special): string => SPECIAL_WORDS[special].icon
/** A station without a special shows no drawing where one is chosen. */
export const chosenIcon = (special: Special): string | null => (special === 'none' ? null : specialIcon(special))
