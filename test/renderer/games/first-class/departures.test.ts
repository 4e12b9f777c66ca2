import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { BOARD_CITIES, CARDS, type City } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { flap } from '../../../../src-renderer/games/first-class/art/departures.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { pastAfter } from '../../../../src-renderer/games/first-class/past.ts'
import { inkOf } from '../../../../src-renderer/stage/art/ink.ts'
import { coloursOf } from '../../../../src-renderer/theme/tokens.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { frameFor } from '../../harness/telling.ts'

const beats = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as Beat[]

/** All pieces on the table before an event is told, and just after it began to be, or later. */
async function piecesAround(at: number, later = 60) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  // Nobody who plays looks on: then a full scoring does not stand to be read.
  const frame = { ...frameFor(2, 'open'), words: frameOf(2).words }
  const pieces = () => Object.values(model.pieces.poses())
  model.show(beats[at - 1].view as FirstClassView, frame)
  const before = pieces()
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < later; ms += 20) clock.pass(20)
  const then = pieces()
  model.skip()
  await played
  return { before, then }
}

it('the departure board is gone before the next rows are dealt over it', async () => {
  const scored = beats.findIndex(({ event }) => event.kind === 'scoringBegan')
  const at = beats.findIndex(({ event }, i) => i > scored && event.kind === 'dealt')
  const { before, then } = await piecesAround(at, 160)
  expect([before, then].map((pieces) => pieces.some(({ look }) => look.kind === 'flap'))).toEqual([true, false])
})

it('the departure board comes down whole from above the table, and no word of the rows is read through it', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'scoringBegan')
  const tops: number[] = []
  for (const later of [20, 120, 200, 280, 360]) {
    const { before, then } = await piecesAround(at, later)
    expect(before.some(({ look }) => look.kind === 'cleared')).toBe(true)
    const board = then.filter(({ look }) => ['departures', 'departing', 'flap'].includes(look.kind))
    expect(board.length).toBeGreaterThan(5)
    expect(board.every(({ alpha }) => alpha === 1)).toBe(true)
    // On its way its own words would be read over the plates.
    for (const { look } of board) expect(linesOf(look).every(({ text }) => text === '')).toBe(true)
    const [{ y, scale, look }] = board.filter((one) => one.look.kind === 'departures')
    const foot = y + scale * (look.kind === 'departures' ? look.height : 0)
    const covered = then.filter((one) => ['gap', 'cleared', 'start', 'stack'].includes(one.look.kind) && one.y < foot)
    for (const one of covered) expect(linesOf(one.look).every(({ text }) => text === '')).toBe(true)
    tops.push(y)
  }
  expect(tops[0]).toBeLessThan(-200)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  const { then } = await piecesAround(at, 440)
  expect(then.some(({ look }) => ['halt', 'start', 'gap', 'cleared'].includes(look.kind))).toBe(false)
  expect(then.find(({ look }) => look.kind === 'departures')?.look).not.toMatchObject({ title: '' })
})

it('cells of the departure board are no wider as they spring: those beside them spring too', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'scoringBegan')
  const { then } = await piecesAround(at, 420)
  const springs = then.filter(({ look, squash }) => look.kind === 'flap' && squash < 1)
  expect(springs.length).toBeGreaterThan(0)
  const rest = then.find(({ look, squash }) => look.kind === 'flap' && squash === 1)!.scale
  for (const { scale, squash } of springs) expect(scale * squash).toBeLessThan(rest * 1.03)
})

it('at the end nothing that could be bought is read through the departure board, which takes its room', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'draftsShown')
  const { before, then } = await piecesAround(at, 40)
  const { offers, own } = craft.layoutOf(BASE, null)
  const bought = (pieces: typeof before) =>
    pieces.filter(({ look, x, y }) => ['endCard', 'east'].includes(look.kind) && x >= offers.x && y < own.y)
  expect(bought(before).length).toBeGreaterThan(0)
  expect(bought(then)).toEqual([])
})

