import type { Phrase } from '../../../../src-shared/core.ts'
import { CROSSING, NS, EW, RAILS, RAIL_SIDES, turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { MessageKey } from '../../../messages/index.ts'
import { phrase } from '../../../messages/index.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { SeatView } from '../../../../src-shared/games/freight-express/view.ts'
import { listOf } from '../../../words/names.ts'

/** Cards are spoken of by what they show: '7-wagon, B to J, action 3, curve'. */
export const letter = (station: number): string => String.fromCharCode(65 + station)

export const isKnown = (card: number): boolean => card >= 0 && card < TRACK_CARDS.length

export const SHAPES = [
  'straight',
  'curve',
  'branchLeft',
  'branchRight',
  'y',
  'twoCurves',
  'doubleBranch',
  'threeCurves',
  'four',
  'crossing',
] as const
export type Shape = (typeof SHAPES)[number]

const count = (mask: number): number => RAILS.filter((rail) => mask & rail).length
const railsOf = (mask: number) => RAIL_SIDES.filter((_, i) => mask & RAILS[i])

/** The name of a card's rails. */
export function shapeOf(mask: number): Shape {
  if (mask === CROSSING) return 'crossing'
  const rails = count(mask)
  const hasStraight = (mask & (NS | EW)) !== 0
  if (rails === 4) return 'four'
  if (rails === 3) return hasStraight ? 'doubleBranch' : 'threeCurves'
  if (rails === 1) return hasStraight ? 'straight' : 'curve'
  return hasStraight ? branch(mask) : shareSide(mask) ? 'y' : 'twoCurves'
}

function shareSide(mask: number): boolean {
  const [a, b] = railsOf(mask)
  return a.some((side) => b.includes(side))
}

/** Left or right as it is seen on the card in the hand: with the straight upright, and what they share at the top. */
function branch(mask: number): Shape {
  // Turn the card until the straight runs north to south and the curve starts in the north.
  for (let quarters = 0; quarters < 4; quarters++) {
    const turned = turnRails(mask, quarters)
    const curve = railsOf(turned).find(([a, b]) => (b - a) % 2 !== 0)
    if (turned & NS && curve?.includes(0)) return curve.includes(1) ? 'branchRight' : 'branchLeft'
  }
  throw new RangeError(`no branch: ${mask}`)
}

export const shapePhrase = (card: number): Phrase => phrase(`freight.shape.${shapeOf(TRACK_CARDS[card].rails)}`)
export const aShape = (card: number): Phrase => phrase(`freight.shape.a.${shapeOf(TRACK_CARDS[card].rails)}`)

/** After 'with': some languages bend it. */
export const withShape = (card: number): Phrase => phrase(`freight.shape.with.${shapeOf(TRACK_CARDS[card].rails)}`)

/** What the texts may fill in about a card. */
export const cardFacts = (card: number) => {
  const { wagon, couple, uncouple, action } = TRACK_CARDS[card]
  return { wagon, action, from: letter(couple), to: letter(uncouple), shape: shapePhrase(card) }
}

const about = (key: MessageKey, card: number): Phrase =>
  isKnown(card) ? phrase(key, cardFacts(card)) : phrase('freight.card.hidden')

export const cardPhrase = (card: number): Phrase => about('freight.card', card)
export const cardShort = (card: number): Phrase => about('freight.card.short', card)
export const wagonPhrase = (card: number): Phrase => about('freight.wagon', card)
/** "the 8-wagon for J" as it follows "for" or "through": some languages bend it. */
export const forWagon = (card: number): Phrase => about('freight.wagon.for', card)
/** The same told to whoever has it: one that they pull is theirs already, one in their hand is a card. */
export function ownWagon(card: number, owner: SeatView | undefined): Phrase | null {
  if (owner?.coupled.includes(card)) return about('freight.wagon.pulled', card)
  return owner?.hand.includes(card) ? about('freight.wagon.inHand', card) : null
}
/** 'both 8-wagons for J', where several are called alike. */
export const forWagons = (card: number, n: number): Phrase | null =>
  isKnown(card) ? phrase('freight.wagon.for.all', { ...cardFacts(card), n }) : null

/** With what tells two wagons of one value apart. */
const WHICH = {
  'freight.preview.couple': 'freight.preview.couple.which',
  'freight.preview.uncouple': 'freight.preview.uncouple.which',
  'freight.preview.drop': 'freight.preview.drop.which',
} as const

/** The title of what is asked about a wagon: where another of its value is among them, with what tells them apart. */
export function askedOf(key: keyof typeof WHICH, card: number, among: readonly number[]): Phrase {
  const { wagon } = TRACK_CARDS[card]
  const isTwin = among.some((other) => other !== card && isKnown(other) && TRACK_CARDS[other].wagon === wagon)
  return phrase(isTwin ? WHICH[key] : key, cardFacts(card))
}

/** With the action value, by which wagons are robbed and uncoupled in the advanced game. */
export const valuedWagon = (card: number): Phrase => about('freight.wagon.value', card)

/** Cards laid open, each with what tells it apart. */
export const openCards = (cards: readonly number[]): Phrase =>
  listOf(cards.map((card) => about('freight.card.open', card)))

const SHORT = ['freight.sideShort.0', 'freight.sideShort.1', 'freight.sideShort.2', 'freight.sideShort.3'] as const

/** 'north to south, north to east': spelt out, for E is a station too. */
export function railsPhrase(mask: number): Phrase {
  const rails = railsOf(mask).map(([a, b]) => phrase('freight.rail', { a: phrase(SHORT[a]), b: phrase(SHORT[b]) }))
  return rails.reduce((a, b) => phrase('common.comma', { a, b }))
}
