import type { Decision, Phrase } from '../../../core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../messages/names.ts'
import type { Position, Prompt } from '../../../messages/speech.ts'
import { numberUp } from '../cards.ts'
import type { TransportView } from '../view.ts'
import { cardPhrase, upOf } from './cards.ts'
import { stopsOf } from './stops.ts'

type At = Position<TransportView>

/** A seat's points as they lie on its tile. */
export const pointsOf = (view: TransportView, seat: number): number =>
  view.seats[seat].tile.reduce((sum, parcel) => sum + numberUp(parcel, view.parcels[parcel].face), 0)

/** 'Ada, 3 points' */
export const above = (seat: number, { view, seats }: At): Phrase =>
  phrase('transport.prompt.above', { name: nameOf(seats, seat), score: pointsOf(view, seat) })

/** What is asked. `forced`: nothing but a swap is offered. */
export function promptFor(decision: Decision, at: At): Prompt {
  return { above: above(decision.by, at), ...titleFor(decision, at), stops: stopsOf(at.view) }
}

function titleFor(decision: Decision, { view }: At): Pick<Prompt, 'title' | 'text'> {
  const card = cardPhrase(view.step.card)
  switch (decision.kind) {
    case 'place':
    case 'keyPlace':
    case 'palletPlace':
      return {
        title: phrase(`transport.prompt.${decision.kind}`, { card }),
        text: phrase(`transport.prompt.${decision.kind}.text`),
      }
    case 'way':
      return {
        title: phrase('transport.prompt.way', { up: upOf(view, view.step.parcel) }),
        text: phrase('transport.prompt.way.text'),
      }
    case 'intake':
    case 'keyCard':
    case 'pallet':
    case 'parcel':
      return {
        title: phrase(`transport.prompt.${decision.kind}`),
        text: phrase(`transport.prompt.${decision.kind}.text`),
      }
    case 'endTurn':
      return {
        title: phrase('transport.prompt.endTurn'),
        text: phrase(`transport.prompt.endTurn.${!view.connected ? 'plain' : view.stock === 0 ? 'last' : 'draw'}`),
      }
    default:
      return { title: phrase('transport.prompt.act'), text: phrase('transport.prompt.act.text') }
  }
}
