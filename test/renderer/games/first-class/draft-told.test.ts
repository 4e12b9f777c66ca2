import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Piece, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const SEAT = 1
const beats = randomFirstClass(7, 2, SEAT, { ...firstClassOptions.default, modules: ['A'] }).beats as OneBeat[]

/** All that is seen from the moment before the first event of this kind to its end, and how wide the table is. */
async function seenOf(at: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, SEAT)
  model.show(beats[at - 1].view, frame)
  const seen: Poses[] = []
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    seen.push({ ...model.pieces.poses() })
  }
  await played
  return { seen, width: model.layout.world.width }
}

const lastDrafted = beats.findLastIndex(({ event }) => event.kind === 'drafted')
const ownDrafted = beats.findIndex(({ event }) => event.kind === 'drafted' && event.seat === SEAT)
const dealtFirst = beats.findIndex(({ event }) => event.kind === 'dealt')

it('the end card that nobody kept goes back to the deck, whole on the table, before that is laid out', async () => {
  const { seen, width } = await seenOf(lastDrafted)
  const kept = beats[lastDrafted].event as FirstClassEvent & { kind: 'drafted' }
  const refused = Object.keys(craft.poses(beats[lastDrafted - 1].view, frameOf(2, SEAT), BASE)).find(
    (name) => /^(draft|endCard) /.test(name) && name !== names.endCard(kept.endCard),
  )!
  const way = seen.flatMap((poses) => (poses[refused] ? [poses[refused]] : []))
  expect(way.every(({ alpha }) => alpha === 1)).toBe(true)
  const right = ({ x, scale, look }: Piece) => x + (look.kind === 'endCardBack' ? (look.width * scale) / 2 : 0)
  expect(Math.max(...way.map(right))).toBeLessThan(width)
  const laidAt = seen.findIndex((poses) => Object.values(poses).some(({ look }) => look.kind === 'stack'))
  expect(seen[laidAt][refused]).toBeUndefined()
  expect(seen.some((poses) => Object.values(poses).some(({ look }) => look.kind === 'gap'))).toBe(false)
})

it('end cards of the draft stay as large as they are, however few of them are left', async () => {
  const sizes = new Set<number>()
  const handed = beats.flatMap(({ event }, at) => (at > 0 && event.kind === 'draftHanded' ? [at] : []))
  for (const at of [...handed, ownDrafted].filter((at) => at < lastDrafted))
    for (const poses of (await seenOf(at)).seen)
      for (const [name, { scale }] of Object.entries(poses)) if (name.startsWith('draft ')) sizes.add(scale)
  expect(sizes.size).toBe(1)
})

it('end cards that are offered come off one place closed, and none is ever beyond where they lie', async () => {
  const { seen } = await seenOf(beats.findIndex(({ event }) => event.kind === 'endCardsOpened'))
  const closed = seen.flatMap((poses) => Object.values(poses).filter(({ look }) => look.kind === 'endCardBack'))
  expect(closed.length).toBeGreaterThan(4)
  expect(new Set(closed.map(({ x, alpha }) => `${x} ${alpha}`)).size).toBe(1)
})

it('a kept end card carries its words until it has landed', async () => {
  const { seen } = await seenOf(ownDrafted)
  const { endCard } = beats[ownDrafted].event as FirstClassEvent & { kind: 'drafted' }
  const flying = seen.filter((poses) => {
    const card = poses[names.endCard(endCard)]
    return card?.look.kind === 'endCard' && card.look.said !== undefined
  })
  expect(flying.length).toBeGreaterThan(10)
  for (const poses of flying) {
    const [card, words] = [poses[names.endCard(endCard)], poses[names.said(endCard)]]
    expect(Math.abs(words.x - card.x)).toBeLessThan(1)
  }
})

it('what lies beside the rows is there before the first card is dealt', async () => {
  const { seen } = await seenOf(dealtFirst)
  const [first, last] = [seen[0], seen[seen.length - 1]]
  const beside = Object.keys(last).filter((name) => /^(start|stack|gauge|east|offersHead|endCard)/.test(name))
  expect(beside.length).toBeGreaterThan(8)
  for (const name of beside) expect(first[name]?.alpha, name).toBe(1)
})

it('the places of the rows wait for the cards of a deal, and a row lies open before the next one comes', async () => {
  const { seen } = await seenOf(dealtFirst)
  const event = beats[dealtFirst].event as FirstClassEvent & { kind: 'dealt' }
  const first = seen[0]
  expect(Object.values(first).filter(({ look }) => look.kind === 'gap').length).toBe(event.cards.length)
  const kinds = (poses: Poses, row: number) =>
    event.cards.slice(row * 6, row * 6 + 6).map((card) => poses[names.card(card)]?.look.kind)
  for (const row of [1, 2]) {
    const comes = seen.find((poses) => kinds(poses, row).some((kind) => kind !== undefined))!
    const open = kinds(comes, row - 1).filter((kind) => kind === 'ticket')
    expect(open.length).toBeGreaterThanOrEqual(5)
  }
  expect(seen.length * 16).toBeGreaterThan(2200)
  expect(seen.length * 16).toBeLessThan(2700)
})
