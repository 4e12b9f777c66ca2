import { createHash } from 'node:crypto'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { MOST_CODES } from '../../src-main/saves/bounds.ts'
import { standingLines } from '../../src-main/saves/compact.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable } from '../../src-main/saves/replay.ts'
import { positionCheck } from '../../src-main/table/check.ts'
import { Course } from '../../src-main/table/course.ts'
import { MOST_GAME_FILE } from '../../src-shared/bridge.ts'

/** Text that stands for a number in what is forged: JSON.stringify knows no 1e400. */
const NUMBER = /"number (\S+)"/g

/** As `journalText` writes it, whatever the bodies are. */
export function chained(bodies: readonly unknown[]): string {
  let link = ''
  const rows = bodies.map((body) => {
    const json = JSON.stringify(body).replace(NUMBER, '$1')
    link = createHash('sha256').update(`${link}\n${json}`).digest('hex').slice(0, 16)
    return `${link} ${json}\n`
  })
  return rows.join('')
}

/**
 * A file that asks for as much as fits into it, its chain and every line of it right: a whole game of this text in as
 * few steps as hold it, and then, up to `letters`, all of it taken back and made again.
 */
export function bloated(text: string, game: AnyGame, letters = MOST_GAME_FILE): string {
  const { header, lines } = readJournal(text)
  const known = header && playable(header, [game])
  if (!header || !known) throw new Error('the sample cannot be played')
  const { options, seats } = known
  const { starter, seed, rulesVersion } = header
  const course = new Course(game, { options, seats, seed, rulesVersion, ...(starter !== null && { starter }) })
  const codes = standingLines(lines, header)!.flatMap((line) => (line.kind === 'step' ? line.codes : []))
  const at = lines[0].at
  const bodies: object[] = [header]
  for (let from = 0; from < codes.length; from += MOST_CODES) {
    const by = course.status.decision!.by
    const line = {
      kind: 'step' as const,
      by,
      codes: codes.slice(from, from + MOST_CODES),
      check: '',
      ...course.standing,
    }
    course.step(line)
    bodies.push({ ...line, check: positionCheck(game, course.state), ...course.standing, at })
  }
  const count = course.steps.length
  const { by } = course.steps[0]
  const end = course.standing
  const room = letters - chained(bodies).length
  const pair = [
    { kind: 'takeBack', count, by, turn: header.turn, active: header.active, at },
    { kind: 'redo', count, by, ...end, at },
  ]
  const size = chained(pair).length
  for (let n = 0; n < Math.floor(room / size); n++) bodies.push(...pair)
  return chained(bodies)
}
