import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import type { Layout } from '../layout.ts'
import type { Made } from '../looks.ts'
import { filled, wordOf } from '../whose.ts'

const ROW = 40
const HEAD = 62

/** At a scoring and after the end the departure board takes the place of the cards: a row a seat, in the order of scoring. */
export function departures(view: FirstClassView, layout: Layout, frame?: SceneFrame): Made {
  const { market } = layout
  const box = { x: market.left, y: market.y - 2, width: layout.offers.x + layout.offers.width - market.left, height: layout.own.y - market.y - 6 }
  const scale = layout.both ? 1.29 : 1
  const columns = [wordOf(frame, 'upper'), wordOf(frame, 'lower'), ...(view.modules.includes('E') ? [wordOf(frame, 'switches')] : []), wordOf(frame, 'nextScoring'), wordOf(frame, 'pointsColumn')].join('|')
  const title = view.phase === 'ended' ? wordOf(frame, 'gameOver') : filled(frame, 'scoring', { n: Math.ceil((view.round * 3) / view.rounds) })
  const made: Made = { departures: piece({ kind: 'departures', width: box.width / scale, height: box.height / scale, rows: String(view.seats.length), title, columns }, 'board', box.x, box.y, { scale }) }
  const order = view.seats.map((_, i) => (view.starter + i) % view.seats.length)
  const now = view.phase === 'ended' ? order.length : order.indexOf(view.active)
  order.forEach((seat, i) => {
    const cells = cellsOf(view, view.seats[seat], i <= now)
    made[`departing ${seat}`] = piece({ kind: 'departing', seat, name: frame?.seats[seat]?.name ?? '', width: box.width / scale, current: i === now, done: i < now, cells: cells.join('|') }, 'board', box.x, box.y + (HEAD + i * ROW) * scale, { scale })
  })
  return made
}

/** Upper train, lower train, switches, all of it; then the points the seat has. An empty cell still waits. */
function cellsOf(view: FirstClassView, seat: SeatView, shown: boolean): (string | number)[] {
  const [upper, lower] = seat.trains.map(({ points }) => points)
  const switches = view.modules.includes('E') ? [switchPoints(seat)] : []
  const all = [upper, lower, ...switches]
  return [...all.map((n) => (shown ? n : '')), shown ? all.reduce((sum, n) => sum + n, 0) : '', seat.points]
}

function switchPoints({ between, trains }: SeatView): number {
  let sum = 0
  between.forEach(({ card }, place) => {
    if (card < 0 || CARDS[card].kind !== 'switch') return
    trains.forEach(({ coaches, conductor }, train) => {
      const coach = coaches[place * 2 + train]
      if (coach?.kind === 'wagon' && coach.value >= (CARDS[card].level ?? 0) && conductor > place * 2 + train) sum += CARDS[card].points ?? 0
    })
  })
  return sum
}
