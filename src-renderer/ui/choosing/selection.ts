import type { Phrase, Ref } from '../../../src-shared/core.ts'
import { refKey, sameRef } from '../../../src-shared/core.ts'
import type { Candidate, Step } from '../../words/speech.ts'

/**
 * Select, preview, confirm: the same for every game and for table, list and keyboard. Whatever is picked narrows
 * the answers down; what is left decides what lights up and what the list shows.
 */
export interface Selection {
  /** Heading entered in the list. */
  readonly group: string | null
  /** Things picked on the table. */
  readonly picked: readonly Ref[]
  /** Steps chosen in the list. */
  readonly steps: readonly string[]
  /** Which of the turned variants, from 0; counts on past the last. */
  readonly turn: number
}

export const NOTHING: Selection = { group: null, picked: [], steps: [], turn: 0 }

/** Whether a thing may be pointed at to mean an answer; `further` = something is picked already. */
export const touches = (candidate: Candidate, ref: Ref, further = false): boolean =>
  candidate.refs.some((other) => sameRef(other, ref)) ||
  (further && (isOnto(candidate, ref) || isPlaceOf(candidate, ref)))

/**
 * The first of these things that may be meant. A sleeper that ways only pass gives way to what can be done on the card
 * it lies on: whoever holds a card and points at the middle of another means to cover it.
 */
export function meantAt(left: readonly Candidate[], refs: readonly Ref[], further: boolean): Ref | undefined {
  const offered = refs.filter(
    (ref) => left.some((one) => touches(one, ref, further)) && (further || !isBesideTrain(refs, ref)),
  )
  return (further ? offered.find((ref) => !isPassed(left, ref)) : undefined) ?? offered[0]
}

/**
 * Of the things at one place those of the kind that is meant there, each with the steps of answers that name it: where
 * there are several, none of them is meant before others.
 */
export function namedAt(
  candidates: readonly Candidate[],
  selection: Selection,
  refs: readonly Ref[],
): readonly (readonly [Ref, readonly Step[]])[] {
  const isNamed = (ref: Ref) => (step: Step) => step.refs.some((one) => sameRef(one, ref))
  const narrowed = narrow(candidates, selection)
  const inside = meantAt(narrowed, refs, isBegun(selection))
  const meant = inside ?? meantAt(candidates, refs, false)
  return refs
    .filter(({ kind }) => kind === meant?.kind)
    .map((ref) => [ref, (inside ? narrowed : candidates).flatMap(({ steps }) => steps.filter(isNamed(ref)))] as const)
    .filter(([, steps]) => steps.length > 0)
}

/** On a seat's plate beside the train: that is meant only by whoever has something to put onto it. */
const isBesideTrain = ([first]: readonly Ref[], { kind }: Ref): boolean => first.kind === 'seat' && kind === 'train'

/** A sleeper on the way of some answers, at which none of them ends. */
const isPassed = (left: readonly Candidate[], ref: Ref): boolean =>
  ref.kind === 'sleeper' && !left.some(({ steps }) => steps.some(({ refs }) => refs.some((one) => sameRef(one, ref))))

const isPlaceOf = ({ places }: Candidate, ref: Ref): boolean => places?.some((other) => sameRef(other, ref)) === true

const isOnto = ({ onto }: Candidate, ref: Ref): boolean => onto?.some((other) => sameRef(other, ref)) === true

const isUpTo = ({ upTo }: Candidate, ref: Ref): boolean => upTo?.some((other) => sameRef(other, ref)) === true

/**
 * Those for which what is picked is put onto the thing, or laid up to it; else those that end there; else those that
 * touch it on the way.
 */
function through(candidates: readonly Candidate[], ref: Ref, further: boolean): readonly Candidate[] {
  const put = further ? candidates.filter((one) => isOnto(one, ref) || isUpTo(one, ref)) : []
  if (put.length > 0) return put
  const ending = candidates.filter((candidate) => candidate.end && sameRef(candidate.end, ref))
  return ending.length > 0 ? ending : candidates.filter((candidate) => touches(candidate, ref, further))
}

