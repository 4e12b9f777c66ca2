import { constants } from 'node:fs'
import { dirname } from 'node:path'
import type { Disk, FileStats, OpenFile } from '../../src-main/disk.ts'

/** What changes the disk, one by one: each can fail, or be the last before the power goes. */
export interface Operation {
  readonly kind: 'create' | 'write' | 'truncate' | 'sync' | 'syncFolder' | 'rename' | 'unlink' | 'mkdir'
  readonly path: string
}

/** How an operation fails. short: half of a text is written before there is no room for more. */
export type Way = 'short' | 'ENOSPC' | 'EACCES' | 'EIO'

/** Texts are never changed in place, so that a copy of the disk costs nothing. */
interface MemoryFile {
  readonly ino: number
  bytes: Buffer
  mtimeMs: number
  /** What of it would be there if the power went now. */
  synced: Buffer
}
interface Folder {
  /** Its entries, and those that would be there if the power went now. */
  readonly now: Map<string, MemoryFile | Folder>
  readonly synced: Map<string, MemoryFile | Folder>
}

const NOTHING = Buffer.alloc(0)
const isFolder = (node: MemoryFile | Folder): node is Folder => 'now' in node
const fault = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code, path })

/**
 * A disk that keeps only what was synced: a file's bytes by syncing it, its name by syncing its folder. As strict as a
 * system may be; none is stricter.
 */
export class MemoryDisk implements Disk {
  /** Asked before each operation; what it gives is how that fails. */
  before: (operation: Operation) => Way | null = () => null
  readonly #root: Folder
  #files = 0
  #time = 1_000_000

  /** @param folder is there, and synced. */
  constructor(folder: string, root: Folder = { now: new Map(), synced: new Map() }) {
    this.#root = root
    let at = root
    for (const name of namesOf(folder)) {
      const next: Folder = { now: new Map(), synced: new Map() }
      if (!at.now.has(name)) {
        at.now.set(name, next)
        at.synced.set(name, next)
      }
      at = at.now.get(name) as Folder
    }
  }

