import type { GameEvent, Phrase, Seat } from '../../../../src-shared/core.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../src-shared/games/first-class/events.ts'
import { phrase } from '../../../messages/index.ts'
import { endCardShort } from '../words/cards.ts'
import { semicolons } from '../words/effects.ts'
import { TILE_PLACE } from '../words/places.ts'

/** What a sum of the score sheet is made of: by scoring, by turn, by end card. */

interface Part {
  readonly what: Phrase
  points: number
  /** Of these for locomotive tiles. */
  tiles: number
}

/** null: nothing is known of it, for the events were not told. */
export function partsOf(events: readonly GameEvent[], seat: Seat, sources: readonly ScoreSource[]): Phrase | null {
  const parts = new Map<string, Part>()
  let when: Phrase | null = null
  for (const event of events as readonly FirstClassEvent[]) {
    if (event.kind === 'scoringBegan') when = phrase('first-class.course.scoring', { n: event.scoring })
    if (event.kind === 'dealt') when = null
    if (event.kind === 'draftsShown') when = phrase('first-class.scene.endColumn')
    if (event.seat !== seat) continue
    const at = when ?? phrase('table.turn', { turn: event.turn })
    if (event.kind === 'endCardScored' && sources.includes('endCards'))
      added(parts, endCardShort(event.endCard), event.points)
    else if (event.kind === 'scored' && event.source !== 'endCards' && sources.includes(event.source))
      added(parts, at, event.points)
    else if (event.kind === 'trainScored' && sources.includes('trains1')) added(parts, at, 0, event.places[TILE_PLACE])
  }
  const told = [...parts.values()].filter(({ points }) => points !== 0).map(partPhrase)
  return told.length === 0 ? null : semicolons(told)
}

function added(parts: Map<string, Part>, what: Phrase, points: number, tiles = 0): void {
  const key = JSON.stringify(what)
  const part = parts.get(key) ?? { what, points: 0, tiles: 0 }
  part.points += points
  part.tiles += tiles
  parts.set(key, part)
}

const partPhrase = ({ what, points, tiles }: Part): Phrase =>
  tiles > 0
    ? phrase('first-class.sheet.part.tiles', { what, n: points, tiles })
    : phrase('first-class.sheet.part', { what, n: points })