/** The answers that agree with the selection. */
export function narrow(candidates: readonly Candidate[], selection: Selection): readonly Candidate[] {
  const grouped = inGroup(candidates, selection)
  const stepped = grouped.filter((one) => selection.steps.every((id) => one.steps.some((step) => step.id === id)))
  return selection.picked.reduce<readonly Candidate[]>(
    (left, ref, i) => through(left, ref, i > 0 || selection.steps.length > 0),
    stepped,
  )
}

/** Those of the heading that was entered; where none was, and something is chosen, those that are meant without one. */
function inGroup(candidates: readonly Candidate[], selection: Selection): readonly Candidate[] {
  const { group } = selection
  if (group !== null) return candidates.filter((one) => one.group.id === group)
  return isNothing(selection) ? candidates : candidates.filter(({ within }) => !within)
}

const single = <T>(items: readonly T[]): T | undefined =>
  items.length > 0 && items.every((item) => item === items[0]) ? items[0] : undefined

/** Variants that differ in nothing but how the card is turned; empty when more is open. */
export function variants(candidates: readonly Candidate[], selection: Selection): readonly Candidate[] {
  const left = narrow(candidates, selection)
  return single(left.map((one) => one.stem)) === undefined ? [] : left
}

/** The one answer that is meant now, or null. */
export function chosen(candidates: readonly Candidate[], selection: Selection): Candidate | null {
  const alike = variants(candidates, selection)
  // One answer is not meant only because there is no other: something must have been picked.
  if (alike.length === 0 || isNothing(selection)) return null
  return alike[((selection.turn % alike.length) + alike.length) % alike.length]
}

/** Something of an answer is chosen: what it is put onto, or where, may be pointed at. */
export const isBegun = ({ picked, steps }: Selection): boolean => picked.length > 0 || steps.length > 0

export const isNothing = (selection: Selection): boolean =>
  selection.group === null && selection.picked.length === 0 && selection.steps.length === 0

/** Whether two selections mean the same but for how a card is turned. */
export const samePlace = (a: Selection, b: Selection): boolean =>
  a.group === b.group &&
  a.steps.join() === b.steps.join() &&
  a.picked.length === b.picked.length &&
  a.picked.every((ref, i) => sameRef(ref, b.picked[i]))

/** The first step in which these still differ; the last step when they do not. */
export function openStep(candidates: readonly Candidate[]): number {
  const most = Math.max(...candidates.map((one) => one.steps.length))
  for (let i = 0; i < most; i++) if (single(candidates.map((one) => one.steps[i]?.id)) === undefined) return i
  return most - 1
}

/** The question that these steps answer. */
export function askedBy(steps: readonly Step[]): Phrase {
  const [{ ask, askAlike }] = steps
  const areAlike = (of: (step: Step) => unknown) => new Set(steps.map((step) => JSON.stringify(of(step)))).size === 1
  // Two ways to one place may say in their titles which they are.
  const isAlike = areAlike(({ label }) => label) || (steps[0].refs.length > 0 && areAlike(({ refs }) => refs))
  return steps.length > 1 && isAlike && askAlike ? askAlike : ask
}

/** The question that these answers leave open; `at`: the step in which they differ. */
export function askedFor(left: readonly Candidate[], at: number, { picked }: Selection): Phrase {
  const [{ end, steps }] = left
  const isEnd = (ref: Ref) => left.every((one) => one.end !== null && sameRef(one.end, ref))
  return (end && picked.some(isEnd) && steps[at].askTo) || askedBy(left.map((one) => one.steps[at]))
}

export type Picked =
  /**
   * `unsure` = not what was pointed at: a card that was held does not go there, the thing on top is not offered and
   * what lies under it is, a card would be taken that nobody has named, or as much as reaches there would be laid. What
   * would come of it is shown before it is done.
   */
  | { readonly kind: 'select'; readonly selection: Selection; readonly unsure?: true }
  /** The chosen thing was clicked again. */
  | { readonly kind: 'confirm' }
  /** The card that is held does not go there, though others do: it stays in the hand, and it is told why. */
  | { readonly kind: 'stays'; readonly held: Ref; readonly place: Ref }
  /** Nothing is offered there: ask why. */
  | { readonly kind: 'explain'; readonly ref: Ref }

