import type { Choosers } from '../table/bot-turns.ts'
import type { LessonRun } from './run.ts'

/** The other seats of a lesson answer as it tells; what it does not tell the Porter chooses. */
export const followingLesson = (pool: Choosers, run: LessonRun): Choosers => ({
  abandon: () => pool.abandon(),
  hurry: () => pool.hurry(),
  async choose(bot, task) {
    const told = run.othersAnswer()
    return told === null ? pool.choose(bot, task) : { codes: [told], nodes: 0, failure: null }
  },
})
