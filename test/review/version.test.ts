import { expect, test } from 'vitest'
import { partsOf } from '../../src-main/review/decisions.ts'
import { judged } from '../../src-main/review/judging.ts'
import { REVIEW_VERSION } from '../../src-main/review/version.ts'
import { courseOf } from './reviewed.ts'

/** What is said of some moves of a recorded game, in short. */
function saidOf(name: string): string[] {
  const course = courseOf(name, 60)
  const { decided } = partsOf(course)
  return [1, 3, 5].map((at) => {
    const one = judged(course.game, 2, decided[at]!, at)
    return one ? `${one.kind} ${one.turn} ${one.seat} ${Math.round(one.shares[1] * 100)}` : 'equal'
  })
}

/** Where this fails, bots, values or the review have changed: raise REVIEW_VERSION, and put what is found now here. */
test.each([
  ['freight-express-rules-2', ['slip 2 0 73', 'slip 4 0 47', 'slip 6 0 58']],
  ['first-class-rules-2', ['slip 2 0 75', 'slip 4 0 84', 'slip 6 0 67']],
  ['transport-rules-1', ['equal', 'slip 4 1 87', 'slip 6 1 87']],
])('%s: what this version of the review says stays, so that kept reviews need not be made anew', (name, said) => {
  expect([REVIEW_VERSION, ...saidOf(name)]).toEqual([11, ...said])
})
