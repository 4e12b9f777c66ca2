import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '../../src-main/saves/log.ts'
import { aFolder } from '../app/playing.ts'

it('the log goes on in one file until that is long, then begins another and keeps the one before', async () => {
  const folder = await aFolder()
  const log = openLog(folder)
  log.note('first')
  log.note('x'.repeat(128 * 1024))
  expect(await readdir(join(folder, 'log'))).toEqual(['log.txt'])
  log.note('last')
  const read = (file: string) => readFile(join(folder, 'log', file), 'utf8')
  expect((await read('log.before.txt')).split('\n')[0]).toMatch(/ first$/)
  expect(await read('log.txt')).toMatch(/^[^\n]* last\n$/)
  expect(log.tail().split('\n')).toHaveLength(3)
})
