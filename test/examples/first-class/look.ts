import type { Symbol } from '../../../src-renderer/games/first-class/words/symbols.ts'

/** A point by the sign of whoever rides. */
export const stewardHead = (): Symbol[] => [
  { kind: 'points', n: 1 },
  { kind: 'text', text: '×' },
  { kind: 'sign', sign: 'celebrity' },
]
