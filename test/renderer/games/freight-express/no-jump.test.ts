import { expect, it } from 'vitest'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { generator, nextBelow } from '../../../../src-main/engine/random.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

interface Told {
  readonly event: FreightEvent
  readonly view: FreightView
}
const SEATS = 4

/** How often each kind of answer is given: some track, and then much driving on it. */
const LIKELY: Readonly<Record<string, number>> = { lay: 4, drive: 12, couple: 3, uncouple: 3, refill: 3, branch: 5 }

/** The turns of a game, answered by chance; each with all that is told in it. */
function turnsOf(seed: number, answers: number): { first: FreightView; turns: Told[][] } {
  const s = game.setup({ seatCount: SEATS, seed, options: game.options.default })
  const view = () => game.view(s, 0) as FreightView
  const [rng, codes] = [generator(seed), new Int32Array(MAX_CHOICES)]
  const first = view()
  const turns: Told[][] = []
  let by = -1
  for (let left = answers; left > 0; left--) {
    const count = game.choices(s, codes)
    if (count === 0) break
    const kinds = Array.from({ length: count }, (_, i) => game.decode(s, codes[i]).kind)
    const all = [...new Set(kinds)]
    const weight = (kind: string) => LIKELY[kind] ?? 1
    let at = nextBelow(
      rng,
      0,
      all.reduce((sum, kind) => sum + weight(kind), 0),
    )
    const kind = all.find((one) => (at -= weight(one)) < 0)
    const alike = kinds.flatMap((one, i) => (one === kind ? [codes[i]] : []))
    const { active } = game.status(s)
    if (active !== by) turns.push([])
    by = active
    game.apply(s, alike[nextBelow(rng, 0, alike.length)], (event) =>
      turns[turns.length - 1].push({ event: event as FreightEvent, view: view() }),
    )
  }
  return { first, turns }
}

/** One is pushed in it, or several at once. */
const isPush = ({ event }: Told): boolean => event.kind === 'drove' && event.from.length > 1
/** Whose engine leaves the rails in these: it is thrown, put into A or flown, and does not drive. */
const leaving = (told: readonly Told[]): ReadonlySet<number> =>
  new Set(
    told.flatMap(({ event: { kind, seat } }) => (['derailed', 'flew', 'gaveUpTrain'].includes(kind) ? [seat] : [])),
  )

/** Every so many ms a frame; in one no engine goes farther than so many u, nor out of a stand and back into one. */
const [FRAME, FASTEST, FROM_STANDING] = [10, 7.5, 4]

/** Where an engine goes farther between two frames of a turn than it can drive. */
async function jumpsIn(seed: number, answers: number): Promise<string[]> {
  const { first, turns } = turnsOf(seed, answers)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(SEATS, 0)
  model.show(first, frame)
  const jumps: string[] = []
  for (const [turn, told] of turns.entries()) {
    if (!told.some(isPush)) {
      if (told.length > 0) model.show(told[told.length - 1].view, frame)
      continue
    }
    let isOver = false
    void model.play(told, frame).then(() => (isOver = true))
    const seen = [model.pieces.poses()]
    for (let ms = 0; !isOver && ms < 60_000; ms += FRAME) {
      for (let i = 0; i < 8; i++) await Promise.resolve()
      clock.pass(FRAME)
      seen.push(model.pieces.poses())
    }
    expect(isOver).toBe(true)
    const left = leaving(told)
    for (let seat = 0; seat < SEATS; seat++) {
      if (left.has(seat)) continue
      const spots = seen.map((poses) => poses[names.locomotive(seat)])
      const far = spots.slice(1).map(({ x, y }, i) => Math.hypot(x - spots[i].x, y - spots[i].y))
      far.forEach((one, i) => {
        const more = one - Math.max(far[i - 1] ?? 0, far[i + 1] ?? 0)
        if (one > FASTEST || more > FROM_STANDING)
          jumps.push(`turn ${turn}, seat ${seat}, ${one.toFixed(1)} u at ${(i + 1) * FRAME} ms`)
      })
    }
  }
  return jumps
}

it.each([2, 3, 5, 9, 10, 11, 17, 18, 19])(
  'no engine ever jumps, whoever pushes whom and wherever the driver goes on, in game %i',
  { timeout: 120_000 },
  async (seed) => {
    expect(await jumpsIn(seed, 260)).toEqual([])
  },
)