it('a row that is cleared keeps its six places, and says so in its middle', () => {
  const { view, event } = beats.find((beat) => beat.event.kind === 'rowCleared')!
  const made = craft.poses(view as FirstClassView, frameFor(2, 0), BASE)
  const { row } = event as Extract<FirstClassEvent, { kind: 'rowCleared' }>
  const places = [0, 1, 2, 3, 4, 5].map((column) => made[`gap ${row} ${column}`])
  expect(places.map(({ look }) => look.kind)).toEqual(Array(6).fill('gap'))
  expect(made[`cleared ${row}`]).toMatchObject({ x: (places[0].x + places[5].x) / 2, y: places[0].y })
})

it('the heading of the draft is gone when all have kept a card, before the first rows are dealt over it', async () => {
  const headedAround = async (at: number, ms?: number) => {
    const { before, then } = await piecesAround(at, ms)
    return [before, then].map((pieces) => pieces.some(({ look }) => look.kind === 'heading' && look.strong))
  }
  expect(
    await headedAround(
      beats.findLastIndex(({ event }) => event.kind === 'drafted'),
      600,
    ),
  ).toEqual([true, false])
  expect(await headedAround(beats.findIndex(({ event }) => event.kind === 'dealt'))).toEqual([false, false])
})

it('no word of a card that was taken shines through one that is dealt in its place', async () => {
  const at = beats.findIndex(({ event }, i) => event.kind === 'dealt' && beats[i - 1].event.kind === 'roundEnded')
  const { before, then } = await piecesAround(at, 1200)
  const spots = (pieces: typeof before, kind: string) =>
    pieces.filter(({ look }) => look.kind === kind).map(({ x, y }) => `${x} ${y}`)
  const lying = spots(then, 'ticket')
  expect(lying.filter((spot) => spots(before, 'gap').includes(spot)).length).toBeGreaterThan(2)
  expect(spots(then, 'gap').filter((spot) => lying.includes(spot))).toEqual([])
})

it('the departure board lies over the end cards whose room it takes at the end', async () => {
  const { then } = await piecesAround(beats.findIndex(({ view }) => (view as FirstClassView).phase === 'ended'))
  const lies = (kind: string) => then.filter(({ look }) => look.kind === kind).map(({ z }) => z)
  const offered = then.filter(({ look, y }) => look.kind === 'endCard' && y < 400).map(({ z }) => z)
  expect(Math.min(...lies('departures'))).toBeGreaterThan(Math.max(0, ...offered))
  expect(Math.min(...lies('departing'))).toBeGreaterThan(Math.max(...lies('departures')))
  expect(Math.min(...lies('flap'))).toBeGreaterThan(Math.max(...lies('departing')))
})

it('two seats fill the departure board, and what gave nothing says 0', () => {
  const at = beats.findIndex(({ event }) => event.kind === 'trainScored')
  const view = beats[at].view as FirstClassView
  const pieces = Object.values(craft.poses(view, frameFor(2, 0), { width: 976, height: 752 }))
  const board = pieces.find(({ look }) => look.kind === 'departures')!
  const rows = pieces.filter(({ look }) => look.kind === 'departing').map(({ y }) => y)
  const height = board.look.kind === 'departures' ? board.look.height : 0
  expect(Math.max(...rows) - board.y).toBeGreaterThan(height / 2)
  const texts = pieces.flatMap(({ look }) => (look.kind === 'flap' ? [look.text] : []))
  expect(texts).toContain('0')
  expect(texts).not.toContain('–')
})

it('a cell that is not counted yet has a dash in its middle, and is no empty dashed box', () => {
  const { body } = flap(inkOf(coloursOf('day')), '', false, false)
  expect(body).toContain('M-6 0h12')
  expect(body).not.toContain('stroke-dasharray')
})

