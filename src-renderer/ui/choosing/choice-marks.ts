import { refKey, sameRef, type Ref } from '../../../src-shared/core.ts'
import type { LessonState } from '../../../src-shared/school.ts'
import type { Candidate } from '../../words/speech.ts'
import type { Mark } from '../../stage/scene.ts'
import type { Drag } from './dragging.ts'
import type { Selection } from './selection.ts'
import {
  askedThing,
  asideRefs,
  chosen,
  isNothing,
  isPlace,
  legalRefs,
  legalState,
  narrow,
  NOTHING,
  selectedRefs,
  variants,
} from './selection.ts'

/**
 * Things of the drawn table that may be picked, and those that are. While something is dragged all its places stay lit;
 * what was dropped lies at its place.
 * @param onto where what is dragged can be let go, though that is asked only once it is taken up
 */
export function choiceMarks(
  candidates: readonly Candidate[],
  selection: Selection,
  dragged: Drag | null,
  dropped: Ref | null = null,
  onto: readonly Ref[] = [],
): Mark[] {
  const open = dragged?.base ?? selection
  const isDone = candidates.length === 0 || (dragged === null && chosen(candidates, selection) !== null)
  const lit = dragged && chosen(candidates, open)?.takesUp ? onto : []
  const legal = isDone ? otherPlaces(candidates, selection) : [...legalRefs(candidates, open), ...lit]
  const aside = isDone ? [] : asideRefs(legal, narrow(candidates, open))
  const foremost = legal.filter((ref) => !aside.includes(ref))
  const state = legalState(foremost, candidates, open)
  const marks = [
    ...foremost.map((ref): Mark => ({ ref, state })),
    ...aside.map((ref): Mark => ({ ref, state: 'legalAside' })),
    ...[...askedThing(candidates, selection), ...selectedRefs(candidates, selection)].map((ref): Mark => ({
      ref,
      state: dropped && sameRef(ref, dropped) ? 'put' : 'selected',
    })),
  ]
  return [...marks, ...faintMarks(candidates, marks)]
}

/**
 * Where what leads all else may be done, before a place is picked: whoever is kept from all else looks on the table
 * for the way back, before they look for a card, and while they are asked for one.
 */
export function leadingMarks(
  candidates: readonly Candidate[],
  selection: Selection,
  marks: readonly Mark[],
): readonly Mark[] {
  const left = narrow(candidates, selection)
  const leading = left.filter(({ group }) => group.leads)
  if (!isNothing(selection) && (leading.length < left.length || selectedRefs(candidates, selection).some(isPlace)))
    return []
  return endsOf(leading, marks)
    .filter(isPlace)
    .map((ref): Mark => ({ ref, state: 'legal' }))
}

/** Cards that bring nothing keep the light they had before anything was picked: lit up they would seem offered. */
function faintMarks(candidates: readonly Candidate[], marks: readonly Mark[]): readonly Mark[] {
  const aside = asideRefs(legalRefs(candidates, NOTHING), narrow(candidates, NOTHING))
  const marked = new Set(marks.map(({ ref }) => refKey(ref)))
  return aside.filter((ref) => !isPlace(ref) && !marked.has(refKey(ref))).map((ref): Mark => ({ ref, state: 'faint' }))
}

/** Where else what is picked may lead, whose best outcome is shown. */
function otherPlaces(candidates: readonly Candidate[], selection: Selection): readonly Ref[] {
  const places = variants(candidates, selection).flatMap((one) => (one.places ? (one.steps.at(-1)?.refs ?? []) : []))
  const meant = selectedRefs(candidates, selection)
  const others = places.filter((ref) => !meant.some((one) => sameRef(one, ref)))
  return [...new Map(others.map((ref) => [refKey(ref), ref])).values()]
}

/**
 * Where the answers end that a row leads to whose cards are chosen first: lit less than these, that both are seen at
 * once. What is lit already stays as it is.
 */
export function endMarks(candidates: readonly Candidate[], next: Selection, marks: readonly Mark[]): readonly Mark[] {
  return endsOf(narrow(candidates, next), marks).map((ref): Mark => ({ ref, state: 'legalAside' }))
}

