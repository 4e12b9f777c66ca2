import { basename } from 'node:path'
import { refused, type Fault, type FaultCode } from '../../src-shared/bridge.ts'

/** Not of the system: while we had the folder it was cleared away, and another program has taken it. */
export const TAKEN = 'ETAKEN'
/** Not of the system either: a file is shorter than we left it. */
export const SHORTER = 'ESHORTER'

const CODES: Readonly<Record<string, FaultCode>> = {
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
  EFBIG: 'noSpace',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'notAllowed',
  [TAKEN]: 'inUse',
}

/** What a failed write is called before a person. `path` is named by its last part only. */
export function writeFault(error: unknown, path: string): { ok: false; fault: Fault } {
  const code = errorCode(error)
  return refused(CODES[code] ?? 'cannotWrite', { file: basename(path), reason: code })
}

export const readFault = (error: unknown, path: string): { ok: false; fault: Fault } =>
  refused('cannotRead', { file: basename(path), reason: errorCode(error) })

/** An error of the system (ENOSPC, EACCES), not of a program (ERR_...). */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && /^E(?!RR_)[A-Z0-9]+$/.test((error as NodeJS.ErrnoException).code ?? '')

/** Somebody took the file or its folder away, or cut it short. */
export const hasVanished = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', SHORTER].includes(errorCode(error))

/** What is told when a file that was gone has been written anew. */
export const rewrittenFault = (path: string): Fault => ({ code: 'rewritten', params: { file: basename(path) } })

const errorCode = (error: unknown): string => (isSystemError(error) ? (error.code ?? '') : '')
