import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { cardOf, type At } from '../answers/answer.ts'
import { lastOf } from '../asked/choices.ts'
import { aThing } from '../pallets.ts'
import { laidOf, placeNow, sidePhrase } from '../places.ts'
import { beltsOf } from '../turned.ts'

/**
 * A hint's place is lit, and bears its name where nothing is near that could tell it: no steps are counted round a
 * corner, as they are for whoever only hears of it. Nor is 'here' said, which is the same of every place in the list.
 */
export function hintTitle({ codes }: Candidate, at: At): Phrase | null {
  const action = lastOf(codes)
  const card = action.kind === 'place' ? cardOf(codes, at) : -1
  if (action.kind !== 'place' || card < 0) return null
  const lies = laidOf(at.view, card)
  const what = { card: aThing(card, at), place: placeNow(at.view, action.cell, card, at) }
  if (!lies) return phrase('transport.preview.connect', what)
  if (lies.cell !== action.cell) return phrase('transport.hint.move', what)
  const [side] = beltsOf({ card, rotation: action.rotation })
  return phrase('transport.hint.turn', { card: what.card, side: sidePhrase(side) })
}