it('the last row of a scoring stands full before the next cards are dealt, also where its trains bring nothing', () => {
  const scored = beats.findIndex(({ event }) => event.kind === 'scoringBegan')
  const at = beats.findIndex(({ event }, i) => i > scored && event.kind === 'dealt')
  const view = beats[at - 1].view as FirstClassView
  const flaps = Object.values(craft.poses(view, frameFor(2, 0), BASE)).flatMap(({ look }) =>
    look.kind === 'flap' ? [look.text] : [],
  )
  expect(flaps.length).toBeGreaterThan(0)
  expect(flaps).not.toContain('')
})

it('of a scoring that is told no cell is ever negative, and no sum is less than its cells or falls', () => {
  const own = randomFirstClass(7, 2, 0, { ...firstClassOptions.default, modules: ['B', 'E'] }).beats as Beat[]
  const scoring = own.filter(({ view }) => (view as FirstClassView).phase === 'scoring')
  let most = new Map<string, number>()
  let sums = 0
  for (const { event, view } of scoring) {
    if (event.kind === 'scoringBegan') most = new Map()
    const made = craft.poses(view as FirstClassView, frameFor(2, 0), BASE)
    const { active } = view as FirstClassView
    const texts = Object.entries(made)
      .filter(([name]) => name.startsWith(`flap ${active} `))
      .map(([, { look }]) => (look.kind === 'flap' ? Number(look.text) : NaN))
    if (texts.length === 0) continue
    const [sum, points] = texts.slice(-2)
    expect(Math.min(...texts)).toBeGreaterThanOrEqual(0)
    expect(sum).toBeGreaterThanOrEqual(texts.slice(0, -2).reduce((all, n) => all + n, 0))
    for (const [name, n] of [['sum', sum] as const, ['points', points] as const]) {
      expect(n).toBeGreaterThanOrEqual(most.get(name) ?? 0)
      most.set(name, n)
    }
    sums += sum
  }
  expect(sums).toBeGreaterThan(0)
})

it('a scoring that stands to be read has every seat counted, nobody to play, and its best sum lit', () => {
  const scored = beats.findIndex(({ event }) => event.kind === 'scoringBegan')
  const at = beats.findIndex(({ event }, i) => i > scored && event.kind === 'dealt')
  const view = beats[at - 1].view as FirstClassView
  const words = { soFar: 'so far', toPlay: 'to play', yourTurn: 'your turn' }
  const looks = (stands: boolean) =>
    Object.values(craft.poses(view, { ...frameFor(2, 0), words, stands }, BASE)).map(({ look }) => look)
  const told = (stands: boolean) => ({
    counted: looks(stands).flatMap((look) => (look.kind === 'departing' ? [look.done] : [])),
    soFar: looks(stands).some((look) => look.kind === 'flap' && look.word === 'so far'),
    toPlay: looks(stands).some((look) => look.kind === 'plate' && look.lit),
  })
  expect(told(false)).toMatchObject({ soFar: true, toPlay: true })
  expect(told(true)).toEqual({ counted: [true, true], soFar: false, toPlay: false })
  const most = Math.max(...view.seats.map(({ points }, seat) => points - view.books[seat].before))
  const lit = looks(true).flatMap((look) => (look.kind === 'flap' && look.lit ? [look.text] : []))
  expect(lit).toEqual([String(most)])
})

const givesCoins = (city: City) => 'bonus' in city && city.bonus.effects.some(({ kind }) => kind === 'coins')

it('coins that a city gives are told under the points of the route, for they are none', () => {
  const route = CARDS.findIndex(({ cities }) => cities?.some(givesCoins))
  const reached = [...BOARD_CITIES, ...CARDS[route].cities!]
  const boards = [{ route: [route], locomotive: reached.length }]
  const view = firstClass.view(firstClass.scenario({ phase: 'scoring', boards }), 0) as FirstClassView
  const toldWith = (postcard: number) => {
    const [own, ...others] = view.seats
    const seats = [{ ...own, route: [{ ...own.route[0], postcard }] }, ...others]
    const { look } = craft.poses({ ...view, seats }, frameOf(2, 0), BASE)['flap 0 0']
    return look.kind === 'flap' && look.word
  }
  // Strasbourg gives two, the city of the card one: a postcard on it doubles that.
  expect(reached.filter(givesCoins)).toHaveLength(2)
  expect(toldWith(-1)).toBe('coins: +3')
  expect(toldWith(CARDS.findIndex(({ kind }) => kind === 'postcard'))).toBe('coins: +4')
})

