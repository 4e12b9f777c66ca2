import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { choicesOf } from '../../../../src-main/table/check.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { tellAhead } from '../../../../src-renderer/games/first-class/words/hint/ahead.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { frameCard } from '../../../engine/first-class/outcome-cards.ts'
import { seats } from '../../../messages/checking.ts'

const of = (...events: readonly Record<string, unknown>[]) =>
  events.map((event) => ({ seat: 0, because: null, ...event })) as unknown as readonly FirstClassEvent[]
const upgraded = (place: number, from: number, to: number) => ({ kind: 'upgraded', train: 1, place, from, to })

function told(
  done: readonly FirstClassEvent[],
  later: readonly FirstClassEvent[] = [],
  stem = 'card7',
  lang = 'en',
  counted = false,
) {
  const s = firstClass.scenario({ options: { modules: [] }, rows: [], boards: [{ trains: [[2], [2, 2, 1]] }] })
  const lines = tellAhead(later, { view: firstClass.view(s, 0) }, { stem }, done, counted)
  return lines.map((line) => say(lang as 'en', line))
}

it('a hint names in order what its card does, and what follows that', () => {
  const raised = of(upgraded(0, 2, 4), upgraded(1, 2, 4), upgraded(2, 1, 2))
  const walked = { kind: 'walked', train: 1, from: 2, to: 4 }
  expect(told(raised, of(walked, { kind: 'coinSpent' }, { kind: 'scored', points: 3 }))).toEqual([
    'With it you upgrade the 1st, 2nd and 3rd lower wagons to 4, 4 and 2.',
    'Then you bring the lower conductor to the 4th wagon, pay a coin and score 3 points at once.',
  ])
})

it('a wagon that rises twice is told once, with what it is in the end', () => {
  expect(told(of(upgraded(0, 2, 4), upgraded(0, 4, 7)))).toEqual(['With it you upgrade the 1st lower wagon to 7.'])
  expect(told(of(upgraded(1, 2, 4), upgraded(0, 2, 4)))).toEqual([
    'With it you upgrade the 1st and 2nd lower wagons to 4.',
  ])
})

it('a hint tells what is done in the order of play, also where a thing of one kind is done twice', () => {
  const walked = (to: number) => ({ kind: 'walked', train: 1, from: 0, to })
  expect(told(of(walked(1), upgraded(1, 2, 4), walked(2)))).toEqual([
    'With it you bring the lower conductor to the 1st wagon, upgrade the 2nd lower wagon to 4 ' +
      'and bring the lower conductor to the 2nd wagon.',
  ])
  const scored = { kind: 'scored', points: 2 }
  const coin = { kind: 'coinSpent' }
  expect(told(of(coin, walked(1), scored, coin, upgraded(0, 2, 4), scored))).toEqual([
    'With it you pay 2 coins, bring the lower conductor to the 1st wagon, upgrade the 1st lower wagon to 4 ' +
      'and score 4 points at once.',
  ])
})

it('wagons of both trains that rise to one value are told in one clause, others in two', () => {
  const upper = (place: number, to: number) => ({ ...upgraded(place, 0, to), train: 0 })
  expect(told(of(upper(0, 1), upper(1, 1), upgraded(0, 0, 1)))).toEqual([
    'With it you upgrade the 1st and 2nd upper wagons and the 1st lower wagon to 1.',
  ])
  expect(told(of(upper(0, 2), upgraded(0, 0, 1)))).toEqual([
    'With it you upgrade the 1st upper wagon to 2 and upgrade the 1st lower wagon to 1.',
  ])
})

it('of an answer that says itself what it does only what follows is told', () => {
  expect(told(of(upgraded(0, 2, 4)), of(upgraded(1, 2, 4)), 'walk1')).toEqual([
    'Then you upgrade the 2nd lower wagon to 4.',
  ])
  expect(told(of({ kind: 'taken' }))).toEqual([])
})

