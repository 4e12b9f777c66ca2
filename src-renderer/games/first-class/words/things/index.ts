import type { Ref, RefKind } from '../../../../../src-shared/core.ts'
import type { FirstClassAnchor } from '../../rules/anchors.ts'
import type { Slip } from '../../../../words/speech.ts'
import type { At } from '../answers/answer.ts'
import { boardThings } from './board.ts'
import { counter } from './counters.ts'
import { heldThings } from './held.ts'
import { tableThings } from './table.ts'
import type { ThingWords } from './thing.ts'

/** The words of every kind of thing on the table of First Class. */
const THINGS: { readonly [K in RefKind]?: ThingWords } = { ...tableThings, ...boardThings, ...heldThings, counter }

/** What a thing on the table is called and what it does; null for what needs no words. */
export const aboutThing = ({ kind, id }: Ref, at: At): Slip | null => THINGS[kind]?.about(id, at) ?? null

/** The chapter of the rules that tells of a thing. */
export function chapterOfThing({ kind, id }: Ref): FirstClassAnchor {
  const chapter = THINGS[kind]?.chapter ?? 'aim'
  return typeof chapter === 'string' ? chapter : chapter(id)
}
