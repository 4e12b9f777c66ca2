import { basename } from 'node:path'
import { refused, type Fault, type FaultCode } from '../../src-shared/bridge.ts'

const CODES: Readonly<Record<string, FaultCode>> = {
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
  EFBIG: 'noSpace',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'notAllowed',
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

const errorCode = (error: unknown): string => (isSystemError(error) ? (error.code ?? '') : '')
