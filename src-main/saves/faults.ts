import { basename } from 'node:path'
import { refused, type Fault, type FaultCode } from '../../src-shared/bridge.ts'

/** Not of the system: while we had the folder it was cleared away, and another program has taken it. */
export const TAKEN = 'ETAKEN'
/** Not of the system either: a file is shorter than we left it. */
export const SHORTER = 'ESHORTER'
/** Nor this: a file is not as we left it. Another program has written in it. */
export const FOREIGN = 'EFOREIGN'

/** The file by which a program holds a folder of games: messages name it. */
export const LOCK_NAME = 'in-use.json'

const CODES: Readonly<Record<string, FaultCode>> = {
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
  EFBIG: 'noSpace',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'notAllowed',
  [TAKEN]: 'inUse',
  [FOREIGN]: 'sharedFolder',
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

export const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error))
export const isShorter = (error: unknown): boolean => errorCode(error) === SHORTER
export const foreignError = (path: string): Error =>
  Object.assign(new Error(`${path} is not as it was left`), { code: FOREIGN, path })
export const isForeignError = (error: unknown): boolean => errorCode(error) === FOREIGN

/** What is told when another program has written in a game: `name` is that of the copy in which our course lies. */
export const dividedFault = (path: string, name: string): Fault => ({
  code: 'divided',
  params: { file: basename(path), name },
})

/** What is told when a file that was gone has been written anew. */
export const rewrittenFault = (path: string): Fault => ({ code: 'rewritten', params: { file: basename(path) } })

const errorCode = (error: unknown): string => (isSystemError(error) ? (error.code ?? '') : '')
