import { phrase } from '../../../../messages/index.ts'
import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { aShape, cardFacts, cardShort, letter, withShape } from '../cards.ts'
import { heading, number } from '../asked/headings.ts'
import { listOf } from '../../../../words/names.ts'
import {
  joinedCells,
  leadsPastName,
  liesWhere,
  lineOf,
  pairsJoined,
  railsOn,
  stationOf,
  stationPhrase,
  trackAt,
  withTrack,
} from '../places.ts'
import { turnOnly } from '../asked/only-bends.ts'
import { cardStep, cellStep, turnStep } from '../asked/steps.ts'
import { towards } from '../hint/wanted.ts'
import { candidate, refsOf, type FreightWords } from './answer.ts'

export const LAY = heading('lay', 'freight-icon-action-extend', 'extend', { ...number(1), folds: true, lookedAt: true })
export const COVER = heading('cover', 'freight-icon-action-complete', 'complete', {
  ...number(4),
  folds: true,
  lookedAt: true,
})

/** Actions 1 and 2: which card where, then how it is turned. */
export const lay: FreightWords<'lay'> = {
  candidate(offer) {
    const { card, cell, rotation } = offer.action
    const { view } = offer.at
    const ref = refsOf(offer)[1]
    const under = cardAt(view, cell)
    const note =
      under < 0
        ? towards(view, offer.decision.for, cell, card)
        : phrase('freight.choice.covers', { shape: aShape(under) })
    return candidate(offer, {
      group: under < 0 ? LAY : COVER,
      confirm: phrase(under < 0 ? 'freight.confirm.lay' : 'freight.confirm.cover'),
      stem: `lay${card}.${cell}`,
      steps: [cardStep(card), cellStep(cell, view, ref, note), turnStep(card, rotation, ref)],
      aside: !isOnLine(ownLine(view, offer.decision.for), view, cell, railsOn(card, rotation)),
    })
  },
  preview({ action: { card, cell, rotation }, at: { view } }) {
    const rails = railsOn(card, rotation)
    // As its row has it, however the card is turned: what turning changes is what it joins. 'between A and E' over
    // 'It joins B and H' would be read as what it does, not as where it lies.
    const place = leadsPastName(view, cell, rails) ? phrase('freight.preview.here') : liesWhere(view, cell)
    return {
      above: cardShort(card),
      title:
        cardAt(view, cell) < 0
          ? phrase('freight.preview.lay', { shape: aShape(card), place })
          : phrase('freight.preview.cover', { shape: withShape(card), place: liesWhere(view, cell) }),
      text: [
        ...(cardAt(view, cell) < 0 ? joins(view, cell, rails) : [adds(view, cell, rails)]),
        ...(turnOnly(rails) ? [phrase('freight.preview.turnOnly')] : []),
        phrase('freight.preview.costs', cardFacts(card)),
      ],
    }
  },
}

/** Every place of every card asks for it. */
const known = new WeakMap<FreightView, Map<Seat, ReadonlySet<number>>>()

/** The line on which the locomotive of a seat stands. */
function ownLine(view: FreightView, seat: Seat): ReadonlySet<number> {
  const lines = known.get(view) ?? new Map<Seat, ReadonlySet<number>>()
  const line = lines.get(seat) ?? lineOf(view, seat)
  known.set(view, lines.set(seat, line))
  return line
}

const isOnLine = (line: ReadonlySet<number>, view: FreightView, cell: number, rails: number): boolean =>
  line.has(cell) || joinedCells(view, cell, rails).some((next) => line.has(next))

const cardAt = (view: FreightView, cell: number): number => view.cells[cell]?.card ?? -1

/**
 * 'It joins station B and the track south of C.'; where not each is joined with each: 'It joins E with F and F with
 * I.' Two curves may touch two neighbours and join neither with the other: that is no way, and it is said.
 */
function joins(view: FreightView, cell: number, rails: number): Phrase[] {
  const joined = joinedCells(view, cell, rails)
  if (joined.length === 0) return []
  const pairs = pairsJoined(view, cell, rails)
  if (joined.length > 2 && pairs.length > 0 && pairs.length < (joined.length * (joined.length - 1)) / 2) {
    return [phrase('freight.preview.joins.pairs', { list: listOf(pairs.map(pairOf(view))) })]
  }
  if (joined.length > 1 && pairs.length === 0) {
    const [a, b] = joined.map((next) => shortly(view, next, withTrack))
    return [phrase('freight.preview.joins.apart', { a, b })]
  }
  return [phrase('freight.preview.joins', { list: listOf(joined.map((next) => inFull(view, next))) })]
}

/** A card that covers another keeps its rails: what is new is said alone, and that nothing is. */
function adds(view: FreightView, cell: number, rails: number): Phrase {
  const { card, rotation } = view.cells[cell]
  const old = railsOn(card, rotation)
  const pairs = pairsJoined(view, cell, rails & ~old)
  if (pairs.length > 0) return phrase('freight.preview.joins.pairs', { list: listOf(pairs.map(pairOf(view))) })
  const known = joinedCells(view, cell, old)
  const fresh = joinedCells(view, cell, rails).filter((next) => !known.includes(next))
  return fresh.length > 0
    ? phrase('freight.preview.joins', { list: listOf(fresh.map((next) => inFull(view, next))) })
    : phrase('freight.preview.joins.nothing')
}

const pairOf =
  (view: FreightView) =>
  ([a, b]: readonly [number, number]): Phrase =>
    phrase('freight.preview.joins.pair', { a: shortly(view, a), b: shortly(view, b, withTrack) })

const inFull = (view: FreightView, cell: number): Phrase =>
  view.cells[cell].card < 0 ? stationPhrase(stationOf(view, cell)) : trackAt(view, cell)

const shortly = (view: FreightView, cell: number, track = trackAt): Phrase | string =>
  view.cells[cell].card < 0 ? letter(stationOf(view, cell)) : track(view, cell)