  /** The disk as it is found when the power goes now: in another copy, which nothing done here changes. */
  afterPowerCut(): MemoryDisk {
    const copies = new Map<MemoryFile | Folder, MemoryFile | Folder>()
    const copy = (node: MemoryFile | Folder): MemoryFile | Folder => {
      const known = copies.get(node)
      if (known) return known
      if (!isFolder(node)) {
        const file = { ...node, bytes: node.synced }
        copies.set(node, file)
        return file
      }
      const folder: Folder = { now: new Map(), synced: new Map() }
      copies.set(node, folder)
      for (const [name, child] of node.synced) {
        const one = copy(child)
        folder.now.set(name, one)
        folder.synced.set(name, one)
      }
      return folder
    }
    const after = new MemoryDisk('/', copy(this.#root) as Folder)
    after.#files = this.#files
    after.#time = this.#time
    return after
  }

  /** The text of a file as programs see it; null where there is none. */
  textOf(path: string): string | null {
    const node = this.#find(path)
    return node && !isFolder(node) ? node.bytes.toString('utf8') : null
  }

  async open(path: string, flags: string | number): Promise<OpenFile> {
    const found = this.#find(path)
    if (found && isFolder(found)) return folderHandle(found, () => this.#run({ kind: 'syncFolder', path }))
    if (flags === 'wx') {
      if (found) throw fault('EEXIST', path)
      this.#run({ kind: 'create', path })
      const file: MemoryFile = { ino: ++this.#files, bytes: NOTHING, synced: NOTHING, mtimeMs: ++this.#time }
      this.#folderOf(path).now.set(lastOf(path), file)
      return this.#handle(path, file)
    }
    if (typeof flags === 'string' && flags !== 'r') throw new Error(`no such way to open a file here: ${flags}`)
    if (typeof flags === 'number' && (flags & constants.O_CREAT) !== 0) throw new Error('files are made by wx here')
    if (!found) throw fault('ENOENT', path)
    return this.#handle(path, found)
  }

  async stat(path: string): Promise<FileStats> {
    const node = this.#find(path)
    if (!node) throw fault('ENOENT', path)
    return isFolder(node) ? { size: 0, mtimeMs: 0, ctimeMs: 0, ino: 0, isFile: () => false } : statsOf(node)
  }

  async readdir(folder: string): Promise<string[]> {
    const node = this.#find(folder)
    if (!node) throw fault('ENOENT', folder)
    if (!isFolder(node)) throw fault('ENOTDIR', folder)
    return [...node.now.keys()]
  }

  async mkdir(folder: string): Promise<string | undefined> {
    let at = this.#root
    let path = ''
    let first: string | undefined
    for (const name of namesOf(folder)) {
      path += `/${name}`
      const there = at.now.get(name)
      if (there && !isFolder(there)) throw fault('EEXIST', path)
      if (!there) {
        this.#run({ kind: 'mkdir', path })
        at.now.set(name, { now: new Map(), synced: new Map() })
        first ??= path
      }
      at = at.now.get(name) as Folder
    }
    return first
  }

  async rename(from: string, to: string): Promise<void> {
    const node = this.#find(from)
    if (!node) throw fault('ENOENT', from)
    const target = this.#folderOf(to)
    this.#run({ kind: 'rename', path: to })
    this.#folderOf(from).now.delete(lastOf(from))
    target.now.set(lastOf(to), node)
  }

  async unlink(path: string): Promise<void> {
    const node = this.#find(path)
    if (!node || isFolder(node)) throw fault('ENOENT', path)
    this.#run({ kind: 'unlink', path })
    this.#folderOf(path).now.delete(lastOf(path))
  }

  /** @throws NodeJS.ErrnoException where this operation shall fail; a short write is left to whoever writes. */
  #run(operation: Operation): Way | null {
    const way = this.before(operation)
    if (way !== null && (way !== 'short' || operation.kind !== 'write'))
      throw fault(way === 'short' ? 'ENOSPC' : way, operation.path)
    return way
  }

  #handle(path: string, file: MemoryFile): OpenFile {
    const put = (bytes: Buffer, at: number): number => {
      const short = this.#run({ kind: 'write', path }) !== null
      const part = short ? bytes.subarray(0, bytes.length >> 1) : bytes
      const before = file.bytes.subarray(0, at)
      const gap = Buffer.alloc(Math.max(0, at - file.bytes.length))
      file.bytes = Buffer.concat([before, gap, part, file.bytes.subarray(at + part.length)])
      file.mtimeMs = ++this.#time
      if (short) throw fault('ENOSPC', path)
      return part.length
    }
    const sync = async () => {
      this.#run({ kind: 'sync', path })
      file.synced = file.bytes
    }
    return {
      async read(into, offset, length, at) {
        return { bytesRead: file.bytes.copy(into, offset, at, Math.min(file.bytes.length, at + length)) }
      },
      async write(bytes, offset, length, at) {
        return { bytesWritten: put(bytes.subarray(offset, offset + length), at) }
      },
      async writeFile(text) {
        put(Buffer.from(text), 0)
      },
      truncate: async (length) => {
        this.#run({ kind: 'truncate', path })
        file.bytes = file.bytes.subarray(0, length)
      },
      stat: async () => statsOf(file),
      sync,
      datasync: sync,
      async close() {},
    }
  }

  #find(path: string): MemoryFile | Folder | null {
    let at: MemoryFile | Folder | undefined = this.#root
    for (const name of namesOf(path)) at = at && isFolder(at) ? at.now.get(name) : undefined
    return at ?? null
  }

  #folderOf(path: string): Folder {
    const folder = this.#find(dirname(path))
    if (!folder || !isFolder(folder)) throw fault('ENOENT', path)
    return folder
  }
}

function folderHandle(folder: Folder, run: () => void): OpenFile {
  const sync = async () => {
    run()
    folder.synced.clear()
    for (const [name, node] of folder.now) folder.synced.set(name, node)
  }
  const none = async (): Promise<never> => {
    throw fault('EISDIR', 'a folder')
  }
  return {
    read: none,
    write: none,
    writeFile: none,
    truncate: none,
    stat: async () => ({ size: 0, mtimeMs: 0, ctimeMs: 0, ino: 0, isFile: () => false }),
    sync,
    datasync: sync,
    async close() {},
  }
}

const statsOf = ({ bytes, mtimeMs, ino }: MemoryFile): FileStats => ({
  size: bytes.length,
  mtimeMs,
  // No test on this disk asks when a file was moved.
  ctimeMs: mtimeMs,
  ino,
  isFile: () => true,
})
const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '')
const lastOf = (path: string): string => namesOf(path).at(-1) ?? ''
