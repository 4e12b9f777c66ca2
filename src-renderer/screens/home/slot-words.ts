import type { SlotSummary } from '../../../src-shared/table.ts'
import { hasText, phrase } from '../../messages/index.ts'
import { PLAYABLE, ticketFor } from '../../games/tickets.ts'
import { say } from '../../i18n/words.svelte.ts'
import type { Phrase } from '../../../src-shared/core.ts'

/** What a saved game says about itself in the list. */
export function gameName(game: string): Phrase {
  const key = `game.${game}`
  return phrase(hasText(key) ? key : 'game.unknown')
}

/** With what kind of it is played, where there are several. */
function nameOf({ game, options }: SlotSummary): Phrase {
  const name = gameName(game)
  const kind = options && ticketFor(game)?.kind?.(options)
  return kind ? phrase('common.comma', { a: name, b: phrase(kind) }) : name
}

export function stateOf(slot: SlotSummary): Phrase {
  const game = nameOf(slot)
  switch (slot.state) {
    case 'finished':
      return phrase('home.finished', { game })
    case 'newer':
      return phrase('home.newer')
    case 'damaged':
      return slot.goodTurn > 0 ? phrase('home.damaged', { turn: slot.goodTurn }) : phrase('home.damagedAll')
    case 'running':
      return slot.turn > 0 ? phrase('home.turn', { game, turn: slot.turn }) : phrase('home.beforeStart', { game })
  }
}

/** What to do with a game that cannot simply be opened. */
export function helpFor(slot: SlotSummary): Phrase | null {
  if (slot.state === 'newer') return phrase('home.newer.help')
  if (slot.state !== 'damaged') return null
  return slot.goodTurn > 0 ? phrase('home.damaged.help', { turn: slot.goodTurn }) : phrase('home.damagedAll.help')
}

export const toPlay = (slot: SlotSummary): Phrase | null =>
  slot.active === null
    ? null
    : phrase(slot.turn > 0 ? 'home.toPlay' : 'home.toPlace', {
        name: slot.seats[slot.active]?.name ?? '',
        turn: slot.turn,
      })

/** Who is to play next in a row of the list, where the turn is told already. */
export const next = (slot: SlotSummary): Phrase | null =>
  slot.active === null
    ? null
    : phrase(slot.turn > 0 ? 'home.next' : 'home.toPlace', { name: slot.seats[slot.active]?.name ?? '' })

/** The enamel plate of a game: its letter, and a colour by its place in the strip. */
export const letterOf = (game: string): string => ticketFor(game)?.ticket.letter ?? say(gameName(game)).charAt(0)
const COLOURS = ['enamel', 'oxblood', 'green'] as const
export const colourOf = (game: string): (typeof COLOURS)[number] =>
  COLOURS[
    Math.max(
      0,
      PLAYABLE.findIndex((one) => one === game),
    ) % COLOURS.length
  ]
