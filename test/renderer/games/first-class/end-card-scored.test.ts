import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type EndCardScored = Extract<FirstClassEvent, { kind: 'endCardScored' }>
const scores = ({ event }: Beat): boolean =>
  event.kind === 'endCardScored' && (event as EndCardScored).points > 0 && event.seat === 0

/** A game of two at whose end an end card of the first seat scores, and where. */
function scoring(): { beats: Beat[]; at: number } {
  for (let seed = 1; seed < 60; seed++) {
    const beats = randomFirstClass(seed, 2, 0, firstClassOptions.default).beats as Beat[]
    const at = beats.findIndex(scores)
    if (at > 0) return { beats, at }
  }
  throw new Error('No end card scores.')
}

it('the points of an end card rise from it, once', async () => {
  const { beats, at } = scoring()
  const event = beats[at].event as EndCardScored
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  const risen = () => Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'rise')
  model.show(beats[at - 1].view as FirstClassView, frame)
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  // It comes forward, and is read.
  for (let ms = 0; ms < 720; ms += 20) clock.pass(20)
  const card = model.pieces.poses()[names.endCard(event.endCard)]
  expect(risen().map(({ look }) => 'text' in look && look.text)).toEqual([`+${event.points}`])
  expect(Math.hypot(risen()[0].x - card.x, risen()[0].y - card.y)).toBeLessThan(40)
  await clock.until(played)
  const counted = model.play([beats[at + 1]], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < 200; ms += 20) clock.pass(20)
  expect([beats[at + 1].event.kind, risen()]).toEqual(['scored', []])
  model.skip()
  await counted
})

it('an end card that scores is shown open and large, with the name of whoever has it', async () => {
  for (const viewer of [0, 1]) {
    const beats = randomFirstClass(3, 2, viewer, firstClassOptions.default).beats as Beat[]
    const at = beats.findIndex(({ event }) => event.kind === 'endCardScored' && event.seat === 0)
    const event = beats[at].event as EndCardScored
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(beats[at - 1].view as FirstClassView, frameOf(2, viewer))
    const told = model.play([beats[at]], frameOf(2, viewer))
    for (let i = 0; i < 10; i++) await Promise.resolve()
    for (let ms = 0; ms < 540; ms += 20) clock.pass(20)
    const poses = model.pieces.poses()
    const card = poses[names.endCard(event.endCard)]
    expect([card.look.kind, card.squash ?? 1, card.alpha]).toEqual(['endCard', 1, 1])
    expect('width' in card.look && card.look.width * card.scale).toBeGreaterThan(250)
    const owners = Object.entries(poses).filter(([name, { look }]) => look.kind === 'owner' && /^extra/.test(name))
    expect(owners.map(([, { look }]) => 'name' in look && look.name)).toEqual([frameOf(2, viewer).seats[0].name])
    await clock.until(told)
    expect(model.pieces.poses()).toEqual(craft.poses(beats[at].view as FirstClassView, frameOf(2, viewer), model.size))
  }
})
