import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figuresOf } from '../../scripts/school-figures.ts'
import { games } from '../../src-main/engine/games.ts'
import type { Lesson } from '../../src-main/school/lesson.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import type { LessonText } from '../../src-renderer/school/words.ts'

const figures = (lesson: Lesson) => {
  const { id, game } = lesson
  const folder = new URL(`../../lessons/${game}/${id.slice(game.length + 1)}/`, import.meta.url)
  const english = JSON.parse(readFileSync(new URL('en.json', folder), 'utf8')) as LessonText
  return figuresOf(
    lesson,
    games.find((one) => one.id === game)!,
    english,
  )
}
const isGame = ({ steps }: Lesson) => steps.some(({ solution }) => solution === 'bot')
const SHORT = lessons().filter((lesson) => !isGame(lesson))

it('counts the clicks of a lesson: what is read, the rows that lead to each answer, and its confirmation', () => {
  const rails = SHORT.find(({ id }) => id === 'freight-express-rails')!
  // Read; card, place, turned how, sure; drive, card, sure; read; refill, sure.
  expect(figures(rails)).toMatchObject({ clicks: 1 + 4 + 3 + 1 + 2 })
})

it.each(SHORT.map((lesson) => [lesson.id, lesson] as const))(
  'says of %s the minutes that reading and clicking take, at most three',
  (_, lesson) => {
    const { minutes } = figures(lesson)
    expect(minutes).toBeLessThanOrEqual(3)
    expect(lesson.minutes).toBe(Math.ceil(minutes))
  },
)

it.each(
  lessons()
    .filter(isGame)
    .map((lesson) => [lesson.id, lesson] as const),
)('leaves time to think in %s', (_, lesson) => {
  expect(lesson.minutes).toBeGreaterThan(figures(lesson).minutes)
})
