import type { SpecialWords } from '../../../src-renderer/games/freight-express/words/specials/special.ts'

/** Nothing is asked: its drawing, here one that is there, and the chapter of the rules that tells of it. */
export const depot: SpecialWords = { icon: 'freight-icon-special-e-card-train', chapter: 'entering' }
