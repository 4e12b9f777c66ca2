import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../src-shared/core.ts'
import { firstClassOptions, type FirstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Settings } from '../../../../src-shared/table.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout.ts'
import type { Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { Model } from '../../../../src-renderer/games/first-class/model.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { footOf } from '../../../../src-renderer/games/first-class/where.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

interface Played {
  readonly seed: number
  readonly seats: number
  readonly viewer: Viewer
  readonly options: FirstClassOptions
}

const withModules = (letters: string, more: Partial<FirstClassOptions> = {}): FirstClassOptions => ({ ...firstClassOptions.default, ...more, modules: [...letters] as FirstClassOptions['modules'] })

/** Games in which, together, every module is played and nearly everything happens. */
const GAMES: readonly Played[] = [
  { seed: 1, seats: 2, viewer: 0, options: withModules('AB') },
  { seed: 2, seats: 3, viewer: 'onlooker', options: withModules('CD') },
  { seed: 3, seats: 4, viewer: 1, options: withModules('EF', { teatime: true }) },
]

/** Pieces that are not where they should be. */
const apart = (drawn: Poses, wanted: Poses): string[] =>
  [...new Set([...Object.keys(drawn), ...Object.keys(wanted)])].filter((name) => !isDeepStrictEqual(drawn[name], wanted[name]))

const games = new Map<Played, ReturnType<typeof randomFirstClass>>()
function gameOf(played: Played): ReturnType<typeof randomFirstClass> {
  const made = games.get(played) ?? randomFirstClass(played.seed, played.seats, played.viewer, played.options)
  games.set(played, made)
  return made
}

/** Plays a whole game event by event. Returns every piece that was not in its place at the end of an animation. */
async function missesIn(played: Played, speed: Settings['speed'], reduced = false): Promise<string[]> {
  const { first, beats } = gameOf(played)
  const clock = new HandClock()
  const model = new Model(clock, () => undefined)
  const frame = frameOf(played.seats, played.viewer)
  const misses: string[] = []
  model.speed(speed, reduced)
  model.show(first, frame)
  for (const [i, beat] of beats.entries()) {
    model.onBeatDrawn = (drawn, wanted) => misses.push(...apart(drawn, wanted).map((name) => `${i} ${beat.event.kind}: ${name}`))
    await clock.until(model.play([beat], frame))
    misses.push(...apart(model.pieces.poses(), poses(beat.view as FirstClassView, frame)).map((name) => `after ${i} ${beat.event.kind}: ${name}`))
  }
  return misses
}

describe('the drawn table of First Class', () => {
  for (const played of GAMES) {
    const name = `${played.options.modules.join('')} with ${played.seats}`
    it(`ends every event's animation exactly where the position has its pieces, modules ${name}`, async () => {
      expect(await missesIn(played, 'normal')).toEqual([])
    })
  }

  it('does so without motion, and at once', async () => {
    expect(await missesIn(GAMES[0], 'fast', true)).toEqual([])
    expect(await missesIn(GAMES[0], 'off')).toEqual([])
  })

  it('comes to the last position at once when it is skipped in the middle of a run of events', async () => {
    const { beats } = gameOf(GAMES[2])
    const frame = frameOf(4, 1)
    for (const from of [30, 140]) {
      const clock = new HandClock()
      const model = new Model(clock, () => undefined)
      const run = beats.slice(from, from + 20)
      model.show(beats[from - 1].view as FirstClassView, frame)
      const played = model.play(run, frame)
      for (let i = 0; i < 4 || (!model.moving && i < 20); i++) {
        await Promise.resolve()
        clock.pass(60)
      }
      model.skip()
      await played
      expect(apart(model.pieces.poses(), poses(run.at(-1)!.view as FirstClassView, frame)), `from event ${from}`).toEqual([])
    }
  })

  it('has everything in sight at once in the small and in the large window, whatever is played', () => {
    for (const played of GAMES) {
      const { beats } = gameOf(played)
      for (const size of [{ width: 976, height: 752 }, { width: 1584, height: 1032 }]) {
        for (const opened of [null, played.seats - 1]) {
          const frame = { ...frameOf(played.seats, played.viewer), opened }
          for (let i = 0; i < beats.length; i += 23) {
            const view = beats[i].view as FirstClassView
            const { world } = layoutOf(size, view)
            const outside = Object.entries(poses(view, frame, size)).filter(([, piece]) => {
              const box = footOf(piece)
              return box !== null && (box.x < -2 || box.y < -2 || box.x + box.width > world.width + 2 || box.y + box.height > world.height + 2)
            })
            expect(outside.map(([name]) => name), `event ${i}, ${size.width} wide, opened ${opened}`).toEqual([])
          }
        }
      }
    }
  })

  it('shows one market, and both boards where a seat has been opened', () => {
    const view = gameOf(GAMES[0]).beats.find(({ event }) => event.kind === 'dealt')!.view as FirstClassView
    const shown = (opened: number | null) => Object.keys(poses(view, { ...frameOf(2, 0), opened }))
    expect(shown(null).filter((name) => /^board /.test(name))).toEqual(['board 0'])
    expect(shown(null).filter((name) => /^card /.test(name))).toHaveLength(18)
    expect(shown(1).filter((name) => /^board /.test(name))).toEqual(['board 0', 'board 1'])
    expect(shown(1).filter((name) => /^gap|^start/.test(name))).toEqual([])
  })
})
