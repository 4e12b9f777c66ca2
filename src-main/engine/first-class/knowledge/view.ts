import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { UNKNOWN, type Seat, type Viewer } from '../../../../src-shared/core.ts'
import { recordCount, recordSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { undealt } from './beliefs.ts'
import { installed } from '../modules/module.ts'
import { modulesInPlay, readOptions } from '../setup/options.ts'
import { sourceRef } from '../refs.ts'
import { AT, COLUMNS, COUNTED, ROWS, gained, roundsOf, seatCount } from '../state.ts'
import { ALL_FRAMES } from '../tables.ts'
import { upTo } from './up-to.ts'
import { coinsWaiting, frameView, framesAhead } from './view-frame.ts'
import { parts, seatView } from './view-seat.ts'

const PHASES = ['ended', 'draft', 'turn', 'bonus', 'scoring'] as const
const list = (s: State, at: number, n: number): number[] => upTo(n, (i) => s[at + i] - 1)

/** What this viewer may see: the base game, and what modules show. */
export function view(s: State, viewer: Viewer): FirstClassView {
  const shown: FirstClassView = {
    game: 'first-class',
    options: readOptions(s),
    modules: modulesInPlay(s),
    round: s[AT.round],
    rounds: roundsOf(s),
    turnOfRound: s[AT.round] === 0 ? 0 : Math.min(3, ((s[AT.turnOfRound] / seatCount(s)) | 0) + 1),
    turn: s[AT.turn],
    active: s[AT.active],
    atWork: s[AT.actor],
    starter: s[AT.starter],
    phase: PHASES[s[AT.phase]],
    rows: upTo(ROWS, (row) => list(s, AT.rows + row * COLUMNS, COLUMNS)),
    takers: upTo(ROWS, (row) => list(s, AT.takers + row * COLUMNS, COLUMNS)),
    takenFromRow: upTo(ROWS, (row) => s[AT.rowTaken + row]),
    startHolder: (s[AT.startHolder] - 1) as Seat | -1,
    stacks: upTo(3, (i) => s[AT.stackSize + i] - s[AT.stackNext + i]),
    undealt: upTo(3, (i) => Array.from(undealt(s, i), (card) => card - 1).sort((a, b) => a - b)),
    openEndCards: list(s, AT.endOpen, 4).filter((card) => card >= 0),
    endDeck: s[AT.endDeckCount],
    draft: list(s, AT.draftSet, s[AT.draftCount]).map((card) =>
      viewer === 'open' || viewer === s[AT.actor] ? card : UNKNOWN,
    ),
    tilesLaid: s[AT.tilesLaid],
    constantinople: list(s, AT.constantinople, 3).filter((seat) => seat >= 0),
    taken: s[AT.taken] === 1,
    gained: upTo(recordCount(s, gained), (i) => {
      const slot = recordSlot(gained, i)
      return { source: sourceRef(s[slot + 1], s[slot + 2]), frame: ALL_FRAMES[s[slot] - 1] }
    }),
    ahead: framesAhead(s),
    frame: frameView(s),
    coinsWaiting: coinsWaiting(s),
    warehouse: [],
    books: upTo(seatCount(s), (seat) => ({
      before: s[AT.pointsBefore + seat],
      counted: list(s, AT.counted + seat * COUNTED, COUNTED),
    })),
    seats: upTo(seatCount(s), (seat) => seatView(s, seat, viewer)),
    dummies: [],
    evidencePile: 0,
    orders: [],
  }
  return Object.assign(shown, ...parts(s).map((part) => part.table?.(s, viewer)))
}

/** The event as this viewer may see it: the draft is not for all eyes, and what modules hide. [ruling 24] */
export function redact(event: FirstClassEvent, viewer: Viewer): FirstClassEvent {
  if (viewer === 'open') return event
  const seen = installed.reduce((told, module) => module.redact?.(told, viewer) ?? told, event)
  if (viewer === seen.seat) return seen
  if (seen.kind === 'draftHanded') return { ...seen, refs: [], endCards: seen.endCards.map(() => UNKNOWN) }
  if (seen.kind === 'drafted') return { ...seen, refs: [], endCard: UNKNOWN }
  return seen
}
