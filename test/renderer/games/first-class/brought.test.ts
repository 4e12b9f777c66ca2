import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { TICKET_WIDTH } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { names, type Piece } from '../../../../src-renderer/games/first-class/looks.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { gripOf } from '../../../../src-renderer/games/first-class/overlay/grip.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = randomFirstClass(7, 2, 0, { ...firstClassOptions.default, modules: ['A'] }).beats as OneBeat[]

/** From a card that is taken to the event of this kind that it brings. */
function cardThat(kind: FirstClassEvent['kind']): readonly OneBeat[] {
  const end = beats.findIndex(({ event }, n) => {
    const taken = beats.slice(0, n).findLastIndex((beat) => beat.event.kind === 'taken')
    const between = beats.slice(taken + 1, n).every((beat) => ['filed', 'frameBegan'].includes(beat.event.kind))
    return event.kind === kind && taken >= 0 && between && beats[taken].event.seat === event.seat
  })
  return beats.slice(beats.slice(0, end).findLastIndex(({ event }) => event.kind === 'taken') - 1, end + 1)
}

/** Where the card was at each moment, and what lay there when all was told. */
async function seenOf(kind: FirstClassEvent['kind'], isOwn: boolean) {
  const [before, ...told] = cardThat(kind)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const { seat } = told[0].event
  const frame = frameOf(2, isOwn ? seat : 1 - seat)
  model.show(before.view, frame)
  const way: Piece[][] = []
  const played = model.play(told, frame)
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    way.push(Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'flyingTicket'))
  }
  await played
  return { way, seat, end: model.pieces.poses(), event: told[told.length - 1].event }
}

for (const kind of ['wagonLaid', 'walked', 'drove', 'routeLaid', 'contractKept', 'upgraded', 'coinsLaid'] as const)
  it.each([true, false])(`a taken card is one thing on one way to where it works: ${kind}, own: %s`, async (isOwn) => {
    const { way } = await seenOf(kind, isOwn)
    const seen = way.filter((there) => there.length > 0)
    expect(seen.length).toBeGreaterThan(10)
    expect(Math.max(...seen.map((there) => there.length))).toBe(1)
    const cards = seen.map(([card]) => card)
    const last = cards[cards.length - 1]
    // From where it was lifted on it comes nearer to its goal at every moment, and can be read until it is there.
    const far = cards.map(({ x }) => Math.abs(x - last.x))
    const leaves = far.findLastIndex((one, i) => i === 0 || Math.abs(one - far[0]) < 1)
    for (let i = leaves + 1; i < far.length; i++) expect(far[i]).toBeLessThanOrEqual(far[i - 1] + 0.001)
    for (const card of cards.filter(({ alpha }) => alpha === 1))
      expect(card.scale * TICKET_WIDTH).toBeGreaterThanOrEqual(90)
    // Wherever it goes, all of it stays in the window.
    for (const card of cards) expect(card.x - (card.scale * TICKET_WIDTH) / 2).toBeGreaterThanOrEqual(0)
    // Nobody sees it vanish in between.
    expect(way.findLastIndex((there) => there.length > 0) - way.findIndex((there) => there.length > 0)).toBe(
      seen.length - 1,
    )
  })

it('a card that moves the engine stops over it, on the board, and goes into it', async () => {
  const { way, seat } = await seenOf('drove', true)
  const cards = way.flatMap((there) => there)
  const landed = cards.findLast(({ alpha }) => alpha === 1)!
  const gone = cards[cards.length - 1]
  const [before] = cardThat('drove')
  const lies = craft.poses(before.view, frameOf(2, seat), BASE, null)
  const [token, board] = [lies[names.token(seat)], lies[names.board(seat)]]
  const high = landed.look.kind === 'flyingTicket' ? landed.look.height * landed.scale : NaN
  expect(landed.y + high / 2).toBeLessThan(token.y)
  expect(landed.x - (landed.scale * TICKET_WIDTH) / 2).toBeGreaterThanOrEqual(board.x)
  expect(Math.hypot(gone.x - token.x, gone.y - token.y)).toBeLessThan(30)
  expect(gone.scale).toBeLessThan(landed.scale / 2)
})

it('a contract lies where its card has landed', async () => {
  const { way, end, event } = await seenOf('contractKept', true)
  if (event.kind !== 'contractKept') throw new Error('no contract')
  const landed = way.findLast((there) => there.length > 0)![0]
  const lies = end[names.card(event.card)]
  expect(lies.look.kind).toBe('contract')
  expect(Math.hypot(landed.x - lies.x, landed.y - lies.y)).toBeLessThan(1)
})

