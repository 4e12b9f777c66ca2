import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import type { Lesson } from '../../src-main/school/lesson.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import { solve } from '../../src-main/school/solve.ts'
import { LANGUAGES } from '../../src-shared/messages/index.ts'
import type { LessonText } from '../../src-renderer/school/words.ts'

const ALL = lessons()
const folder = new URL('../../lessons/', import.meta.url)
const nameOf = ({ id, game }: Lesson) => id.slice(game.length + 1)
const wordsOf = (lesson: Lesson, language: string) =>
  JSON.parse(readFileSync(new URL(`${lesson.game}/${nameOf(lesson)}/${language}.json`, folder), 'utf8')) as LessonText
const languages = Object.keys(LANGUAGES)

/** The keys of all texts, however deep. */
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path]

describe('the school', () => {
  it('lists every lesson that lies in the folder, each once', () => {
    const there = games.flatMap(({ id }) =>
      existsSync(new URL(id, folder)) ? readdirSync(new URL(`${id}/`, folder)).map((name) => `${id}-${name}`) : [],
    )
    expect(ALL.map(({ id }) => id).sort()).toEqual(there.sort())
  })

  it('names the steps of a lesson differently', () => {
    for (const { id, steps } of ALL) expect(new Set(steps.map((step) => step.id)).size, id).toBe(steps.length)
  })

  it('calls a pallet by its owner, as the list of choices beside it does', () => {
    const words = ALL.filter(({ game }) => game === 'transport').flatMap((lesson) =>
      languages.map((language) => JSON.stringify(wordsOf(lesson, language))),
    )
    for (const all of words) expect(all).not.toMatch(/\b(pallet|palette) [A-D]\b/i)
  })
})

describe.each(ALL.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  it('comes to its end by its own solution, and each of its goals can fail', () => {
    const { solved, stuckAt, cannotFail, said } = solve(
      lesson,
      games.find(({ id }) => id === lesson.game)!,
    )
    expect(stuckAt).toBeNull()
    expect(solved).toBe(true)
    expect(cannotFail).toEqual([])
    const unsaid = lesson.steps
      .flatMap(({ wrong }) => wrong.map(({ say }) => say))
      .filter((word) => !said.includes(word))
    expect(unsaid, 'words that no answer leads to').toEqual([])
  })

  it('has words for each step and each move that leads away, alike in all languages', () => {
    const english = wordsOf(lesson, 'en')
    expect(Object.keys(english.steps).sort()).toEqual(lesson.steps.map(({ id }) => id).sort())
    for (const { id, wrong } of lesson.steps)
      expect(Object.keys(english.steps[id].wrong ?? {}).sort(), id).toEqual(
        [...new Set(wrong.map(({ say }) => say))].sort(),
      )
    expect(english.learn).toHaveLength(3)
    for (const language of languages) expect(keysOf(wordsOf(lesson, language)), language).toEqual(keysOf(english))
  })
})