it('coins of a city are told once it has paid, not before', () => {
  const boards = [{ locomotive: 3 }]
  const view = firstClass.view(firstClass.scenario({ phase: 'scoring', boards }), 0) as FirstClassView
  const at = BOARD_CITIES.findIndex(givesCoins)
  const told = (...events: object[]) => {
    const past = events.reduce<ReturnType<typeof pastAfter>>((known, event) => {
      return pastAfter(known, { seat: 0, turn: view.turn, refs: [], ...event } as unknown as FirstClassEvent)
    }, null)
    const { look } = craft.poses(view, frameOf(2, 0), BASE, past)['flap 0 0']
    return look.kind === 'flap' && look.word
  }
  const began = { kind: 'scoringBegan', scoring: 1 }
  expect(told(began)).toBe('')
  expect(told(began, { kind: 'cityCollected', index: at, times: 1 })).toBe('coins: +2')
  expect(told(began, { kind: 'cityCollected', index: at, times: 1 }, began)).toBe('')
})

it('where both boards lie side by side a scoring leaves one’s own in its place', () => {
  const view = beats.find(({ event }) => event.kind === 'scoringBegan')!.view as FirstClassView
  const left = (active: number) => {
    const counting = { ...view, phase: 'scoring', active } as FirstClassView
    const made = craft.poses(counting, frameFor(2, 0), { width: 1584, height: 1032 })
    return [0, 1].map((seat) => made[`board ${seat}`].x)
  }
  expect(left(1)).toEqual(left(0))
})

it('the departure board has a column for celebrities only once a train has one, for tiles once a conductor has come to one', () => {
  const columns = ({ rider, tile }: { rider: boolean; tile: boolean }) => {
    const view = beats.find((beat) => beat.event.kind === 'scoringBegan')!.view as FirstClassView
    const seats = view.seats.map((seat, i) => {
      const coaches = seat.trains[0].coaches.map((coach) => ({ ...coach, rider: rider && i === 1 ? 0 : -1 }))
      const last = tile ? [{ ...coaches[0], kind: 'tile' as const }] : []
      const all = [...coaches, ...last]
      return { ...seat, trains: [{ ...seat.trains[0], coaches: all, ...(tile && { conductor: all.length }) }] }
    })
    const bare = {
      ...view,
      rows: [],
      modules: ['A', 'B'],
      seats: seats.map((seat, i) => ({
        ...seat,
        trains: [seat.trains[0], { ...view.seats[i].trains[1], coaches: [] }],
      })),
    }
    const { look } = craft.poses(bare as unknown as FirstClassView, frameOf(2, 0), { width: 976, height: 752 })[
      'departures'
    ]
    return look.kind === 'departures' ? look.columns : ''
  }
  expect(columns({ rider: false, tile: false })).toBe(
    'Route, coins|Upper wagons|Lower wagons|This scoring|Points in all',
  )
  expect(columns({ rider: true, tile: true })).toBe(
    'Route, coins|Upper wagons|Lower wagons|Tiles|Celebrities|This scoring|Points in all',
  )
})

it('mail wagons that are left stand large over the end cards, with their word, while there is room', () => {
  const view = beats.find(({ event }) => event.kind === 'turnBegan' && event.seat === 0)!.view as FirstClassView
  const all = craft.poses(view, frameFor(2, 0), { width: 976, height: 752 })
  const mail = Object.values(all).find(({ look }) => look.kind === 'mailLeft' && look.seat === 0)!
  expect(mail.scale).toBeGreaterThanOrEqual(0.3)
  expect(all['mailHead 0'].y).toBeLessThan(all['endsHead 0'].y)
})

