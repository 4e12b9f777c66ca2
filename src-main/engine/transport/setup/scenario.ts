import { isReason } from '../../../../src-shared/core.ts'
import { CARD_COUNT, CARDS, FIRST_DECK_CARD, PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { CARD_NAMES } from '../../../../src-shared/games/transport/names.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { ROTATIONS, SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import { cellAt, opposite, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import type { State } from '../../flat.ts'
import { boardOf } from '../board/board.ts'
import { goOn } from '../rules.ts'
import { fillHands, fillStock, idOf, placeParcels, take } from './scenario-piles.ts'
import { emptyTable, layStart } from './setup.ts'
import { ACT, ask, AT, BOXED, cellOf, layCard } from '../state.ts'
import { askParcel } from '../turn.ts'

/** A card by id or by its plain name (names.ts). */
export type CardName = number | string

/** Lies at q, r in a rotation. */
export type LaidCard = readonly [card: CardName, q: number, r: number, rotation: number]

/** A position at the beginning of a turn, or of its parcel move, in plain JSON. All but the seats may be left out. */
export interface TransportScenario {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  /** Begin with the start layout (default), or with an empty table on which `board` lays everything. */
  readonly layout?: boolean
  /** Cards on the table; a start card named here lies here and nowhere else. */
  readonly board?: readonly LaidCard[]
  readonly parcels?: readonly { readonly parcel: number; readonly on: CardName; readonly face?: 'high' | 'low' }[]
  /** Parcels on each seat's score tile; the lower number lies up, or the face given. */
  readonly tiles?: readonly (readonly number[])[]
  readonly tileFace?: 'high' | 'low'
  readonly hands?: readonly (readonly CardName[])[]
  /** From the top. When given, deck cards not named anywhere stay in the box; else they are shuffled into it. */
  readonly stock?: readonly CardName[]
  /** The same for parcels, the next one first. */
  readonly bag?: readonly number[]
  readonly active?: number
  readonly turn?: number
  /** A card has been connected this turn: the parcel move comes next. */
  readonly connected?: boolean
  /** Turns in a row, before this one, in which nobody connected a card. */
  readonly idle?: number
  readonly seed?: number
}

const FIELDS = [
  'seats',
  'options',
  'layout',
  'board',
  'parcels',
  'tiles',
  'tileFace',
  'hands',
  'stock',
  'bag',
  'active',
  'turn',
  'connected',
  'idle',
  'seed',
]

/** See Game.scenario. */
export function scenario(json: unknown): State {
  if (typeof json !== 'object' || json === null) throw new RangeError('a scenario is an object')
  for (const field of Object.keys(json))
    if (!FIELDS.includes(field)) throw new RangeError(`a scenario has no '${field}'`)
  const spec = json as TransportScenario
  const s = begin(spec)
  const free = new Set(CARDS.map((_, card) => card).filter((card) => card >= FIRST_DECK_CARD))
  layBoard(s, spec, free)
  fillHands(s, spec, free)
  fillStock(s, spec, free)
  placeParcels(s, spec)
  checkFit(s)
  if (spec.connected) {
    s[AT.connected] = 1
    askParcel(s)
    goOn(s)
  }
  return s
}

function begin(spec: TransportScenario): State {
  const options = transportOptions.parse(spec.options)
  if (isReason(options)) throw new RangeError(`these are not options: ${JSON.stringify(spec.options)}`)
  if (!(spec.seats >= 2 && spec.seats <= PALLETS)) throw new RangeError(`there cannot be ${spec.seats} seats`)
  const active = spec.active ?? 0
  if (!(active >= 0 && active < spec.seats)) throw new RangeError(`there is no seat ${active}`)
  const s = emptyTable(options, spec.seats, spec.seed ?? 1)
  s[AT.starter] = active
  s[AT.active] = active
  s[AT.turn] = spec.turn ?? 1
  s[AT.idle] = spec.idle ?? 0
  ask(s, ACT)
  return s
}

function layBoard(s: State, spec: TransportScenario, free: Set<number>): void {
  if (spec.layout !== false) layStart(s)
  else for (let card = 0; card < FIRST_DECK_CARD; card++) layCard(s, card, BOXED, 0)
  const named = new Set<number>()
  for (const [name, q, r, rotation] of spec.board ?? []) {
    const card = idOf(name) < FIRST_DECK_CARD ? idOf(name) : take(free, name)
    if (named.has(card)) throw new RangeError(`'${CARD_NAMES[card]}' is laid twice`)
    if (card < PALLETS && card >= spec.seats) throw new RangeError(`'${CARD_NAMES[card]}' belongs to nobody here`)
    const rotations = ROTATIONS[SHAPES.indexOf(CARDS[card].shape)]
    if (!(rotation >= 0 && rotation < SIDES)) throw new RangeError(`there is no rotation ${rotation}`)
    named.add(card)
    layCard(s, card, cellAt(q, r), rotation % rotations)
  }
}

/** Neighbouring sides must be of the same kind (003:55), and no two cards lie in one cell. */
function checkFit(s: State): void {
  const cells = new Map<number, number>()
  for (let card = 0; card < CARD_COUNT; card++) {
    const cell = cellOf(s, card)
    const other = cells.get(cell)
    if (cell > 0 && other !== undefined) throw new RangeError(`'${CARD_NAMES[card]}' lies on '${CARD_NAMES[other]}'`)
    cells.set(cell, card)
  }
  const board = boardOf(s)
  for (let card = 0; card < CARD_COUNT; card++) {
    for (let side = 0; side < SIDES; side++) {
      const other = board.lies[card] === 0 ? -1 : board.cardAt(board.lies[card] + STEP[side]) - 1
      if (other < 0) continue
      const fits = ((board.beltSides(card) >> side) & 1) === ((board.beltSides(other) >> opposite(side)) & 1)
      if (!fits) throw new RangeError(`'${CARD_NAMES[card]}' does not fit beside '${CARD_NAMES[other]}'`)
    }
  }
}
