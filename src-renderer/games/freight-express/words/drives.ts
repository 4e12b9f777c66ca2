import type { Phrase, Plan } from '../../../../src-shared/core.ts'
import { RAILS } from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../words/speech.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import { LEAVE, fromCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { branchStep } from './branches.ts'
import { cardFacts, letter, railsPhrase } from './cards.ts'
import { GROUPS, cardStep } from './groups.ts'
import { commas, listOf, nameOf, namesOf } from './names.ts'
import { headingPhrase } from './heading.ts'
import { SIDE_WORDS, sleeperPlace } from './places.ts'
import { flipRisk } from './unseen.ts'

type At = Position<FreightView>

/** A whole drive, or the rest of one that waits at a branch: first the card or the branch, then where it ends. */
export function driveCandidate(plan: Plan, at: At): Candidate {
  const first = fromCode(plan.codes[0])
  return {
    codes: plan.codes,
    refs: plan.refs,
    end: plan.end,
    stem: plan.codes.join('.'),
    ...(first.kind === 'branch' ? onwards(first, plan, at) : fromHand(first, plan, at)),
  }
}

function fromHand(first: Action, plan: Plan, at: At): Pick<Candidate, 'group' | 'confirm' | 'steps'> {
  if (first.kind !== 'drive') throw new RangeError(`a drive begins with its card, not with ${first.kind}`)
  const n = TRACK_CARDS[first.card].wagon
  return {
    group: GROUPS.drive,
    confirm: phrase('freight.confirm.drive', { n }),
    steps: [cardStep(first.card, phrase('freight.card.drive', cardFacts(first.card))), whereStep(plan, n, at)],
  }
}

function onwards(
  first: Action & { kind: 'branch' },
  plan: Plan,
  at: At,
): Pick<Candidate, 'group' | 'confirm' | 'steps'> {
  return {
    group: GROUPS.branch,
    confirm: phrase('freight.confirm.branch'),
    steps: [...branchStep(first, at).steps, whereStep(plan, at.view.drive?.left ?? 0, at)],
  }
}

function whereStep(plan: Plan, n: number, at: At): Step {
  const warning = derailing(plan, at)
  const notes = [...leaving(plan), ...lapsing(plan), ...pushing(plan, at), ...flipping(plan, at)]
  return {
    id: plan.codes.join('.'),
    ask: phrase('freight.ask.where'),
    many: 'freight.choice.destinations',
    label: whereLabel(plan, n, at),
    refs: fact(plan, 'ahead') < 0 ? [plan.end] : [plan.end, { kind: 'station', id: fact(plan, 'ahead') }],
    ...(notes.length > 0 && { note: commas(notes) }),
    ...(warning && { warning }),
  }
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

const pushing = (plan: Plan, { seats }: At): Phrase[] => {
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

/** Over which side a station is left, when that is chosen. */
function leaving(plan: Plan): Phrase[] {
  const [way] = plan.codes.map(fromCode).filter((action) => action.kind === 'branch' && action.rail >= LEAVE)
  return way?.kind === 'branch' ? [phrase('freight.choice.leaves', { side: phrase(SIDE_WORDS[way.rail - LEAVE]) })] : []
}

/**
 * Drives that read alike differ in the ways they take at branches: these are then told too, and where they look at the
 * end.
 */
export function distinct(candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] {
  const told = (one: Candidate) =>
    JSON.stringify([one.group.id, one.steps.map(({ label, note, warning }) => [label, note, warning])])
  const count = new Map<string, number>()
  for (const one of candidates) count.set(told(one), (count.get(told(one)) ?? 0) + 1)
  return candidates.map((one, i) =>
    count.get(told(one)) === 1 ? one : { ...one, steps: [...one.steps.slice(0, -1), byWay(one, plans[i], at)] },
  )
}

function byWay({ codes, steps }: Candidate, plan: Plan, { view, seats }: At): Step {
  const branches = codes.map(fromCode).filter((action) => action.kind === 'branch')
  // Over which side a station is left, the note says already.
  const ways = branches.flatMap(({ seat, rail }, i) => {
    if (i === 0 && rail >= LEAVE) return []
    const way = rail >= LEAVE ? phrase(SIDE_WORDS[rail - LEAVE]) : railsPhrase(RAILS[rail])
    return [branches[0].seat === seat ? way : phrase('freight.choice.viaPushed', { name: nameOf(seats, seat), way })]
  })
  const last = steps[steps.length - 1]
  if (ways.length === 0) return last
  const isTold = fact(plan, 'flips') > 0
  const ahead = plan.end.kind === 'sleeper' && !isTold ? headingPhrase(view, numbersIn(plan, 'steps')) : null
  const told = [
    ...(last.note ? [last.note] : []),
    ...(ahead ? [ahead] : []),
    phrase('freight.choice.via', { way: listOf(ways) }),
  ]
  return { ...last, note: told.reduce((a, b) => phrase('common.comma', { a, b })) }
}

function derailing(plan: Plan, { seats }: At): Phrase | null {
  const derails = numbersIn(plan, 'derails')
  return derails.length === 0
    ? null
    : phrase('freight.choice.derails', { n: derails.length, names: namesOf(seats, derails) })
}
