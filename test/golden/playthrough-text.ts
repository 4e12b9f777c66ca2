import type { State } from '../../src-main/engine/flat.ts'
import { MAX_CHOICES, type AnyGame, type Setup } from '../../src-main/engine/game.ts'
import { hashState } from '../state-text.ts'

/** What the texts of whole games share: a title, a set-up, the answers. */
export interface Recorded<O, A> {
  readonly title: string
  readonly setup: Setup<O>
  readonly actions: readonly A[]
}

/** Takes the set-up and the answers back out of a text. */
export function read<O, A>(text: string): Recorded<O, A> {
  const lines = text.split('\n')
  const after = (start: string): string[] => lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length))
  return { title: after('# ')[0], setup: JSON.parse(after('setup ')[0]) as Setup<O>, actions: after('> ').map((json) => JSON.parse(json) as A) }
}

/** A hash of all there is to see, so that the text outlives another order of the state. */
export const seen = (view: unknown): string => hashState(Int32Array.from(JSON.stringify(view), (character) => character.charCodeAt(0)))

/** The codes of all choices. */
export function listed(game: Pick<AnyGame, 'choices'>, s: State): Int32Array {
  const out = new Int32Array(MAX_CHOICES)
  return out.subarray(0, game.choices(s, out))
}

/** The action's code, by the game and by the words alike. @throws Error when it is not among the choices. */
export function codeOf<A>(game: { choices: AnyGame['choices']; encode(s: State, action: A): unknown }, toCode: (action: A) => number, s: State, action: A): number {
  const code = toCode(action)
  if (game.encode(s, action) !== code || !listed(game, s).includes(code)) throw new Error(`not a choice: ${JSON.stringify(action)}`)
  return code
}
