import type { LanguageId } from '../../src-shared/messages/index.ts'

/** Small letters without marks: 'Bahnhöfe' and 'bahnhofe' are one. */
export const fold = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** What a word may end in beside its stem, the longest first. */
const ENDINGS: Readonly<Record<LanguageId, RegExp>> = {
  en: /(ings|ing|ied|ies|ers|ed|er|es|en|s|e|y)$/,
  nl: /(enden|ende|end|den|ten|en|de|te|er|st|t|d|s|e)$/,
  de: /(ungen|ung|enden|ende|end|ern|en|er|em|es|st|n|e|s|t)$/,
}
/** Participles begin with it: geduwd, gefahren. */
const PARTICIPLE: Readonly<Record<LanguageId, RegExp | null>> = {
  en: null,
  nl: /^(.*)ge(?=.{3,}(d|t|en)$)/,
  de: /^(.*)ge(?=.{3,}(t|en)$)/,
}
const LEAST = 3

/**
 * The part of a folded word that its forms share, roughly: enough to find 'pushed' by 'push' and 'kaarten' by 'kaart'.
 */
export function stem(word: string, language: LanguageId): string {
  const participle = PARTICIPLE[language]
  const bare = participle ? word.replace(participle, '$1') : word
  const cut = bare.replace(ENDINGS[language], '')
  return even(cut.length >= LEAST ? cut : bare, language)
}

/** Spelling that changes with the ending: spoor and sporen, dropped and drop, huis and huizen. */
function even(word: string, language: LanguageId): string {
  const single = word.replace(/([^aeiou])\1$/, '$1')
  return language === 'nl'
    ? single
        .replace(/([aeou])\1/g, '$1')
        .replace(/v$/, 'f')
        .replace(/z$/, 's')
    : single
}
