import { afterEach, beforeEach, vi } from 'vitest'
import type { Bridge, RequestName } from '../../../src-shared/bridge.ts'
import type { GameEvent } from '../../../src-shared/core.ts'
import type { Beat, LogEntry, TableState, TableUpdate } from '../../../src-shared/table.ts'
import type { Recalled, SceneFrame, TableScene, Told } from '../../../src-renderer/stage/scene.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'
import { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'
import { dayView } from '../harness/position.ts'

/** A window at a table without a page: what the tests of its state share. */

// What is imported asks the system for its theme.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, documentElement: {} })
  asked.length = 0
})
afterEach(() => void vi.restoreAllMocks())

export const VIEW = dayView(4)
/** What a seat sees, told apart by the turn it was made for. */
const seen = (viewer: TableState['viewer'], turn: number) => ({
  ...VIEW,
  turn,
  ...(viewer === 0 && { options: { ...VIEW.options } }),
})
export const stateAt = (seq: number, turn: number, more: Partial<TableState> = {}): TableState => ({
  slot: 'a',
  name: 'Game',
  game: 'freight-express',
  practice: false,
  hints: true,
  seed: null,
  seq,
  viewer: 0,
  curtain: null,
  view: seen(more.viewer ?? 0, turn),
  seats: ['Ann', 'Bob', 'Bot', 'Bot'].map((name, i) => ({ name, player: i < 2 ? 'person' : 'greedy' })),
  status: { round: 1, turn, active: 0, decision: null, outcome: null },
  choices: [],
  plans: [],
  undo: null,
  redo: false,
  takeBack: null,
  sameDeal: 'free',
  known: null,
  consent: null,
  doNotAsk: false,
  thinking: null,
  outcome: null,
  scores: null,
  ...more,
})
export const event = (turn: number): GameEvent => ({
  kind: 'turnBegan',
  turn,
  seat: 0,
  because: { kind: 'game', id: 0 },
  refs: [],
  learnt: [],
})
export const beat = (turn: number, viewer: TableState['viewer'] = 0): Beat => ({
  event: event(turn),
  view: seen(viewer, turn),
})
export const update = (
  table: TableState,
  beats: readonly Beat[] = [],
  log: readonly LogEntry[] = [],
  logFrom = 0,
): TableUpdate => ({ table, beats, log, logFrom })

/** Milliseconds that this scene takes for a beat; whoever looks between two of them holds the clock. */
export const A_BEAT = 6

/** A scene that tells what it was given; a later telling or showing overtakes what runs. */
class Scene {
  readonly told: string[] = []
  readonly recalled: (readonly GameEvent[])[] = []
  /** Whether the last move of each of these was to be marked. */
  readonly recalledMarked: boolean[] = []
  session: TableSession | null = null
  broken = false
  #era = 0
  show(view: unknown): void {
    this.#era++
    this.#note('show', view)
  }
  recall(events: readonly GameEvent[], { marks = true }: Recalled = {}): void {
    this.recalled.push(events)
    this.recalledMarked.push(marks)
  }
  skip(): void {}
  async play(beats: readonly Beat[], _frame?: SceneFrame, told?: Told): Promise<void> {
    if (this.broken) throw new Error('the picture is broken')
    const mine = ++this.#era
    for (const [i, { view }] of beats.entries()) {
      told?.(i + 1, i)
      await new Promise((done) => setTimeout(done, A_BEAT))
      if (mine !== this.#era) return
      told?.(i + 1, i + 1)
      this.#note('play', view)
    }
  }
  #note(how: string, view: unknown): void {
    this.told.push(
      `${how} ${(view as { turn: number }).turn}${this.session?.table.curtain ? ' under the curtain' : ''}`,
    )
  }
}

/** What the bridge was asked, in its order. */
export const asked: RequestName[] = []
/** A bridge that refuses whatever it is asked. */
const refusing: Bridge = {
  ask: async (name: RequestName) => (asked.push(name), { ok: false, fault: { code: 'stale' } }),
  onNotice: () => undefined,
} as unknown as Bridge

/** A session at a table, its scene, and the window's state round it. */
export function atTable(): { app: App; session: TableSession; scene: Scene } {
  const app = new App(refusing, PLAYABLE, async () => parts)
  const session = new TableSession(app, update(stateAt(1, 1)), panelOf('freight-express'))
  app.session = session
  const scene = new Scene()
  scene.session = session
  session.showing.stage(scene as unknown as TableScene)
  return { app, session, scene }
}
