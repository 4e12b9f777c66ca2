import { describe, expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import type { FirstClassScenario } from '../../../../src-main/engine/first-class/setup/scenario.ts'
import type { State } from '../../../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { toCode } from '../../../../src-shared/games/first-class/actions.ts'
import { CARDS, type CardKind, type City } from '../../../../src-shared/games/first-class/cards/index.ts'
import { coins, frame as frameOf, wagons } from '../../../../src-shared/games/first-class/effects.ts'
import { firstClassRules } from '../../../../src-renderer/games/first-class/rules/links.ts'
import { frame } from '../../../../src-renderer/games/first-class/words/answers/cards.ts'
import { enough } from '../../../../src-renderer/games/first-class/words/answers/closing.ts'
import { endsScoring } from '../../../../src-renderer/games/first-class/words/asked/choices.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { RowKeys } from '../../../../src-renderer/ui/choosing/choice-numbers.ts'
import { sections } from '../../../../src-renderer/ui/choosing/choice-rows.ts'
import { NOTHING, isGivenAtOnce } from '../../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../../src-renderer/words/speech.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { seats } from '../../../messages/checking.ts'

/** The answers of a position as the list has them. */
const rowsOf = (spec: FirstClassScenario, seen: Partial<FirstClassView> = {}) =>
  rowsAt(game.scenario({ options: { modules: ['A', 'D'] }, ...spec }), seen)

function rowsAt(s: State, seen: Partial<FirstClassView> = {}) {
  const { decision } = game.status(s)
  if (!decision) throw new Error('nothing is asked')
  const out = new Int32Array(MAX_CHOICES)
  const codes = Array.from(out.subarray(0, game.choices(s, out)))
  return firstClassSpeech.candidates(decision, codes, game.plans?.(s) ?? [], {
    view: { ...game.view(s, decision.by), ...seen },
    seats,
    viewer: decision.by,
  })
}

const passengers = CARDS.flatMap(({ passenger }, id) => (passenger?.n === 2 && !passenger.bonus ? [id] : []))

describe('the list of choices', () => {
  it('says who comes aboard by a step, and what all aboard pay together', () => {
    const [first, second] = passengers
    const rows = rowsOf({
      taken: true,
      boards: [
        { coins: [0, 1, 0], trains: [[1, 1], [0]], conductors: [1, 0], riders: [[first, second]], aboard: [1, 0] },
      ],
    })
    const step = rows.find(({ steps }) => steps.some(({ id }) => id === 'step0'))
    expect(say('en', step!.steps[1].note!)).toContain('a passenger boards, 3 coins')
  })
  it('leads from a train without a free wagon to where celebrities are told of too', () => {
    expect(firstClassRules.reason('first-class.reason.trainWithoutFreeWagon')).toBe('refusing')
  })
  it('heads where a celebrity rides apart from passengers and luggage, with the chapter of its module', () => {
    const chapterOf = (module: 'B' | 'D', kind: CardKind) => {
      const id = CARDS.findIndex((one) => one.kind === kind)
      const others = CARDS.findIndex((one) => one.kind === 'suspectOthers')
      // The row that is cleared lets somebody learn something: the place is asked alone.
      const s = game.scenario({ options: { modules: [module, 'C'] }, rows: [id, others], takenFromRow: [1, 0, 0] })
      game.apply(s, toCode({ kind: 'take', card: id }))
      return [...new Set(rowsAt(s).map(({ group }) => firstClassRules.group(group.id)))]
    }
    expect([chapterOf('B', 'celebrity'), chapterOf('D', 'boarding')]).toEqual([['module-b'], ['module-d']])
  })
  it('shows on the table what a key has chosen of the rows, before it is done', () => {
    const groups = rowsOf({}).map(({ group }) => group)
    expect(groups.filter(({ id }) => id.startsWith('row')).length).toBeGreaterThan(10)
    expect(groups.filter(({ rank, lookedAt }) => (rank !== undefined) !== (lookedAt === true))).toEqual([])
  })
  it('says of end cards to keep which score the same, for what they do at once is not carried out', () => {
    const s = game.setup({ options: game.options.default, seatCount: 3, seed: 5 })
    const { decision } = game.status(s)
    const cards = [0, 1, 5, 8]
    const codes = cards.map((endCard) => toCode({ kind: 'draft', endCard }))
    const view = { ...game.view(s, decision!.by), draft: cards }
    const rows = firstClassSpeech.candidates(decision!, codes, [], { view, seats, viewer: decision!.by })
    const notes = rows.map(({ steps }) => say('en', steps[0].note!))
    expect(notes.map((note) => note.includes('another here scores the same'))).toEqual([true, true, false, false])
  })
  it('gives what a coin buys by pointing at its column, and a point by its row alone', () => {
    const rows = rowsOf({ boards: [{ coins: [1, 0, 0] }] })
    const spends = rows.filter(({ group }) => group.id === 'spend')
    expect(spends.filter(({ swift }) => swift)).toHaveLength(2)
    expect(spends.find(({ steps }) => steps[0].id === 'point')).toMatchObject({ end: null })
  })
  it('warns of a card that can only be refused, where a click would seem to take it', () => {
    const postcard = CARDS.findIndex(({ kind }) => kind === 'postcard')
    const [locomotive] = CARDS.flatMap(({ kind }, id) => (kind === 'locomotive' ? [id] : []))
    const rows = rowsOf({
      options: { modules: ['A', 'B'] },
      rows: [postcard, locomotive, ...new Array<number>(16).fill(-1)],
    })
    const warned = (card: number) =>
      rows
        .filter(({ stem, within }) => stem === `card${card}` && !within)
        .map(({ steps }) => steps.map(({ warning }) => warning && say('en', warning)).filter(Boolean))
    expect(warned(postcard)).toEqual([[expect.stringContaining('none is free: it can only be refused')]])
    // It stands back beside one that can be carried out.
    const isAside = (card: number) => rows.filter(({ stem }) => stem === `card${card}`).every(({ aside }) => aside)
    expect([postcard, locomotive].map(isAside)).toEqual([true, false])
    // Of its ways one goes no further than to the end of the route; none is a refusal.
    expect(warned(locomotive)).toEqual([[], ['1 city lapses'], [], []])
  })
  it('begins a scoring with the bonuses of cities, before what coins can buy', () => {
    const route = CARDS.flatMap(({ cities = [] }, id) => (cities.some((city) => 'bonus' in city) ? id : [])).slice(0, 3)
    const rows = rowsOf({ phase: 'scoring', boards: [{ coins: [1, 1, 1], route, locomotive: 5 }] })
    const lines = new RowKeys().of(sections(rows, NOTHING), [], 1, 'scoring')
    const listed = lines.flatMap((line) =>
      'absent' in line ? [] : line.rows.map(({ key }) => `${key} ${line.group.id}`),
    )
    expect(listed).toEqual(['1 city', '2 city', '3 spend', '0 points'])
  })
  it('spends no coin for a click on a train: in a scoring the train is there to be scored', () => {
    const onTrains = (spec: FirstClassScenario) =>
      rowsOf({ boards: [{ coins: [1, 1, 1] }], ...spec })
        .filter(({ refs }) => refs.some(({ kind }) => kind === 'train'))
        .map(({ group }) => group.id)
    expect(onTrains({ taken: true })).toEqual([])
    expect(onTrains({ phase: 'scoring' })).toEqual(['points'])
  })
  it('takes all coins of cities in one at a scoring, where there is room for them', () => {
    const coining = CARDS.findIndex(
      ({ kind, cities = [] }) =>
        kind === 'route' &&
        cities.length === 2 &&
        cities.some((city) => 'bonus' in city && city.bonus.effects.every((effect) => effect.kind === 'coins')),
    )
    const at = (coins: readonly [number, number, number]): FirstClassScenario => ({
      phase: 'scoring',
      boards: [{ coins, route: [coining], locomotive: 5 }],
    })
    const one = rowsOf(at([0, 0, 0])).find(({ steps }) => steps[0].id === 'coinsAtOnce')!
    expect(say('en', one.steps[0].label)).toBe('All 3 coins of 2 cities')
    const s = game.scenario({ options: { modules: ['A', 'D'] }, ...at([0, 0, 0]) })
    for (const code of one.codes) game.apply(s, code)
    expect(game.view(s, 0).seats[0].coins.reduce((sum, n) => sum + n, 0)).toBe(3)
    expect(game.status(s).decision?.kind).toBe('scoring')
    // A click on one of these cities means that one.
    expect(one.end).toBeNull()
    const points = rowsOf(at([0, 0, 0])).find(({ group }) => group.closing)!
    expect(say('en', points.steps[0].warning!)).toMatch(
      /^2 gained bonuses lapse: [^:;]+: \d coins?; [^:;]+: \d coins?$/,
    )
    expect(rowsOf(at([5, 5, 0])).some(({ steps }) => steps[0].id === 'coinsAtOnce')).toBe(false)
  })
  it('takes a city that a postcard doubles by itself: it asks between its two bonuses', () => {
    const onlyCoins = (city: City) => 'bonus' in city && city.bonus.effects.every(({ kind }) => kind === 'coins')
    const coining = CARDS.flatMap(({ cities = [] }, id) => (cities.some(onlyCoins) ? [id] : []))
    const postcard = CARDS.findIndex(({ kind }) => kind === 'postcard')
    const at = (postcards: readonly number[]): FirstClassScenario => ({
      options: { modules: ['A', 'B'] },
      phase: 'scoring',
      boards: [{ coins: [0, 1, 0], route: coining.slice(0, 2), postcards, locomotive: 8 }],
    })
    const once = (postcards: readonly number[]) =>
      rowsOf(at(postcards)).find(({ steps }) => steps[0].id === 'coinsAtOnce')!
    expect(say('en', once([]).steps[0].label)).toMatch(/ of 3 cities$/)
    const two = once([postcard])
    expect(say('en', two.steps[0].label)).toMatch(/ of 2 cities$/)
    const s = game.scenario(at([postcard]))
    for (const code of two.codes) game.apply(s, code)
    expect(game.status(s).decision?.kind).toBe('scoring')
  })
  it('moves both conductors in one where a frame moves both and the order is no matter', () => {
    const card = CARDS.findIndex(({ frames }) =>
      frames?.some(({ effects }) => effects.some(({ kind, n }) => kind === 'conductors' && n === 2)),
    )
    const walking = (...trains: [number[], number[]]) => {
      const s = game.scenario({ options: { modules: ['A', 'D'] }, rows: [card], boards: [{ trains }] })
      game.apply(s, toCode({ kind: 'take', card }))
      return { s, one: rowsAt(s)[0] }
    }
    const { s, one } = walking([1, 1, 0], [2, 0])
    expect(say('en', one.steps[0].label)).toBe('both conductors 2 steps')
    expect(say('en', one.steps[0].note!)).toBe(
      'upper to the 2nd wagon, 2 points more at each scoring; lower to the 2nd wagon, 2 points more at each scoring',
    )
    for (const code of one.codes) game.apply(s, code)
    expect(game.view(s, 0).seats[0].trains.map(({ conductor }) => conductor)).toEqual([2, 2])
    expect(game.status(s).decision?.kind).toBe('turn')
    expect(say('en', walking([1], [0, 0, 0]).one.steps[0].label)).toBe('Upper 1 step, lower 2 steps')
    const full = [1, 0, 0, 0, 0]
    expect(walking(full, [0]).one.steps[0].id).toBe('bothWalk')
  })
  it('ends a turn in one press, but asks first where a gained bonus would lapse', () => {
    const ending = (gained: FirstClassView['gained']) =>
      rowsOf({ taken: true, boards: [{ coins: [1, 0, 0] }] }, { gained }).find(({ group }) => group.closing)!
    const atOnce = (one: Candidate) => isGivenAtOnce([one], { ...NOTHING, steps: [one.steps[0].id] })
    expect(atOnce(ending([]))).toBe(true)
    const gained = { frame: frameOf(coins(1)) } as unknown as FirstClassView['gained'][number]
    const lapsing = ending([gained])
    expect(say('en', lapsing.steps[0].warning!)).toBe('1 gained bonus lapses: 1 coin')
    const both = ending([gained, { ...gained, frame: frameOf(wagons(2)) }])
    expect(say('en', both.steps[0].warning!)).toMatch(/^2 gained bonuses lapse: 1 coin; 2 /)
    expect(atOnce(lapsing)).toBe(false)
  })
  it('warns of upgrades of a contract for which there is no wagon now', () => {
    const card = CARDS.findIndex(({ condition }) => condition?.kind === 'inARow' && condition.levels.join() === '2,1,1')
    const warned = (more: readonly number[]) =>
      rowsOf({
        options: { modules: ['A', 'B'] },
        taken: true,
        boards: [{ trains: [[2, 1, 1], more], contracts: [card] }],
      })
        .filter(({ group }) => group.id === 'fulfil')
        .map(({ steps }) => steps[0].warning && say('en', steps[0].warning))
    expect(warned([2])).toEqual(['Would lapse, no wagon for it: 2 upgrades 0 to 1'])
    expect(warned([0])).toEqual(['Would lapse, no wagon for it: upgrade 0 to 1'])
    expect(warned([0, 0])).toEqual([undefined])
  })
  it('leaves the rest of a card unused by a row among others, never by the key that ends a turn', () => {
    const s = game.scenario({ boards: [{ trains: [[0, 0], [0]] }] })
    const decision = { ...game.status(s).decision!, kind: 'effect' }
    const left = { conductors: [0, 0], conductor: 0, wagons: 0, upgrades: [3, 0, 0, 0, 0], free: 0, locomotive: 0 }
    const view = {
      ...game.view(s, decision.by),
      frame: { ...left, coins: 0, endCards: 0 },
    } as unknown as FirstClassView
    const among = { unused: [], takeable: new Set<number>(), outcomes: new Map() }
    const at = { view, seats, viewer: decision.by }
    const rest = enough.candidate({ action: { kind: 'enough' }, codes: [0], plan: null, decision, at, among })
    expect(rest.group.closing).toBeUndefined()
    expect(say('en', rest.steps[0].warning!)).toContain('3 upgrades 0 to 1')
    expect(isGivenAtOnce([rest], { ...NOTHING, steps: [rest.steps[0].id] })).toBe(false)
  })
  it('scores the trains at once by its row, not by a click on a train that may have meant a wagon', () => {
    const scores = rowsOf({ phase: 'scoring', boards: [{ coins: [1, 1, 1] }] }).find(({ group }) => group.closing)!
    expect(isGivenAtOnce([scores], { ...NOTHING, steps: [scores.steps[0].id] })).toBe(true)
    expect(isGivenAtOnce([scores], { ...NOTHING, picked: [scores.refs[0]] })).toBe(false)
  })
  it('asks before the trains are scored where no person is asked after it, and so nothing takes it back', () => {
    const scores = rowsOf({ phase: 'scoring', boards: [{ coins: [1, 1, 1] }] }).find(({ group }) => group.closing)!
    const view = { starter: 0, active: 0, seats: [{}, {}] } as unknown as FirstClassView
    const asked = (...players: readonly SeatInfo['player'][]) =>
      endsScoring(scores, { view, seats: players.map((player) => ({ name: '', player })), viewer: 0 })
    expect([asked('person', 'person'), asked('person', 'driver')]).toEqual([false, true])
  })
  it('lights what each box of a card works on, when it is asked which comes first', () => {
    const kinds = CARDS.map(({ frames = [] }) => frames.map(({ effects }) => effects[0].kind).join())
    const card = kinds.indexOf('wagon,upgrade')
    const from = CARDS[card].frames![1].effects[0]
    if (from.kind !== 'upgrade') throw new Error(from.kind)
    const s = game.scenario({ options: { modules: ['A', 'D'] }, boards: [{ trains: [[12, from.from], [12]] }] })
    const source = { kind: 'card', id: card } as const
    const decision = { ...game.status(s).decision!, kind: 'chooseFrame', source }
    const at = { view: game.view(s, decision.by), seats, viewer: decision.by }
    const among = { unused: [], takeable: new Set<number>(), outcomes: new Map() }
    const refs = [0, 1].map((box) =>
      frame
        .candidate({ action: { kind: 'frame', index: box }, codes: [box], plan: null, decision, at, among })
        .refs.filter(({ kind }) => kind !== 'frame')
        .map(({ kind, id }) => `${kind} ${id}`),
    )
    expect(refs).toEqual([['train 0', 'train 1'], ['coach 1']])
  })
})

describe('a card that brings nothing now', () => {
  const [raises] = CARDS.flatMap(({ kind, stack, frames = [] }, id) =>
    kind === 'wagon' &&
    stack === 1 &&
    frames.every(({ effects }) => effects.every((one) => one.kind === 'upgrade' && one.from > 0))
      ? [id]
      : [],
  )
  const waysOf = (trains: [number[], number[]]) =>
    rowsOf({ rows: [raises], boards: [{ trains }] }).filter(({ stem, within }) => stem === `card${raises}` && !within)

  it('keeps in the background, and carrying it out stands below what else may be done with it', () => {
    const ways = waysOf([[0], [0]])
    expect(ways.map(({ aside }) => aside)).toEqual([true, true])
    expect(ways[0].steps[1].id).toContain('refuse')
  })
  it('is offered like any other as soon as it brings something', () => {
    const level = CARDS[raises].frames?.[0].effects.find(({ kind }) => kind === 'upgrade')
    const ways = waysOf([[level?.kind === 'upgrade' ? level.from : 0], [0]])
    expect(ways.some(({ aside }) => aside)).toBe(false)
  })
})

it('what coins buy is marked as paid for: Enter ends a turn in which nothing else is left', () => {
  const rows = rowsOf({ taken: true, boards: [{ coins: [1, 0, 0] }] })
  expect(rows.filter(({ group }) => !group.paid).map(({ group }) => group.closing)).toEqual([true])
})
