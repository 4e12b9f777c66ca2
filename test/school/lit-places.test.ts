import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { courseOf } from '../../src-main/school/course.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import { choicesOf } from '../../src-main/table/check.ts'
import type { Action } from '../../src-shared/games/transport/actions.ts'
import type { LessonText } from '../../src-renderer/school/words.ts'

it('speaks of as many places as light up for the first card of Transport, and says which of them to take', () => {
  const lesson = lessons().find(({ id }) => id === 'transport-belts')!
  const game = games.find(({ id }) => id === lesson.game)!
  const { state } = courseOf(lesson, game)
  const choices = () => [...choicesOf(game, state)].map((code) => [code, game.decode(state, code) as Action] as const)
  const straight = choices().find(([, action]) => action.kind === 'connect' && action.card === 11)!
  game.apply(state, straight[0])
  const placesFor = (kind: string) => choices().filter(([, action]) => action.kind === kind).length
  expect([placesFor('place'), placesFor('insert')]).toEqual([6, 2])
  const url = new URL('../../lessons/transport/belts/en.json', import.meta.url)
  const { text } = (JSON.parse(readFileSync(url, 'utf8')) as LessonText).steps.belt
  expect(text).toMatch(/Eight places .*at six .*other two/)
})
