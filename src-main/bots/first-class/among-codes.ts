import { KIND, kindIndexOf } from '../../../src-shared/games/first-class/actions.ts'

/** The first use of something gained among so many codes; -1 = there is none. */
export function gainedUse(codes: Int32Array, count: number): number {
  for (let i = 0; i < count; i++) if (kindIndexOf(codes[i]) === KIND.use) return codes[i]
  return -1
}

/** Does it leave what it could still have done? */
export const letsGo = (code: number): boolean => kindIndexOf(code) === KIND.enough || kindIndexOf(code) === KIND.waive
