import type { Fault } from '../src-shared/bridge.ts'
import { isSystemError, writeFault } from './saves/faults.ts'

/**
 * What a shell says when it cannot start: before there is a window, so in plain English on the terminal.
 * @param error what was thrown: a fault, a refusal of the system, or a command line that makes no sense
 */
export function startSentence(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return faultSentence({ code: 'internal' }, folder)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return 'That port is taken. Choose another with --port, or leave it out.'
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message} (npm start -- --help)`
  if (error instanceof RangeError) return error.message
  return faultSentence(isSystemError(error) ? writeFault(error, folder).fault : { code: 'internal', params: { reason: error.message } }, folder)
}

export function faultSentence(fault: Fault, folder: string): string {
  const otherFolder = 'or choose another folder with --folder.'
  switch (fault.code) {
    case 'inUse':
      return `These games are open in another Signalbox. Close that one first, ${otherFolder} (${folder})`
    case 'notAllowed':
      return `Signalbox may not write to ${folder}. Allow it, ${otherFolder}`
    case 'noSpace':
      return `There is no space left for games in ${folder}. Make some, ${otherFolder}`
    case 'cannotRead':
    case 'cannotWrite':
      return `The folder for games cannot be used: ${folder}. Mend it, ${otherFolder}`
    default:
      return `Signalbox could not start: ${fault.params?.['reason'] ?? fault.code}. Nothing in ${folder} was changed.`
  }
}
