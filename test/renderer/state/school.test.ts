import { expect, test } from 'vitest'
import type { LessonRow } from '../../../src-shared/school.ts'
import { School } from '../../../src-renderer/state/school.svelte.ts'
import type { App } from '../../../src-renderer/state/app.svelte.ts'

const row = (game: LessonRow['game'], name: string, done: boolean): LessonRow => ({
  id: `${game}-${name}`,
  game,
  minutes: 2,
  steps: 3,
  done,
  begun: 0,
})
function next(...lessons: LessonRow[]) {
  const school = new School({} as App)
  school.lessons = lessons
  return school.next?.id ?? null
}

test('the first lesson of all is next where none was gone through', () => {
  expect(next(row('freight-express', 'rails', false), row('transport', 'belts', false))).toBe('freight-express-rails')
})

test('the next lesson is on the line that was begun', () => {
  expect(
    next(row('freight-express', 'rails', false), row('transport', 'belts', true), row('transport', 'parcels', false)),
  ).toBe('transport-parcels')
})

test('a line that is done leads to the first that is not', () => {
  expect(next(row('freight-express', 'rails', false), row('transport', 'belts', true))).toBe('freight-express-rails')
})

test('no lesson is next when all are done', () => {
  expect(next(row('transport', 'belts', true))).toBeNull()
})
