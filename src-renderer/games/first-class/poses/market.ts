import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { letterOfSeat } from '../../../../src-shared/seat-letters.ts'
import { onShelf } from '../art/market.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import { OFFERS_HEAD, TICKET_WIDTH, placeInRows, type Layout, type OffersLayout } from '../layout/layout.ts'
import { names, type Made, type Piece } from '../looks.ts'
import type { Past } from '../past.ts'
import { cardThatLay } from '../taken-in-round.ts'
import { rowsOf, type Taken, type Took } from '../took.ts'
import { filled, wordOf } from '../whose.ts'

const stackOf = (view: FirstClassView): number =>
  Math.min(3, Math.max(1, Math.ceil((view.round * 3) / Math.max(view.rounds, 3))))

/** The middle of a place in the rows. */
export function middleOf({ market }: Layout, row: number, column: number): { x: number; y: number } {
  const { x, y } = placeInRows(market, row, column)
  return { x: x + (TICKET_WIDTH * market.scale) / 2, y: y + (market.height * market.scale) / 2 }
}

export const ticketAt = (layout: Layout, card: number, row: number, column: number, frame?: SceneFrame): Piece => {
  const { x, y } = middleOf(layout, row, column)
  return piece(
    { kind: 'ticket', card, height: layout.market.height, word: wordOf(frame, `card.${card}`) },
    'board',
    x,
    y,
    { scale: layout.market.scale },
  )
}

/** With dummies the first row's cards of C go to suspect 1, the third row's to suspect 2. [004:655-659] */
const SUSPECTS = ['1', '', '2'] as const

/** Three rows of six, the start tile, the stacks, and what is taken of each row. */
export function market(view: FirstClassView, layout: Layout, frame?: SceneFrame, past: Past | null = null): Made {
  const lately = past?.taken ?? null
  const { market: at } = layout
  const made: Made = { ...leftColumn(view, layout, frame), ...lifted(layout, frame, lately) }
  const alpha = isDone(view, frame, past) ? NOT_ASKED : 1
  rowsOf(view, lately).forEach((row, r) => {
    // A row that is cleared away keeps its places; one word stands in its middle, and says all.
    const open = row.some((card) => card >= 0)
    row.forEach((card, column) => {
      const seat = view.takers[r][column]
      const isOut = seat < 0 && column === outOf(view, r)
      const taken = seat >= 0 ? whatWasTaken(past, r, column, frame) : isOut ? wordOf(frame, 'out') : ''
      if (card >= 0) made[names.card(card)] = { ...ticketAt(layout, card, r, column, frame), alpha }
      else
        made[names.gap(r, column)] = piece(
          { kind: 'gap', height: at.height, seat: open ? seat : -1, word: open ? taken : '', open, out: open && isOut },
          'board',
          ...pair(middleOf(layout, r, column)),
          { scale: at.scale },
        )
    })
    if (!open) made[names.halt(r)] = haltAt(layout, r)
    if (!open && !lately?.some((took) => took?.lies && took.row === r))
      made[names.cleared(r)] = clearedAt(layout, r, wordOf(frame, 'gone'))
    const { y } = placeInRows(at, r, 0)
    const taken = open ? view.takenFromRow[r] : view.seats.length
    made[names.gauge(r)] = piece(
      {
        kind: 'gauge',
        row: r,
        seats: view.seats.length,
        taken,
        pending: open && taken === view.seats.length - 1,
        height: at.height,
        suspect: open && view.dummies.length > 0 ? SUSPECTS[r] : '',
      },
      'board',
      at.gauge,
      y,
      { scale: at.scale },
    )
  })
  return made
}

/** How much is seen of the rows while nothing of them can be taken. */
export const NOT_ASKED = 0.68

/**
 * Whoever looks has taken their card: the rows stand back until the turn is over, whatever moves meanwhile. The cards
 * of the next round come before the next turn begins: they were not there to be taken.
 */
const isDone = ({ phase, taken, active, turn }: FirstClassView, frame?: SceneFrame, past?: Past | null): boolean =>
  phase === 'turn' && taken && frame?.viewer === active && past?.dealt !== turn

