import { cloneState } from '../../../src-main/engine/flat.ts'
import type { GameEvent, State, Viewer } from '../../../src-main/engine/game.ts'
import { ensure, same, type Check } from '../check.ts'
import { seatsOf, someSteps } from '../playout.ts'
import type { AnyTestable } from '../../testable/testable.ts'

/** What a view says of the question that stands is told by the decision, not by an event. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'freight-express': ['drive', 'special'],
  'first-class': ['frame', 'ahead'],
  transport: ['step'],
}

/**
 * The hand of another is in sight only while one is asked about it (Freight Express, a dictated special): what of it
 * stays when the question goes is how many cards there are.
 */
const handsOfOthers = (seats: unknown, viewer: Viewer): unknown =>
  (seats as readonly { readonly hand?: readonly number[] }[]).map((one, seat) =>
    seat === viewer || viewer === 'open' || !one.hand ? one : { ...one, hand: one.hand.length },
  )

function onTheTable(game: AnyTestable, s: State, viewer: Viewer): Record<string, unknown> {
  const view = game.view(s, viewer) as Record<string, unknown>
  const told = Object.entries(view).filter(([field]) => !ASKED[game.id]?.includes(field))
  return Object.fromEntries(
    told.map(([field, value]) => [
      field,
      game.id === 'freight-express' && field === 'seats' ? handsOfOthers(value, viewer) : value,
    ]),
  )
}

export const eventsAgree: Check = {
  name: 'all that changes in sight is told by an event, and the state already agrees with it when it is told',
  run(playout) {
    const { game, states, codes, events } = playout
    for (const step of someSteps(playout, 60)) {
      for (const viewer of [...seatsOf(playout), 'onlooker'] as const) {
        const s = cloneState(states[step])
        let lastSeen = onTheTable(game, s, viewer)
        let told = 0
        game.apply(s, codes[step], (event: GameEvent) => {
          if (++told === events[step].length) lastSeen = onTheTable(game, s, viewer)
          same(game.status(s).turn, event.turn, `step ${step}: turn when '${event.kind}' is told`)
        })
        same(onTheTable(game, s, viewer), lastSeen, `step ${step}: what ${viewer} sees after the last event`)
      }
    }
  },
}

export const redaction: Check = {
  name: 'events keep everything for open eyes, and once redacted stay as they are',
  run(playout) {
    const { game, setupEvents, events } = playout
    for (const event of [...setupEvents, ...someSteps(playout, 60).flatMap((step) => events[step])]) {
      same(game.redact(event, 'open'), event, `open '${event.kind}' in turn ${event.turn}`)
      for (const viewer of [...seatsOf(playout), 'onlooker'] as const) {
        const redacted = game.redact(event, viewer)
        same(
          game.redact(redacted, viewer),
          redacted,
          `'${event.kind}' of turn ${event.turn} redacted twice for ${viewer}`,
        )
        ensure(redacted.kind === event.kind && redacted.seat === event.seat, `'${event.kind}' became another event`)
      }
    }
  },
}
