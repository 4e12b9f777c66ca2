import type { GameId, Plan } from '../src-shared/core.ts'
import type { AnyGame } from '../src-main/engine/game.ts'
import { courseOf } from '../src-main/school/course.ts'
import { LEARNER } from '../src-main/school/goals.ts'
import type { Lesson } from '../src-main/school/lesson.ts'
import { LessonRun } from '../src-main/school/run.ts'
import { codesNext } from '../src-main/school/solve.ts'
import { choicesOf } from '../src-main/table/check.ts'
import { firstClassSpeech } from '../src-renderer/games/first-class/words/speech.ts'
import { freightSpeech } from '../src-renderer/games/freight-express/words/speech.ts'
import { transportSpeech } from '../src-renderer/games/transport/words/speech.ts'
import type { LessonText } from '../src-renderer/school/words.ts'
import { sections } from '../src-renderer/ui/choosing/choice-rows.ts'
import { chosen, NOTHING, type Selection } from '../src-renderer/ui/choosing/selection.ts'
import type { Candidate, Speech } from '../src-renderer/words/speech.ts'

/** How long a lesson is to whoever goes through it by its own solution. */
export interface Figures {
  /** On 'Go on', on the rows of the list that lead to each answer, and on its confirmation. */
  readonly clicks: number
  /** That the lesson says on this way. */
  readonly words: number
  /** To read those words and to make those clicks; thinking, and what moves on the table, not counted. */
  readonly minutes: number
}

const WORDS_A_MINUTE = 200
const SECONDS_A_CLICK = 2

const SPEECH: Readonly<Record<GameId, Speech<never>>> = {
  'freight-express': freightSpeech,
  'first-class': firstClassSpeech,
  transport: transportSpeech,
}

/** @throws Error where the list does not lead to an answer of the solution, or the solution to the lesson's end */
export function figuresOf(lesson: Lesson, game: AnyGame, text: LessonText): Figures {
  const clicks = clicksOf(new LessonRun(lesson, courseOf(lesson, game)))
  const words = wordsOf(text)
  const minutes = words / WORDS_A_MINUTE + (clicks * SECONDS_A_CLICK) / 60
  return { clicks, words, minutes: Math.round(minutes * 10) / 10 }
}

const wordsOf = ({ title, aim, learn, steps, end }: LessonText): number =>
  [title, aim, ...learn, ...Object.values(steps).flatMap((step) => [step.title, step.text]), end].join(' ').split(/\s+/)
    .length

function clicksOf(run: LessonRun): number {
  let clicks = 0
  while (run.step) {
    if (run.goOn()) {
      clicks++
      continue
    }
    const by = run.course.status.decision?.by
    const codes = by === undefined ? null : codesNext(run)
    if (by === undefined || !codes) throw new Error(`${run.lesson.id} sticks at ${run.step.id}`)
    const answer = by === LEARNER ? answerFor(run, codes) : null
    if (answer) clicks += answer.clicks + 1
    const draft = run.course.draft(by, codes.slice(0, answer?.codes ?? 1))
    if (typeof draft === 'string') throw new Error(`${run.lesson.id} at ${run.step.id}: ${draft}`)
    run.course.step(draft.line)
  }
  return clicks
}

/** The row of the list that gives as many of these answers at once as can be, and how many rows lead there. */
function answerFor({ course, lesson, step }: LessonRun, codes: readonly number[]): { codes: number; clicks: number } {
  const { game, state, status, seats } = course
  const speech = SPEECH[lesson.game] as Speech<unknown>
  const position = { view: game.view(state, LEARNER) as unknown, seats, viewer: LEARNER }
  const plans: readonly Plan[] = game.plans(state)
  const all = speech.candidates(status.decision!, [...choicesOf(game, state)], plans, position)
  const begins = (one: Candidate) => one.codes.every((code, i) => code === codes[i])
  // A bot answers one question at a time, and a row may answer several.
  const meant = all.filter(begins).sort((a, b) => b.codes.length - a.codes.length)[0]
  const row = meant ?? all.find((one) => one.codes[0] === codes[0])
  const clicks = row && rowsTo(all, row)
  if (!row || clicks === undefined) throw new Error(`${lesson.id} at ${step!.id}: no row gives ${codes.join(' ')}`)
  return { codes: Math.min(row.codes.length, codes.length), clicks }
}

/** How many rows are pressed until an answer is meant; undefined where none lead to it. */
function rowsTo(all: readonly Candidate[], meant: Candidate): number | undefined {
  const seen = new Set<string>()
  let open: Selection[] = [NOTHING]
  for (let n = 0; open.length > 0; n++) {
    if (open.some((selection) => chosen(all, selection) === meant)) return n
    open = open
      .flatMap((selection) => sections(all, selection).flatMap(({ rows }) => rows.map(({ next }) => next)))
      .filter((selection) => {
        const key = JSON.stringify(selection)
        return !seen.has(key) && seen.add(key)
      })
  }
  return undefined
}