/** What a click on things means, the most particular first; none = the bare table. */
export function pick(candidates: readonly Candidate[], selection: Selection, refs: readonly Ref[]): Picked {
  if (refs.length === 0) return { kind: 'select', selection: NOTHING }
  const before = beforePlace(candidates, selection, refs)
  if (before) return pick(candidates, before, refs)
  if (confirms(candidates, selection, refs)) return { kind: 'confirm' }
  // What was picked after it was meant for it, and goes with it.
  const [back] = refs.map((ref) => selection.picked.findIndex((other) => sameRef(other, ref))).filter((at) => at >= 0)
  if (back !== undefined)
    return { kind: 'select', selection: { ...selection, picked: selection.picked.slice(0, back), turn: 0 } }
  const left = narrow(candidates, selection)
  const further = meantAt(left, refs, isBegun(selection))
  if (further) {
    // A card may have been turned before it has a place; what lay at one is not turned so at the next.
    const turn = chosen(candidates, selection) ? 0 : selection.turn
    const next = { ...selection, picked: [...selection.picked, further], turn }
    const [top] = refs.filter((ref) => sameRef(ref, further) || !isPassed(left, ref))
    const reaches = left.some((one) => isUpTo(one, further))
    const unsure = reaches || isUnder(left, top, further) || unnamed(candidates, next) !== null
    return { kind: 'select', selection: next, ...(unsure && { unsure }) }
  }
  const anew = refs.find((ref) => candidates.some((one) => touches(one, ref)))
  const held = anew && heldAgainst(candidates, selection, anew)
  if (held) return { kind: 'stays', held, place: meantAt(candidates, refs, true) ?? anew }
  if (anew && !isBesideTrain(refs, anew)) {
    const next = instead(candidates, selection, anew)
    const unsure = letsGo(selection, next, anew) || unnamed(candidates, next) !== null
    return { kind: 'select', selection: next, ...(unsure && { unsure }) }
  }
  return { kind: 'explain', ref: refs[0] }
}

/**
 * What was selected before the place of the card was, where now another one is pointed at up to which it may be laid,
 * or onto which all of it is put; null = it is not.
 */
function beforePlace(candidates: readonly Candidate[], selection: Selection, refs: readonly Ref[]): Selection | null {
  const meant = chosen(candidates, selection)
  const at = selection.picked.findIndex((ref) => meant && (isUpTo(meant, ref) || isOnto(meant, ref)))
  const before: Selection = { ...selection, picked: selection.picked.slice(0, at), turn: 0 }
  if (!meant || at < 0 || !isBegun(before)) return null
  const place = selection.picked[at]
  const left = narrow(candidates, before)
  const there = meantAt(left, refs, true)
  if (!there || sameRef(there, place)) return null
  const isPlace = left.some((one) => isUpTo(one, there) || (isUpTo(meant, place) && isOnto(one, there)))
  return isPlace ? before : null
}

/**
 * Whether a thing is meant that lies under another, where others like that one may be picked: who clicks on a wagon
 * which cannot be upgraded while another can means the wagon, not its train. Whoever drives on to a locomotive means
 * it.
 */
const isUnder = (candidates: readonly Candidate[], top: Ref, meant: Ref): boolean =>
  top.kind !== meant.kind &&
  candidates.some(({ steps }) => steps.some(({ refs }) => refs.some((one) => one.kind === top.kind)))

/** What is no place where a card is put down, though no answer begins by naming it. */
const NO_PLACES: readonly Ref['kind'][] = ['locomotive', 'pile', 'seat']

const begins = ({ steps }: Candidate, thing: Ref): boolean =>
  steps[0]?.refs.some((other) => sameRef(other, thing)) === true