/** The place of a row from which the start tile took a card out of the game; -1 = from none. */
function outOf({ rows, takers, takenFromRow }: FirstClassView, row: number): number {
  const taken = takers[row].filter((seat) => seat >= 0).length
  // It takes the first one that lies there.
  return takenFromRow[row] > taken ? rows[row].findIndex((card, column) => card < 0 && takers[row][column] < 0) : -1
}

/**
 * The rows before the first deal: their platforms lie there, as they do between two rounds, with what is beside them;
 * and once the end cards lie open too, so that nothing goes back over the rows, their places wait for the cards.
 */
export function laidOut(view: FirstClassView, layout: Layout, frame?: SceneFrame): Made {
  return Object.fromEntries(
    Object.entries(market(view, layout, frame)).flatMap(([name, piece]): [string, Piece][] => {
      const { look } = piece
      if (look.kind === 'cleared' || (look.kind === 'gap' && view.openEndCards.length === 0)) return []
      if (look.kind === 'gauge') return [[name, { ...piece, look: { ...look, taken: 0, pending: false } }]]
      return [[name, piece]]
    }),
  )
}

/** Cards that have been taken and have yet to do what they do: over their places, those of others large. */
function lifted(layout: Layout, frame: SceneFrame | undefined, lately: Taken | null): Made {
  return Object.fromEntries(
    (lately ?? []).flatMap((took, seat) =>
      took?.lies
        ? [
            [
              names.card(took.card),
              liftedAt(layout, took, isOfAnother(seat, frame) ? seat : -1, wordOf(frame, `card.${took.card}`)),
            ],
          ]
        : [],
    ),
  )
}

const isOfAnother = (seat: number, frame?: SceneFrame): boolean =>
  typeof frame?.viewer === 'number' && frame.viewer !== seat

function liftedAt(layout: Layout, { card, row, column }: Took, seat: number, word: string): Piece {
  const large = seat >= 0
  const { height } = layout.market
  const scale = layout.market.scale * (large ? LIFTED.anothers : LIFTED.own)
  const { x, y } = middleOf(layout, row, column)
  const spot = large ? wholeOn(layout, x, y, scale) : { x, y: y - LIFTED.up }
  return piece({ kind: 'flyingTicket', card, height, word, seat }, 'board', spot.x, spot.y, { scale, z: 50 })
}

/** How large a taken card lies over its place, and by how much it is lifted there; larger where another took it. */
const LIFTED = { own: 1.06, anothers: 1.6, up: 8 } as const

/** The nearest place at which a ticket so large lies wholly on the table. */
export function wholeOn({ market, world }: Layout, x: number, y: number, scale: number): { x: number; y: number } {
  const [w, h] = [(TICKET_WIDTH / 2 + 6) * scale, (market.height / 2 + 6) * scale]
  return { x: Math.min(Math.max(x, w), world.width - w), y: Math.min(Math.max(y, h), world.height - h) }
}

/** The platform that is left of a row, as wide as that was. */
export function haltAt(layout: Layout, row: number): Piece {
  const { market } = layout
  const [left, right] = [middleOf(layout, row, 0), middleOf(layout, row, 5)]
  const width = (right.x - left.x) / market.scale + TICKET_WIDTH
  return piece(
    { kind: 'halt', width: Math.round(width), height: market.height, row, lit: false },
    'board',
    (left.x + right.x) / 2,
    left.y,
    { scale: market.scale, z: -1 },
  )
}

function clearedAt(layout: Layout, row: number, word: string): Piece {
  const [left, right] = [middleOf(layout, row, 2), middleOf(layout, row, 3)]
  return piece({ kind: 'cleared', word }, 'board', (left.x + right.x) / 2, left.y, { scale: layout.market.scale })
}

/** Which card lay here; where that is not known, no more than that it is gone. */
function whatWasTaken(past: Past | null, row: number, column: number, frame?: SceneFrame): string {
  const card = cardThatLay(past?.round ?? [], row, column)
  return wordOf(frame, card >= 0 ? `card.${card}` : 'taken')
}

