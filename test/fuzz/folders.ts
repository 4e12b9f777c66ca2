import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createApp } from '../../src-main/app.ts'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { games } from '../../src-main/engine/games.ts'
import { replaysHere } from '../../src-main/saves/replayer.ts'
import { checkReply, type RequestName, type Result } from '../../src-shared/bridge.ts'
import { below, oneOf, type Random } from './mutate.ts'
import { forgedJournal, wholeJournal, type Target } from './parsers.ts'

/** Every name that the program opens in a folder of games. */
const NAMES = [
  'game.journal',
  'other.journal',
  'statistics.json',
  'school.json',
  'daily.json',
  'problems.json',
  'settings.json',
  'summaries.json',
  'summaries.json.new',
  'not-drawn.txt',
  'in-use.json',
  'also-in-use.json',
  'lines/mine.line.json',
  'reviews/game.json',
  'log/log.txt',
  'log/log.before.txt',
  'set-aside/game.journal',
  'trash/game.journal',
]
/** What may stand there in the place of a file. A socket is gone with its server. */
const SPECIALS: readonly ((path: string, servers: Server[]) => unknown)[] = [
  (path) => linkSync(aFifo(), path),
  (path) => symlinkSync('/dev/zero', path),
  (path) => symlinkSync('/dev/tty', path),
  (path) => symlinkSync('nowhere', path),
  (path) => symlinkSync(path, path),
  (path) => mkdirSync(path),
  (path, servers) => new Promise<void>((bound) => servers.push(createServer().listen(path, bound))),
  (path) => writeFileSync(path, ''),
  (path) => writeFileSync(path, '\0'.repeat(5000)),
]

let fifo: string | null = null

/** One for all: a program is started to make it, which takes as long as ten wrong files; another name takes no time. */
function aFifo(): string {
  if (fifo) return fifo
  const at = mkdtempSync(join(tmpdir(), 'signalbox-fuzz-fifo-'))
  process.once('exit', () => rmSync(at, { recursive: true, force: true }))
  fifo = join(at, 'fifo')
  execFileSync('mkfifo', [fifo])
  return fifo
}

/** So many of them, the last, are files. */
const FILES = 2

/** What a person may ask of such a folder. What is answered must be of the contract. */
const ASKED: readonly [RequestName, unknown][] = [
  ['hello', {}],
  ['listDeleted', {}],
  ['listLines', {}],
  ['statistics', {}],
  ['pictureOf', { slot: 'game' }],
  ['openSlot', { slot: 'game' }],
  ['review', { slot: 'game' }],
  ['school', {}],
  ['toldAtSight', {}],
  ['daily', { day: null, name: 'x' }],
  ['problems', { game: 'transport', name: '' }],
  ['openGoodPart', { slot: 'game' }],
  ['exportGame', { slot: 'game' }],
  ['duplicateSlot', { slot: 'other' }],
  ['renameSlot', { slot: 'other', name: 'x' }],
  ['restoreSlot', { slot: 'game' }],
  ['deleteSlot', { slot: 'other' }],
  ['emptyTrash', {}],
  ['report', {}],
]

/** A folder in which some names are no files at all, or not ours; and the same file taken in several times. */
export const folder: Target = async (random: Random) => {
  const at = mkdtempSync(join(tmpdir(), 'signalbox-fuzz-'))
  const servers: Server[] = []
  const made: string[] = []
  try {
    for (const name of NAMES) {
      mkdirSync(dirname(join(at, name)), { recursive: true })
      if (random() < 0.4) {
        // A lock of ours that cannot be read is watched for a while, for it may be being written.
        const kinds = name === 'in-use.json' ? SPECIALS.length - FILES : SPECIALS.length
        const kind = process.platform === 'win32' ? SPECIALS.length - 1 : below(random, kinds)
        await SPECIALS[kind](join(at, name), servers)
        made.push(`${name} ${kind}`)
      } else if (name.endsWith('.journal'))
        writeFileSync(join(at, name), oneOf(random, [forgedJournal, wholeJournal])(random))
    }
    const created = await createApp(
      {
        folder: at,
        version: '0',
        host: 'browser',
        openSettings: () => browserSettings(at),
        workerFile: new URL('../../src-main/worker.ts', import.meta.url),
        quit: () => undefined,
      },
      games,
      { replayer: replaysHere(games) },
    )
    if (!created.ok) return `${made.join(', ')}: ${created.fault.code}`
    const app = created.value
    try {
      const text = oneOf(random, [forgedJournal, wholeJournal])(random)
      const imports = Array.from({ length: 3 }, (): [RequestName, unknown] => ['importGame', { text }])
      for (const [name, payload] of [...ASKED, ...imports]) {
        const answer = (await app.answer(name, payload)) as Result<unknown>
        const checked = checkReply(name, JSON.parse(JSON.stringify(answer)))
        if (!checked.ok && checked.fault.code === 'internal')
          throw new Error(`${name} crashed inside the program: ${made.join(', ')}`)
      }
    } finally {
      await app.close()
    }
    return made.join(', ')
  } finally {
    servers.forEach((server) => server.close())
    rmSync(at, { recursive: true, force: true })
  }
}
