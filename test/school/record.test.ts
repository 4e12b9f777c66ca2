import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { diskFiles, type Files } from '../../src-main/saves/files.ts'
import { aFolder, start, type Playing } from '../app/playing.ts'

const LESSON = 'transport-belts'
const pathIn = (folder: string) => join(folder, 'school.json')
const isDone = async (playing: Playing) =>
  (await playing.get('school', {})).lessons.find(({ id }) => id === LESSON)?.done

const recordOf = (kept: object) => JSON.stringify({ kind: 'signalbox-school', format: 1, lessons: { [LESSON]: kept } })

describe('the record of lessons done', () => {
  it.each([
    ['that is broken', '{"kind":"signalbox-school","format":1,"less'],
    ['that is none of ours', '{"pupils":["Ann"]}'],
    ['with a lesson nobody could have left so', recordOf({ done: false, at: -1, steps: [], reads: [] })],
  ])('%s is set aside untouched and told once, and begins anew', async (_, text) => {
    const folder = await aFolder()
    await writeFile(pathIn(folder), text)
    const playing = await start({ folder, games })
    const { faults } = await playing.get('school', {})
    const [aside] = await readdir(join(folder, 'set-aside'))
    expect(faults).toEqual([{ code: 'schoolBroken', params: { file: aside } }])
    expect(await readFile(join(folder, 'set-aside', aside), 'utf8')).toBe(text)
    expect((await playing.get('school', {})).faults).toEqual([])
    await playing.get('markLesson', { lesson: LESSON, done: true })
    await playing.app.close()
    expect(await isDone(await start({ folder, games }))).toBe(true)
  })

  it('of a newer program stays as it is; what is done here holds until the program ends', async () => {
    const folder = await aFolder()
    const newer = '{"kind":"signalbox-school","format":2,"people":{}}'
    await writeFile(pathIn(folder), newer)
    const playing = await start({ folder, games })
    expect((await playing.get('school', {})).faults).toEqual([{ code: 'schoolNewer', params: { file: 'school.json' } }])
    await playing.get('markLesson', { lesson: LESSON, done: true })
    expect(await isDone(playing)).toBe(true)
    expect(await readFile(pathIn(folder), 'utf8')).toBe(newer)
  })

  it('has what was said to each person at first sight, none of it twice, until all is to be said anew', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games })
    await playing.get('tellAtSight', { name: 'Ann', topics: ['transport.aim', 'transport.act'] })
    await playing.get('tellAtSight', { name: 'ANN', topics: ['transport.act', 'transport.way'] })
    await playing.get('tellAtSight', { name: 'Bob', topics: ['transport.aim'] })
    await playing.get('markLesson', { lesson: LESSON, done: true })
    await playing.app.close()
    const again = await start({ folder, games })
    expect(await again.get('toldAtSight', {})).toEqual({
      told: [],
      toldTo: { ann: ['transport.aim', 'transport.act', 'transport.way'], bob: ['transport.aim'] },
    })
    expect(await again.refusal('tellAtSight', { name: 'Ann', topics: ['transport.nothing'] })).toBe('malformed')
    await again.get('forgetSight', {})
    expect([await again.get('toldAtSight', {}), await isDone(again)]).toEqual([{ told: [], toldTo: {} }, true])
  })

  it('is kept for a person whose name is one that every object has', async () => {
    const playing = await start({ folder: await aFolder(), games })
    for (const name of ['Constructor', 'toString', '__proto__'])
      await playing.get('tellAtSight', { name, topics: ['transport.aim'] })
    expect((await playing.get('toldAtSight', {})).toldTo).toMatchObject({ tostring: ['transport.aim'] })
  })

  it('that is no file at all is told, and nothing is written over it', async () => {
    const folder = await aFolder()
    await mkdir(pathIn(folder))
    const playing = await start({ folder, games })
    expect((await playing.get('school', {})).faults).toHaveLength(1)
    expect(await playing.refusal('markLesson', { lesson: LESSON, done: true })).toBe('cannotRead')
    expect([await isDone(playing), await readdir(pathIn(folder))]).toEqual([true, []])
  })

  it('that cannot be written says so, holds until the program ends, and is written with what comes next', async () => {
    let refuses = true
    const replace: Files['replace'] = async (path, text) => {
      if (refuses && path.endsWith('school.json')) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      return diskFiles.replace(path, text)
    }
    const folder = await aFolder()
    const playing = await start({ folder, games, tuning: { files: { ...diskFiles, replace } } })
    expect(await playing.refusal('markLesson', { lesson: LESSON, done: true })).toBe('noSpace')
    expect(await isDone(playing)).toBe(true)
    refuses = false
    await playing.get('markLesson', { lesson: 'first-class-rows', done: true })
    expect(await readFile(pathIn(folder), 'utf8')).toContain(LESSON)
  })
})
