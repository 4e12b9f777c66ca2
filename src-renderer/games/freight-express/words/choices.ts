import type { Decision, Phrase, Plan, Ref } from '../../../../src-shared/core.ts'
import { turnRails } from '../../../../src-shared/geometry/rails.ts'
import { phrase, type MessageKey } from '../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../words/speech.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import { fromCode, refsOfAction } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { branchStep } from './branches.ts'
import { aShape, cardFacts, isKnown, railsPhrase, shapePhrase } from './cards.ts'
import { distinct, driveCandidate } from './drives.ts'
import type { GroupId } from './groups.ts'
import { GROUPS, GROUP_IDS, cardStep } from './groups.ts'
import { joinedCells, lineOf, namedPlace, stationPhrase } from './places.ts'
import { specialChoice, whyOnlyNo } from './special-choices.ts'

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
  const single = codes.filter((code) => !planned.has(code)).map((code) => candidate(code, decision, at))
  // Who has no card for the special is asked all the same, and told why only no is left.
  if (decision.kind === 'special' && codes.length === 1) single.splice(0, 1, whyOnlyNo(single[0], at))
  const all = cardsApart([
    ...single,
    ...distinct(
      drives.map((plan) => driveCandidate(plan, at)),
      drives,
      at,
    ),
  ])
  const stems = new Map([...new Set(all.map((one) => one.stem))].map((stem, i) => [stem, i]))
  // Of the ways to turn a card the one that joins most rails comes first, then the one that leads on from where the
  // locomotive can come from: it is the one most often meant.
  const line = lineOf(at.view, decision.for)
  const rank = (one: Candidate) => [
    GROUP_IDS.indexOf(one.group.id as GroupId),
    stems.get(one.stem)!,
    ...joinsOf(one, at, line).map((n) => -n),
  ]
  return all
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ one }) => one)
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
    if (ids.get(toldOf(one))?.size === 1 || ref?.kind !== 'card' || note?.key === TRIP) return one
    const trip = phrase('freight.card.trip.short', cardFacts(ref.id))
    return {
      ...one,
      steps: [{ ...one.steps[0], note: note ? phrase('common.comma', { a: note, b: trip }) : trip }, ...rest],
    }
  })
}

/** This note tells the trip already. */
const TRIP: MessageKey = 'freight.card.trip'

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

/** How many neighbours the card of an answer would join, and how many of these lie on a line. */
function joinsOf(one: Candidate, { view }: At, line: ReadonlySet<number>): readonly [number, number] {
  const action = fromCode(one.codes[0])
  if (action.kind !== 'lay' && action.kind !== 'relay') return [0, 0]
  const joined = joinedCells(view, action.cell, turnRails(TRACK_CARDS[action.card].rails, action.rotation))
  return [joined.length, joined.filter((cell) => line.has(cell)).length]
}

function candidate(code: number, decision: Decision, at: At): Candidate {
  const active = decision.for
  const action = fromCode(code)
  const refs = refsOfAction(action, active)
  const whole = { codes: [code], refs, end: null, stem: String(code) }
  switch (action.kind) {
    case 'lay':
      return { ...whole, ...lay(action, refs, at) }
    case 'couple':
      return {
        ...whole,
        ...one('couple', action.kind, phrase('freight.choice.couple', cardFacts(action.card)), [refs[0]], action.card),
        onto: { kind: 'locomotive', id: active },
      }
    case 'uncouple':
    case 'drop':
      return {
        ...whole,
        ...one(
          action.kind,
          action.kind,
          phrase(`freight.choice.${action.kind}`, cardFacts(action.card)),
          refs,
          action.card,
        ),
      }
    case 'drive':
      return driveCandidate(
        { kind: 'drive', codes: [code], refs, end: { kind: 'locomotive', id: active }, facts: {} },
        at,
      )
    case 'refill':
      return {
        ...whole,
        group: GROUPS.refill,
        confirm: phrase('freight.confirm.refill'),
        steps: [cardStep(action.card, phrase('freight.card.refill', cardFacts(action.card)))],
      }
    case 'giveUpTrain':
      return { ...whole, ...one('giveUp', action.kind, phrase('freight.choice.giveUpTrain'), refs) }
    case 'endTurn':
      // Not by the seat's plate: who points there wants to know about the seat.
      return { ...whole, refs: [], ...one('end', action.kind, phrase('freight.choice.endTurn'), []) }
    case 'branch':
      return { ...whole, group: GROUPS.branch, confirm: phrase('freight.confirm.branch'), ...branchStep(action, at) }
    case 'place':
      return { ...whole, ...place(action, refs, at) }
    default:
      return { ...whole, ...specialChoice(action, refs, decision, at) }
  }
}

/** A choice that is a single row. */
function one(
  id: GroupId,
  kind: 'couple' | 'uncouple' | 'drop' | 'giveUpTrain' | 'endTurn',
  label: Phrase,
  refs: readonly Ref[],
  card?: number,
) {
  const step: Step = {
    id: `${kind}${card ?? ''}`,
    ask: phrase(card === undefined ? 'freight.ask.action' : 'freight.ask.wagon'),
    many: 'freight.choice.wagons',
    label,
    refs,
  }
  return { group: GROUPS[id], confirm: phrase(`freight.confirm.${kind}`), steps: [step] }
}

function lay(
  action: Action & { kind: 'lay' },
  refs: readonly Ref[],
  { view }: At,
): Pick<Candidate, 'group' | 'confirm' | 'steps' | 'stem'> {
  const under = view.cells[action.cell]?.card ?? -1
  const kind = under < 0 ? 'lay' : 'cover'
  const where: Step = {
    id: `cell${action.cell}`,
    ask: phrase('freight.ask.place'),
    many: 'freight.choice.places',
    label: namedPlace(view, action.cell),
    refs: [refs[1]],
  }
  const rails = turnRails(TRACK_CARDS[action.card].rails, action.rotation)
  return {
    group: GROUPS[kind],
    confirm: phrase(`freight.confirm.${kind}`),
    stem: `lay${action.card}.${action.cell}`,
    steps: [
      cardStep(action.card, phrase('freight.card.trip', cardFacts(action.card))),
      under < 0 ? where : { ...where, note: phrase('freight.choice.covers', { shape: aShape(under) }) },
      {
        id: `turn${action.rotation}`,
        ask: phrase('freight.ask.turn'),
        many: 'freight.choice.turns',
        label: railsPhrase(rails),
        rails,
        refs: [refs[1]],
      },
    ],
  }
}

function place(
  action: Action & { kind: 'place' },
  refs: readonly Ref[],
  { view }: At,
): Pick<Candidate, 'group' | 'confirm' | 'steps'> {
  return {
    group: GROUPS.place,
    confirm: phrase('freight.confirm.place'),
    steps: [
      {
        id: `station${action.station}`,
        ask: phrase('freight.ask.station'),
        many: 'freight.choice.stations',
        label: stationPhrase(action.station),
        refs: [refs[0]],
      },
      {
        id: `cell${action.cell}`,
        ask: phrase('freight.ask.place'),
        many: 'freight.choice.places',
        label: namedPlace(view, action.cell),
        refs: [refs[1]],
      },
    ],
  }
}