const pair = ({ x, y }: { x: number; y: number }): [number, number] => [x, y]

function leftColumn(view: FirstClassView, layout: Layout, frame?: SceneFrame): Made {
  const { left, height, scale } = layout.market
  const stack = stackOf(view)
  const at = (row: number) => placeInRows(layout.market, row, 0).y
  const made: Made = {
    [names.start]: piece(
      {
        kind: 'start',
        height,
        holder: view.startHolder,
        word: wordOf(frame, view.startHolder < 0 ? 'start' : 'startTaken'),
      },
      'board',
      left,
      at(0),
      { scale },
    ),
    [names.stack(stack)]: piece(
      { kind: 'stack', stack, left: view.stacks[stack - 1], current: true, height, word: '' },
      'board',
      left,
      at(1),
      { scale },
    ),
  }
  if (view.modules.includes('C'))
    made.evidencePile = piece(
      { kind: 'heading', text: filled(frame, 'evidenceLeft', { n: view.evidencePile }), strong: false },
      'board',
      left,
      at(2) + 58 * scale,
    )
  if (view.modules.includes('C'))
    made.evidenceBack = piece(
      { kind: 'evidence', evidence: UNKNOWN, struck: false },
      'board',
      left + 20 * scale,
      at(2) + 26 * scale,
      { scale: 1.1 * scale },
    )
  else if (stack < 3 && view.round < view.rounds)
    made[names.stack(stack + 1)] = piece(
      {
        kind: 'stack',
        stack: stack + 1,
        left: view.stacks[stack],
        current: false,
        height,
        word: wordOf(frame, 'next'),
      },
      'board',
      left,
      at(2),
      { scale },
    )
  return made
}

/** Open end cards, Constantinople, the orders of teatime. */
export function offers(view: FirstClassView, layout: Layout, frame?: SceneFrame): Made {
  const { offers: at } = layout
  const made: Made = {
    offersHead: piece({ kind: 'heading', text: wordOf(frame, 'endCards'), strong: false }, 'board', at.x, at.y + 1),
  }
  view.openEndCards.forEach((endCard, i) => (made[names.endCard(endCard)] = offered(at, endCard, i)))
  const seats = view.constantinople.map(letterOfSeat).join('')
  const eastAt = at.y + at.height - at.east * at.scale
  made[names.east] = piece(
    {
      kind: 'east',
      seats,
      shelf: view.options.teatime ? view.seats.length + 1 : 0,
      height: at.east,
      word: wordOf(frame, 'constantinople'),
    },
    'board',
    at.x,
    eastAt,
    { scale: at.scale },
  )
  view.orders.forEach(
    (tile, i) =>
      (made[names.order(tile)] = piece(
        { kind: 'orderTile', tile },
        'board',
        at.x + onShelf(i) * at.scale,
        eastAt + 61 * at.scale,
        { scale: at.scale },
      )),
  )
  return made
}

export const offered = (at: OffersLayout, endCard: number, place: number): Piece =>
  piece(
    { kind: 'endCard', endCard, width: 124, height: at.card, label: '' },
    'board',
    at.x + 62 * at.scale,
    at.y + (OFFERS_HEAD + place * (at.card + 6) + at.card / 2) * at.scale,
    { scale: at.scale },
  )

/** Cards that lie open in the warehouse, over the rows. */
export function warehouse(view: FirstClassView, layout: Layout, frame?: SceneFrame): Made {
  const made: Made = {
    warehouseHead: piece(
      { kind: 'heading', text: wordOf(frame, 'warehouse'), strong: true },
      'board',
      layout.market.left,
      layout.market.y + 4,
    ),
  }
  const scale = 1.35 * layout.market.scale
  const { x, y } = middleOf(layout, 1, 0)
  view.warehouse.forEach((card, i) => {
    made[names.card(card)] = piece(
      { kind: 'ticket', card, height: layout.market.height, word: wordOf(frame, `card.${card}`) },
      'board',
      x + 30 + i * TICKET_WIDTH * scale * 1.12,
      y,
      { scale },
    )
  })
  return made
}