it('what others get, and what comes after the turn, is no part of a hint', () => {
  const others = of({ kind: 'walked', train: 0, from: 0, to: 2, seat: 1 })
  expect(told(of(upgraded(0, 2, 4)), [...others, ...of({ kind: 'turnEnded' }, upgraded(1, 2, 4))])).toHaveLength(1)
})

it('a long chain is cut short, and says by how much', () => {
  const kinds = ['wagonLaid', 'mailLaid', 'tileLaid', 'walked']
  const both = kinds.flatMap((kind) => [0, 1].map((train) => ({ kind, train, from: 0, to: 1 + train, tile: 0 })))
  const lines = told(of(...both, { kind: 'wagonLaid', train: 0 }, { kind: 'coinSpent' })).join(' ')
  expect(lines).toContain(' and do 3 more things.')
  expect(lines).not.toContain('coin')
})

const raised = of({ ...upgraded(0, 0, 1), train: 0 }, { ...upgraded(1, 0, 1), train: 0 })
const laidTo = (train: number) => ({ kind: 'wagonLaid', train })
const long = [...of(laidTo(0), { kind: 'mailLaid', train: 0 }), ...raised, ...of(laidTo(0), { kind: 'drove', to: 1 })]

it('many deeds are told in two sentences, and the last of each comes with an "and"', () => {
  expect(told(of({ kind: 'taken' }), long)).toEqual([
    'Then you add a wagon to the upper train; get the upper train’s mail wagon; ' +
      'and upgrade the 1st and 2nd upper wagons to 1.',
    'After that you add a wagon to the upper train and drive the locomotive to Strasbourg.',
  ])
})

it.each([
  ['en', ['With it you', 'Then you', 'After that you', 'Then you']],
  ['nl', ['Daarmee kun je', 'Daarna kun je', 'Vervolgens kun je', 'Daarna kun je']],
  ['de', ['Damit kannst du', 'Danach kannst du', 'Anschließend kannst du', 'Danach kannst du']],
])('no two sentences of a hint in a row begin alike: %s', (lang, begin) => {
  const lines = told(long, long, 'card7', lang)
  expect(lines).toHaveLength(begin.length)
  lines.forEach((line, n) => expect(line.startsWith(begin[n]), line).toBe(true))
  expect(told(long, of(upgraded(1, 2, 4)), 'card7', lang)).toHaveLength(3)
})

it.each([
  ['nl', /\bje\b/g],
  ['de', /\bdu\b/g],
])('a sentence of a hint says once whose the deeds are: %s', (lang, you) => {
  for (const line of told(long, long, 'card7', lang)) expect(line.match(you), line).toHaveLength(1)
})

it('a city of a route card that is laid on the way is called by its own name', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'route')
  const board = firstClass.view(firstClass.scenario({ options: { modules: [] }, rows: [] }), 0).seats[0]
  const beyond = board.cities + 1
  const drove = { kind: 'drove', from: 0, to: beyond }
  const [laid] = told(of({ kind: 'routeLaid', card, index: 0 }, drove))
  const [last] = told(of({ kind: 'drove', from: 0, to: beyond - 1 }))
  expect(laid).not.toBe(last)
  expect(laid).toMatch(/^With it you drive the locomotive to \p{Lu}/u)
})

it('what a card would do at the table is told in three languages', () => {
  const card = frameCard('conductor 3')
  const s = firstClass.scenario({
    options: { modules: [] },
    rows: [card, ...new Array<number>(17).fill(-1)],
    boards: [{ trains: [[2, 2, 2, 0], [1]] }],
  })
  const position = { view: firstClass.view(s, 0), seats, viewer: 0 } as const
  const { decision } = firstClass.status(s)
  const all = firstClassSpeech.candidates(decision!, [...choicesOf(firstClass, s)], firstClass.plans(s), position)
  const whole = all.find(({ codes }) => codes.length > 2)!
  const events = previewOf(firstClass, s, 0, whole.codes, 1)!.beats.map(({ event }) => event)
  const lines = firstClassSpeech.ahead!([], position, whole, events)
  expect(['en', 'nl', 'de'].map((lang) => say(lang as 'en', lines[0]))).toEqual([
    expect.stringContaining('you bring the upper conductor to the 2nd wagon'),
    expect.stringContaining('kun je de bovenste conducteur naar'),
    expect.stringContaining('kannst du den oberen Schaffner auf'),
  ])
})

