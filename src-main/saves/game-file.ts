import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { AnyGame } from '../engine/game.ts'
import { fingerprint } from '../table/check.ts'
import { readJournal } from './journal.ts'
import type { Header, KeptLine } from './line-text.ts'
import { playable, replay } from './replay.ts'

/** How the name of a game file ends. */
const ENDING = '.signalbox'

/** A name any system takes for a file, after the game's own. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 60)
    .trim()
  return `${plain || 'Signalbox'}${ENDING}`
}

/**
 * Reads a game file, which is a journal under another name, and plays all of it. Refused with `notAGame`, with
 * `gameBroken` and how far it is whole, or with `newer` where this program does not know its rules or cards.
 */
export function readGameFile(
  text: string,
  games: readonly AnyGame[],
): Result<{ header: Header; lines: readonly KeptLine[] }> {
  // What mail and other systems do to the ends of lines changes nothing.
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const read = readJournal(plain.endsWith('\n') ? plain : `${plain}\n`)
  const { header, lines } = read
  if (read.state === 'newer') return refused('newer', { name: header?.name ?? '' })
  if (!header) return refused('notAGame')
  const known = playable(header, games)
  if (!known) return refused('newer', { name: header.name })
  const played = replay(known.game, known.options, header, lines)
  if (!played) return refused('notAGame')
  if (read.state === 'good' && played.good === lines.length) return done({ header, lines })
  if (read.state === 'good' && header.deckHash !== fingerprint(known.game))
    return refused('newer', { name: header.name })
  return refused('gameBroken', { name: header.name, turn: played.course.status.turn })
}
