import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { filmed } from '../../harness/filmed.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
type Of<Kind extends FirstClassEvent['kind']> = Extract<FirstClassEvent, { readonly kind: Kind }>
/** With the modules of which it is. */
const WITH = { D: ['D', 'F'], E: ['C', 'E'] } as const

/** The first of a kind in some games with modules, told to whoever did it, picture by picture. */
async function told<Kind extends FirstClassEvent['kind']>(kind: Kind, modules: keyof typeof WITH = 'D') {
  const options = { ...firstClassOptions.default, modules: [...WITH[modules]], teatime: true }
  for (let seed = 1; seed < 20; seed++) {
    const beats = randomFirstClass(seed, 2, 0, options).beats as OneBeat[]
    const at = beats.findIndex(({ event }, n) => n > 0 && event.kind === kind && event.seat === 0)
    if (at < 0) continue
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    const frame = frameOf(2, 0)
    model.show(beats[at - 1].view, frame)
    const before: Poses = model.pieces.poses()
    const seen: Poses[] = await filmed(model, clock, model.play([beats[at]], frame))
    return { event: beats[at].event as Of<Kind>, before, seen, end: model.pieces.poses() as Poses }
  }
  throw new Error(`No ${kind} was told.`)
}

it('who boards is lifted from where he waited, and does not leap', async () => {
  const { event, before, seen } = await told('boarded')
  const name = names.rider(event.card)
  const way = [before, ...seen].flatMap(({ [name]: rider }) => (rider ? [rider] : []))
  expect(way.length).toBeGreaterThan(5)
  for (const [i, { x, y }] of way.entries())
    if (i > 0) expect(Math.hypot(x - way[i - 1].x, y - way[i - 1].y)).toBeLessThan(20)
})

it('what an arrow pays stands beside its card, springs up and fades', async () => {
  const { event, seen, end } = await told('switchScored', 'E')
  const card = end[names.between(event.seat, event.place)]
  if (card.look.kind !== 'betweenCard') throw new Error('No switch lies there.')
  const pills = seen.flatMap((poses) => Object.values(poses).filter(({ look }) => look.kind === 'rise'))
  expect(pills.length).toBeGreaterThan(10)
  for (const { x } of pills) expect(x).toBeGreaterThan(card.x + card.look.width)
  expect(pills[pills.length - 1].alpha).toBeLessThan(0.3)
})

it('an order is turned over on its way, not as it lands', async () => {
  const { event, seen, end } = await told('ordered')
  const name = names.order(event.tile)
  const turned = seen.filter(({ [name]: tile }) => tile && tile.squash < 0.9)
  expect(turned.length).toBeGreaterThan(3)
  expect(seen[seen.length - 2][name].look).toEqual(end[name].look)
})

it('the words over the warehouse come once the rows have gone from under them', async () => {
  const { before, seen, end } = await told('warehouseOpened')
  const rows = Object.keys(before).filter((name) => !end[name] && before[name].look.kind === 'ticket')
  expect(rows.length).toBeGreaterThan(0)
  for (const poses of seen)
    if (rows.some((name) => poses[name] && poses[name].alpha > 0.2))
      expect(poses.warehouseHead?.alpha ?? 0).toBeLessThan(0.1)
  expect(seen.at(-1)?.warehouseHead.alpha).toBe(1)
})
