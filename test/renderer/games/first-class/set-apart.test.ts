import { expect, it } from 'vitest'
import { setApart } from '../../../../src-renderer/games/first-class/words/hint/set-apart.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { headlineOf } from '../../../../src-renderer/words/headline.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'

const of = (...events: readonly Record<string, unknown>[]) =>
  events.map((event) => ({ seat: 0, ...event })) as unknown as readonly FirstClassEvent[]
const walked = (to: number) => ({ kind: 'walked', train: 0, from: 0, to })
const upgraded = { kind: 'upgraded', train: 0, place: 0, from: 0, to: 1 }

it('the better move is set apart by what it does more of, and not by what both do', () => {
  expect(setApart(of(walked(3), upgraded), of(upgraded), 0)).toBe('conductors')
  expect(setApart(of(walked(1), upgraded, upgraded), of(walked(1)), 0)).toBe('upgrades')
  expect(setApart(of({ kind: 'contractKept', card: 1 }), of(walked(1)), 0)).toBe('contracts')
  expect(setApart(of({ ...upgraded, seat: 1 }), of(), 0)).toBe(null)
})

it('a move that lets bonuses lapse which the better one uses is headed by that, not by what they would have moved', () => {
  const lapsed = { kind: 'frameLapsed' }
  expect(setApart(of(walked(3)), of(lapsed), 0)).toBe('bonuses')
  expect(setApart(of(walked(3), lapsed), of(lapsed), 0)).toBe('conductors')
  expect(setApart(of(walked(3)), of({ ...lapsed, seat: 1 }), 0)).toBe('conductors')
})

it('a slip that costs in the long run is headed by that', () => {
  const about = firstClassSpeech.setApart!(of(walked(3)), of(upgraded), 0)
  const facts = [{ kind: 'promises', points: 4, part: 'first-class.hope.trains', refs: [] }] as const
  const moment = { facts, points: 4, shares: [0.5, 0.6] } as const
  const told = (kind: 'slip' | 'found', set?: typeof about) =>
    say(
      'en',
      headlineOf({ ...moment, kind }, () => '', set),
    )
  expect(told('slip', about)).toBe('Conductors left standing')
  expect(told('found', about)).toBe('Conductors well sent')
  expect(told('slip')).toBe('Too short a view')
})
