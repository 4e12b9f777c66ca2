import { expect, it } from 'vitest'
import { wordsOf } from '../../../../src-renderer/games/first-class/words/answers/index.ts'
import { hintNames } from '../../../../src-renderer/games/first-class/words/hint/hint-names.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { Action } from '../../../../src-shared/games/first-class/actions.ts'
import { CARDS, END_CARDS, type Card } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'

const first = (kind: Card['kind']) => CARDS.findIndex((card) => card.kind === kind)
function titled(action: Action, events: readonly Record<string, unknown>[] = []) {
  const title = wordsOf(action).hintTitle?.(action, events as unknown as readonly FirstClassEvent[]) ?? null
  return title && say('en', title)
}

it('a hint names the contract it takes or fulfils by what that asks for', () => {
  const card = first('contract')
  expect(titled({ kind: 'take', card })).toMatch(/^Contract: .*\w{3}/)
  expect(titled({ kind: 'fulfil', card })).toMatch(/^Fulfil the contract: .*\w{3}/)
})

it('a hint names the end card that comes of it, with what that gives, wherever it comes', () => {
  const taken = { kind: 'endCardTaken', seat: 0, endCard: 0 }
  const card = first('endCard')
  expect(titled({ kind: 'take', card }, [taken])).toMatch(/^End card: \d points? for each .+ card; gives .+$/)
  expect(titled({ kind: 'takeEndCard', endCard: 0 })).toBe(titled({ kind: 'take', card }, [taken]))
  // What it gives is not for whoever keeps it in the draft.
  expect(titled({ kind: 'draft', endCard: 0 })).toMatch(/^End card: \d points? for each .+ card$/)
})

it('end cards that score the same are told apart, and the one that comes is named on the table', () => {
  const alike = END_CARDS.flatMap(({ counts }, id) => (counts === 'conductor' ? [id] : []))
  const titles = alike.map((endCard) =>
    titled({ kind: 'take', card: first('endCard') }, [{ kind: 'endCardTaken', seat: 0, endCard }]),
  )
  expect(alike.length).toBeGreaterThan(1)
  expect(new Set(titles).size).toBe(alike.length)
  const taken = (seat: number, endCard: number) => ({ kind: 'endCardTaken', seat, endCard })
  // What others take after the turn is none of it.
  const events = [taken(0, alike[1]), { kind: 'turnEnded', seat: 0 }, taken(1, alike[0])]
  expect(hintNames(events as unknown as readonly FirstClassEvent[])).toEqual([{ kind: 'endCard', id: alike[1] }])
})

it('a hint that spends a coin before its card names the card, not the column of the coin', () => {
  const spend: Action = { kind: 'spendWagon', train: 0 }
  const taken = { kind: 'taken', seat: 0, card: first('contract'), refused: false }
  expect(titled(spend, [taken])).toMatch(/^First a coin, then: Contract: .+/)
  expect(titled(spend)).toBe(null)
})

it('a hint to refuse says what is refused; what names itself is not named again', () => {
  expect(titled({ kind: 'refuse', card: first('contract') })).toMatch(/^Refuse for a free upgrade: Contract: .+/)
  expect(titled({ kind: 'refuse', card: first('wagon') })).toMatch(/^Refuse for a free upgrade: .*wagon/)
  expect(titled({ kind: 'take', card: first('wagon') })).toBe(null)
})