/** Cards that are picked up, with which something can be done. */
export const heldCards = (candidates: readonly Candidate[], selection: Selection): readonly Ref[] =>
  selectedRefs(candidates, selection).filter((ref) => ref.kind === 'card' && candidates.some((one) => begins(one, ref)))

/**
 * The card in the hand that does not go to this place; null where none is held, or where the thing is not a place but
 * another one to take up.
 */
export function heldAgainst(candidates: readonly Candidate[], selection: Selection, ref: Ref): Ref | null {
  const isTakenUp = NO_PLACES.includes(ref.kind) || candidates.some((one) => begins(one, ref))
  if (isTakenUp) return null
  const [held] = heldCards(candidates, selection)
  if (!held) return null
  const goes = candidates.some((one) => begins(one, held) && touches(one, ref, true))
  return goes ? null : held
}

/** The cards that go to a place where the one that is held does not. */
export function cardsGoingTo(candidates: readonly Candidate[], place: Ref): readonly Ref[] {
  const cards = candidates
    .filter((one) => touches(one, place))
    .flatMap(({ steps }) => steps[0]?.refs.filter(({ kind }) => kind === 'card') ?? [])
  return [...new Map(cards.map((card) => [refKey(card), card])).values()]
}

/** Is a card held that is not held any more, though no other was taken up? */
function letsGo(before: Selection, after: Selection, ref: Ref): boolean {
  const held = before.picked.filter(({ kind }) => kind === 'card')
  return ref.kind !== 'card' && held.some((card) => !after.picked.some((other) => sameRef(other, card)))
}

/**
 * What the one answer that is meant would take of what lies there for all, though nobody has pointed at it or chosen
 * it in the list: a place alone was pointed at. null = nothing.
 */
export function unnamed(candidates: readonly Candidate[], selection: Selection): Step | null {
  const taken = chosen(candidates, selection)?.steps.find(({ takes }) => takes)
  if (!taken || selection.steps.length > 0 || taken.refs.some((ref) => isPicked(selection, ref))) return null
  return taken
}

/**
 * Another thing than before: what was chosen earlier and goes with it stays, so that a card keeps its place in the hand
 * of the mover.
 */
function instead(candidates: readonly Candidate[], selection: Selection, ref: Ref): Selection {
  const fits = (steps: readonly string[], picked: readonly Ref[]) =>
    narrow(candidates, { ...selection, steps, picked }).some((one) => touches(one, ref))
  let kept: Selection = { ...NOTHING, picked: [ref] }
  for (const step of selection.steps)
    if (fits([...kept.steps, step], kept.picked)) kept = { ...kept, steps: [...kept.steps, step] }
  for (const other of selection.picked)
    if (fits(kept.steps, [other, ...kept.picked])) kept = { ...kept, picked: [other, ...kept.picked] }
  return kept
}

/** Whether the one answer that is left was meant by pointing at its very place, and needs no second word. */
export function isGivenAtOnce(candidates: readonly Candidate[], selection: Selection): boolean {
  const meant = chosen(candidates, selection)
  const [place, last] = [meant?.steps.at(-1), selection.picked.at(-1)]
  if (!meant?.swift || !place) return false
  if (selection.steps.includes(place.id)) return true
  // What ends something is given at once by its row: a click on the table may have meant another thing there.
  if (meant.group.closing) return false
  return last !== undefined && (meant.places ?? place.refs).some((ref) => sameRef(ref, last))
}

/** Whether the one thing that was pointed at comes to no more than the answer that is meant. */
export function isSoleAt(candidates: readonly Candidate[], selection: Selection): boolean {
  const [thing, more] = selection.picked
  const meant = chosen(candidates, selection)
  return !!meant?.sole && selection.steps.length === 0 && !more && begins(meant, thing)
}

