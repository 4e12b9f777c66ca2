import type { CardKind } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { keepContract } from '../board/contracts.ts'
import { bundleCan } from '../frames/effects.ts'
import { pushBundle } from '../frames/gained.ts'
import type { CardRule } from '../modules/module.ts'
import { FROM_CARD, cardRef } from '../refs.ts'
import { layRouteCard } from '../board/route.ts'
import { CARD_FRAME, CARD_FRAMES } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { FILED, ON_ROUTE, putCard } from '../board/zones.ts'

/** The frames of a card, from that card. */
export const pushCardFrames = (s: State, card: number): void =>
  pushBundle(s, CARD_FRAME[card], CARD_FRAMES[card], FROM_CARD, card)

/** Puts a card onto the pile of a seat's action cards, where end cards count it. */
export function file(s: State, seat: Seat, card: number, emit: Tell): void {
  putCard(s, card, FILED, seat)
  if (emit) tell(s, emit, [cardRef(card)], { kind: 'filed', card })
}

/** Filed, and its frames carried out. [002:193-201] */
export const plainCard: CardRule = {
  does: (s, seat, card) => bundleCan(s, seat, CARD_FRAME[card], CARD_FRAMES[card]),
  carryOut(s, seat, card, emit) {
    file(s, seat, card, emit)
    pushCardFrames(s, card)
  },
}

/** Laid behind the last route card. [002:392-410] */
const routeCard: CardRule = {
  carryOut(s, seat, card, emit) {
    const index = layRouteCard(s, seat, card)
    putCard(s, card, ON_ROUTE, seat)
    if (emit) tell(s, emit, [cardRef(card)], { kind: 'routeLaid', card, index })
  },
}

const contractCard: CardRule = { carryOut: keepContract }

/** How the cards of the base game are taken; contracts, coins and end cards come in every module. */
export const baseCards: Partial<Record<CardKind, CardRule>> = {
  wagon: plainCard,
  locomotive: plainCard,
  conductor: plainCard,
  coins: plainCard,
  endCard: plainCard,
  route: routeCard,
  contract: contractCard,
}
