import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { identityRef } from '../../../../src-renderer/games/first-class/words/refs.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { CARDS, type Card } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { seats } from '../../../messages/checking.ts'

const modules = ['C', 'D'] as const
const setup = (seatCount: number) =>
  game.setup({ seatCount, options: { ...firstClassOptions.default, modules }, seed: 7 })
const dealt = game.view(setup(3), 0)
const card = (kind: Card['kind']): Ref => ({ kind: 'card', id: CARDS.findIndex((one) => one.kind === kind) })
const ARRESTED = 'Whoever has most fingerprints at the end is arrested.'

/** What the slip of a thing says where the seats, then the suspects have so many pieces. */
function told(ref: Ref, pieces: readonly number[], suspects: readonly number[] = []) {
  const evidence = (n: number) => Array.from({ length: n }, () => -1)
  const view = {
    ...dealt,
    seats: dealt.seats.map((seat, i) => ({ ...seat, evidence: evidence(pieces[i]) })),
    dummies: suspects.map((n) => ({ identity: -1, destroyers: [], evidence: evidence(n) })),
  }
  const slip = firstClassSpeech.about(ref, { view, seats: seats.slice(0, 3), viewer: 0 })
  return say('en', slip!.text)
}

it('what brings evidence, and who one is, says what evidence leads to and who has most of it', () => {
  for (const ref of [card('suspectSelf'), card('suspectOthers'), identityRef(0), identityRef(1)]) {
    expect(told(ref, [0, 0, 0])).toMatch(new RegExp(`${ARRESTED}$`))
    expect(told(ref, [4, 1, 2])).toMatch(new RegExp(`${ARRESTED} Most pieces so far: Ada, 4\\.$`))
  }
  expect(told(card('wagon'), [4, 1, 2])).not.toContain('Most pieces')
})

it('who has most pieces of evidence is told of all who do, and of suspects whom nobody plays', () => {
  const block: Ref = { kind: 'evidence', id: -1 }
  expect(told(block, [2, 1, 2])).toMatch(/is arrested\. Most pieces so far: Ada and Cleo, 2\.$/)
  expect(told(block, [2, 1, 0], [3, 1])).toMatch(/Most pieces so far: Suspect 1, 3\.$/)
  expect(told(block, [0, 0, 0])).not.toContain('Most pieces')
})
