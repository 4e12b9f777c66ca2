import type { Action, ActionKind } from '../../../../../src-shared/games/freight-express/actions.ts'
import { abduct } from '../specials/abduction.ts'
import { closeStation } from '../specials/close-station.ts'
import { rebuild } from '../specials/rebuild.ts'
import { relay, scrap } from '../specials/relay.ts'
import type { FreightWords } from './answer.ts'
import { branch } from './branch.ts'
import { chooseSeat } from './choose-seat.ts'
import { couple } from './couple.ts'
import { drive } from './drive.ts'
import { drop } from './drop.ts'
import { endTurn } from './end-turn.ts'
import { fly } from './fly.ts'
import { giveUpTrain } from './give-up-train.ts'
import { lay } from './lay.ts'
import { showHand, stopSpecial, takeCard, takeWagon } from './of-specials.ts'
import { place } from './place.ts'
import { driveOff, halt } from './rail-end.ts'
import { refill } from './refill.ts'
import { uncouple } from './uncouple.ts'
import { skipSpecial, useSpecial } from './use-special.ts'
import { passVeto, playVeto } from './veto.ts'

/** The words of each kind of answer. */
export const ANSWERS: { readonly [K in ActionKind]: FreightWords<K> } = {
  lay,
  couple,
  uncouple,
  drive,
  refill,
  giveUpTrain,
  endTurn,
  branch,
  drop,
  place,
  useSpecial,
  skipSpecial,
  playVeto,
  passVeto,
  chooseSeat,
  closeStation,
  takeWagon,
  takeCard,
  rebuild,
  relay,
  scrap,
  abduct,
  fly,
  stopSpecial,
  showHand,
  halt,
  driveOff,
}

/** Of an action, whatever its kind. */
export const answerWords = ({ kind }: Action): FreightWords<ActionKind> => ANSWERS[kind] as FreightWords<ActionKind>
