import type { Phrase, Plan } from '../../../core.ts'
import { cellOfSleeper } from '../../../geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../messages/speech.ts'
import { fromCode } from '../actions.ts'
import { TRACK_CARDS } from '../cards.ts'
import type { FreightView } from '../view.ts'
import { cardFacts, letter } from './cards.ts'
import { GROUPS, cardStep } from './groups.ts'
import { namesOf } from './names.ts'
import { SIDE_WORDS, placePhrase } from './places.ts'

type At = Position<FreightView>

const seatsIn = (plan: Plan, fact: string): readonly number[] => {
  const given = plan.facts[fact]
  return typeof given === 'object' ? given : given === undefined || given < 0 ? [] : [given]
}

/** A whole drive: its card, then where it ends. */
export function driveCandidate(plan: Plan, at: At): Candidate {
  const first = fromCode(plan.codes[0])
  if (first.kind !== 'drive') throw new RangeError(`a drive begins with its card, not with ${first.kind}`)
  const { wagon } = TRACK_CARDS[first.card]
  return {
    codes: plan.codes,
    refs: plan.refs,
    end: plan.end,
    group: GROUPS.drive,
    stem: plan.codes.join('.'),
    confirm: phrase('freight.confirm.drive', { n: wagon }),
    steps: [cardStep(first.card, phrase('freight.card.drive', cardFacts(first.card))), whereStep(plan, wagon, at)],
  }
}

function whereStep(plan: Plan, wagon: number, at: At): Step {
  return { id: plan.codes.join('.'), ask: phrase('freight.ask.where'), many: 'freight.choice.ways', label: whereLabel(plan, wagon, at), refs: [plan.end], ...note(plan, at), ...warning(plan, at) }
}

function whereLabel(plan: Plan, wagon: number, { view }: At): Phrase {
  if (plan.end.kind === 'station') return phrase('freight.choice.driveInto', { n: wagon, station: letter(plan.end.id) })
  if (plan.end.kind !== 'sleeper') return phrase('freight.choice.drive', { n: wagon })
  return phrase('freight.choice.driveTo', { n: wagon, place: placePhrase(view, cellOfSleeper(plan.end.id)) })
}

/** Who is pushed; else over which side the station is left, when that is chosen. */
function note(plan: Plan, { seats }: At): Pick<Step, 'note'> {
  const rammed = seatsIn(plan, 'rammed')
  if (rammed.length > 0) return { note: phrase('freight.choice.pushes', { names: namesOf(seats, rammed) }) }
  const leave = plan.codes.slice(1).map(fromCode).find((action) => action.kind === 'branch' && action.rail >= 6)
  if (leave?.kind !== 'branch') return {}
  return { note: phrase('freight.choice.side', { side: phrase(SIDE_WORDS[leave.rail - 6]) }) }
}

function warning(plan: Plan, { seats }: At): Pick<Step, 'warning'> {
  const derails = seatsIn(plan, 'derails')
  return derails.length === 0 ? {} : { warning: phrase('freight.choice.derails', { names: namesOf(seats, derails) }) }
}
