import type { Decision, Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Position, Prompt } from '../../../words/speech.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { letter } from './cards.ts'
import { nameOf } from './names.ts'
import { stationOf, stationPhrase } from './places.ts'
import { matchesTurnedUp } from './special-choices.ts'
import { specialPhrase } from './special-events.ts'
import { stopsOf } from './stops.ts'

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
  return station < 0
    ? phrase('freight.prompt.onLine', { name })
    : phrase('freight.prompt.inStation', { name, station: letter(station) })
}

/** What is asked, and how far what takes several answers has come. */
export function promptFor(decision: Decision, at: At): Prompt {
  const stops = stopsOf(decision, at.view)
  return { ...questionFor(decision, at), ...(stops && { stops }) }
}

function questionFor(decision: Decision, at: At): Prompt {
  const head = above(decision.by, at)
  switch (decision.kind) {
    case 'branch':
      return { above: head, title: phrase('freight.prompt.branch'), text: stepsLeft(at) }
    case 'pushBranch':
      return {
        above: head,
        title: phrase('freight.prompt.branchPushed', { name: nameOf(at.seats, decision.for) }),
        text: stepsLeft(at),
      }
    case 'railEnd':
      return {
        above: head,
        title: phrase('freight.prompt.railEnd', { name: nameOf(at.seats, decision.for) }),
        text: phrase('freight.prompt.railEnd.text', { n: at.view.drive?.left ?? 0 }),
      }
    case 'drop':
      return {
        above: head,
        title: phrase('freight.prompt.drop'),
        text: dropText(at.view),
      }
    case 'place': {
      const first = at.view.cells.every((cell) => cell.station < 0)
      return {
        above: head,
        title: phrase('freight.prompt.place'),
        text: phrase(first ? 'freight.prompt.place.first' : 'freight.prompt.place.text'),
      }
    }
    case 'act':
      return { above: head, title: phrase('freight.prompt.act'), text: actText(decision.by, at) }
    default:
      return { above: head, ...specialPrompt(decision, at) }
  }
}

/** How many wagons are too many, and that one is chosen after the other. */
function dropText({ drive, active, seats }: FreightView): Phrase {
  const allowed = drive?.allowed ?? 0
  return phrase('freight.prompt.drop.text', { allowed, n: seats[active].coupled.length - allowed })
}

/** What a special asks. */
function specialPrompt(decision: Decision, at: At): Omit<Prompt, 'above'> {
  const { view, seats } = at
  const { special, station } = view.special ?? { special: 'none', station: 0 }
  const name = nameOf(seats, decision.for)
  const title = phrase('freight.prompt.at', { station: stationPhrase(station), special: specialPhrase(special) })
  switch (decision.kind) {
    case 'forbid':
    case 'force':
    case 'dictate':
      return {
        title: phrase('freight.prompt.veto', { station: letter(station) }),
        text: phrase(`freight.prompt.${decision.kind}`, { name }),
      }
    case 'special':
      return { title, text: phrase(`freight.special.${special}.text`) }
    default: {
      const text = detailsText(decision.kind, special, view)
      return {
        title: lossTitle(decision.kind, view) ?? title,
        text: decision.by === decision.for ? text : phrase('freight.prompt.instead', { name, text }),
      }
    }
  }
}

/** Nothing has the value that was turned up: what is chosen is lost, whatever the station is called after. */
function lossTitle(kind: string, view: FreightView): Phrase | null {
  if ((kind !== 'uncoupleWagon' && kind !== 'coupleWagon') || matches(kind, view)) return null
  return phrase(`freight.prompt.${kind}.lose.title`)
}

const matches = (kind: 'uncoupleWagon' | 'coupleWagon', view: FreightView): boolean => {
  const own = view.seats[view.active]
  return (kind === 'uncoupleWagon' ? own.coupled : own.hand).some((card) => matchesTurnedUp(card, view))
}

/** Which card, wagon, station or opponent. */
function detailsText(kind: string, special: Special, view: FreightView): Phrase {
  const value = TRACK_CARDS[view.special?.turnedUp ?? -1]?.action ?? 0
  switch (kind) {
    case 'chooseSeat':
      return phrase(special === 'cardTrain' ? 'freight.prompt.cardTrain' : `freight.special.${special}.text`)
    case 'uncoupleWagon':
    case 'coupleWagon':
      return phrase(`freight.prompt.${kind}.${matches(kind, view) ? 'match' : 'lose'}`, { value })
    case 'wagonRobbery':
    case 'payRaid':
      return phrase(`freight.prompt.${kind}`, { value })
    case 'closeStation':
    case 'rebuild':
    case 'relay':
    case 'abduction':
      return phrase(`freight.prompt.${kind}`)
    default:
      return phrase('freight.ask.special')
  }
}

const stepsLeft = ({ view }: At): Phrase => phrase('freight.prompt.branch.text', { n: view.drive?.left ?? 0 })

function actText(seat: Seat, { view }: At): Phrase {
  const { hand, coupled } = view.seats[seat]
  if (view.mustPlay && hand.length > 0) return phrase('freight.prompt.act.mustPlay')
  if (hand.length > 0) return phrase('freight.prompt.act.text', { wagons: coupled.length })
  const station = standsIn(view, seat)
  const delivers = coupled.some((card) => TRACK_CARDS[card].uncouple === station)
  return phrase(delivers ? 'freight.prompt.act.empty' : 'freight.prompt.act.over')
}
