import { CARD_KINDS, END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Outcome, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { coinCount } from './board/coins.ts'
import { contractAt, contractCount, removeContract } from './board/contracts.ts'
import { inPlay, installed } from './modules/module.ts'
import { addPoints, totalPoints } from './points.ts'
import { TABLE, endCardRef } from './refs.ts'
import { AT, seatCount, everySeat } from './state.ts'
import { CARDS_OF_KIND } from './tables.ts'
import { tell, type Tell } from './tell.ts'
import { DISCARDED, FILED, isAt, putCard } from './board/zones.ts'

const { active: ACTIVE, actor: ACTOR, drafted: DRAFTED, endOwner: END_OWNER, out: OUT, starter: STARTER } = AT

/** After the third scoring: coins and end cards. [002:744-807] */
export function countUp(s: State, emit: Tell): void {
  if (emit) {
    const endCards = everySeat(s).map((seat) => s[DRAFTED + seat] - 1)
    tell(s, emit, endCards.map(endCardRef), { kind: 'draftsShown', endCards }, everySeat(s))
  }
  for (let seat = 0; seat < seatCount(s); seat++) {
    s[ACTOR] = seat
    s[ACTIVE] = seat
    dropContracts(s, seat)
    addPoints(s, seat, 'coins', coinCount(s, seat), emit)
    for (let endCard = 0; endCard < END_CARDS.length; endCard++)
      if (holdsEndCard(s, seat, endCard)) scoreEndCard(s, seat, endCard, emit)
  }
  for (const module of installed) if (module.finished && inPlay(s, module)) module.finished(s, emit)
  s[ACTOR] = s[STARTER]
  s[ACTIVE] = s[STARTER]
  if (emit) tell(s, emit, [TABLE], { kind: 'ended' })
}

function dropContracts(s: State, seat: Seat): void {
  while (contractCount(s, seat) > 0) {
    const card = contractAt(s, seat, 0)
    removeContract(s, seat, card)
    putCard(s, card, DISCARDED)
  }
}

/** Does a seat hold this end card, taken in the game or kept in the draft? */
export const holdsEndCard = (s: State, seat: Seat, endCard: number): boolean =>
  s[END_OWNER + endCard] === seat + 1 || s[DRAFTED + seat] === endCard + 1

/**
 * Base cards of the kind (no module has these kinds) in the pile of the seat, refused ones too; how often the symbol is
 * on a card is no matter.
 */
export function countedCards(s: State, seat: Seat, endCard: number): number {
  const kind = CARD_KINDS.indexOf(END_CARDS[endCard].counts)
  let n = 0
  for (const card of CARDS_OF_KIND[kind]) if (isAt(s, card, FILED, seat)) n++
  return n
}

function scoreEndCard(s: State, seat: Seat, endCard: number, emit: Tell): void {
  const cards = countedCards(s, seat, endCard)
  const points = cards * END_CARDS[endCard].points
  if (emit) tell(s, emit, [endCardRef(endCard)], { kind: 'endCardScored', endCard, cards, points })
  addPoints(s, seat, 'endCards', points, emit)
}

/** Most points first, equal points share a place and a win; who is out ranks below all others. [002:811, 1108] */
export function outcome(s: State): Outcome {
  const seats = everySeat(s)
  const out = seats.filter((seat) => s[OUT] & (1 << seat))
  const others = seats.filter((seat) => !out.includes(seat))
  const reason = others.length === 0 ? 'nobodyWins' : 'mostPoints'
  return { places: [...ranked(s, others), ...ranked(s, out)], out, reason: `first-class.outcome.${reason}` }
}

function ranked(s: State, seats: readonly Seat[]): Seat[][] {
  const totals = [...new Set(seats.map((seat) => totalPoints(s, seat)))].sort((a, b) => b - a)
  return totals.map((total) => seats.filter((seat) => totalPoints(s, seat) === total))
}
