import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'

/** What is asked of a file that is open. As Node's `FileHandle`. */
export interface OpenFile {
  read(into: Buffer, offset: number, length: number, at: number): Promise<{ bytesRead: number }>
  write(bytes: Buffer, offset: number, length: number, at: number): Promise<{ bytesWritten: number }>
  writeFile(text: string): Promise<void>
  truncate(length: number): Promise<void>
  stat(): Promise<FileStats>
  sync(): Promise<void>
  datasync(): Promise<void>
  close(): Promise<void>
}

export interface FileStats {
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
  isFile(): boolean
}

/**
 * The few things that keeping games asks of a file system, as Node's `fs/promises` has them: tests hand in one that
 * forgets what was not synced, as the loss of power does. Every method throws `NodeJS.ErrnoException`.
 */
export interface Disk {
  open(path: string, flags: string | number): Promise<OpenFile>
  stat(path: string): Promise<FileStats>
  readdir(folder: string): Promise<string[]>
  mkdir(folder: string, how: { readonly recursive: true }): Promise<string | undefined>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
}

export const systemDisk: Disk = { open, stat, readdir, mkdir, rename, unlink }
