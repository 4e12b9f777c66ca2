import { expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { Choice } from '../../../src-renderer/state/table/choice.svelte.ts'
import type { Standing } from '../../../src-renderer/state/table/standing.svelte.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'

const say = (key: string) => ({ key })
const card: Ref = { kind: 'card', id: 3 }
const place: Ref = { kind: 'cell', id: 12 }

/** A card that leads belts back to a pallet, by the place where it would lie. */
const back: Candidate = {
  codes: [1],
  refs: [card, place],
  end: place,
  group: { id: 'rejoin', label: say('rejoin'), icon: '', bare: false, leads: true },
  stem: 'back',
  confirm: say('connect'),
  steps: [
    { id: 'card3', ask: say('ask'), many: 'transport.choice.cards', label: say('card'), refs: [card] },
    { id: 'cell12', ask: say('ask'), many: 'transport.choice.places', label: say('place'), refs: [place] },
  ],
}
const swap: Candidate = {
  codes: [2],
  refs: [],
  end: null,
  group: { id: 'swap', label: say('swap'), icon: '', bare: true },
  stem: 'swap',
  confirm: say('swap'),
  steps: [{ id: 'swap', ask: say('ask'), many: 'transport.choice.turns', label: say('swap'), refs: [] }],
}

/** At the start of a turn, or of a problem. */
function asked(more: object = {}): Choice {
  const table = { choices: [1, 2], plans: [], status: { decision: {} }, curtain: null, outcome: null, ...more }
  const panel = { speech: { candidates: () => [back, swap] } }
  return new Choice({ table, panel, position: {}, past: null, moving: false } as unknown as Standing)
}
const places = (choice: Choice, ...given: Parameters<Choice['marksOf']>) =>
  choice.marksOf(...given).filter(({ ref }) => ref.kind === 'cell')

it('at the start of a turn the place to which what leads all else comes is lit, though no card is chosen', () => {
  expect(places(asked(), NOTHING)).toEqual([{ ref: place, state: 'legal' }])
})

it('while another thing is dragged that place is not lit: it could not be laid there', () => {
  const other: Ref = { kind: 'card', id: 9 }
  expect(places(asked(), NOTHING, { ref: other, base: NOTHING, before: NOTHING })).toEqual([])
})

it('in a problem it is not lit: it would be the answer', () => {
  expect(places(asked({ problem: { phase: 'open', light: [] } }), NOTHING)).toEqual([])
})
