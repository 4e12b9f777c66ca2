import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { middle } from '../../../../src-renderer/games/freight-express/poses.ts'
import { LOCOMOTIVE_SCALE } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { radians } from '../../../../src-renderer/stage/motion/turning.ts'
import { at, begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** What came of a card that was turned over: how far from the middle of the crossing it is, and how large. */
interface Verdict {
  readonly away: number
  readonly scale: number
}

/** A drive eastwards over a crossing: what is seen at every moment of it, and how many events are told by then. */
async function driven(wagon: number, coupled: number, reduced = false) {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'NS+EW' }, '3,2': { rails: 'EW' } },
    hands: [[{ wagon, action: [2, 5] }]],
    coupled: [[20, 21].slice(0, coupled)],
    locomotives: ['1,2 W edge in', 'A'],
  })
  const view = () => game.view(s, 0) as FreightView
  const before = view()
  const beats: Beat[] = []
  const card = before.seats[0].hand[0]
  game.apply(s, game.encode(s, { kind: 'drive', card } as Action) as number, (event) =>
    beats.push({ event, view: view() }),
  )
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.speed('normal', reduced)
  model.show(before, frame)
  let told = 0
  const played = model.play(beats, frame, { told: (_, landed) => (told = landed) })
  const seen: { ms: number; told: number; nose: number; x: number; turned: string; verdict: Verdict | null }[] = []
  const crossing = middle(before, at(s, 2, 2))
  let isOver = false
  void played.then(() => (isOver = true))
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; !isOver && ms < 9000; ms += 10) {
    clock.pass(10)
    for (let i = 0; i < 5; i++) await Promise.resolve()
    const poses = model.pieces.poses()
    const { x, angle, scale } = poses[names.locomotive(0)]
    const large = Object.values(poses).find(
      ({ look, z, scale }) => (look.kind === 'face' || look.kind === 'back') && z === 100 && scale > 1,
    )
    const turned = large?.look.kind ?? 'none'
    const nose = x + Math.cos(radians(angle)) * 25 * LOCOMOTIVE_SCALE * scale
    const mark = Object.values(poses).find(({ look }) => look.kind === 'verdict')
    const verdict = mark ? { away: Math.hypot(mark.x - crossing.x, mark.y - crossing.y), scale: mark.scale } : null
    seen.push({ ms, told, nose: nose - crossing.x, x, turned, verdict })
  }
  return { kinds: beats.map(({ event }) => event.kind), seen }
}

it('a train halts before a crossing while the card is turned over, and then goes on', async () => {
  const { kinds, seen } = await driven(8, 0)
  expect(kinds.slice(0, 4)).toEqual(['discarded', 'drove', 'flipped', 'drove'])
  const shown = seen.filter(({ turned }) => turned !== 'none')
  const back = shown.filter(({ turned }) => turned === 'back')
  const first = shown.find(({ ms, turned }) => turned === 'face' && ms > back[0].ms)!
  // It is seen from behind for a while before it is turned over.
  expect(back.length).toBeGreaterThan(20)
  const halted = seen.filter(({ ms, nose }) => ms <= first.ms + 400 && nose > -30)
  expect(halted.length).toBeGreaterThan(50)
  for (const { nose } of halted) expect(nose).toBeLessThan(0)
})

it('what is flipped is told no earlier than the train is over the crossing', async () => {
  for (const coupled of [0, 2]) {
    const { seen, kinds } = await driven(8, coupled)
    const flip = kinds.indexOf('flipped')
    expect(seen.some(({ told }) => told > flip)).toBe(true)
    for (const { told, nose } of seen) if (told > flip - 1) expect(nose).toBeGreaterThan(50)
  }
})

it('a drive that goes on behind a crossing does so without a stop', async () => {
  const { seen } = await driven(8, 0)
  const over = seen.filter(({ nose }) => nose > 10 && nose < 70).map(({ x }) => x)
  const steps = over.slice(1).map((x, i) => x - over[i])
  expect(over.length).toBeGreaterThan(10)
  expect(Math.min(...steps)).toBeGreaterThan(0.5)
})

it('what came of a card that was turned over stands in full on its crossing before it goes to the corner', async () => {
  for (const coupled of [0, 2]) {
    const verdicts = (await driven(8, coupled)).seen.flatMap(({ verdict }) => verdict ?? [])
    const onCrossing = verdicts.filter(({ away, scale }) => away < 1 && scale === 1)
    expect(onCrossing.length).toBeGreaterThan(40)
    const { away, scale } = verdicts.at(-1)!
    expect(away).toBeGreaterThan(30)
    expect(scale).toBeLessThan(0.6)
  }
})

it('nobody waits at a crossing who wants no motion', async () => {
  const { seen } = await driven(8, 0, true)
  expect(seen.at(-1)!.ms).toBeLessThan(1500)
})
