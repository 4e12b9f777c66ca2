import { expect, it } from 'vitest'
import type { Decision } from '../../../../src-shared/core.ts'
import { toCode } from '../../../../src-shared/games/first-class/actions.ts'
import { conductor, frame as frameOf, wagons, type Frame } from '../../../../src-shared/games/first-class/effects.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { choicesOf } from '../../../../src-main/table/check.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const seats = ['Ada', 'Bram', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' as const }))
const { beats } = randomFirstClass(7, 4, 2, firstClassOptions.default)
const view = beats.at(-1)?.view as FirstClassView
const nothing = { wagons: 0, upgrades: [0, 0, 0], free: 0, conductor: 0, conductors: [0, 0], locomotive: 0, coins: 0 }

/** What is said under the question of what a box gives, with this much of it left. */
function said(left: object, source: Decision['source'], startHolder = -1) {
  const frame = { ...view.frame, ...nothing, endCards: 0, oneOf: false, ...left } as FirstClassView['frame']
  const decision = { kind: 'effect', by: 2, source } as Decision
  return firstClassSpeech.ask(decision, { view: { ...view, frame, startHolder }, seats } as never).text
}

const card = { kind: 'card', id: 1 } as const
/** Twelve points and two wagons for five cities. */
const CONTRACT = CARDS.findIndex(
  ({ module, condition, frames = [] }) =>
    module === 'A' && condition?.kind === 'cities' && frames[1]?.effects[0]?.kind === 'wagon',
)
const tile = { kind: 'startTile', id: 0 } as const

it('a bonus that comes out of one’s turn says who took the start tile', () => {
  expect(said({ wagons: 1 }, tile, 0)).toMatchObject({
    key: 'first-class.prompt.effect.startTile',
    params: { name: 'Ada', how: { key: 'first-class.prompt.effect.single' } },
  })
  expect(said({ wagons: 1 }, tile, 2)).toMatchObject({ key: 'first-class.prompt.effect.single' })
})

it('the last box of a contract is told by its name, for there is nothing to choose, and of two is asked', () => {
  const source = card
  const ahead = (...all: Frame[]) => ({ ...view, ahead: all.map((frame) => ({ frame, source })) })
  const decision = { kind: 'nextFrame', by: 0, source } as unknown as Decision
  const asked = (now: FirstClassView) => {
    const at = { view: now, seats, viewer: 0 } as never
    const [row] = firstClassSpeech.candidates(decision, [toCode({ kind: 'frame', index: 0 })], [], at)
    return [firstClassSpeech.ask(decision, at).title.key, row.group.bare, row.steps[0].label.key]
  }
  const [steps, laid] = [frameOf(conductor(4)), frameOf(wagons(2))]
  expect(asked(ahead(steps))).toEqual(['first-class.prompt.nextFrame.only', true, 'first-class.choice.goOn'])
  expect(asked(ahead(steps, laid)).slice(0, 2)).toEqual(['first-class.prompt.nextFrame', false])
})

it('of one thing that comes once there is no part, of two or of one that comes twice there is', () => {
  expect(said({ wagons: 1 }, card)).toMatchObject({ key: 'first-class.prompt.effect.single' })
  expect(said({ wagons: 2 }, card)).toMatchObject({ key: 'first-class.prompt.effect.part' })
  expect(said({ wagons: 1, free: 1 }, card)).toMatchObject({ key: 'first-class.prompt.effect.text' })
  expect(said({ wagons: 1, free: 1, oneOf: true }, card)).toMatchObject({ key: 'first-class.prompt.effect.oneOf' })
})

it('where no box that is left of a contract can do anything the row that leaves the rest says what that is', () => {
  const [a, b] = CARDS.flatMap(({ kind }, card) => (kind === 'route' ? [card] : []))
  const full = Array<number>(8).fill(0)
  const board = { trains: [full, full], contracts: [CONTRACT], coins: [2, 0, 0], route: [a, b], locomotive: 5 }
  const s = firstClass.scenario({ options: { modules: ['A', 'B'] }, boards: [board] })
  const by = firstClass.status(s).decision!.by
  firstClass.apply(s, toCode({ kind: 'fulfil', card: CONTRACT }))
  const { decision } = firstClass.status(s)
  expect(decision?.kind).toBe('nextFrame')
  const rows = firstClassSpeech.candidates(decision!, [...choicesOf(firstClass, s)], [], {
    view: firstClass.view(s, by),
    seats,
    viewer: by,
  } as never)
  const rest = rows.find(({ steps }) => steps[0].id === 'enough')
  expect(say('en', rest!.steps[0].warning!)).toMatch(/^lapses: .*0-wagon/)
})
