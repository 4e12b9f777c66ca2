import { toCode, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent, Move } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { codeOf, listed, read as readText, seen, type Recorded as AnyRecorded } from '../playthrough-text.ts'

/**
 * A whole game as text: the set-up, each answer with what happened, the number of choices and a hash of what
 * lies on the table after it, and the end. Reading takes the set-up and the answers back out of it.
 */
export type Recorded = AnyRecorded<FreightOptions, Action>
export const read = (text: string): Recorded => readText(text)

export function write({ title, setup, actions }: Recorded): string {
  const lines = [`# ${title}`, `setup ${JSON.stringify(setup)}`]
  const s = game.setup(setup, (event) => void lines.push(`    ${sentence(null, event)}`))
  const tell = (event: FreightEvent): void => void lines.push(`    ${sentence(s, event)}`)
  for (const action of actions) {
    const { turn, active, decision } = game.status(s)
    lines.push(`turn ${turn}, seat ${active}, ${decision?.kind}, ${listed(game, s).length} choices`)
    lines.push(`> ${JSON.stringify(action)}`)
    game.apply(s, codeOf(game, toCode, s, action), tell)
    lines.push(`    = ${seen(game.view(s, 'open'))}`)
  }
  lines.push(...ending(s))
  return lines.join('\n') + '\n'
}

function ending(s: State): string[] {
  const { outcome } = game.status(s)
  return [
    ...game.score(s).map((score) => `seat ${score.seat}: ${score.total} delivered, ${score.tie[0]} still coupled`),
    `places ${JSON.stringify(outcome?.places)}, ${outcome?.reason}`,
  ]
}

const track = (moves: readonly Move[]): string => moves.map((move) => `${move.seat}@${move.sleeper}/${move.facing}`).join(' ')

const by = (event: { readonly by?: number }): string => (event.by === undefined ? '' : `, driven by seat ${event.by}`)

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
      return `${who} drove from ${track(event.from)}: ${event.steps.map(track).join(', ')}; enters ${event.enters}, lapsed ${event.lapsed}, rammed [${event.rammed.join(' ')}]${by(event)}`
    case 'derailed':
      return `${who} derailed at ${event.sleeper} over side ${event.side}; seat ${event.payer} lost hand ${event.hand.join(' ')} and wagons ${event.wagons.join(' ')}${learnt}`
    case 'flipped':
      return `${who} flipped ${event.card}: ${event.allowed} wagons allowed, ${event.surplus} too many${by(event)}${learnt}`
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
