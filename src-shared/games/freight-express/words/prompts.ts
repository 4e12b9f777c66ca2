import type { Decision, Phrase, Seat } from '../../../core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Position, Prompt } from '../../../messages/speech.ts'
import { cellOfSleeper } from '../../../geometry/rails.ts'
import type { FreightView } from '../view.ts'
import { letter } from './cards.ts'
import { nameOf } from './names.ts'
import { stationOf } from './places.ts'
import { specialPhrase } from './special-events.ts'

type At = Position<FreightView>

/** The station a seat's locomotive stands in, or -1. */
export function standsIn(view: FreightView, seat: Seat): number {
  const sleeper = view.seats[seat]?.locomotive.sleeper ?? -1
  return sleeper < 0 ? -1 : stationOf(view, cellOfSleeper(sleeper))
}

/** 'Ada, in station E' */
export function above(seat: Seat, { view, seats }: At): Phrase {
  const name = nameOf(seats, seat)
  const station = standsIn(view, seat)
  if (view.placing) return phrase('freight.prompt.plain', { name })
  return station < 0 ? phrase('freight.prompt.onLine', { name }) : phrase('freight.prompt.inStation', { name, station: letter(station) })
}

/** What is asked. */
export function promptFor(decision: Decision, at: At): Prompt {
  const head = above(decision.by, at)
  switch (decision.kind) {
    case 'branch':
      return { above: head, title: phrase('freight.prompt.branch'), text: stepsLeft(at) }
    case 'pushBranch':
      return { above: head, title: phrase('freight.prompt.branchPushed', { name: nameOf(at.seats, decision.for) }), text: stepsLeft(at) }
    case 'drop':
      return { above: head, title: phrase('freight.prompt.drop'), text: phrase('freight.prompt.drop.text', { allowed: at.view.drive?.allowed ?? 0 }) }
    case 'place': {
      const first = at.view.cells.every((cell) => cell.station < 0)
      return { above: head, title: phrase('freight.prompt.place'), text: phrase(first ? 'freight.prompt.place.first' : 'freight.prompt.place.text') }
    }
    case 'act':
      return { above: head, title: phrase('freight.prompt.act'), text: actText(decision.by, at) }
    default:
      return { above: head, ...specialPrompt(decision, at) }
  }
}

/** What a special asks. */
function specialPrompt(decision: Decision, { view, seats }: At): Omit<Prompt, 'above'> {
  const kind = ASKED.find((one) => one === decision.kind) ?? 'details'
  const title = specialPhrase(view.special?.special ?? 'none')
  return { title, text: phrase(`freight.prompt.${kind}`, { name: nameOf(seats, decision.for) }) }
}

const ASKED = ['special', 'forbid', 'force', 'dictate', 'chooseSeat'] as const

const stepsLeft = ({ view }: At): Phrase => phrase('freight.prompt.branch.text', { n: view.drive?.left ?? 0 })

function actText(seat: Seat, { view }: At): Phrase {
  const { hand, coupled } = view.seats[seat]
  return hand.length === 0 ? phrase('freight.prompt.act.empty') : phrase('freight.prompt.act.text', { wagons: coupled.length })
}
