import type { Phrase } from '../../src-shared/core.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { speaker } from '../../src-shared/messages/index.ts'
import type en from './words/en.json'

/** The words of the school. They are fetched when somebody comes to it: the first screen need not carry them. */
export type SchoolKey = keyof typeof en

/** What a lesson says: `lessons/<game>/<lesson>/<language>.json`. */
export interface LessonText {
  readonly title: string
  /** One sentence: what it is about. */
  readonly aim: string
  /** Three things that are learned. */
  readonly learn: readonly string[]
  /** By the name of the step. */
  readonly steps: Readonly<Record<string, StepText>>
  /** Said when it is done. */
  readonly end: string
}

export interface StepText {
  /** What is to be done, or what is told. */
  readonly title: string
  readonly text: string
  /** What is said to moves that lead away, by the name that the lesson gives it. */
  readonly wrong?: Readonly<Record<string, string>>
}

/** What is said in one language, as far as it was fetched. */
export interface SchoolWords {
  readonly language: LanguageId
  say(key: SchoolKey, params?: Phrase['params']): string
  title(lesson: string): string
  /** undefined before the lessons themselves were fetched. */
  text(lesson: string): LessonText | undefined
}

const WORDS = import.meta.glob<Readonly<Record<string, string>>>('./words/*.json', { import: 'default' })
const TITLES = import.meta.glob<Readonly<Record<string, string>>>('./titles/*.ts', { import: 'default' })
const TEXTS = import.meta.glob<Readonly<Record<string, LessonText>>>('./texts/*.ts', { import: 'default' })

/** '../../../lessons/transport/belts/en.json' is of 'transport-belts'. */
const byLesson = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [path.split('/').slice(-3, -1).join('-'), value]))

/** Fetches the words of the school in a language; `all`: what the lessons say too. @throws where they cannot be had */
export async function fetchWords(language: LanguageId, all: boolean): Promise<SchoolWords> {
  const [words, titles, texts] = await Promise.all([
    WORDS[`./words/${language}.json`](),
    TITLES[`./titles/${language}.ts`]().then(byLesson),
    all ? TEXTS[`./texts/${language}.ts`]().then(byLesson) : {},
  ])
  const speak = speaker({ en: words, [language]: words })
  return {
    language,
    say: (key, params) => speak(language, params ? { key, params } : { key }),
    title: (lesson) => titles[lesson] ?? lesson,
    text: (lesson) => (texts as Readonly<Record<string, LessonText>>)[lesson],
  }
}
