import type { Phrase } from '../../../../../src-shared/core.ts'
import { hasText, type MessageKey } from '../../../../messages/index.ts'

/**
 * What would come of an answer, of a line of the log: where that says that something was done, the preview says what it
 * is, or does, with the same figures. 'Ada took an end card: ...' would read as done.
 */
export function planned({ key, params = {} }: Phrase): Phrase {
  const own = key.replace(/^first-class\.(event\.)?/, 'first-class.planned.')
  return {
    key: own !== key && hasText(own) ? own : (key as MessageKey),
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, isPhrase(value) ? planned(value) : value]),
    ),
  }
}

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'key' in value
