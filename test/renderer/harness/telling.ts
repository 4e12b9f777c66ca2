import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '../../../src-shared/core.ts'
import type { Beat, Settings } from '../../../src-shared/table.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import { Model } from '../../../src-renderer/stage/model.ts'
import type { Poses } from '../../../src-renderer/stage/pieces.ts'
import type { SceneFrame } from '../../../src-renderer/stage/scene.ts'
import { HandClock } from '../stage/hand-clock.ts'

/** A whole game as one viewer sees it: the first view, then each event and the view after it. */
export interface ToldGame<V> {
  readonly first: V
  readonly beats: readonly Beat[]
}

export const frameFor = (seats: number, viewer: Viewer): SceneFrame => ({
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}`, player: 'random' as const })),
  viewer,
  acting: 0,
  words: {},
})

/** Pieces that are not where they should be. */
export const apart = <Look>(drawn: Poses<Look>, wanted: Poses<Look>): string[] =>
  [...new Set([...Object.keys(drawn), ...Object.keys(wanted)])].filter(
    (name) => !isDeepStrictEqual(drawn[name], wanted[name]),
  )

interface Miss {
  readonly beat: number
  readonly kind: string
  readonly names: string[]
}

interface How {
  readonly frame: SceneFrame
  readonly speed: Settings['speed']
  readonly reduced?: boolean
}

/**
 * Tells a whole game event by event. Returns every piece that was not in its place, at the end of the animation or
 * after it.
 */
export async function missesIn<K extends Kinds>(
  craft: Craft<K>,
  { first, beats }: ToldGame<K['view']>,
  { frame, speed, reduced = false }: How,
): Promise<Miss[]> {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  // Whoever is waited for goes on at once.
  model.onWait = (waits) => waits && model.goOn()
  const misses: Miss[] = []
  const note = (beat: number, kind: string, drawn: Poses<K['look']>, wanted: Poses<K['look']>) => {
    const names = apart(drawn, wanted)
    if (names.length > 0) misses.push({ beat, kind, names })
  }
  model.speed(speed, reduced)
  model.show(first, frame)
  let past = craft.pastIn?.(null, first, []) ?? null
  for (const [i, beat] of beats.entries()) {
    model.onBeatDrawn = (drawn, wanted) => note(i, beat.event.kind, drawn, wanted)
    await clock.until(model.play([beat], frame))
    const before = i === 0 ? first : (beats[i - 1].view as K['view'])
    past = craft.pastAfter?.(past, beat.event, before) ?? past
    const wanted = craft.poses(beat.view as K['view'], frame, model.size, past, model.stood)
    note(i, `after ${beat.event.kind}`, model.pieces.poses(), wanted)
  }
  return misses
}

/**
 * Skips a run of events in the middle of its motion. Returns whether something moved until then, and what then lies
 * elsewhere than it must.
 */
export async function skippedIn<K extends Kinds>(
  craft: Craft<K>,
  { first, beats }: ToldGame<K['view']>,
  from: number,
  frame: SceneFrame,
): Promise<{ moved: boolean; moves: boolean; apart: string[] }> {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const run = beats.slice(from, from + 12)
  const start = from === 0 ? first : (beats[from - 1].view as K['view'])
  model.show(start, frame)
  const played = model.play(run, frame)
  for (let i = 0; i < 4 || (!model.moving && i < 20); i++) {
    await Promise.resolve()
    clock.pass(60)
  }
  const moved = model.moving
  model.skip()
  await played
  const past = run.reduce(
    (known, { event }, i) => craft.pastAfter?.(known, event, i === 0 ? start : (run[i - 1].view as K['view'])) ?? known,
    craft.pastIn?.(null, start, []) ?? null,
  )
  return {
    moved,
    moves: model.moving && !clock.idle,
    apart: apart(
      model.pieces.poses(),
      craft.poses(run.at(-1)!.view as K['view'], frame, model.size, past, model.stood),
    ),
  }
}

/** Games are made once and told at every speed. */
export function keeping<Args extends readonly unknown[], Game>(make: (...args: Args) => Game): (...args: Args) => Game {
  const made = new Map<string, Game>()
  return (...args) => {
    const key = JSON.stringify(args)
    const game = made.get(key) ?? make(...args)
    made.set(key, game)
    return game
  }
}