const asking = CARDS.findIndex(({ condition }) => condition?.kind === 'wagons' && condition.level === 0)
const laidOut = (wagons: readonly number[], contracts: readonly number[]) => {
  const boards = [{ trains: [wagons, wagons], contracts }]
  const view = firstClass.view(firstClass.scenario({ options: { modules: ['A', 'B'] }, boards } as never), 0)
  return craft.poses(view as FirstClassView, frameFor(2, 0), { width: 976, height: 752 })
}

it('a contract that is met bears a tick, one that is not bears none', () => {
  const ready = (wagons: readonly number[]) =>
    Object.values(laidOut(wagons, [asking])).flatMap(({ look }) => (look.kind === 'contract' ? [look.ready] : []))
  expect(ready([0])).toEqual([false])
  expect(ready([0, 0, 0, 0, 0])).toEqual([true])
})

it('mail wagons keep their place when a contract comes', () => {
  const place = (contracts: readonly number[]) => {
    const mail = Object.values(laidOut([0], contracts)).find(({ look }) => look.kind === 'mailLeft')!
    return [mail.x, mail.y, mail.scale]
  }
  expect(place([asking])).toEqual(place([]))
})

it('in a large window all trains are as large, and end cards hide each other on no board', () => {
  const size = { width: 1584, height: 1032 }
  const boards = [{ endCards: [0, 1, 2, 3] }, { endCards: [4, 5, 6, 7] }]
  const view = firstClass.view(firstClass.scenario({ options: { modules: ['A', 'B'] }, boards } as never), 0)
  const all = craft.poses(view as FirstClassView, frameFor(2, 0), size)
  expect(all['coach 0 0 0'].scale).toBe(all['coach 1 0 0'].scale)
  const held = Object.values(all).filter(({ look, y }) => look.kind === 'endCard' && y > 700)
  expect(held).toHaveLength(9)
  for (const [i, one] of held.entries())
    for (const other of held.slice(i + 1)) {
      const width = one.look.kind === 'endCard' ? one.look.width : 0
      const height = one.look.kind === 'endCard' ? one.look.height : 0
      expect(Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= height).toBe(true)
    }
})

it('end cards take the room that contracts leave, and show their numbers where there is none', () => {
  const size = { width: 976, height: 752 }
  const contractCards = CARDS.flatMap(({ kind, module }, id) => (kind === 'contract' && module === 'A' ? [id] : []))
  const heldBy = (contracts: number) => {
    const boards = [{ endCards: [0, 1, 2, 3, 4], contracts: contractCards.slice(0, contracts) }]
    const view = firstClass.view(firstClass.scenario({ options: { modules: ['A', 'B'] }, boards } as never), 0)
    const all = craft.poses(view as FirstClassView, frameFor(2, 0), size)
    return Object.values(all).filter(({ look, y }) => look.kind.startsWith('endCard') && y > 420)
  }
  const places = new Set(heldBy(0).map(({ x, y }) => `${x} ${y}`))
  const columns = new Set(heldBy(0).map(({ x }) => x))
  expect([places.size, columns.size]).toEqual([6, 2])
  const crowded = heldBy(2)
  const byPlace = [...crowded].sort((a, b) => a.x - b.x)
  expect(byPlace.map(({ z }) => z)).toEqual([...byPlace.map(({ z }) => z)].sort((a, b) => b - a))
})