/** A second click on where the move ends; a hand card clicked again is put back instead. */
function confirms(candidates: readonly Candidate[], selection: Selection, refs: readonly Ref[]): boolean {
  const meant = chosen(candidates, selection)
  if (!meant) return false
  // A card is put back by a second click, unless it is itself where the answer ends.
  if (meant.end?.kind === 'card' && refs.some((ref) => sameRef(ref, meant.end!))) return true
  const last = meant.end ?? meant.refs.at(-1)
  // Where it is put, be it that nothing but this place was pointed at from the start.
  const isPut = (picked: Ref, at: number) => isOnto(meant, picked) && (at > 0 || touches(meant, picked))
  const put = selection.picked.some(isPut) && refs.some((ref) => isOnto(meant, ref))
  const isThere = (picked: Ref) => isUpTo(meant, picked) && refs.some((ref) => sameRef(ref, picked))
  if (selection.picked.some(isThere)) return true
  return put || (last !== undefined && last.kind !== 'card' && refs.some((ref) => sameRef(ref, last)))
}

/**
 * What may be picked next: of each heading, the things of the step that is open. While nothing is picked, the cards of
 * every heading, for whoever looks at the hand looks for what can be played, and never their places, be it one card
 * alone that is left: the table is as quiet before every choice. Where all headings are about the same card, one that a
 * key holds, its places are all there is to pick.
 */
export function legalRefs(candidates: readonly Candidate[], selection: Selection): readonly Ref[] {
  const left = narrow(candidates, selection)
  const found = new Map<string, Ref>()
  const groups = new Set(left.map((one) => one.group.id))
  const choosesCard = isNothing(selection) && groups.size > 1 && heldCard(left) === null
  for (const group of groups) {
    const own = left.filter((one) => one.group.id === group)
    const card = choosesCard ? refsAt(own, stepOfCard(own), selection) : new Map<string, Ref>()
    for (const [key, ref] of card.size > 0 ? card : refsAt(own, openStep(own), selection)) found.set(key, ref)
    if (goesByAnyCard(own, selection)) {
      const after = stepOfCard(own) + 1
      for (const ref of own.flatMap(({ steps }) => steps[after]?.refs ?? [])) found.set(refKey(ref), ref)
    }
  }
  return [...found.values()].filter((ref) => !isPicked(selection, ref))
}

/** What moves was picked before the card that moves it: where any card takes it is lit beside the cards. */
function goesByAnyCard(candidates: readonly Candidate[], { picked }: Selection): boolean {
  const isOfNoStep = (ref: Ref) =>
    !candidates.some(({ steps }) => steps.some(({ refs }) => refs.some((one) => sameRef(one, ref))))
  return stepOfCard(candidates) === openStep(candidates) && picked.some(isOfNoStep)
}

function refsAt(candidates: readonly Candidate[], at: number, selection: Selection): Map<string, Ref> {
  const open = candidates.map((one) => openRefs(one, at, selection))
  // What all the ways to a place lead over tells none of them apart.
  const isOfAll = (ref: Ref) => open.length > 1 && open.every((refs) => refs.some((one) => sameRef(one, ref)))
  const isWays = candidates.some(({ steps }) => steps[at]?.askAlike && isAllPicked(steps[at], selection))
  const refs = open.flat().filter((ref) => !isWays || !isOfAll(ref))
  return new Map(refs.map((ref) => [refKey(ref), ref]))
}

const isAllPicked = ({ refs }: Step, selection: Selection): boolean =>
  refs.length > 0 && refs.every((ref) => isPicked(selection, ref))

/** The step in which the card is chosen that all of these have; -1 = there is none. */
const stepOfCard = ([{ steps }]: readonly Candidate[]): number =>
  steps.findIndex(({ refs }) => refs.length > 0 && refs.every(({ kind }) => kind === 'card'))

/**
 * The one card that all there is to answer puts down: chosen by the answer before this one, or lifted by a key; null
 * where there is none.
 */
export function heldCard(candidates: readonly Candidate[]): Ref | null {
  const [first, ...others] = candidates.map((one) => one.steps[stepOfCard([one])])
  const isHeld = first !== undefined && others.length > 0 && others.every((step) => step?.id === first.id)
  return isHeld && candidates.every(({ steps }) => steps.length > 1) ? first.refs[0] : null
}

