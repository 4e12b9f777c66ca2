import { done, type Fault, type Result } from '../../src-shared/bridge.ts'
import { bookOf, statisticsOf } from '../saves/statistics.ts'
import type { Answers, DeskParts } from './desk-parts.ts'

/** The requests that are about what is kept beside the games: no table need be open for them, and none is changed. */
export const recordAnswers = (parts: DeskParts) =>
  ({
    setSettings: async (settings) => {
      parts.settings.write(settings)
      return done({ settings: parts.settings.read() })
    },
    statistics: async () => {
      const { ledger, school, daily } = parts
      const finished = await ledger.all()
      const book = bookOf(finished, await school.rows(), await daily.days())
      return done({ statistics: statisticsOf(finished), book, faults: ledger.takeNews() })
    },
    clearStatistics: async ({ name }) => emptied(await parts.ledger.clear(parts.now(), name)),
    restoreStatistics: async () => emptied(await parts.ledger.restore()),
    listLines: async () => {
      const lines = await parts.lines.list()
      return done({ lines, faults: parts.lines.takeNews() })
    },
    keepLine: async ({ id, line }) => {
      const kept = await parts.lines.keep(id, line)
      return kept.ok ? done({ lines: await parts.lines.list(), id: kept.value }) : kept
    },
    deleteLine: async ({ id }) => {
      const removed = await parts.lines.remove(id)
      return removed.ok ? done({ lines: await parts.lines.list() }) : removed
    },
    school: async () => {
      const lessons = await parts.school.rows()
      return done({ lessons, faults: parts.school.takeNews() })
    },
    pictureOfLesson: async ({ lesson }) => done({ picture: parts.school.picture(lesson) }),
    markLesson: async ({ lesson, done: isDone }) => {
      const marked = await parts.school.mark(lesson, isDone)
      return marked.ok ? done({ lessons: marked.value }) : marked
    },
    forgetLesson: async ({ lesson }) => {
      const forgotten = await parts.school.forget(lesson)
      return forgotten.ok ? done({ lessons: forgotten.value }) : forgotten
    },
    toldAtSight: async () => done(await parts.record.told()),
    tellAtSight: async ({ name, topics }) => orFault(await parts.record.tell(name, topics)),
    forgetSight: async () => orFault(await parts.record.forgetTold()),
    daily: async ({ day, name }) => {
      const shown = parts.daily.shown(day, name, await parts.slots.list())
      return done({ daily: await shown, faults: parts.daily.takeNews() })
    },
    problems: async ({ game, name }) => {
      const problems = await parts.problems.listed(game, name)
      return done({ problems, faults: parts.problems.takeNews() })
    },
    pictureOfProblem: async ({ problem }) => done({ picture: await parts.problems.picture(problem) }),
  }) satisfies Partial<Answers>

/** What says nothing but that it is done. */
const emptied = (result: Result<null>): Result<Record<never, never>> => (result.ok ? done({}) : result)

const orFault = (fault: Fault | null): Result<Record<string, never>> => (fault ? { ok: false, fault } : done({}))