it('three end cards in a row are narrower rather than hide each other', () => {
  const size = { width: 976, height: 752 }
  const contracts = CARDS.flatMap(({ kind, module }, id) => (kind === 'contract' && module === 'A' ? [id] : []))
  const boards = [{ endCards: [0, 1], contracts: contracts.slice(0, 2) }]
  const view = firstClass.view(firstClass.scenario({ options: { modules: ['A', 'B'] }, boards } as never), 0)
  const all = craft.poses(view as FirstClassView, frameFor(2, 0), size)
  const held = Object.values(all).filter(({ look, y }) => look.kind.startsWith('endCard') && y > 420)
  const row = held.map(({ x, look }) => ({ x, width: 'width' in look ? look.width : 0 })).sort((a, b) => a.x - b.x)
  expect(row).toHaveLength(3)
  row.slice(1).forEach((one, i) => expect(one.x - one.width / 2).toBeGreaterThan(row[i].x + row[i].width / 2))
})

it('a narrow window is filled from top to bottom: its cards are higher', () => {
  const view = beats.find(({ event }) => event.kind === 'turnBegan')!.view as FirstClassView
  const [usual, narrow] = [BASE, { width: 776, height: 652 }].map((size) => craft.layoutOf(size, view))
  expect(narrow.market.height).toBeGreaterThan(usual.market.height)
  const { scale, y } = craft.home(view, narrow)
  expect(y).toBeLessThan(6)
  expect(scale * narrow.world.height).toBeGreaterThan(640)
})

it('heads the departure board by whom it counts, then by whom it has brought most', () => {
  const scoring = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as Beat[]
  const headed = (n: number, stands: boolean) => {
    const view = scoring[n].view as FirstClassView
    const { departures } = craft.poses(view, { ...frameOf(2, 0), stands }, BASE)
    return { view, title: departures?.look.kind === 'departures' ? departures.look.title : '' }
  }
  const began = scoring.findIndex(({ event }) => event.kind === 'scoringBegan')
  const counting = headed(began, false)
  expect(counting.title).toBe(`Scoring 1: ${['Anna', 'Bruno'][counting.view.active]}`)
  const over = scoring.findIndex(({ event }, i) => i > began && event.kind === 'dealt') - 1
  const { view, title } = headed(over, true)
  const gains = view.seats.map(({ points }, seat) => points - view.books[seat].before)
  const most = gains.indexOf(Math.max(...gains))
  expect(gains[0]).not.toBe(gains[1])
  expect(title).toBe(
    `Scoring 1: ${['Anna', 'Bruno'][most]} gained most, ${gains[most]} point${gains[most] === 1 ? '' : 's'}`,
  )
})

it('has a column for tiles only where a conductor has come to one', () => {
  const scoring = randomFirstClass(2, 2, 0, { ...firstClassOptions.default, modules: ['A', 'B'] }).beats as Beat[]
  const seen = new Set<string>()
  for (const { view } of scoring as { view: FirstClassView }[]) {
    const { departures } = craft.poses(view, frameOf(2, 0), BASE)
    if (departures?.look.kind !== 'departures') continue
    const isReached = view.seats.some(({ trains }) =>
      trains.some(({ coaches, conductor }) => coaches.some(({ kind }, i) => kind === 'tile' && i < conductor)),
    )
    expect(departures.look.columns.split('|').includes('Tiles')).toBe(isReached)
    seen.add(String(isReached))
  }
  expect(seen.size).toBe(2)
})

it('the title of a full scoring says in points who gained most', () => {
  const dealt = (n: number) =>
    beats[n].event.kind === 'dealt' && (beats[n - 1].view as FirstClassView).phase === 'scoring'
  const at = beats.findIndex((_, n) => n > 0 && dealt(n))
  const view = beats[at - 1].view as FirstClassView
  const titleWith = (gains: readonly number[]) => {
    const seats = view.seats.map((own, seat) => ({ ...own, points: view.books[seat].before + gains[seat] }))
    const { look } = craft.poses({ ...view, seats }, { ...frameOf(2, 0), stands: true }, BASE).departures
    return look.kind === 'departures' && look.title
  }
  expect(titleWith([2, 1])).toMatch(/gained most, 2 points$/)
  expect(titleWith([0, 1])).toMatch(/gained most, 1 point$/)
})
