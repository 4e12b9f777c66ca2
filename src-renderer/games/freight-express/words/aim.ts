import type { Phrase } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { phrase } from '../../../messages/index.ts'
import type { Aim } from '../aims.ts'
import { letter } from './cards.ts'

/** What a deed is for, as a hint says it. */
export function tellAim({ kind, card, left }: Aim): Phrase {
  const { wagon, couple, uncouple } = TRACK_CARDS[card]
  const said = { n: wagon, from: letter(couple), to: letter(uncouple), left }
  return phrase(left === 0 ? `freight.aim.${kind}.whole` : `freight.aim.${kind}`, said)
}
