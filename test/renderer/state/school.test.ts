import { expect, test } from 'vitest'
import type { LessonRow } from '../../../src-shared/school.ts'
import { School } from '../../../src-renderer/state/school.svelte.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'

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

test('where no lesson was begun the first one of the game that was played last is next', () => {
  const school = new School({ lastPlayed: 'transport' } as App)
  const [rails, belts] = [row('freight-express', 'rails', false), row('transport', 'belts', false)]
  school.lessons = [rails, belts]
  expect(school.next).toEqual(belts)
  school.lessons = [{ ...rails, begun: 1 }, belts]
  expect(school.next).toMatchObject({ id: rails.id })
})

test('the game that was played last is the one that waits, else the one that changed last', () => {
  const app = new App(
    { ask: async () => ({ ok: false }), onNotice: () => undefined } as never,
    PLAYABLE,
    async () => ({}) as never,
  )
  const slot = (game: string, changed: number, state: string) => ({ id: `${changed}`, game, changed, state }) as never
  expect(app.lastPlayed).toBe('freight-express')
  app.saved.slots = [slot('transport', 1, 'finished'), slot('first-class', 2, 'finished')]
  expect(app.lastPlayed).toBe('first-class')
  app.saved.slots = [slot('transport', 1, 'running'), slot('first-class', 2, 'finished')]
  expect(app.lastPlayed).toBe('transport')
  app.saved.slots = [slot('unheard-of', 3, 'running')]
  expect(app.lastPlayed).toBe('freight-express')
})
