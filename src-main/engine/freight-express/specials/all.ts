import { abduction } from './abduction.ts'
import { cardRobbery } from './card-robbery.ts'
import { cardTrain } from './card-train.ts'
import { closing } from './close-station.ts'
import { coupleWagon } from './couple-wagon.ts'
import { ticket, veto } from './papers.ts'
import { rebuild } from './rebuild.ts'
import type { SpecialRule } from './special.ts'
import { uncoupleWagon } from './uncouple-wagon.ts'
import { wagonRobbery } from './wagon-robbery.ts'

/** All that stations do. */
export const ALL: readonly SpecialRule[] = [
  ticket,
  cardRobbery,
  closing,
  cardTrain,
  uncoupleWagon,
  veto,
  rebuild,
  coupleWagon,
  wagonRobbery,
  abduction,
]
