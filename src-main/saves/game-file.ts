import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { AnyGame } from '../engine/game.ts'
import { fingerprint } from '../table/check.ts'
import { readingJournal } from './journal.ts'
import type { Header, KeptLine } from './line-text.ts'
import { MOST_WORK, playable, replaying } from './replay.ts'
import { asPart, type Sliced } from '../slices.ts'

/** How the name of a game file ends. */
const ENDING = '.signalbox'

/** A name any system takes for a file, after the game's own. */
export function fileName(name: string): string {
  const letters = [
    ...name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N} _-]/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  ]
  const plain = letters.slice(0, 60).join('').trim()
  const isFree = plain !== '' && !DEVICES.test(plain)
  return `${isFree ? plain : `Signalbox ${plain}`.trim()}${ENDING}`
}

/** What Windows takes for a device, whatever its ending. */
const DEVICES = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])$/i

/** When all of a file is read, so much of the work is done. */
const READ = 0.1

/** A whole game, as it came in a file. */
export interface GameFile {
  readonly header: Header
  readonly lines: readonly KeptLine[]
}

/**
 * Reads a game file, which is a journal under another name, and plays all of it, slice by slice. Refused with
 * `notAGame`, with `gameBroken` and how far it is whole, with `tooHeavy` where it takes more than any game, or with
 * `newer` where this program does not know its rules or cards.
 */
export function* readingGameFile(text: string, games: readonly AnyGame[], most = MOST_WORK): Sliced<Result<GameFile>> {
  // What mail and other systems do to the ends of lines changes nothing.
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const read = yield* asPart(readingJournal(plain.endsWith('\n') ? plain : `${plain}\n`), 0, READ)
  const { header, lines } = read
  if (read.state === 'newer') return refused('newer', { name: header?.name ?? '' })
  if (!header) return refused('notAGame')
  const known = playable(header, games)
  if (!known) return refused('newer', { name: header.name })
  const played = yield* asPart(replaying(known.game, known.options, header, lines, most), READ, 1)
  if (!played) return refused('notAGame')
  if (played.tooHeavy) return refused('tooHeavy', { name: header.name })
  if (read.state === 'good' && played.good === lines.length) return done({ header, lines })
  if (read.state === 'good' && header.deckHash !== fingerprint(known.game))
    return refused('newer', { name: header.name })
  return refused('gameBroken', { name: header.name, turn: played.course.status.turn })
}
