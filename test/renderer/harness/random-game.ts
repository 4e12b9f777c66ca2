import type { GameEvent, Viewer } from '../../../src-shared/core.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { MAX_CHOICES, type AnyGame } from '../../../src-main/engine/game.ts'
import { lot } from './lot.ts'

/** One of the codes; `below` gives a number from 0 to under it by lot. */
export type Choose = (codes: readonly number[], below: (most: number) => number) => number

export interface Played {
  readonly seed: number
  readonly seats: number
  readonly viewer: Viewer
  readonly options: unknown
  /** So many choices at most. */
  readonly most?: number
}

/** First a kind of action by lot, each as often as its weight says, then one of its kind. */
export const byKind =
  <Kind>(kindOf: (code: number) => Kind, weightOf: (kind: Kind) => number): Choose =>
  (codes, below) => {
    const kinds = [...new Set(codes.map(kindOf))].flatMap((kind) => new Array<Kind>(weightOf(kind)).fill(kind))
    const kind = kinds[below(kinds.length)]
    const ofKind = codes.filter((code) => kindOf(code) === kind)
    return ofKind[below(ofKind.length)]
  }

/** A whole random game as one viewer sees it: the first view, then each event and the view after it. */
export function randomGame<V>(
  game: AnyGame,
  choose: Choose,
  { seed, seats, viewer, options, most = Infinity }: Played,
): { first: V; beats: Beat[] } {
  const beats: Beat[] = []
  const state = game.setup({ options, seatCount: seats, seed })
  const first = game.view(state, viewer) as V
  const below = lot(seed)
  const codes = new Int32Array(MAX_CHOICES)
  for (let step = 0; step < most && !game.status(state).outcome; step++) {
    const legal = [...codes.subarray(0, game.choices(state, codes))]
    game.apply(state, choose(legal, below), (event: GameEvent) =>
      beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }),
    )
  }
  return { first, beats }
}
