import { townKey } from './words/towns.ts'
import { phrase, say } from '../../messages/index.ts'
import { type LanguageId } from '../../../src-shared/messages/index.ts'

/** The name of a city by its card (-1 = the board) and its place there, as the sentences have it too. */
export const cityName = (card: number, at: number, language: string): string =>
  say(language as LanguageId, phrase(townKey(card, at)))
