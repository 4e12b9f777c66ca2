import { CARD_COUNT, DECK_SIZE } from '../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { CARD_NAMES, cardNamed } from '../../../src-shared/games/transport/names.ts'
import type { TransportOptions } from '../../../src-shared/games/transport/options.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { AT, cellOf, rotationOf } from '../../../src-main/engine/transport/state.ts'
import { MAX_CHOICES, type Setup } from '../../../src-main/engine/game.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import { readAction, writeAction, writeEvent } from './words.ts'
import { hashState } from '../../state-text.ts'

/**
 * A whole game as text: how it was set up, the frozen deck from the top and the bag, each answer with how
 * many there were to choose from and what happened on it, and how it ended. Lines of answers begin with '>'.
 */
export type Chooser = (s: State, codes: Int32Array) => number

export function playWritten(title: string, setup: Setup<TransportOptions>, choose: Chooser): string {
  const lines = [title, ...writeSetup(setup), '']
  const told = (event: TransportEvent): void => void lines.push(`${event.kind === 'turnBegan' ? '\n' : '    '}${writeEvent(event)}`)
  const s = game.setup(setup, told)
  const out = new Int32Array(MAX_CHOICES)
  for (let count = game.choices(s, out); count > 0; count = game.choices(s, out)) {
    const code = choose(s, out.subarray(0, count))
    lines.push(`> ${writeAction(game.decode(s, code))}  (of ${count})`)
    game.apply(s, code, told)
  }
  const { outcome, turn, round } = game.status(s)
  lines.push('', `${outcome?.reason} in turn ${turn}, round ${round}`)
  for (const { seat, total, parts } of game.score(s)) lines.push(`seat ${seat}: ${total} = ${parts.map((part) => part.value).join(' + ') || 0}`)
  lines.push(`places: ${outcome?.places.map((seats) => seats.join(' and ')).join(', then ')}`, `state ${hashOfEnd(s)}`, '')
  return lines.join('\n')
}

/**
 * The hash of an ended game, in the order in which the fields lay when these games were recorded: what was asked was a
 * phase and three numbers then, not a stack at the end. Both are empty when a game has ended. Cells and rotations of
 * the cards lay apart.
 */
export function hashOfEnd(s: State): string {
  const [phase, chosen, after] = [AT.active + 1, AT.idle + 1, AT.lies + CARD_COUNT]
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card)
  const [cells, rotations] = [cards.map((card) => cellOf(s, card)), cards.map((card) => rotationOf(s, card))]
  const [first, second, third, last] = [s.slice(0, phase), s.slice(phase, chosen), s.slice(chosen, AT.lies), s.slice(after, AT.stack)]
  return hashState(Int32Array.from([...first, 0, ...second, 0, 0, 0, ...third, ...cells, ...rotations, ...last]))
}

function writeSetup({ seatCount, seed, starter, options, deck = [] }: Setup<TransportOptions>): string[] {
  const on = Object.entries(options).filter(([, value]) => value).map(([name]) => name)
  return [
    `seats ${seatCount}, seed ${seed}, starter ${starter}, options: ${on.join(' ') || 'none'}`,
    `deck: ${deck.slice(0, DECK_SIZE).map((card) => CARD_NAMES[card]).join(', ')}`,
    `bag: ${deck.slice(DECK_SIZE).map((parcel) => parcel - CARD_COUNT).join(', ')}`,
  ]
}

/** Reads the setup and the answers of a golden text. */
export function readWritten(text: string): { title: string; setup: Setup<TransportOptions>; choose: Chooser } {
  const [title, first, deckLine, bagLine, ...rest] = text.split('\n')
  const [seatCount, seed, starter] = (first.match(/\d+/g) ?? []).map(Number)
  const on = first.slice(first.indexOf('options: ') + 9).split(' ')
  const options = Object.fromEntries(Object.keys(game.options.values).map((name) => [name, on.includes(name)])) as unknown as TransportOptions
  const cards = deckLine.slice(6).split(', ').map(cardNamed)
  const parcels = bagLine.slice(5).split(', ').map((parcel) => Number(parcel) + CARD_COUNT)
  const answers = rest.filter((line) => line.startsWith('> ')).map((line) => line.slice(2).replace(/ {2}\(of \d+\)$/, ''))
  let next = 0
  return { title, setup: { seatCount, seed, starter, options, deck: [...cards, ...parcels] }, choose: (s) => answer(s, answers[next++]) }
}

function answer(s: State, text: string | undefined): number {
  if (text === undefined) throw new Error('the game goes on after the last answer written')
  const code = game.encode(s, readAction(text))
  if (typeof code !== 'number') throw new Error(`'${text}' is refused: ${code.key}`)
  return code
}
