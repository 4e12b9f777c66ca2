import type { Fault } from '../src-shared/bridge.ts'
import type { LanguageId } from '../src-shared/messages/index.ts'
import { phrase, say } from '../src-shared/messages/host/index.ts'
import { isSystemError, LOCK_NAME, writeFault } from './saves/faults.ts'

/**
 * What a shell says when it cannot start: before there is a window, on the terminal or in a box.
 * @param error what was thrown: a fault, a refusal of the system, or a command line that makes no sense
 */
export function startSentence(error: unknown, folder: string, language: LanguageId = 'en'): string {
  if (!(error instanceof Error)) return faultSentence({ code: 'internal' }, folder, language)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return say(language, phrase('host.portTaken'))
  // Who types options reads them in English.
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message} (npm start -- --help)`
  if (error instanceof RangeError) return error.message
  return faultSentence(
    isSystemError(error) ? writeFault(error, folder).fault : { code: 'internal', params: { reason: error.message } },
    folder,
    language,
  )
}

export function faultSentence(fault: Fault, folder: string, language: LanguageId = 'en'): string {
  switch (fault.code) {
    case 'inUse':
      return say(language, phrase('host.inUse', { folder, file: LOCK_NAME }))
    case 'notAllowed':
      return say(language, phrase('host.notAllowed', { folder }))
    case 'noSpace':
      return say(language, phrase('host.noSpace', { folder }))
    case 'cannotRead':
    case 'cannotWrite':
      return say(language, phrase('host.cannotUse', { folder }))
    default:
      return say(language, phrase('host.failed', { folder, reason: fault.params?.['reason'] ?? fault.code }))
  }
}
