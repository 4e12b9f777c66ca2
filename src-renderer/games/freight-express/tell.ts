import type { FreightEvent, FreightEventKind } from '../../../src-shared/games/freight-express/events.ts'
import type { Act } from '../../stage/motion.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { piece } from '../../stage/pieces.ts'
import type { Look, Poses } from './looks.ts'
import { coupled, dropped, uncoupled } from './tell/wagons.ts'
import { discarded, drew, flipped, shuffled } from './tell/cards.ts'
import { drove } from './tell/drive.ts'
import { derailed, gaveUpTrain } from './tell/losses.ts'
import { covered, laid, stationPlaced } from './tell/laying.ts'
import { Script as Lines } from '../../stage/script.ts'
import type { Script, Telling } from './script.ts'

/** How each event is shown. A new event does not compile before it has its line here. */
type Handlers = { readonly [K in FreightEventKind]: (script: Script<Extract<FreightEvent, { kind: K }>>) => void }

/** Nothing flies: what has changed goes to its place. */
const settle = (): void => undefined

const HANDLERS: Handlers = {
  stationPlaced,
  lineSettled: settle,
  dealt: drew,
  turnBegan: settle,
  drew,
  shuffled,
  laid,
  covered,
  coupled,
  uncoupled,
  discarded,
  drove,
  derailed,
  flipped,
  dropped,
  gaveUpTrain,
  ended: settle,
}

/** The acts that lead from the position before an event to the one after it. */
export function tell(telling: Telling): Act[] {
  const script: Script = new Lines(telling)
  const handler = HANDLERS[telling.event.kind] as (script: Script) => void
  handler(script)
  return script.end()
}

/** Pieces that an event's acts may show on the way, beside those it leads from and to: their pictures must be there. */
export function onTheWay(event: FreightEvent): Poses {
  const named = 'card' in event ? [event.card] : 'cards' in event ? event.cards : 'hand' in event ? [...event.hand, ...event.wagons] : []
  const faces = named.filter((card) => card !== UNKNOWN).map((card): Look => ({ kind: 'face', card }))
  const looks: Look[] = [{ kind: 'back' }, ...faces]
  const board: Look[] = [{ kind: 'flash' }, { kind: 'puff' }]
  return Object.fromEntries([
    ...looks.map((look, i) => [`way ${i}`, piece(look, 'screen', 0, 0, { scale: 0.2 })]),
    ...board.map((look) => [look.kind, piece(look, 'board', 0, 0)]),
  ])
}