/** Where answers end, each once, but for what is marked already. */
function endsOf(candidates: readonly Candidate[], marks: readonly Mark[]): readonly Ref[] {
  const marked = new Set(marks.map(({ ref }) => refKey(ref)))
  const ends = candidates.flatMap(({ end }) => (end && !marked.has(refKey(end)) ? [end] : []))
  return [...new Map(ends.map((ref) => [refKey(ref), ref])).values()]
}

/**
 * At a lesson only that is lit of which it speaks, and what is selected; the rest can be picked all the same. Where
 * nothing that is spoken of can be picked, all that can be is lit too: then another question is asked.
 * @param entered a heading of the list: what it offers is seen, beside what is spoken of
 */
export function taughtMarks(
  marks: readonly Mark[],
  { light, astray }: Pick<LessonState, 'light' | 'astray'>,
  meant: boolean,
  entered = false,
): readonly Mark[] {
  if (light.length === 0 || astray !== null) return marks
  const selected = marks.filter(({ state }) => state === 'selected')
  const right = instead(selected, light)
  if (meant) return [...marks, ...right]
  if (entered) return withLight(marks, light)
  const lit = marks.filter((mark) => mark.state !== 'selected' && isSpokenOf(mark, light))
  if (selected.length > 0) return [...(lit.length > 0 ? [...selected, ...lit] : marks), ...right]
  // Of several places that it speaks of some may be open now: the others would be lit for nothing.
  const some = light.filter((ref) => isOpenOrNoPlace(ref, marks))
  const told = some.map((ref): Mark => ({ ref, state: 'legal' }))
  return lit.length > 0 ? told : [...told, ...marks]
}

/** What is spoken of stays lit, and the rest of what a heading offers recedes. */
function withLight(marks: readonly Mark[], light: readonly Ref[]): readonly Mark[] {
  const rest = marks.filter((mark) => !isSpokenOf(mark, light))
  return [
    ...light.filter((ref) => isOpenOrNoPlace(ref, marks)).map((ref): Mark => ({ ref, state: 'legal' })),
    ...rest.map((mark): Mark => (mark.state.startsWith('legal') ? { ...mark, state: 'legalAside' } : mark)),
  ]
}

const isSpokenOf = ({ ref }: Mark, light: readonly Ref[]) => light.some((one) => sameRef(one, ref))

const isOpenOrNoPlace = (ref: Ref, marks: readonly Mark[]): boolean =>
  ref.kind !== 'coach' || marks.some((mark) => sameRef(mark.ref, ref))

/** Another card than the one that is spoken of was taken: that one stays lit, and can be taken instead. */
function instead(selected: readonly Mark[], light: readonly Ref[]): readonly Mark[] {
  const cards = selected.map(({ ref }) => ref).filter(({ kind }) => kind === 'card')
  const told = light.filter(({ kind }) => kind === 'card')
  const isWrong = cards.length > 0 && !cards.some((card) => told.some((one) => sameRef(one, card)))
  return isWrong ? told.map((ref): Mark => ({ ref, state: 'legal' })) : []
}

/** What may be picked and is to the point. */
export const isOpen = ({ state }: Mark): boolean => state === 'legal' || state === 'legalAmongMany'

/** While an answer is on its way nothing else can be picked: what is meant stays lit, and no offer with it. */
export const givenMarks = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(({ state }) => state === 'selected' || state === 'put' || state === 'faint')

/** While a hint is told that alone is lit of which it speaks: one ring says it, twenty hide it. */
export const hintedMarks = (marks: readonly Mark[], hinted: readonly Ref[]): readonly Mark[] =>
  hinted.length === 0
    ? marks
    : marks.flatMap(({ ref, state }): Mark[] => {
        if (hinted.some((one) => sameRef(one, ref))) return [{ ref, state: 'legal' }]
        return !isPlace(ref) && (state === 'legalAside' || state === 'faint') ? [{ ref, state: 'faint' }] : []
      })
