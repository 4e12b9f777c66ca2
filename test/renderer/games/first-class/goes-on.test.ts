import { describe, expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { awaited } from '../../../../src-renderer/games/first-class/overlay/promised.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { Promised } from '../../../../src-renderer/stage/over/promised.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const gameWith = (module: 'A' | 'B', seed: number) =>
  randomFirstClass(seed, 2, 0, { ...firstClassOptions.default, modules: [module] }).beats as OneBeat[]
const BEATS = gameWith('A', 7)
const STEP = 8

/** Every picture of one's own previewed events, told after their preview was seen; `lasts` until all stands. */
async function seen(first: number, last: number, beats: readonly OneBeat[] = BEATS) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const { seat } = beats[first].event
  const frame = frameOf(2, seat)
  const [before, told] = [beats[first - 1].view, beats.slice(first, last + 1)]
  model.show(before, frame)
  const { ghosts } = drawPreview(before, { beats: told } as never, frame, model.size)
  const promised = new Promised<Poses[string]['look']>()
  model.promised = ghosts
  promised.keep(awaited(ghosts, model.pieces.poses()))
  const played = model.play(told, frame)
  const pictures: Poses[] = []
  let lasts = 0
  for (; model.moving && lasts < 5000; lasts += STEP) {
    await Promise.resolve()
    clock.pass(STEP)
    const live = painted(model)
    pictures.push({ ...live, ...promised.at(model.moving, (left) => awaited(left, live)) })
  }
  await played
  return { pictures, lasts, end: model.resting(), ghosts, event: told[told.length - 1].event }
}

/** The first event of a kind that no taken card brings. */
const alone = (kind: FirstClassEvent['kind']) =>
  BEATS.findIndex(({ event }, n) => event.kind === kind && n > 0 && BEATS[n - 1].event.kind !== 'taken')

describe('what was previewed goes on from where it was seen, and is never hidden in between', () => {
  const isGhost = ({ look }: Poses[string]) => look.kind === 'ghostWagon' && !look.empty

  it.each(['wagonLaid', 'upgraded'] as const)('%s', async (kind) => {
    const at = alone(kind)
    const { pictures, lasts, end, event } = await seen(at, at)
    if (event.kind !== 'wagonLaid' && event.kind !== 'upgraded') throw new Error('It is no wagon.')
    const { seat, train, place } = event
    const [coach, number] = [names.coach, names.number].map((of) => of(seat, train, place))
    let moved = 0
    for (const now of pictures) {
      const ghost = now[`ghost ${train} ${place}`]
      const there = now[coach]
      const isSeen = (ghost && isGhost(ghost)) || (there?.alpha === 1 && Math.abs(there.x - end[coach].x) < 9)
      expect(isSeen).toBe(true)
      if (!ghost) expect(there.look).toEqual(end[coach].look)
      expect(`ghost ${number}` in now || number in now, 'its value').toBe(true)
      if (there && !ghost) moved = Math.max(moved, Math.hypot(there.x - end[coach].x, there.y - end[coach].y))
    }
    expect(moved).toBeGreaterThan(3)
    expect(lasts).toBeLessThan(320)
  })

  it('walked', async () => {
    const at = BEATS.findIndex(({ event }) => event.kind === 'walked' && event.to > event.from)
    const { pictures, lasts, end, event } = await seen(at, at)
    if (event.kind !== 'walked') throw new Error('Nobody walks.')
    const name = names.conductor(event.seat, event.train)
    const stands = end[name]
    expect(Math.min(...pictures.slice(1).map((now) => now[name].y))).toBeLessThan(stands.y - 8)
    for (const now of pictures.slice(1)) expect(Math.abs(now[name].x - stands.x)).toBeLessThan(1)
    expect(lasts).toBeLessThan(320)
  })

  it('of several wagons that come one after another each stays until it comes', async () => {
    const at = BEATS.findIndex(
      ({ event }, n) => n > 0 && event.kind === 'wagonLaid' && BEATS[n + 1]?.event.kind === 'wagonLaid',
    )
    const { pictures, ghosts } = await seen(at, at + 1)
    const wagons = Object.keys(ghosts).filter((name) => isGhost(ghosts[name]))
    expect(wagons).toHaveLength(2)
    for (const now of pictures) for (const name of wagons) expect(now[name] ? isGhost(now[name]) : true).toBe(true)
  })

  it('whoever looks out of a wagon that is raised goes up and comes down with it', async () => {
    const [rides] = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const beats = gameWith('B', seed)
      return beats.flatMap(({ event }, at) => {
        if (event.kind !== 'upgraded' || at === 0 || beats[at - 1].event.kind === 'taken') return []
        const { seat, train, place } = event
        const { rider } = beats[at - 1].view.seats[seat].trains[train].coaches[place]
        return rider >= 0 && CARDS[rider].kind === 'celebrity' ? [{ beats, at, rider, event }] : []
      })
    })
    const { pictures, end } = await seen(rides.at, rides.at, rides.beats)
    const { seat, train, place } = rides.event
    const [who, coach] = [names.rider(rides.rider), names.coach(seat, train, place)]
    const rises = pictures.map((now) => [who, coach].map((name) => end[name].y - now[name].y))
    expect(Math.max(...rises.map(([guest]) => guest))).toBeGreaterThan(7)
    for (const [guest, wagon] of rises) expect(Math.abs(guest - wagon)).toBeLessThan(5)
  })
})
