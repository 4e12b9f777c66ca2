import {
  BlobReader,
  BlobWriter,
  configure,
  TextReader,
  ZipReader,
  ZipWriter,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-external.js'
import { MOST_GAME_FILE } from '../../src-shared/bridge.ts'

/** A file with many games in it: an ordinary zip, so that anybody can look in and take one out. */

export interface PackedGame {
  readonly file: string
  readonly text: string
}

/** As many games as anybody has; what claims to hold more is nothing of ours. */
const MOST_GAMES = 50_000
const GAME = /\.signalbox$/i

// The browser's own compression: no code from elsewhere, no thread whose script would have to be made up.
configure({ useWebWorkers: false, useCompressionStream: true })

/** Games of one name stand in it as `Sunday`, `Sunday (2)`. */
export async function pack(games: AsyncIterable<PackedGame>): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'))
  const taken = new Set<string>()
  for await (const { file, text } of games) {
    let name = file
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = file.replace(GAME, ` (${n})$&`)
    taken.add(name.toLowerCase())
    await zip.add(name, new TextReader(text))
  }
  return zip.close()
}

/** A file with many games, open for reading. */
export interface Archive {
  readonly games: readonly { readonly name: string; text(): Promise<string | null> }[]
  close(): Promise<void>
}

/** null where it is no archive that can be read. A text is null where it cannot be had or is longer than any game. */
export async function opened(file: Blob): Promise<Archive | null> {
  const zip = new ZipReader(new BlobReader(file))
  try {
    const entries: FileEntry[] = []
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory || !GAME.test(entry.filename)) continue
      if (entries.push(entry) > MOST_GAMES) throw new Error('more than anybody has')
    }
    return {
      games: entries.map((entry) => ({ name: entry.filename, text: () => textOf(entry) })),
      close: () => zip.close(),
    }
  } catch {
    await zip.close().catch(() => undefined)
    return null
  }
}

/** What is said of its length is not believed: it is read no farther than any game is long. */
async function textOf(entry: FileEntry): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  const sink = new WritableStream<Uint8Array>({
    write(part) {
      text += decoder.decode(part, { stream: true })
      if (text.length > MOST_GAME_FILE) throw new Error('longer than any game')
    },
  })
  try {
    await entry.getData(sink, { checkSignature: true })
    return text + decoder.decode()
  } catch {
    return null
  }
}
