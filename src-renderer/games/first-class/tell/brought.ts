import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { Script, type Telling } from '../../../stage/motion/script.ts'
import { later, type Act } from '../../../stage/motion/motion.ts'
import type { FirstClassKinds, Script as FirstClassScript } from '../kinds.ts'
import { TICKET_WIDTH } from '../layout/layout.ts'
import { names } from '../looks.ts'
import { wholeOn } from '../poses/market.ts'
import { laysDown } from '../took.ts'
import { subjectsOf } from '../subjects.ts'
import { carry, SHUTS } from './flights.ts'
import { opensAt } from './opens-at.ts'
import { conductorShown, wagonShown } from './shown.ts'
import { pieceMiddle, plateMiddle } from './spots.ts'

type Told = Telling<FirstClassKinds>
type Spot = { readonly x: number; readonly y: number }

/** On its way it has a name of its own: what it brings may bear the card's. */
const ON_ITS_WAY = 'brought'

/** When a taken card does what it does: it is carried there first, and what happens begins where it lands. */
export function broughtFirst(acts: (told: Told) => Act[]): (told: Told) => Act[] {
  return (told) => {
    const name = lyingIn(told)
    if (name === null) return acts(told)
    const { [name]: start, ...from } = told.from
    const goal = goalOf(told)
    if (!goal) return acts(told)
    const script = new Script<FirstClassKinds>(told)
    script.remove(name, 0)
    // One that was let go on the board hangs there small: it sinks in as it is, and does not come up once more.
    const isLetGo = start.scale < scaleOf(told) - 0.01 && !LIES.has(told.event.kind)
    const scale = isLetGo ? start.scale : scaleOf(told)
    // Who goes somewhere is seen to set out: the card stops over him, and goes into him from there.
    const sets = goesOn(told) && !isLetGo
    const into = sets || isLetGo ? goal : null
    const over = sets
      ? { x: goal.x, y: goal.y - (told.layout.market.height / 2) * scale - CLEAR }
      : { x: goal.x + (isLetGo ? 0 : rollsUp(told)), y: goal.y }
    // Paris lies at the edge: the card stays whole on the board.
    const spot = wholeOn(told.layout, Math.max(over.x, boardsEdge(told) + (TICKET_WIDTH / 2) * scale), over.y, scale)
    const lands = carry(script, ON_ITS_WAY, { at: 0, start, goal: { ...spot, scale }, lands: null, into })
    return [...script.acts, ...later(acts({ ...told, from }), into ? lands : lands + SHUTS)]
  }
}

/** So far over the middle of whoever goes somewhere the card stops that brings it, in the table's units. */
const CLEAR = 18

/** A wagon rolls up to its train from where its card has landed; one that was shown stands there already. */
const rollsUp = (told: Told): number => {
  const { event, layout } = told
  if (event.kind !== 'wagonLaid' || wagonShown(told, event.seat, event.train, event.place)) return 0
  return opensAt(layout.own.lanes[event.train], event.place)
}

/** The card itself comes to lie on the board, as large as it does there. */
const LIES: ReadonlySet<FirstClassEvent['kind']> = new Set([
  'contractKept',
  'routeLaid',
  'celebrityBoarded',
  'postcardLaid',
  'riderSeated',
  'destroyerLaid',
  'betweenLaid',
])

const goesOn = ({ event }: Pick<Told, 'event'>): boolean => event.kind === 'walked' || event.kind === 'drove'

/** The left edge of the board on which that is done; that of the table where none lies. */
const boardsEdge = ({ event, from, to }: Told): number =>
  (to[names.board(event.seat)] ?? from[names.board(event.seat)])?.x ?? 0

const scaleOf = ({ layout }: Told): number => layout.market.scale

/** The piece of the taken card that leaves its place with this event; null = none does. */
function lyingIn({ event, from, past }: Told): string | null {
  const took = past?.taken?.[event.seat]
  if (!took?.lies || !laysDown(event)) return null
  const name = names.card(took.card)
  return from[name]?.look.kind === 'flyingTicket' ? name : null
}

/** A card brings what this event tells. */
export const isBrought = ({ telling: { event, past } }: FirstClassScript): boolean =>
  past?.taken?.[event.seat]?.lies === true && laysDown(event)

/** Where a card gives what this event tells; null = nowhere: it goes where it lies. */
export function goalOf(told: Pick<Told, 'event' | 'from' | 'to' | 'layout' | 'promised'>): Spot | null {
  const { event, from, to } = told
  // Who goes somewhere is met where he stands; what is laid lies where it comes to lie, and who was shown there is.
  const isThere = event.kind === 'walked' && conductorShown(told, event.seat, event.train) !== null
  const [first, second] = goesOn(told) && !isThere ? [from, to] : [to, from]
  const named = subjectsOf(told)
    .map((name) => first[name] ?? second[name])
    .find((one) => one !== undefined)
  if (named) return pieceMiddle(named)
  // Of whatever could not be done it goes to the pile of whoever took it.
  const isOver = event.kind === 'turnEnded' || event.kind === 'frameEnded' || event.kind === 'frameLapsed'
  return isOver || !to[names.board(event.seat)] ? plateMiddle(told.layout, event.seat) : null
}
