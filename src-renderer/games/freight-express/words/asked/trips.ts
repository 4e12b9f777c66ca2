import type { Phrase, Plan, Ref } from '../../../../../src-shared/core.ts'
import { RAILS, cellOfSleeper, pointOfSleeper, sideOfPoint } from '../../../../../src-shared/geometry/rails.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { PreviewTold } from '../../../../words/answers.ts'
import type { Candidate, Position, Step } from '../../../../words/speech.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import { LEAVE, fromCode } from '../../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS, isCrossing } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { letter, railsPhrase } from '../cards.ts'
import { derailTitle, derailedIn, drivesIn, harmText } from './harm.ts'
import { commas, listOf, nameOf, namesOf } from '../../../../words/names.ts'
import { headingPhrase } from './facing.ts'
import { notesIn, rowNotes } from './row-notes.ts'
import { SIDE_WORDS, sleeperPlace, stationOf } from '../places.ts'
import { flipRisk } from '../unseen.ts'
import { drivenIn } from '../driven.ts'

type At = Position<FreightView>

/** Where a drive ends, and what happens on its way. */
export function whereStep(plan: Plan, n: number, at: At): Step {
  const warning = derailing(plan, at)
  const note = tripNote(plan, at, leaving(plan))
  return {
    id: plan.codes.join('.'),
    ask: phrase('freight.ask.where'),
    askAlike: phrase('freight.ask.way'),
    many: 'freight.choice.destinations',
    label: whereLabel(plan, n, at),
    refs: [driveEnd(plan)],
    ...(note && { note }),
    ...(warning && { warning }),
  }
}

/** Where a drive leads: into the station beyond a crossing, where it goes on there whatever is flipped. */
export const driveEnd = (plan: Plan): Ref =>
  fact(plan, 'ahead') < 0 ? plan.end : { kind: 'station', id: fact(plan, 'ahead') }

/** What happens on the way of a drive, after what is told of the way itself; null = nothing to speak of. */
export function tripNote(plan: Plan, at: At, way: readonly Phrase[] = []): Phrase | null {
  const notes = [...way, ...lapsing(plan), ...pushing(plan, at), ...flipping(plan, at)]
  return notes.length > 0 ? rowNotes(notes) : null
}

function whereLabel(plan: Plan, n: number, { view }: At): Phrase {
  if (plan.end.kind === 'station' && fact(plan, 'enters') >= 0)
    return phrase('freight.choice.driveInto', { n, station: letter(plan.end.id) })
  if (plan.end.kind !== 'sleeper') return phrase('freight.choice.drive', { n })
  if (fact(plan, 'ahead') >= 0)
    return phrase('freight.choice.overInto', {
      n,
      place: sleeperPlace(view, plan.end.id),
      station: letter(fact(plan, 'ahead')),
    })
  const key = fact(plan, 'flips') > 0 ? 'freight.choice.overCrossing' : 'freight.choice.driveTo'
  return phrase(key, { n, place: sleeperPlace(view, plan.end.id) })
}

const fact = (plan: Plan, name: string): number => {
  const given = plan.facts[name]
  return typeof given === 'number' ? given : -1
}

const numbersIn = (plan: Plan, name: string): readonly number[] => {
  const given = plan.facts[name]
  return typeof given === 'object' ? given : []
}

/** Whom a drive pushes ahead of it. */
export const pushing = (plan: Plan, { seats }: At): Phrase[] => {
  const rams = numbersIn(plan, 'rams')
  return rams.length === 0 ? [] : [phrase('freight.choice.pushes', { names: namesOf(seats, rams) })]
}

/** Where the drive goes on to behind the crossing, and what the card that is flipped there may cost. */
function flipping(plan: Plan, { view }: At): Phrase[] {
  if (fact(plan, 'flips') <= 0) return []
  const ahead = fact(plan, 'ahead') < 0 ? headingPhrase(view, numbersIn(plan, 'steps')) : null
  const risk = flipRisk(view)
  return [
    ...(ahead ? [ahead] : []),
    phrase('freight.choice.flips'),
    ...(risk ? [phrase('freight.choice.flips.risk', risk)] : []),
  ]
}

const lapsing = (plan: Plan): Phrase[] =>
  fact(plan, 'lapsed') > 0 ? [phrase('freight.choice.lapse', { n: fact(plan, 'lapsed') })] : []

/** What is taken where the line divides. */
const waysIn = (codes: readonly number[]) => codes.map(fromCode).filter((action) => 'rail' in action)

/** Over which side a station is left, when that is chosen. */
function leaving(plan: Plan): Phrase[] {
  const way = waysIn(plan.codes).find(({ rail }) => rail >= LEAVE)
  return way ? [phrase('freight.choice.leaves', { side: phrase(SIDE_WORDS[way.rail - LEAVE]) })] : []
}

