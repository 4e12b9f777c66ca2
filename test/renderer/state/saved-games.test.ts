import { expect, it, vi } from 'vitest'
import { done, refused, type RequestName } from '../../../src-shared/bridge.ts'
import type { SlotSummary } from '../../../src-shared/table.ts'
import { atTable } from './at-table.ts'

/** A shelf whose program answers so, and what it is asked. */
function shelf(answers: Partial<Record<RequestName, readonly unknown[]>>) {
  const { app } = atTable()
  const asked: RequestName[] = []
  vi.spyOn(app, 'tell').mockImplementation(() => undefined)
  const answer = (name: RequestName) => {
    asked.push(name)
    const all = answers[name] ?? []
    return all[Math.min(asked.filter((one) => one === name).length, all.length) - 1]
  }
  vi.spyOn(app, 'ask').mockImplementation(async (name) => answer(name) as never)
  vi.spyOn(app, 'askQuietly').mockImplementation(async (name) => answer(name) as never)
  vi.spyOn(app, 'askPlainly').mockImplementation(async (name) => answer(name) as never)
  return { app, asked }
}
const finished = { id: 'a', name: 'Sunday', changed: 1, picture: null, state: 'finished' } as unknown as SlotSummary

it('a game that is gone from the folder leaves the list, whatever it was asked for', async () => {
  const gone = [refused('noSuchSlot')]
  const { app, asked } = shelf({
    duplicateSlot: gone,
    deleteSlot: gone,
    exportGame: gone,
    listSlots: [{ slots: [] }],
  })
  app.saved.slots = [finished]
  await app.saved.duplicate(finished)
  expect(app.saved.slots).toEqual([])
  await app.saved.remove(finished)
  await app.saved.export('a')
  expect(asked.filter((name) => name === 'listSlots')).toHaveLength(3)
})

it('a line that is gone from the folder leaves the list', async () => {
  const { app, asked } = shelf({ deleteLine: [refused('noSuchLine')], listLines: [{ lines: [], faults: [] }] })
  expect(await app.layouts.delete({ id: 'x', changed: 0, line: {} } as never)).toBe(false)
  expect([app.layouts.all, asked]).toEqual([[], ['deleteLine', 'listLines']])
})

it('what is refused for another reason leaves the list as it is', async () => {
  const { app, asked } = shelf({ deleteSlot: [refused('noSpace'), done({ slots: [] })] })
  await app.saved.remove(finished)
  expect(asked).toEqual(['deleteSlot'])
})

it('a picture that was not answered is asked for again', async () => {
  const there = { picture: { rails: [] } }
  const { app, asked } = shelf({ pictureOf: [null, there] })
  expect(await app.saved.glanceAt(finished)).toEqual({ picture: null })
  expect(await app.saved.glanceAt(finished)).toEqual(there)
  expect(await app.saved.glanceAt(finished)).toEqual(there)
  expect(asked).toEqual(['pictureOf', 'pictureOf'])
})
