import { UNKNOWN, type GameEvent } from '../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Opening } from '../panel.ts'
import { NONE_YET } from './drafter.ts'

type Drafting = FirstClassEvent & { readonly kind: 'draftHanded' | 'drafted' }
const isDrafting = (event: GameEvent): event is Drafting => event.kind === 'draftHanded' || event.kind === 'drafted'

/** How a table came about on which whoever looks is to keep an end card: those are handed from seat to seat. */
export function openingOf(view: FirstClassView, events: readonly GameEvent[]): Opening | null {
  const told = events.filter(isDrafting)
  if (view.phase !== 'draft' || told.length === 0) return null
  const before = {
    ...view,
    draft: [],
    seats: view.seats.map((seat) => ({ ...seat, drafted: NONE_YET, passedOn: null })),
  }
  let now: FirstClassView = before
  const beats = told.map((event) => {
    now = event.kind === 'draftHanded' ? { ...now, draft: event.endCards } : afterKept(now, view, event)
    return { event, view: now }
  })
  beats[beats.length - 1] = { ...beats[beats.length - 1], view }
  return { before, beats, starter: view.starter }
}

/** One of the cards is kept; of those that are left nobody sees any until they are handed on. */
const afterKept = (now: FirstClassView, view: FirstClassView, { seat }: Drafting): FirstClassView => ({
  ...now,
  draft: now.draft.slice(1).map(() => UNKNOWN),
  seats: now.seats.map((one, i) => (i === seat ? view.seats[i] : one)),
})
