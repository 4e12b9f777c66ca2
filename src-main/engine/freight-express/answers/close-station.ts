import {
  KIND,
  cellOfCode,
  itemOfCode,
  packCode,
  turnOfCode,
} from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { distinctTurns } from '../../../../src-shared/geometry/rails.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { closeRefusal, closeWith, stationRefusal } from '../specials/closing.ts'
import { handCard, handCount, handOf } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef, stationRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { STATIONS, activeSeat } from '../state.ts'
import { againstEach, plainTurn, saying, type ActionOf, type FreightAnswer } from './answer.ts'

type Closing = Omit<ActionOf<'closeStation'>, 'kind'>

/** D: closes a station with a hand card (000:177-179). */
export const closeStation: FreightAnswer<'closeStation'> = {
  ...saying('closeStation'),
  pack: ({ card, station, rotation }) => packCode(KIND.closeStation, card, station, plainTurn(card, rotation)),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let station = 0; station < STATIONS; station++) {
      if (stationRefusal(s, station) !== null) continue
      for (let i = 0; i < handCount(s, seat); i++) {
        const card = handCard(s, seat, i)
        for (let turn = 0; turn < distinctTurns(TRACK_CARDS[card].rails); turn++)
          if (closeRefusal(s, card, station, turn) === null) out[n++] = packCode(KIND.closeStation, card, station, turn)
      }
    }
    return n
  },
  refusal,
  against(s, { kind, id }) {
    const meant =
      kind === 'station'
        ? handOf(s, activeSeat(s)).flatMap((card) => inEachTurn(card, id))
        : kind === 'card'
          ? Array.from({ length: STATIONS }, (_, station) => inEachTurn(id, station)).flat()
          : []
    return againstEach(s, refusal, meant)
  },
  apply: (s, code, emit) => closeWith(s, itemOfCode(code), cellOfCode(code), turnOfCode(code), emit),
}

const inEachTurn = (card: number, station: number): Closing[] =>
  [0, 1, 2, 3].map((rotation) => ({ card, station, rotation }))

function refusal(s: State, { card, station, rotation }: Closing): Reason | null {
  const why = handRefusal(s, activeSeat(s), card) ?? closeRefusal(s, card, station, rotation & 3)
  const ofCard = why === 'notInHand' || why === 'noCrossingHere' || why === 'railsMismatch'
  return refused(s, why, () => [ofCard ? cardRef(card) : stationRef(station)])
}
