import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { systemDisk, type Disk, type FileStats, type OpenFile } from './disk.ts'

/**
 * Only regular files of a bounded size are opened, and never waited for: whoever opens a pipe waits for its other end,
 * and whoever reads a device to its end reads for ever. A link to a regular file is one.
 */

/**
 * Not of the system: what bears a file's name is none (a pipe, a device, a folder); a file is longer than any of ours.
 */
export const SPECIAL = 'ESPECIAL'
export const TOO_LONG = 'ETOOLONG'

/** Windows has no such flag, and no such files in a folder. */
const WITHOUT_WAITING = constants.O_NONBLOCK ?? 0

/** @throws NodeJS.ErrnoException `SPECIAL` when it is no regular file */
export async function factsOfRegular(path: string, disk: Disk = systemDisk): Promise<FileStats> {
  return checked(path, await disk.stat(path))
}

/**
 * Opens what is there already. The caller closes it.
 * @throws NodeJS.ErrnoException `SPECIAL` when it is no regular file
 */
export async function openRegular(path: string, how: 'read' | 'change', disk: Disk = systemDisk): Promise<OpenFile> {
  // Some devices do something when they are opened: looked at before, and once more when nobody can change it any more.
  await factsOfRegular(path, disk)
  const file = await disk.open(path, (how === 'read' ? constants.O_RDONLY : constants.O_RDWR) | WITHOUT_WAITING)
  try {
    checked(path, await file.stat())
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/**
 * The text of a regular file of at most so many bytes.
 * @throws NodeJS.ErrnoException `SPECIAL`, `TOO_LONG` or the system's
 */
export async function readRegular(path: string, most: number, disk: Disk = systemDisk): Promise<string> {
  const file = await openRegular(path, 'read', disk)
  try {
    const room = roomFor(path, (await file.stat()).size, most)
    let length = 0
    for (let read = -1; read !== 0; length += read)
      ({ bytesRead: read } = await file.read(room, length, room.length - length, length))
    return textOf(path, room, length)
  } finally {
    await file.close()
  }
}

/** The same at once, for what is read before anything else runs. */
export function readRegularSync(path: string, most: number): string {
  checked(path, statSync(path))
  const file = openSync(path, constants.O_RDONLY | WITHOUT_WAITING)
  try {
    const room = roomFor(path, checked(path, fstatSync(file)).size, most)
    let length = 0
    for (let read = -1; read !== 0; length += read) read = readSync(file, room, length, room.length - length, length)
    return textOf(path, room, length)
  } finally {
    closeSync(file)
  }
}

function checked<T extends Pick<FileStats, 'isFile'>>(path: string, facts: T): T {
  if (!facts.isFile()) throw Object.assign(new Error(`${path} is no regular file`), { code: SPECIAL, path })
  return facts
}

/** One byte more than the file has: whether it grows while it is read. */
function roomFor(path: string, size: number, most: number): Buffer {
  if (size > most) throw tooLong(path)
  return Buffer.alloc(size + 1)
}

function textOf(path: string, room: Buffer, length: number): string {
  if (length === room.length) throw tooLong(path)
  return room.toString('utf8', 0, length)
}

const tooLong = (path: string): Error => Object.assign(new Error(`${path} is too long`), { code: TOO_LONG, path })
