import { CENTRE, cellOfSleeper, sleeperAt } from '../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Lit } from '../../stage/marks.ts'
import { isLegal } from '../../stage/marks.ts'
import { isStationAt } from './track.ts'
import type { Stand } from './travel.ts'
import { waysTo } from './ways-ahead.ts'

/** Where the card that is picked may drive to. */
export interface Ends {
  /** Its steps. */
  readonly n: number
  /** The ends on the line that are not pointed at: a ghost stands on the others. */
  readonly sleepers: readonly number[]
  /** The ways there. */
  readonly ways: readonly (readonly Stand[])[]
}

/** The ends of a drive with the card that is picked, as they are lit; null = none is. */
export function endsOf(view: FreightView, lit: readonly Lit[]): Ends | null {
  const card = lit.find(({ ref, states }) => ref.kind === 'card' && (states.has('selected') || states.has('put')))?.ref
    .id
  const start = view.seats[view.active]?.locomotive
  if (card === undefined || !TRACK_CARDS[card] || !start || start.sleeper < 0) return null
  const sleepers = lit.flatMap(({ ref, states }) => {
    if (!isLegal(states)) return []
    if (ref.kind === 'sleeper') return [ref.id]
    const cell = ref.kind === 'station' ? view.cells.findIndex(({ station }) => station === ref.id) : -1
    return cell >= 0 ? [sleeperAt(cell, CENTRE)] : []
  })
  const n = TRACK_CARDS[card].wagon
  const ways = sleepers.length === 0 ? [] : waysTo(view, start, new Set(sleepers), n)
  if (ways.length === 0) return null
  const pointedAt = new Set(lit.filter(({ states }) => states.has('hovered')).map(({ ref }) => ref.id))
  return {
    n,
    sleepers: sleepers.filter((one) => !isStationAt(view, cellOfSleeper(one)) && !pointedAt.has(one)),
    ways,
  }
}
