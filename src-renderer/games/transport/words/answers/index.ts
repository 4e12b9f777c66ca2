import type { Action } from '../../../../../src-shared/games/transport/actions.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { AllAnswerWords } from '../../../../words/answers.ts'
import { connect } from './connect.ts'
import { endTurn } from './end-turn.ts'
import { exchange } from './exchange.ts'
import { insert } from './insert.ts'
import { intake } from './intake.ts'
import { lift } from './lift.ts'
import { parcel } from './parcel.ts'
import { place } from './place.ts'
import { swap } from './swap.ts'
import { take } from './take.ts'
import { way } from './way.ts'
import type { BestWays, TransportWords } from './answer.ts'

const ANSWERS: AllAnswerWords<Action, TransportView, BestWays> = {
  connect,
  swap,
  place,
  insert,
  intake,
  take,
  lift,
  exchange,
  parcel,
  way,
  endTurn,
}

/** The words of an answer. */
export const wordsOf = ({ kind }: Action): TransportWords => ANSWERS[kind]
