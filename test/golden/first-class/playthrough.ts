import { toCode, type Action } from '../../../src-shared/games/first-class/actions.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import { codeOf, listed, read as readText, seen, type Recorded as AnyRecorded } from '../playthrough-text.ts'

/**
 * A whole game as text: the set-up, each answer with what happened, the number of choices and a hash of what
 * lies on the table after it, and the end. Reading takes the set-up and the answers back out of it.
 */
export type Recorded = AnyRecorded<FirstClassOptions, Action>
export const read = (text: string): Recorded => readText(text)

export function write({ title, setup, actions }: Recorded): string {
  const lines = [`# ${title}`, `setup ${JSON.stringify(setup)}`]
  const tell = (event: FirstClassEvent): void => void lines.push(`    ${sentence(event)}`)
  const s = game.setup(setup, tell)
  for (const action of actions) {
    const { turn, decision } = game.status(s)
    lines.push(`turn ${turn}, seat ${decision?.by}, ${decision?.kind}, ${listed(game, s).length} choices`)
    lines.push(`> ${JSON.stringify(action)}`)
    game.apply(s, codeOf(game, toCode, s, action), tell)
    lines.push(`    = ${seen(game.view(s, 'open'))}`)
  }
  lines.push(...ending(s))
  return lines.join('\n') + '\n'
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
