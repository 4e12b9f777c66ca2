import { expect, it } from 'vitest'
import { END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Piece, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { draft } from '../../../../src-renderer/games/first-class/poses/draft.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { pastAfter, pastIn, type Past } from '../../../../src-renderer/games/first-class/past.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { filmed } from '../../harness/filmed.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const SEAT = 1
const seenBy = (viewer: number, seats = 2) =>
  randomFirstClass(7, seats, viewer, { ...firstClassOptions.default, modules: ['A'] }).beats as OneBeat[]
const beats = seenBy(SEAT)

/** All that is seen from the moment before the first event of this kind to its end, and how wide the table is. */
async function seenOf(at: number, viewer = SEAT, beats = seenBy(viewer)) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(beats[at].view.seats.length, viewer)
  model.show(beats[at - 1].view, frame)
  const seen: Poses[] = await filmed(model, clock, model.play([beats[at]], frame))
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

it('no end card that is offered is seen before it is turned over where it lies', async () => {
  const { seen } = await seenOf(beats.findIndex(({ event }) => event.kind === 'endCardsOpened'))
  const last = seen[seen.length - 1]
  const opened = Object.keys(last).filter((name) => last[name].look.kind === 'endCard' && name.startsWith('endCard '))
  expect(opened.length).toBeGreaterThanOrEqual(4)
  for (const poses of seen)
    for (const name of opened)
      if (poses[name]?.look.kind === 'endCard') expect(poses[name].look).toEqual(last[name].look)
})

it('cards that are left of a draft lie still, and the place of the one that was kept is where it lay', async () => {
  for (const viewer of [0, 1, 2]) {
    const beats = seenBy(viewer, 3)
    const drafts = beats.flatMap(({ event }, at) => (at > 0 && event.kind === 'drafted' ? [at] : []))
    for (const at of drafts.slice(0, -1)) {
      const { seen } = await seenOf(at, viewer, beats)
      const [first, last] = [seen[0], seen[seen.length - 1]]
      const isCard = (name: string) => name.startsWith('draft ') || name.startsWith('endCard ')
      const { seat, endCard } = beats[at].event as FirstClassEvent & { kind: 'drafted' }
      const left = Object.keys(last).filter((name) => isCard(name) && name !== names.endCard(endCard))
      for (const name of left) expect(new Set(seen.flatMap((poses) => poses[name]?.x ?? [])).size, name).toBe(1)
      const place = last[`keptPlace ${seat}`].x
      const isKnown = first[names.endCard(endCard)] !== undefined
      const lay = [...left.map((name) => last[name].x), place].sort((a, b) => a - b)
      expect(new Set(lay).size).toBe(lay.length)
      const before = beats[at - 1].view.draft
      if (isKnown && before.length === 4) expect(lay.indexOf(place)).toBe(before.indexOf(endCard))
    }
  }
})

it('after a way back, too, the place of an end card that was kept is where it lay', () => {
  const at = beats.findIndex(({ event }) => event.kind === 'drafted' && event.seat === SEAT)
  const { view } = beats[at]
  const events = beats.slice(0, at + 1).map(({ event }) => event)
  const [told, afresh] = [
    events.reduce<Past | null>((past, event, i) => pastAfter(past, event, beats[i - 1]?.view ?? beats[i].view), null),
    pastIn(null, view, events),
  ]
  expect(afresh.kept).toEqual(told?.kept)
  expect(pastIn(told, beats[at - 1].view, []).kept).toHaveLength((told?.kept.length ?? 0) - 1)
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

it('a kept end card flies over all words, and is counted as it lands, when the next seat is called on', async () => {
  const { seen } = await seenOf(ownDrafted)
  const { endCard } = beats[ownDrafted].event as FirstClassEvent & { kind: 'drafted' }
  const told = (poses: Poses) =>
    Object.entries(poses).flatMap(([name, { look }]) =>
      look.kind === 'plate' ? [`${look.stats} ${look.lit}`] : name.startsWith('endsHead') ? [JSON.stringify(look)] : [],
    )
  const last = seen[seen.length - 1]
  const [had, has] = [told(seen[0]), told(last)]
  expect(has).not.toEqual(had)
  const flies = seen.filter(({ [names.endCard(endCard)]: { y } }) => y < last[names.endCard(endCard)].y - 1)
  expect(flies.length).toBeGreaterThan(20)
  for (const poses of flies) {
    const [card, words] = [poses[names.endCard(endCard)], poses[names.said(endCard)]]
    expect(card.look).toMatchObject({ aloft: true })
    expect(words.look).toMatchObject({ aloft: true })
    expect(told(poses)).toEqual(had)
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

it('the stack counts down card by card, and what comes off it begins as wide as it is', async () => {
  const { seen } = await seenOf(dealtFirst)
  const event = beats[dealtFirst].event as FirstClassEvent & { kind: 'dealt' }
  const stackIn = (poses: Poses) => Object.values(poses).find(({ look }) => look.kind === 'stack' && look.current)!
  const counts = seen.map((poses) => {
    const { look } = stackIn(poses)
    return look.kind === 'stack' ? look.left : NaN
  })
  const { left } = stackIn(seen[seen.length - 1]).look as { left: number }
  expect([...new Set(counts)]).toEqual(Array.from({ length: event.cards.length + 1 }, (_, i) => left + 18 - i))
  const first = event.cards.map((card) => seen.map(({ [names.card(card)]: one }) => one).find((one) => one)!)
  const stack = stackIn(seen[0])
  for (const { look, x, scale } of first) {
    expect(look.kind).toBe('ticketBack')
    expect(116 * scale).toBeLessThan(40 * stack.scale * 1.2)
    expect(Math.abs(x - stack.x - 20 * stack.scale)).toBeLessThan(20)
  }
})

it('before the first deal the platforms of the rows lie there as soon as the table of the draft is gone', async () => {
  for (let at = lastDrafted; at <= dealtFirst; at++) {
    const { seen } = await seenOf(at)
    const isBare = (poses: Poses) => !Object.values(poses).some(({ look }) => /^(cloth|halt|ticket)/.test(look.kind))
    expect(seen.filter(isBare), beats[at].event.kind).toEqual([])
  }
})

it('two end cards of the draft that score the same say what tells them apart, and others how many there are', () => {
  const { view } = beats[ownDrafted - 1]
  const isAs = (a: number, b: number) =>
    a !== b && END_CARDS[a].counts === END_CARDS[b].counts && END_CARDS[a].points === END_CARDS[b].points
  const all = END_CARDS.map((_, id) => id)
  const one = all.find((a) => all.some((b) => isAs(a, b)))!
  const twin = all.find((b) => isAs(one, b))!
  const other = all.find((b) => b !== one && !isAs(one, b))!
  const frame = frameOf(2, SEAT)
  const words = Object.fromEntries(all.map((id) => [`endCard.${id}`, `card ${id}|many|apart ${id}`]))
  const made = draft({ ...view, draft: [one, other, twin] }, layoutOf({ width: 976, height: 752 }, view), {
    ...frame,
    words: { ...frame.words, ...words },
  })
  const saidOf = (id: number) => {
    const { look } = made[names.said(id)]
    return look.kind === 'said' ? look.stacks : null
  }
  expect([one, other, twin].map(saidOf)).toEqual([`apart ${one}`, 'many', `apart ${twin}`])
})
