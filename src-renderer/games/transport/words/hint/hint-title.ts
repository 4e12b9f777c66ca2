import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { cardOf, type At } from '../answers/answer.ts'
import { aCard } from '../cards.ts'
import { lastOf } from '../asked/choices.ts'
import { laidOf, placeNow } from '../places.ts'

/**
 * A hint's place is lit, and bears its name where nothing is near that could tell it: no steps are counted round a
 * corner, as they are for whoever only hears of it.
 */
export function hintTitle({ codes }: Candidate, at: At): Phrase | null {
  const action = lastOf(codes)
  const card = action.kind === 'place' ? cardOf(codes, at) : -1
  if (action.kind !== 'place' || card < 0 || laidOf(at.view, card)) return null
  return phrase('transport.preview.connect', {
    card: aCard(card),
    place: placeNow(at.view, action.cell, card, at),
  })
}
