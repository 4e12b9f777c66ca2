import type { Decision, Plan, Seat } from '../../../../../src-shared/core.ts'
import { turnRails } from '../../../../../src-shared/geometry/rails.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { Candidate, Position } from '../../../../words/speech.ts'
import { fromCode } from '../../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { answerWords } from '../answers/index.ts'
import { cardFacts, isKnown, shapePhrase } from '../cards.ts'
import { GROUP_IDS } from './groups.ts'
import { onlyEnds } from './only-end.ts'
import { joinedCells, lineOf, pairsJoined } from '../places.ts'
import { QUESTION_WORDS } from './questions.ts'
import { rowNotes } from './row-notes.ts'
import { sameTrips } from './same-trip.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'
import { distinct } from './trips.ts'
import { worthAt } from '../hint/wanted.ts'

type At = Position<FreightView>

/** All answers to the present question, in the order of the list. */
export function candidatesFor(
  decision: Decision,
  codes: readonly number[],
  plans: readonly Plan[],
  at: At,
): Candidate[] {
  const drives = plans.filter((plan) => plan.kind === 'drive')
  // A plan tells more than the answer it begins with: the bare answer is not listed beside it.
  const planned = new Set(drives.map((plan) => plan.codes[0]))
  const single = codes.filter((code) => !planned.has(code)).map((code) => candidateOf([code], null, decision, at))
  // Who has no card for the special is asked all the same, and told why only no is left.
  if (decision.kind === 'special' && codes.length === 1) single.splice(0, 1, whyOnlyNo(single[0], at.view))
  const driven = drives.map((plan) => candidateOf(plan.codes, plan, decision, at))
  const all = cardsApart([...single, ...onlyEnds(distinct(sameTrips(driven, drives, at), drives, at), drives, at)])
  const stems = new Map(inOrder(all, at, decision.for).map((stem, i) => [stem, i]))
  // Of the ways to turn a card the one that leads on from the locomotive’s line to something else comes first, then the
  // one that joins most rails, then the one that joins its line: it is the one most often meant.
  const line = lineOf(at.view, decision.for)
  const rank = (one: Candidate) => [
    GROUP_IDS.indexOf(one.group.id),
    stems.get(one.stem)!,
    ...joinsOf(one, at, line).map((n) => -n),
  ]
  const ranked = all
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ one }) => one)
  return clockwise(ranked)
}

/**
 * The rows in the order of the list. Of the places for one card those on one's line come first, and of these the ones
 * that bring one's wagons nearest to where they go.
 */
function inOrder(all: readonly Candidate[], { view }: At, seat: Seat): readonly string[] {
  const cards = new Map<string, number>()
  const rows = new Map<string, readonly [number, number, number]>()
  for (const { steps, stem, codes, aside } of all) {
    const card = cards.get(steps[0].id) ?? cards.size
    cards.set(steps[0].id, card)
    const action = fromCode(codes[0])
    const worth = action.kind === 'lay' ? worthAt(view, seat, action.cell, action.card) : 0
    const isAside = Number(aside ?? false)
    const known = rows.get(stem)
    rows.set(stem, [known?.[0] ?? card, Math.min(known?.[1] ?? 1, isAside), -worth])
  }
  return [...rows].sort(([, a], [, b]) => compare(a, b)).map(([stem]) => stem)
}

/** From the way to turn a card that comes first, the others as it is turned on: by a quarter each time. */
function clockwise(ranked: readonly Candidate[]): Candidate[] {
  const places = new Map<string, Candidate[]>()
  for (const one of ranked) places.set(placeOf(one), [...(places.get(placeOf(one)) ?? []), one])
  return [...places.values()].flatMap((ways) => {
    const first = turnOf(ways[0])
    return ways.sort((a, b) => ((turnOf(a) - first) & 3) - ((turnOf(b) - first) & 3))
  })
}

const placeOf = ({ group, stem }: Candidate): string => `${group.id} ${stem}`

function turnOf({ codes }: Candidate): number {
  const action = fromCode(codes[0])
  return 'rotation' in action ? action.rotation : 0
}

function candidateOf(codes: readonly number[], plan: Plan | null, decision: Decision, at: At): Candidate {
  const action = fromCode(codes[0])
  const candidate = answerWords(action).candidate({ action, codes, plan, decision, at, among: null })
  const isLoss = QUESTION_WORDS.get(decision.kind)?.isLoss?.(at.view)
  return isLoss ? { ...candidate, group: { ...candidate.group, costs: true } } : candidate
}

/** The no of one who cannot want the special, with the reason. */
function whyOnlyNo(no: Candidate, { special }: FreightView): Candidate {
  const reason = special && SPECIAL_WORDS[special.special].noCard
  return reason ? { ...no, steps: [{ ...no.steps[0], note: phrase(`freight-express.reason.${reason}`) }] } : no
}

/** Two cards that read alike under a heading differ in their trips: these are then told too. */
function cardsApart(candidates: readonly Candidate[]): Candidate[] {
  const ids = new Map<string, Set<string>>()
  for (const one of candidates) ids.set(toldOf(one), (ids.get(toldOf(one)) ?? new Set()).add(one.steps[0].id))
  return candidates.map((one) => {
    const [
      {
        note,
        refs: [ref],
      },
      ...rest
    ] = one.steps
    if (ids.get(toldOf(one))?.size === 1 || ref?.kind !== 'card' || (note && TRIPS.has(note.key))) return one
    const trip = phrase('freight.card.trip.short', cardFacts(ref.id))
    return {
      ...one,
      steps: [{ ...one.steps[0], note: note ? rowNotes([note, trip]) : trip }, ...rest],
    }
  })
}

/** These notes tell the trip already. */
const TRIPS: ReadonlySet<string> = new Set<MessageKey>(['freight.card.trip', 'freight.card.refill'])

/**
 * What is read of a card under its heading but for its trip: its wagon, its shape and its die. Not the sentence, since
 * the window has no words of a language that is not spoken; not the phrase, which holds more than the sentence shows.
 */
function toldOf({ group, steps: [{ id, label, note, refs }] }: Candidate): string {
  const [ref] = refs
  if (ref?.kind !== 'card' || !isKnown(ref.id)) return `${group.id} ${id}`
  const { wagon, action } = TRACK_CARDS[ref.id]
  return [group.id, label.key, note?.key, wagon, action, shapePhrase(ref.id).key].join(' ')
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((found, value, i) => found || value - b[i], 0)

/** How many ways on from a line the card of an answer opens, how many neighbours it joins, and of these on the line. */
function joinsOf(one: Candidate, { view }: At, line: ReadonlySet<number>): readonly [number, number, number] {
  const action = fromCode(one.codes[0])
  if (!('cell' in action && 'rotation' in action)) return [0, 0, 0]
  const rails = turnRails(TRACK_CARDS[action.card].rails, action.rotation)
  const joined = joinedCells(view, action.cell, rails)
  const through = pairsJoined(view, action.cell, rails).filter((pair) => pair.some((cell) => line.has(cell)))
  return [through.length, joined.length, joined.filter((cell) => line.has(cell)).length]
}
