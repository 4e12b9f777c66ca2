import { expect, it } from 'vitest'
import de from '../../../src-renderer/screens/problems/titles/de.json'
import en from '../../../src-renderer/screens/problems/titles/en.json'
import nl from '../../../src-renderer/screens/problems/titles/nl.json'
import { problemsOf } from '../../../src-main/problems/kept.ts'
import { games } from '../../../src-main/engine/games.ts'
import { titleOf } from '../../../src-renderer/screens/problems/title.ts'

const books = games.map(({ id }) => ({ game: id, ids: problemsOf(id).map((problem) => problem.id) }))

it.each([
  ['English', en],
  ['Dutch', nl],
  ['German', de],
])('every problem has a title of its own in %s, and no title is without its problem', (_, titles: object) => {
  expect(Object.keys(titles).toSorted()).toEqual(books.flatMap(({ ids }) => ids).toSorted())
  for (const { game, ids } of books) {
    const told = Object.entries(titles).flatMap(([id, title]) => (ids.includes(id) ? [String(title)] : []))
    expect(new Set(told).size, game).toBe(ids.length)
    for (const title of told) expect(title.length, title).toBeLessThanOrEqual(28)
  }
})

it("one's own and one that has no title yet are called by their theme", () => {
  expect(titleOf({ id: 'fe-00000000', theme: 'drive', number: 3 })).toBe('Drive 3')
  expect(titleOf({ id: 'fe-00000000', theme: 'drive', number: 0 })).toBe('Drive, one of your own')
})
