import type { Decision, Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf, sentences } from '../../../words/names.ts'
import type { Position, Prompt } from '../../../words/speech.ts'
import { numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
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
      return { title: phrase('transport.prompt.endTurn'), text: endOfTurn(view) }
    default:
      return {
        title: phrase('transport.prompt.act'),
        text: sentences(phrase('transport.prompt.act.text'), standstill(view)),
      }
  }
}

/** Would a turn without a connected card be the last one? (ours: three whole rounds end the game) */
export const isLastWithoutConnecting = (view: TransportView): boolean => view.idleTurns + 1 >= view.idleLimit

/** What the end of this turn brings: a card, nothing, or the end of the game. */
export function endOfTurn(view: TransportView): Phrase {
  if (view.connected) return phrase(`transport.prompt.endTurn.${view.stock === 0 ? 'last' : 'draw'}`)
  return phrase(`transport.prompt.endTurn.${isLastWithoutConnecting(view) ? 'idle' : 'plain'}`)
}

/** That the game comes to a standstill, from the second round on in which nobody has connected a card; null before. */
function standstill(view: TransportView): Phrase | null {
  if (view.idleTurns < view.seats.length) return null
  const told = { n: view.idleTurns, limit: view.idleLimit }
  return isLastWithoutConnecting(view)
    ? phrase('transport.prompt.idle.last', { n: told.n })
    : phrase('transport.prompt.idle', told)
}