/** The one thing that every answer begins with: of that it is asked what becomes of it, though nobody picked it. */
export function askedThing(candidates: readonly Candidate[], selection: Selection): readonly Ref[] {
  const [first] = candidates[0]?.steps ?? []
  if (!isNothing(selection) || !first?.isAsked) return []
  return candidates.length > 1 && candidates.every(({ steps }) => steps[0]?.id === first.id && steps.length > 1)
    ? first.refs
    : []
}

/** Of a thing it is asked where it goes, or a card is held: places are looked for, though nothing is picked. */
export const seeksPlace = (candidates: readonly Candidate[], selection: Selection): boolean =>
  isNothing(selection) && (heldCard(candidates) !== null || askedThing(candidates, selection).length > 0)

/**
 * Of many things that may be picked, and of few of the cards among them, those that are only for answers beside the
 * point; none where all of them are.
 */
export function asideRefs(legal: readonly Ref[], candidates: readonly Candidate[]): readonly Ref[] {
  const idle = idlePlaces(legal, candidates)
  if (idle.length > 0) return idle
  const among = legal.length < MANY ? legal.filter(({ kind }) => kind === 'card') : legal
  const aside = among.filter((ref) => candidates.filter((one) => touches(one, ref, true)).every((one) => one.aside))
  return aside.length < among.length ? aside : []
}

/** Where a thing may be laid. */
export const isPlace = ({ kind }: Ref): boolean => kind === 'cell' || kind === 'pallet'

/** Whether an answer opens, or guards, something for whoever plays; undefined where it is not known. */
export const serves = ({ opensWay, guards }: Candidate): (() => boolean) | undefined => opensWay ?? guards

/** Of places, however few, those where nothing is opened or guarded, if something is elsewhere. */
function idlePlaces(legal: readonly Ref[], candidates: readonly Candidate[]): readonly Ref[] {
  const places = legal.filter(isPlace)
  if (places.length < 2 || !candidates.some((one) => serves(one)?.())) return []
  // Where something else may be done there, too, nobody knows whether that opens anything.
  return places.filter((ref) =>
    candidates.filter((one) => touches(one, ref, true)).every((one) => serves(one)?.() === false),
  )
}

/** More legal things than this are lit less. docs/look/look.md, 'Shared states'. */
const MANY = 7

/**
 * How strongly that is lit. While nothing is picked and several kinds of move are open, a strong ring would look like a
 * choice already made.
 */
export function legalState(
  legal: readonly Ref[],
  candidates: readonly Candidate[],
  selection: Selection,
): 'legal' | 'legalAmongMany' {
  const undecided = isNothing(selection) && new Set(candidates.map((one) => one.group.id)).size > 1
  return undecided || legal.length >= MANY ? 'legalAmongMany' : 'legal'
}

const isPicked = (selection: Selection, ref: Ref): boolean => selection.picked.some((other) => sameRef(other, ref))

/** The things of the open step; when those are picked already, whatever else the answer touches. */
function openRefs(one: Candidate, at: number, selection: Selection): readonly Ref[] {
  const step = one.steps[at]
  if (!step) return []
  return isAllPicked(step, selection) ? [...one.refs, ...(one.onto?.slice(0, 1) ?? [])] : step.refs
}

/** What is picked already, be it on the table or in the list. */
export function selectedRefs(candidates: readonly Candidate[], selection: Selection): readonly Ref[] {
  const meant = chosen(candidates, selection)
  // The pile that was clicked is where one looks for what it asks.
  if (meant)
    return [...meant.steps.flatMap((step) => step.refs), ...selection.picked.filter(({ kind }) => kind === 'pile')]
  const held = isNothing(selection) ? heldCard(candidates) : null
  if (held) return [held]
  const left = narrow(candidates, selection)
  const steps = left[0]?.steps.filter((step: Step) => selection.steps.includes(step.id)) ?? []
  return [...selection.picked, ...steps.flatMap((step) => step.refs)]
}