/** Drives that read alike are told apart: in their titles where that can be said shortly, else in what stands below. */
export const distinct = (candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] =>
  titledApart(notedApart(candidates, plans, at), plans, at)

/**
 * Drives that read alike differ in where they look at the end, or in the ways they take at branches: that is then told
 * too.
 */
function notedApart(candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] {
  const told = (one: Candidate) =>
    JSON.stringify([one.group.id, one.steps.map(({ label, note, warning }) => [label, note, warning])])
  const alike = new Map<string, number[]>()
  candidates.forEach((one, i) => alike.set(told(one), [...(alike.get(told(one)) ?? []), i]))
  return candidates.map((one, i) => {
    const others = alike.get(told(one)) ?? []
    if (others.length === 1) return one
    const looks = others.map((other) => headingOf(plans[other], at))
    const isEnough =
      looks.every((look) => look !== null) && new Set(looks.map((look) => JSON.stringify(look))).size === looks.length
    const tellsPushed = areTold(others.map((other) => pushedTo(plans[other], at)))
    return { ...one, steps: [...one.steps.slice(0, -1), byWay(one, plans[i], at, { isEnough, tellsPushed })] }
  })
}

/** The step that says where a drive ends. */
export const whereOf = ({ steps }: Candidate): Step | undefined => steps.find(({ ask }) => ask.key === ASKS_WHERE)
const ASKS_WHERE: MessageKey = 'freight.ask.where'

/** Rows with one title say in it what they differ in, and not below it. */
function titledApart(candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] {
  const titleOf = (one: Candidate) => JSON.stringify([one.group.id, one.steps[0].id, whereOf(one)?.label])
  const apart = new Map<Candidate, Phrase>()
  for (const title of new Set(candidates.map(titleOf))) {
    const alike = candidates.flatMap((one, i) => (titleOf(one) === title ? [{ one, plan: plans[i] }] : []))
    if (new Set(alike.map(({ one }) => one.stem)).size === 1) continue
    const told = TELLING.map((tell) => alike.map(({ plan }) => tell(plan, at))).find((phrases) =>
      tellsApart(
        alike.map(({ one }) => one.stem),
        phrases,
      ),
    )
    alike.forEach(({ one }, i) => told?.[i] && apart.set(one, told[i]))
  }
  return candidates.map((one) => {
    const what = apart.get(one)
    return what ? { ...one, steps: one.steps.map((step) => (step === whereOf(one) ? titled(step, what) : step)) } : one
  })
}

/** What may stand in a title, the first that tells all of them apart. */
const TELLING: readonly ((plan: Plan, at: At) => Phrase | null)[] = [
  (plan, at) => headingOf(plan, at),
  (plan) => leaving(plan)[0] ?? null,
]

/** Whether each row has one of these by which it differs from all others; ways that share a row have the same. */
function tellsApart(stems: readonly string[], phrases: readonly (Phrase | null)[]): boolean {
  const rows = new Map<string, string>()
  for (const [i, stem] of stems.entries()) {
    const told = phrases[i] && JSON.stringify(phrases[i])
    if (!told || (rows.get(stem) ?? told) !== told) return false
    rows.set(stem, told)
  }
  return new Set(rows.values()).size === rows.size
}

function titled({ note, ...step }: Step, what: Phrase): Step {
  const left = note ? notesIn(note).filter((one) => JSON.stringify(one) !== JSON.stringify(what)) : []
  return { ...step, label: commas([step.label, what]), ...(left.length > 0 && { note: rowNotes(left) }) }
}

/** Which way a drive looks that ends on a sleeper, where that is not told yet. */
export const headingOf = (plan: Plan, { view }: At): Phrase | null =>
  plan.end.kind === 'sleeper' && fact(plan, 'flips') <= 0 ? headingPhrase(view, numbersIn(plan, 'steps')) : null

/** What tells a drive apart from those that read like it. */
interface Told {
  readonly isEnough: boolean
  readonly tellsPushed: boolean
}

const areTold = (ends: readonly (readonly Phrase[])[]): boolean =>
  ends.every((end) => end.length > 0) && new Set(ends.map((end) => JSON.stringify(end))).size === ends.length

/** Where those who are pushed end; empty where somebody derails or a card is flipped on the way. */
function pushedTo(plan: Plan, { seats, view }: At): Phrase[] {
  if (numbersIn(plan, 'derails').length > 0 || fact(plan, 'flips') > 0) return []
  const ends = numbersIn(plan, 'pushed')
  return numbersIn(plan, 'rams').map((seat, i) => {
    const name = nameOf(seats, seat)
    const station = stationOf(view, cellOfSleeper(ends[i]))
    if (station < 0) return phrase('freight.choice.pushedTo', { name, place: sleeperPlace(view, ends[i]) })
    const key = station === fact(plan, 'enters') ? 'freight.choice.pushedWith' : 'freight.choice.pushedInto'
    return phrase(key, { name, station: letter(station) })
  })
}

