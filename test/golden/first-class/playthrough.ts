import { toCode, type Action } from '../../../src-shared/games/first-class/actions.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES, type Setup } from '../../../src-main/engine/game.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import { hashState } from '../../state-text.ts'

/**
 * A whole game as text: the set-up, each answer with what happened, the number of choices and a hash of what
 * lies on the table after it, and the end. Reading takes the set-up and the answers back out of it.
 */
export type Recorded = { readonly title: string; readonly setup: Setup<FirstClassOptions>; readonly actions: readonly Action[] }

export function write({ title, setup, actions }: Recorded): string {
  const lines = [`# ${title}`, `setup ${JSON.stringify(setup)}`]
  const tell = (event: FirstClassEvent): void => void lines.push(`    ${sentence(event)}`)
  const s = game.setup(setup, tell)
  for (const action of actions) {
    const { turn, decision } = game.status(s)
    lines.push(`turn ${turn}, seat ${decision?.by}, ${decision?.kind}, ${listed(s).length} choices`)
    lines.push(`> ${JSON.stringify(action)}`)
    game.apply(s, codeOf(s, action), tell)
    lines.push(`    = ${seen(s)}`)
  }
  lines.push(...ending(s))
  return lines.join('\n') + '\n'
}

export function read(text: string): Recorded {
  const lines = text.split('\n')
  const after = (start: string): string[] => lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length))
  return {
    title: after('# ')[0],
    setup: JSON.parse(after('setup ')[0]) as Setup<FirstClassOptions>,
    actions: after('> ').map((json) => JSON.parse(json) as Action),
  }
}

/** A hash of all there is to see, so that the text outlives another order of the state. */
const seen = (s: State): string =>
  hashState(Int32Array.from(JSON.stringify(game.view(s, 'open')), (character) => character.charCodeAt(0)))

/** The action's code, which must be among the choices. */
function codeOf(s: State, action: Action): number {
  const code = game.encode(s, action)
  if (code !== toCode(action) || !listed(s).includes(toCode(action))) throw new Error(`not a choice: ${JSON.stringify(action)}`)
  return toCode(action)
}

export function listed(s: State): Int32Array {
  const out = new Int32Array(MAX_CHOICES)
  return out.subarray(0, game.choices(s, out))
}

function ending(s: State): string[] {
  const { outcome } = game.status(s)
  const part = ({ key, value }: { key: string; value: number }): string => `${key.split('.').at(-1)} ${value}`
  return [
    ...game.score(s).map((score) => `seat ${score.seat}: ${score.total} = ${score.parts.map(part).join(', ')}`),
    `places ${JSON.stringify(outcome?.places)}, out ${JSON.stringify(outcome?.out)}, ${outcome?.reason}`,
  ]
}

const COMMON = ['kind', 'turn', 'seat', 'because', 'refs', 'learnt']

function sentence(event: FirstClassEvent): string {
  const own = Object.entries(event).filter(([field]) => !COMMON.includes(field)).map(([field, value]) => ` ${field} ${JSON.stringify(value)}`)
  const learnt = event.learnt.length ? ` (learnt by ${event.learnt.join(' ')})` : ''
  return `seat ${event.seat} ${event.kind}${own.join(',')} because of ${event.because.kind} ${event.because.id}${learnt}`
}
