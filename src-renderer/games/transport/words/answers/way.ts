import type { Phrase, Plan, Ref } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import { PARCELS_TO_END, isIntake, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import type { PreviewTold } from '../../../../words/answers.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Step } from '../../../../words/speech.ts'
import { cardPhrase, intakePhrase, isOneOfSome, parcelPhrase, pictureOf, upOf } from '../cards.ts'
import { nextTold, restedAt, nextNote } from '../belts/next-move.ts'
import { toAsked, toThing } from '../pallets.ts'
import { heardOf, laidOf, placeNow, whereIs } from '../places.ts'
import type { At, BestWays, TransportWords } from './answer.ts'
import { PARCEL } from './parcel.ts'

const list = (plan: Plan, name: string): readonly number[] => {
  const given = plan.facts[name]
  return typeof given === 'object' ? given : []
}
const one = (plan: Plan, name: string): number => {
  const given = plan.facts[name]
  return typeof given === 'number' ? given : -1
}

/** A parcel's whole way: which parcel, where to, and round which way if several lead there. */
export const way: TransportWords<'way'> = {
  candidate({ plan, at, among }) {
    if (!plan) throw new RangeError('every way is a plan')
    const parcel = one(plan, 'parcel')
    const end = endOf(plan, at)
    return {
      codes: plan.codes,
      refs: [...plan.refs, end],
      end,
      group: PARCEL,
      stem: `way${parcel}.${list(plan, 'sides').join('')}`,
      confirm: phrase('transport.confirm.move'),
      steps: [parcelStep(parcel, at, among), endStep(plan, at), viaStep(plan, at, among)],
    }
  },
  preview({ action: { parcel }, preview, at }) {
    const events = preview.beats.map((beat) => beat.event as TransportEvent)
    const up = upOf(at.view, parcel)
    const scored = events.find((event) => event.kind === 'scored')
    if (scored)
      return scores(
        up,
        scored,
        events.some((event) => event.kind === 'ended'),
        at,
      )
    const flipped = events.find((event) => event.kind === 'flipped')
    const end = events.find((event) => event.kind === 'parcelMoved')?.way.at(-1)
    if (!end) throw new RangeError('a way that leads to no pallet moves its parcel')
    const next = nextTold(restedAt(at.view, parcel, end.card), parcel, at)
    return {
      title: goesTo(parcel, end.card, at),
      text: [...(flipped ? [phrase('transport.preview.way.flips', { n: flipped.number })] : []), ...next.text],
      warning: next.warning,
    }
  },
}

/**
 * How far it goes stands on the parcel. What is told is where it ends, and, if several show that number, which one.
 */
function goesTo(parcel: number, end: number, at: At): Phrase {
  const { view } = at
  const up = upOf(view, parcel)
  const card = overPhrase(end, at)
  return isOneOfSome(view, parcel, up)
    ? phrase('transport.preview.way.from', { up, from: whereIs(view, view.parcels[parcel].on, toAsked(at)), card })
    : phrase('transport.preview.way', { up, card })
}

type Scored = TransportEvent & { readonly kind: 'scored' }

function scores(up: number, { tile, value: n, nth, pallet }: Scored, ends: boolean, at: At): PreviewTold {
  const { view, seats } = at
  return {
    title: phrase('transport.preview.way.score', { up, card: toThing(pallet, toAsked(at)) }),
    text: [
      phrase('transport.preview.way.scores', { name: nameOf(seats, tile), n, nth }),
      ...(ends ? [phrase('transport.preview.way.ends')] : []),
    ],
    warning: !view.seats[view.active].team.includes(tile),
  }
}

/** One points at the place where the way ends; at a pallet itself. */
function endOf(plan: Plan, { view }: At): Ref {
  const laid = plan.end.kind === 'card' ? laidOf(view, plan.end.id) : undefined
  return laid ? { kind: 'cell', id: laid.cell } : plan.end
}

/** What the row of each parcel says of its ways. */
export function bestWays(plans: readonly Plan[], at: At): BestWays {
  const ways = new Map<number, Plan[]>()
  for (const plan of plans.filter(({ kind }) => kind === 'way'))
    ways.set(one(plan, 'parcel'), [...(ways.get(one(plan, 'parcel')) ?? []), plan])
  return new Map([...ways].map(([parcel, its]) => [parcel, { ...bestOf(its, at), ways: its }]))
}

/** What scores for one's own side comes first in the list, what scores for others last. */
export function rankOf(plan: Plan, { view }: At): -1 | 0 | 1 {
  const end = plan.kind === 'way' ? lastCard(plan) : -1
  if (!isPallet(end)) return 0
  return view.seats[view.active].team.includes(end) ? -1 : 1
}

const lastCard = (plan: Plan): number => list(plan, 'cards').at(-1) ?? -1

function bestOf(ways: readonly Plan[], at: At): Pick<Step, 'note' | 'warning'> {
  const home = ways.find((plan) => lastCard(plan) === at.view.active)
  const plan = home ?? ways[0]
  const end = lastCard(plan)
  if (!home && ways.some((way) => lastCard(way) !== end)) return {}
  if (isPallet(end)) return scoring(plan, end, at)
  const ends = phrase('transport.choice.endsAt', { place: whereIs(at.view, end, toAsked(at)) })
  const parcel = one(plan, 'parcel')
  const next = nextNote(restedAt(at.view, parcel, end), parcel, at)
  return { note: next ? phrase('common.comma', { a: ends, b: next }) : ends }
}

function parcelStep(parcel: number, at: At, best: BestWays): Step {
  const { view } = at
  const { on } = view.parcels[parcel]
  const [where, unseen] = [whereIs(view, on, toAsked(at)), heardOf(view, on)]
  const { note, warning } = best.get(parcel) ?? {}
  return {
    id: `parcel${parcel}`,
    ask: phrase('transport.ask.parcel'),
    many: 'transport.choice.parcels',
    label: parcelPhrase(view, parcel),
    note: note ? phrase('common.comma', { a: where, b: note }) : where,
    ...(warning && { warning }),
    ...(unseen && { unseen }),
    refs: [{ kind: 'parcel', id: parcel }],
    isAsked: true,
  }
}

function endStep(plan: Plan, at: At): Step {
  const card = list(plan, 'cards').at(-1) ?? -1
  return {
    id: `end${card}`,
    ask: phrase('transport.ask.end'),
    many: 'transport.choice.ends',
    label: endLabel(card, at),
    refs: [endOf(plan, at)],
    ...(isPallet(card)
      ? scoring(plan, card, at)
      : {
          note: restsTold(plan, card, at),
          rails: pictureOf(card, laidOf(at.view, card)?.rotation ?? 0),
        }),
  }
}

/** What it shows there, and what comes of that with its next move. */
function restsTold(plan: Plan, card: number, at: At): Phrase {
  const parcel = one(plan, 'parcel')
  const flips = phrase('transport.choice.flips', { n: one(plan, 'flipped') })
  const next = nextNote(restedAt(at.view, parcel, card), parcel, at)
  return next ? phrase('common.comma', { a: flips, b: next }) : flips
}

function endLabel(card: number, at: At): Step['label'] {
  const { view } = at
  if (isPallet(card) || isIntake(card)) return phrase('transport.choice.to', { card: toThing(card, toAsked(at)) })
  return phrase('transport.choice.toPlace', { card: cardPhrase(card), place: whereIs(view, card, toAsked(at)) })
}

/** What it brings, and to whom; that it is for someone else is a warning. */
function scoring(plan: Plan, pallet: number, { view, seats }: At): Pick<Step, 'note' | 'warning'> {
  const n = one(plan, 'flipped')
  const mine = view.seats[view.active]?.team.includes(pallet) ?? false
  if (view.seats[pallet]?.tile.length === PARCELS_TO_END - 1)
    return mine
      ? { note: phrase('transport.choice.fourth', { n }) }
      : { warning: phrase('transport.choice.fourth', { n }) }
  if (pallet === view.active) return { note: phrase('transport.choice.scores', { n }) }
  const told = phrase('transport.choice.scoresFor', { n, name: nameOf(seats, pallet) })
  return mine ? { note: told } : { warning: told }
}

/** Ways to the same card are told by where they part; one that is alone by where it leads. */
function viaStep(plan: Plan, at: At, among: BestWays): Step {
  const end = lastCard(plan)
  const others = (among.get(one(plan, 'parcel'))?.ways ?? []).filter((way) => way !== plan && lastCard(way) === end)
  const base = {
    id: `sides${list(plan, 'sides').join('')}`,
    ask: phrase('transport.ask.way'),
    many: 'transport.choice.ways',
  } as const
  if (others.length === 0) {
    const { label, refs, note, warning } = endStep(plan, at)
    return { ...base, label, refs, ...(note && { note }), ...(warning && { warning }) }
  }
  const refs = betweenOf(plan).map((id): Ref => ({ kind: 'card', id }))
  return { ...base, refs, ...viaWords(betweenOf(plan), others.map(betweenOf), at) }
}

/** The cards that it leads over: no pallet, for whatever comes to one ends there (003:79). */
const betweenOf = (plan: Plan): readonly number[] => list(plan, 'cards').slice(0, -1)

/** By which cards: those where it leaves others, in the order in which they come. */
function viaWords(
  between: readonly number[],
  others: readonly (readonly number[])[],
  at: At,
): Pick<Step, 'label' | 'note'> {
  const over = (card: number) => overPhrase(card, at)
  const [first, ...then] = partings(between, others)
  const isOrdered = then.length > 0 || isShared(between[first], others)
  const note = then
    .map((nth) => phrase('transport.choice.viaThen', { card: over(between[nth]) }))
    .reduce<Phrase | undefined>((a, b) => (a ? phrase('common.comma', { a, b }) : b), undefined)
  return { label: partedAt(first, between, isOrdered, over), ...(note && { note }) }
}

/** At which of its cards it leaves some of the others that have come as far beside it. */
function partings(between: readonly number[], others: readonly (readonly number[])[]): number[] {
  let beside = others
  return between.flatMap((card, at) => {
    const before = beside.length
    beside = beside.filter((way) => way[at] === card)
    return beside.length < before ? [at] : []
  })
}

const isShared = (card: number, others: readonly (readonly number[])[]): boolean =>
  others.some((way) => way.includes(card))

/** `ordered`: others come there too, or are parted from later: then it is told when it does. */
function partedAt(at: number, between: readonly number[], ordered: boolean, over: (card: number) => Phrase): Phrase {
  const card = over(between[at])
  if (!ordered) return phrase('transport.choice.via', { card })
  if (at === 0) return phrase('transport.choice.viaFirst', { card })
  return phrase('transport.choice.viaFrom', { from: over(between[at - 1]), card })
}

/** 'intake 2', 'the card to the right of intake 2': of what a way leads over, or ends at without a score. */
const overPhrase = (card: number, at: At): Phrase =>
  isIntake(card)
    ? intakePhrase(card)
    : phrase('transport.place.card', { place: placeNow(at.view, laidOf(at.view, card)?.cell ?? -1, card, toAsked(at)) })
