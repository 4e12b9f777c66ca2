import { KIND, cellOfCode, packCode, turnOfCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { distinctTurns } from '../../../../src-shared/geometry/rails.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cellCount } from '../board/board.ts'
import { layThings, refused } from '../reasons.ts'
import { relay as layAgain, relayRefusal, scrap as discardLifted } from '../specials/rebuilding.ts'
import { cardRef } from '../refs.ts'
import { liftedCard } from '../specials/special-state.ts'
import { againstEach, bare, plainTurn, saying, type ActionOf, type FreightAnswer } from './answer.ts'

type Relaying = Omit<ActionOf<'relay'>, 'kind'>

/** H: the lifted card is laid down again, elsewhere or turned (000:211). */
export const relay: FreightAnswer<'relay'> = {
  ...saying('relay'),
  pack: ({ card, cell, rotation }) => packCode(KIND.relay, card, cell, plainTurn(card, rotation)),
  list(s, out, n) {
    const card = liftedCard(s)
    const turns = distinctTurns(TRACK_CARDS[card].rails)
    for (let cell = 0; cell < cellCount(s); cell++) {
      for (let turn = 0; turn < turns; turn++)
        if (relayRefusal(s, cell, turn) === null) out[n++] = packCode(KIND.relay, card, cell, turn)
    }
    return n
  },
  refusal,
  against: (s, { kind, id }) =>
    kind === 'cell'
      ? againstEach(
          s,
          refusal,
          [0, 1, 2, 3].map((rotation) => ({ card: liftedCard(s), cell: id, rotation })),
        )
      : [],
  apply: (s, code, emit) => layAgain(s, cellOfCode(code), turnOfCode(code), emit),
}

function refusal(s: State, { card, cell, rotation }: Relaying): Reason | null {
  if (card !== liftedCard(s)) return refused(s, 'otherCard', () => [cardRef(liftedCard(s))])
  return refused(s, relayRefusal(s, cell, rotation & 3), (name) => layThings(s, name, -1, cell))
}

/** Or it is discarded. */
export const scrap: FreightAnswer<'scrap'> = { ...bare('scrap'), apply: (s, _, emit) => discardLifted(s, emit) }