it('coins come from the city that gives them, not from over a train', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'coinsLaid' && event.because.kind === 'city')
  const { seat, because } = beats[at].event
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view, frameOf(2, seat))
  const { [names.city(seat, because.id & 63)]: city } = model.pieces.poses()
  const lay = Object.keys(model.pieces.poses())
  const played = model.play([beats[at]], frameOf(2, seat))
  let first: Piece | undefined
  for (let i = 0; i < 40; i++) {
    await Promise.resolve()
    clock.pass(4)
    first ??= Object.entries(model.pieces.poses()).find(
      ([name]) => name.startsWith('coin ') && !lay.includes(name),
    )?.[1]
  }
  model.skip()
  await played
  expect(Math.hypot(first!.x - city.x, first!.y - city.y)).toBeLessThan(30)
})

it('a taken card bears its name from where it is lifted to where it lands', async () => {
  for (const isOwn of [true, false]) {
    const cards = (await seenOf('wagonLaid', isOwn)).way.flat()
    expect(cards.length).toBeGreaterThan(10)
    for (const { look } of cards) {
      const word = look.kind === 'flyingTicket' ? frameOf(2).words[`card.${look.card}`] : undefined
      expect(linesOf(look).map(({ text }) => text)).toEqual([word])
    }
  }
})

it('a taken card that is taken back goes back along the way it came, and so does what it brought', async () => {
  const [before, ...told] = cardThat('wagonLaid')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const { seat } = told[0].event
  const frame = frameOf(2, seat)
  model.show(before.view, frame)
  await clock.until(model.play(told, frame))
  const { card } = told[0].event as FirstClassEvent & { kind: 'taken' }
  model.show(structuredClone(before.view), frame, true)
  const way: Piece[] = []
  while (!clock.idle) {
    clock.pass(10)
    way.push(...Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'flyingTicket'))
  }
  const { x, y } = model.pieces.get(names.card(card))!
  const far = way.map((one) => Math.hypot(one.x - x, one.y - y))
  expect(way.length).toBeGreaterThan(8)
  expect(far[0]).toBeGreaterThan(150)
  expect(far[far.length - 1]).toBeLessThan(20)
  expect(model.pieces.poses()).toEqual(model.resting())
})

/** Tells of a card that hangs so far from its row, and so large, as it is let go: where it lay, hung and was seen. */
async function letGo(kind: Parameters<typeof cardThat>[0], { x, y, scale }: { x: number; y: number; scale: number }) {
  const [before, ...told] = cardThat(kind)
  const { event } = told[0]
  if (event.kind !== 'taken') throw new Error('no card is taken')
  const name = names.card(event.card)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, event.seat)
  model.show(before.view, frame)
  const row = model.pieces.get(name)!
  const { piece } = gripOf({ kind: 'card', id: event.card }, model.resting())!
  const hangs = { ...piece, x: row.x + x, y: row.y + y, scale: piece.scale * scale, z: 3000 }
  model.letGo = { [name]: hangs }
  const played = model.play(told, frame)
  const seen: Piece[] = []
  // What is drawn before it is told is the hand's affair.
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    if (model.telling)
      seen.push(...Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'flyingTicket'))
  }
  await played
  expect(seen.length).toBeGreaterThan(10)
  return { row, hangs, seen }
}

it.each(['wagonLaid', 'drove', 'coinsLaid'] as const)(
  'a card that was let go on the board never lies in its row again: %s',
  async (kind) => {
    const { row, hangs, seen } = await letGo(kind, { x: 260, y: 300, scale: 1 })
    const near = (one: Piece) => Math.hypot(one.x - row.x, one.y - row.y)
    expect(Math.min(...seen.map(near))).toBeGreaterThan(60)
    expect(seen[0]).toMatchObject({ x: hangs.x, y: hangs.y })
  },
)

it('a card that was let go small on the board sinks into what it brings, and does not grow over it again', async () => {
  const { hangs, seen } = await letGo('wagonLaid', { x: 60, y: 400, scale: 0.6 })
  const sizes = seen.map(({ scale }) => scale)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(hangs.scale + 0.001)
  expect(sizes[sizes.length - 1]).toBeLessThan(hangs.scale / 2)
})
