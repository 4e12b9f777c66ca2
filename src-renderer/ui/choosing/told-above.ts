import type { Phrase } from '../../../src-shared/core.ts'
import type { PreviewWords } from '../../words/speech.ts'

/** Whether what a row warns of is among what is told of it above the buttons, word for word. */
export function isToldAbove(warning: Phrase | undefined, told: Pick<PreviewWords, 'text'> | null): boolean {
  const written = JSON.stringify(warning)
  return warning !== undefined && (told?.text.some((line) => JSON.stringify(line) === written) ?? false)
}
