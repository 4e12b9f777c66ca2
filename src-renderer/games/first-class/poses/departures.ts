import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import { columnsAt, FLAP_AT, widthFor } from '../art/departures.ts'
import type { Layout } from '../layout/layout.ts'
import { names, type Made } from '../looks.ts'
import { scoringsOver } from '../scorings-over.ts'
import { filled, isCounted, isCountedUp, isDealtAfterScoring, wordOf } from '../whose.ts'
import { citiesOf, coinsOfCity } from '../words/places.ts'
import { countedOf } from '../words/points.ts'

const ROW = 40
/** The row of whoever is counted has words below its cells. */
const OPEN_ROW = 58
const HEAD = 62
/** Few seats stand further apart, and are written larger, so that they fill the board. */
const WIDEST = 1.6
const LARGEST = 1.8
/** So much room a column needs at least. */
const COLUMN = 82
/** Below the last row. */
const FOOT = 14

/**
 * At a scoring and after the end the departure board takes the place of the cards: a row a seat, in the order of
 * scoring. `paid`: which cities of whoever is counted have paid, where that is known; else all that they have reached.
 */
export function departures(
  view: FirstClassView,
  layout: Layout,
  frame?: SceneFrame,
  paid: readonly number[] | null = null,
): Made {
  const { market } = layout
  // What coins buy stays in sight beside it as long as someone may buy it.
  const right = view.phase === 'ended' ? layout.offers.x + layout.offers.width : layout.offers.x - 10
  const box = { x: market.left, y: market.y - 2, width: right - market.left, height: layout.own.y - market.y - 6 }
  const columns = columnsOf(view)
  const over = view.phase === 'ended'
  const countedUp = isCountedUp(view, frame)
  const rows = (view.seats.length - 1) * ROW + (over && !countedUp ? ROW : OPEN_ROW)
  const scale = Math.max(
    layout.both ? 1.29 : 1,
    Math.min(LARGEST, box.width / widthFor(columns.length, COLUMN), box.height / (HEAD + rows + FOOT)),
  )
  const width = box.width / scale
  const title = view.phase === 'ended' ? wordOf(frame, 'gameOver') : titleOf(view, frame)
  const made: Made = {
    departures: piece(
      {
        kind: 'departures',
        width,
        height: box.height / scale,
        rows: String(view.seats.length),
        title,
        columns: columns.map((name) => wordOf(frame, name)).join('|'),
      },
      'board',
      box.x,
      box.y,
      // At the end it takes the room of the end cards, which go while it is there already.
      { scale, z: 1 },
    ),
  }
  const order = view.seats.map((_, i) => (view.starter + i) % view.seats.length)
  const counted = isCounted(view, frame)
  const now = over && !countedUp ? order.length : order.indexOf(view.active)
  const spots = columnsAt(width, columns.length)
  const room = box.height / scale - HEAD - FOOT
  const wide = Math.min(WIDEST, Math.max(1, room / rows))
  const best = counted ? mostGained(view) : []
  let y = box.y + (HEAD + Math.max(0, room - rows * wide) / 2 + ((wide - 1) * ROW) / 2) * scale
  order.forEach((seat, i) => {
    const current = i === now
    // What is counted up at the end is ticked when all is.
    const [awaited, done] = [current && !counted, counted || (i < now && !countedUp)]
    made[`departing ${seat}`] = piece(
      { kind: 'departing', seat, name: frame?.seats[seat]?.name ?? '', width, current: awaited, done },
      'board',
      box.x,
      y,
      { scale, z: 2 },
    )
    cellsOf(view, seat, columns, over || i <= now).forEach((text, n) => {
      const last = n === columns.length - 1
      made[names.flap(seat, n)] = piece(
        {
          kind: 'flap',
          text,
          lit:
            (counted ? best.includes(seat) : current) &&
            columns[n] === (over ? 'endColumn' : 'nextScoring') &&
            text !== '',
          points: last,
          word: awaited && !over ? noteBelow(columns[n]) : '',
        },
        'board',
        box.x + spots[n] * scale,
        y + FLAP_AT * scale,
        { scale, z: 3 },
      )
    })
    function noteBelow(column: Column): string {
      if (column === 'pointsColumn') return filled(frame, 'was', { n: view.books[seat].before })
      const coins = column === 'routeColumn' ? coinsOfCities(view.seats[seat], paid) : 0
      // They are no points: without a word their city would seem to bring nothing. They need not lie on the board yet.
      if (coins > 0) return filled(frame, 'pays', { n: coins })
      return column === 'nextScoring' ? wordOf(frame, 'soFar') : ''
    }
    y += (current ? OPEN_ROW : ROW) * wide * scale
  })
  return made
}

