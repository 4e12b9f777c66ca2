import { describe, expect, it } from 'vitest'
import { legalRefs, NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import { waysOpen } from '../../../src-renderer/ui/choosing/ways-open.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'
import type { Ref } from '../../../src-shared/core.ts'

const card: Ref = { kind: 'card', id: 7 }
const sleeper = (id: number): Ref => ({ kind: 'sleeper', id })
const phrase = (key: string) => ({ key })

/** A drive with the card over these sleepers, the last of which is its end. */
const drive = (id: string, ...over: number[]): Candidate => ({
  codes: [over.length, ...over],
  group: { id: 'drive', label: phrase('drive'), icon: 'drive', bare: false },
  stem: id,
  refs: [card, ...over.map(sleeper)],
  end: sleeper(over[over.length - 1]),
  steps: [
    { id: 'card', ask: phrase('card?'), many: 'freight.choice.cards', label: phrase('card'), refs: [card] },
    {
      id,
      ask: phrase('where?'),
      askAlike: phrase('which way?'),
      many: 'freight.choice.destinations',
      label: phrase(id),
      refs: [sleeper(over[over.length - 1])],
    },
  ],
  confirm: phrase('go'),
})

const candidates = [drive('a', 1, 2, 9), drive('b', 1, 3, 9), drive('c', 1, 4)]

describe('Ways to one place', () => {
  it('are open where that place is picked, in the order of their rows', () => {
    const open = waysOpen(candidates, { ...NOTHING, picked: [card, sleeper(9)] })
    expect(open.map(({ stem }) => stem)).toEqual(['a', 'b'])
  })

  it('are not while other places are open too, or one way alone is left', () => {
    expect(waysOpen(candidates, { ...NOTHING, picked: [card] })).toEqual([])
    expect(waysOpen(candidates, { ...NOTHING, picked: [card, sleeper(4)] })).toEqual([])
    expect(waysOpen(candidates, NOTHING)).toEqual([])
  })

  it('light what tells them apart and nothing that all of them lead over', () => {
    const lit = legalRefs(candidates, { ...NOTHING, picked: [card, sleeper(9)] })
    expect(lit).toEqual([sleeper(2), sleeper(3)])
  })
})
