import { withLetter, type Module } from './module.ts'

/** Module A, contracts: the base game knows contracts, coins and end cards, so only its rows are its own. [002:902] */
export const moduleA: Module = { inPlay: withLetter('A') }