it('coins that go for an end card are told with it, as what whoever plays does', () => {
  const coins = Array.from({ length: 4 }, () => ({ kind: 'coinSpent' }))
  const laid = { kind: 'wagonLaid', train: 0, place: 1 }
  expect(told([], of(...coins, { kind: 'endCardTaken', endCard: 3 }, laid))).toEqual([
    expect.stringMatching(/^Then you pay 4 coins for the end card .+ and add a wagon to the upper train\.$/),
  ])
  expect(told([], of(...coins.slice(1), { kind: 'endCardTaken', endCard: 3 }))).toEqual([
    expect.stringMatching(/^Then you pay 3 coins and take the end card/),
  ])
})

it('what happens to both trains alike is told once', () => {
  const laid = [0, 1].map((train) => ({ kind: 'wagonLaid', train, place: 2 }))
  const walked = [0, 1].map((train) => ({ kind: 'walked', train, from: 0, to: 2 }))
  expect(told(of(...laid))).toEqual(['With it you add a wagon to each train.'])
  expect(told(of(...walked))).toEqual(['With it you bring both conductors to the 2nd wagon.'])
  expect(told(of(...laid, laid[0]))).toEqual([
    'With it you add 2 wagons to the upper train and add a wagon to the lower train.',
  ])
})

it('points that are told beside a hint with what they are for are not told in it', () => {
  const drives = of({ kind: 'drove', from: 0, to: 1 }, { kind: 'scored', points: 11 })
  expect(told(drives, drives)).toEqual(Array(2).fill(expect.stringMatching(/ and score 11 points at once\.$/)))
  expect(told(drives, drives, 'card7', 'en', true).join()).not.toMatch(/score|11/)
})

it('an end card that heads the hint is not named again below it', () => {
  const given = CARDS.findIndex(({ kind }) => kind === 'endCard')
  const taken = of({ kind: 'endCardTaken', endCard: 14 }, { kind: 'coinsLaid', columns: [1] })
  expect(told(taken, [], `card${given}`)).toEqual(['With it you get a coin.'])
  expect(told(taken)).toEqual(['With it you take the end card ‘3 points for each conductor card’ and get a coin.'])
})

it('a hint says what a coin is paid for, and which wagons are upgrades', () => {
  const card = frameCard('wagon 1', 'free 1')
  const because = (kind: string, id: number) => ({ because: { kind, id } })
  const laid = (train: number, ...source: Parameters<typeof because>) => ({
    kind: 'wagonLaid',
    train,
    ...because(...source),
  })
  const coin = { kind: 'coinSpent', column: 0, use: 'wagon' }
  const taken = { kind: 'taken', card, refused: false }
  const later = of(laid(0, 'card', card), laid(0, 'card', card), coin, laid(1, 'column', 0))
  expect(told(of(taken), later, `card${card}`)).toEqual([
    'Then you add 2 wagons to the upper train, add a wagon to the lower train, pay a coin for one of the wagons ' +
      'and use an upgrade for one of the wagons.',
  ])
  const step = { kind: 'coinSpent', column: 1, use: 'step' }
  const raised = of(step, { kind: 'drove', from: 0, to: 1 }, { kind: 'coinSpent', column: 2, use: 'upgrade' })
  expect(told([], raised, 'x').join()).toMatch(/^Then you pay a coin for a step, pay a coin for an upgrade and /)
  expect(told([], of({ ...coin, column: 2, use: 'upgrade' }, laid(0, 'column', 2))).join()).toBe(
    'Then you pay a coin for an upgrade, add a wagon to the upper train and use an upgrade for the new wagon.',
  )
})