/** Which scoring it is and whom it counts; once all are counted, whom it has brought most. */
function titleOf(view: FirstClassView, frame?: SceneFrame): string {
  // What comes after it may have begun while it is still looked at.
  const n = isDealtAfterScoring(view) ? scoringsOver(view) : Math.floor((view.round * 3) / view.rounds)
  const nameOf = (seat: number): string => frame?.seats[seat]?.name ?? ''
  if (!isCounted(view, frame)) return filled(frame, 'scoringOf', { n, name: nameOf(view.active) })
  const [first, ...others] = mostGained(view)
  const points = view.seats[first].points - view.books[first].before
  // Where several are level, all of them are lit in their rows.
  return others.length > 0
    ? filled(frame, 'scoring', { n })
    : filled(frame, 'scoringMost', { n, name: nameOf(first), points: inPoints(points, frame) })
}

/** '2 points' */
const inPoints = (n: number, frame?: SceneFrame): string => `${n} ${wordOf(frame, n === 1 ? 'point' : 'points')}`

/** Coins that the cities have given a seat at this scoring. */
const coinsOfCities = (own: SeatView, paid: readonly number[] | null): number =>
  citiesOf(own)
    .slice(0, own.locomotive)
    .reduce((sum, _city, i) => (paid && !paid.includes(i) ? sum : sum + coinsOfCity(own, i)), 0)

/** Who made the most points of this scoring. */
function mostGained({ seats, books }: FirstClassView): readonly number[] {
  const gained = seats.map(({ points }, seat) => points - books[seat].before)
  const most = Math.max(...gained)
  return gained.flatMap((points, seat) => (points === most ? [seat] : []))
}

type Column =
  | 'routeColumn'
  | 'upperColumn'
  | 'lowerColumn'
  | 'tilesColumn'
  | 'switches'
  | 'celebrities'
  | 'teatime'
  | 'addedColumn'
  | 'nextScoring'
  | 'endColumn'
  | 'pointsColumn'
const COUNTED: readonly Column[] = ['routeColumn', 'upperColumn', 'lowerColumn', 'tilesColumn']

/** Only what is in play has a column, and tiles only where a conductor has come to one: else it would tell of none. */
function columnsOf(view: FirstClassView): Column[] {
  const { phase, seats } = view
  const hasTile = seats.some(({ trains }) =>
    trains.some(({ coaches, conductor }) => coaches.slice(0, conductor).some(({ kind }) => kind === 'tile')),
  )
  const counted = COUNTED.filter((column) => column !== 'tilesColumn' || hasTile)
  return [
    ...counted,
    ...addedIn(view),
    'nextScoring',
    ...(phase === 'ended' ? (['endColumn'] as const) : []),
    'pointsColumn',
  ]
}

/** What modules add, by its own name where it is one thing. */
function addedIn({ modules, options, seats }: FirstClassView): Column[] {
  const guests = seats.some(({ trains }) => trains.some(({ coaches }) => coaches.some(({ rider }) => rider >= 0)))
  const adds: Column[] = []
  if (modules.includes('E')) adds.push('switches')
  if (modules.includes('B') && guests) adds.push('celebrities')
  if (options.teatime) adds.push('teatime')
  return adds.length > 1 ? ['addedColumn'] : adds
}

/** What each column has of a seat; '' = it still waits. */
function cellsOf(view: FirstClassView, seat: number, columns: readonly Column[], begun: boolean): string[] {
  const { before, counted } = view.books[seat]
  const { points } = view.seats[seat]
  const gained = points - before
  const known = countedOf(view, seat)
  // What came after the scoring, at the end of the game, is none of it. What a train brings stands in its cell before
  // it is paid: the sums count it from then on.
  const scored = counted[4] >= 0 ? known : Math.max(gained, known)
  const cell = (column: Column): number | null => {
    switch (column) {
      case 'pointsColumn':
        return Math.max(points, before + known)
      case 'nextScoring':
        return begun ? scored : null
      case 'endColumn':
        return gained - scored
      case 'routeColumn':
        return counted[0] >= 0 ? counted[0] : begun ? gained : null
      case 'switches':
      case 'celebrities':
      case 'teatime':
      case 'addedColumn':
        // Until it is in the books it is what has been paid beside the trains, once they are paid.
        return counted[2] < 0 || gained < known ? null : counted[4] >= 0 ? counted[4] : gained - known
      default:
        return orWaiting(counted[COUNTED.indexOf(column)])
    }
  }
  return columns.map((column) => cell(column)).map((n) => (n === null ? '' : String(n)))
}

const orWaiting = (n: number): number | null => (n < 0 ? null : n)
