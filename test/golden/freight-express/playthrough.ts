import { toCode, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent, Move } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES, type Setup } from '../../../src-main/engine/game.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { hashState } from '../../state-text.ts'

/**
 * A whole game as text: the set-up, each answer with what happened, the number of choices and a hash of what
 * lies on the table after it, and the end. Reading takes the set-up and the answers back out of it.
 */
export type Recorded = { readonly title: string; readonly setup: Setup<FreightOptions>; readonly actions: readonly Action[] }

export function write({ title, setup, actions }: Recorded): string {
  const lines = [`# ${title}`, `setup ${JSON.stringify(setup)}`]
  const s = game.setup(setup, (event) => void lines.push(`    ${sentence(null, event)}`))
  const tell = (event: FreightEvent): void => void lines.push(`    ${sentence(s, event)}`)
  for (const action of actions) {
    const { turn, active, decision } = game.status(s)
    lines.push(`turn ${turn}, seat ${active}, ${decision?.kind}, ${count(s)} choices`)
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
    setup: JSON.parse(after('setup ')[0]) as Setup<FreightOptions>,
    actions: after('> ').map((json) => JSON.parse(json) as Action),
  }
}

/** A hash of all there is to see, so that the text outlives another order of the state. */
const seen = (s: State): string =>
  hashState(Int32Array.from(JSON.stringify(game.view(s, 'open')), (character) => character.charCodeAt(0)))

/** The action's code, which must be among the choices. */
function codeOf(s: State, action: Action): number {
  const code = game.encode(s, action)
  if (code !== toCode(action) || !list(s).includes(toCode(action))) throw new Error(`not a choice: ${JSON.stringify(action)}`)
  return toCode(action)
}

const list = (s: State): Int32Array => {
  const out = new Int32Array(MAX_CHOICES)
  return out.subarray(0, game.choices(s, out))
}
const count = (s: State): number => list(s).length

function ending(s: State): string[] {
  const { outcome } = game.status(s)
  return [
    ...game.score(s).map((score) => `seat ${score.seat}: ${score.total} delivered, ${score.tie[0]} still coupled`),
    `places ${JSON.stringify(outcome?.places)}, ${outcome?.reason}`,
  ]
}

const track = (moves: readonly Move[]): string => moves.map((move) => `${move.seat}@${move.sleeper}/${move.facing}`).join(' ')

/** `s` is null while the game is set up. */
function sentence(s: State | null, event: FreightEvent): string {
  const who = `seat ${event.seat}`
  const learnt = event.learnt.length ? ` (learnt by ${event.learnt.join(' ')})` : ''
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return `${who} ${event.kind} ${event.cards.join(' ')}${learnt}`
    case 'laid':
    case 'covered':
      return `${who} ${event.kind} ${event.card} on cell ${event.cell}, turned ${event.rotation}${event.kind === 'covered' ? `, over ${event.over}` : ''}`
    case 'drove':
      return `${who} drove from ${track(event.from)}: ${event.steps.map(track).join(', ')}; enters ${event.enters}, lapsed ${event.lapsed}, rammed [${event.rammed.join(' ')}]`
    case 'derailed':
      return `${who} derailed at ${event.sleeper} over side ${event.side}; seat ${event.payer} lost hand ${event.hand.join(' ')} and wagons ${event.wagons.join(' ')}${learnt}`
    case 'flipped':
      return `${who} flipped ${event.card}: ${event.allowed} wagons allowed, ${event.surplus} too many${learnt}`
    case 'gaveUpTrain':
      return `${who} gave up the train: hand ${event.hand.join(' ')} and wagons ${event.wagons.join(' ')}`
    case 'coupled':
    case 'uncoupled':
      return `${who} ${event.kind} ${event.card} in ${'ABCDEFGHIJ'[event.station]}`
    case 'discarded':
      return `${who} discarded ${event.card} to ${event.purpose}`
    case 'dropped':
      return `${who} dropped ${event.card}`
    case 'shuffled':
      return `${event.count} cards shuffled`
    case 'stationPlaced':
      return `${who} placed ${'ABCDEFGHIJ'[event.station]} on cell ${event.cell}`
    case 'lineSettled':
      return s ? `the table is ${game.view(s, 'open').columns} by ${game.view(s, 'open').rows}` : ''
    case 'turnBegan':
      return `turn ${event.turn} of ${who}`
    case 'ended':
      return `the game ended: ${event.reason}`
    default:
      return special(event, who, learnt)
  }
}

type SpecialEvent = Exclude<FreightEvent, { readonly kind: 'dealt' | 'drew' | 'laid' | 'covered' | 'drove' | 'derailed' | 'flipped' | 'gaveUpTrain' | 'coupled' | 'uncoupled' | 'discarded' | 'dropped' | 'shuffled' | 'stationPlaced' | 'lineSettled' | 'turnBegan' | 'ended' }>

/** Events of the advanced game: their own fields, as they are. */
function special(event: SpecialEvent, who: string, learnt: string): string {
  const { kind, turn: _turn, seat: _seat, because: _because, refs: _refs, learnt: _learnt, ...own } = event
  return `${who} ${kind} ${JSON.stringify(own)}${learnt}`
}