/** The last step with where the drive looks and, unless that is enough to tell it apart, the ways it takes. */
function byWay({ codes, steps }: Candidate, plan: Plan, at: At, { isEnough, tellsPushed }: Told): Step {
  const last = steps[steps.length - 1]
  if (tellsPushed) return { ...last, note: rowNotes([...leaving(plan), ...lapsing(plan), ...pushedTo(plan, at)]) }
  const ways = waysTold(codes, at)
  if (ways.length === 0) return last
  const ahead = headingOf(plan, at)
  const via = isEnough ? [] : [phrase('freight.choice.via', { way: listOf(ways) })]
  return { ...last, note: rowNotes([...(last.note ? [last.note] : []), ...(ahead ? [ahead] : []), ...via]) }
}

/** The rails that are taken at branches, and by whom. Over which side a station is left, the note says already. */
function waysTold(codes: readonly number[], { seats }: At): Phrase[] {
  const branches = waysIn(codes)
  return branches.flatMap(({ seat, rail }, i) => {
    if (i === 0 && rail >= LEAVE) return []
    const way = rail >= LEAVE ? phrase(SIDE_WORDS[rail - LEAVE]) : railsPhrase(RAILS[rail])
    return [branches[0].seat === seat ? way : phrase('freight.choice.viaPushed', { name: nameOf(seats, seat), way })]
  })
}

/** Whom a drive throws off the rails. */
export function derailing(plan: Plan, { seats }: At): Phrase | null {
  const derails = numbersIn(plan, 'derails')
  return derails.length === 0
    ? null
    : phrase('freight.choice.derails', { n: derails.length, names: namesOf(seats, derails) })
}

/** How far a drive with this card goes, and what happens on its way. */
export function tripPreview(
  preview: Preview,
  at: At,
  card: number,
  n: number,
  candidate: Candidate,
  pulls: readonly Phrase[] = [],
): PreviewTold {
  const derailed = derailedIn(preview)
  const where = whereOf(candidate)
  return {
    ...(card >= 0 && { above: phrase('freight.preview.drive', { wagon: TRACK_CARDS[card].wagon }) }),
    title: derailed.length > 0 ? derailTitle(derailed, at) : tripTitle(preview, n, candidate),
    // The table shows where; beside other drives, and to whoever does not see it, it is said.
    ...(where && { unseen: { title: where.warning ? commas([where.label, where.warning]) : where.label, text: [] } }),
    text: [...harmText(preview, at), ...pulls, ...flipText(preview, at)],
  }
}

/** A preview ends where a card is flipped; the drive goes on to its station whatever that card is. */
function tripTitle(preview: Preview, n: number, { end }: Candidate): Phrase {
  const entered = drivesIn(preview).at(-1)?.enters ?? -1
  const into = entered < 0 && n > 0 && end?.kind === 'station' ? end.id : entered
  if (into >= 0) return phrase('freight.preview.into', { n, station: letter(into) })
  return n > 0 ? phrase('freight.preview.to', { n }) : phrase('freight.preview.on')
}

/** A preview goes no further than where a card is flipped: then its last step leads over the centre of a crossing. */
export function flipText(preview: Preview, { view, seats }: At, driven = drivenIn(view)): Phrase[] {
  const { locomotive, coupled } = view.seats[driven]
  const own = drivesIn(preview).flatMap(({ steps }) =>
    steps.flatMap((moves) => moves.filter(({ seat }) => seat === driven)),
  )
  const [from, to] = [locomotive.sleeper, ...own.map(({ sleeper }) => sleeper)].slice(-2)
  if (to === undefined || cellOfSleeper(from) !== cellOfSleeper(to)) return []
  const isOver = sideOfPoint(pointOfSleeper(from)) !== sideOfPoint(pointOfSleeper(to))
  if (!isOver || !isCrossing(view.cells[cellOfSleeper(to)].card)) return []
  const risk = flipRisk(view, driven)
  if (!risk) return [phrase('freight.preview.learnt')]
  const told = { n: coupled.length, name: nameOf(seats, driven) }
  const [flips, needs] =
    driven === view.active
      ? (['freight.preview.flips', 'freight.preview.flips.needs'] as const)
      : (['freight.preview.flips.another', 'freight.preview.flips.needs.another'] as const)
  return [phrase(flips, { ...told, ...risk }), ...(told.n > 1 ? [phrase(needs, told)] : [])]
}
