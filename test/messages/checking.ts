import { expect } from 'vitest'
import type { Phrase } from '../../src-shared/core.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { faultOf } from '../../scripts/sentences.ts'
import { hasText, say } from '../../src-renderer/messages/index.ts'

const LANGUAGES: readonly LanguageId[] = ['en', 'nl', 'de']
export const seats = ['Ada', 'Bram', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' as const }))

const missingKeys = ({ key, params }: Phrase): string[] => [
  ...(hasText(key) ? [] : [key]),
  ...Object.values(params ?? {}).flatMap((value) => (typeof value === 'object' ? missingKeys(value) : [])),
]
const checked = new Set<string>()

/** Every key in a phrase has words, and no sentence has a hole, or a number beside a word that does not go with it. */
export function checkPhrase(phrase: Phrase): void {
  const told = JSON.stringify(phrase)
  if (checked.has(told)) return
  checked.add(told)
  expect(missingKeys(phrase)).toEqual([])
  for (const language of LANGUAGES) {
    const text = say(language, phrase)
    expect(text, told).not.toMatch(/-1\b/)
    expect(faultOf(language, text), `${text} ${told}`).toBeNull()
  }
}
