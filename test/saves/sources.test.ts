import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesOf } from '../../src-main/saves/sources.ts'
import { aFolder } from '../app/playing.ts'

it('a stack names lines of the source where the map of a built file lies beside it, and else what it named', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'out', 'main'), { recursive: true })
  const map = { version: 3, sources: ['../../src-main/app.ts'], names: [], mappings: 'AAAA,IAAI;AACJ' }
  await writeFile(join(folder, 'out', 'main', 'app.cjs.map'), JSON.stringify(map))
  await writeFile(join(folder, 'out', 'main', 'torn.cjs.map'), '{')
  // Nothing is said of its first line.
  const late = { ...map, mappings: ';AAAA' }
  await writeFile(join(folder, 'out', 'main', 'late.cjs.map'), JSON.stringify(late))
  const sourced = sourcesOf(join(folder, 'out'))
  const told = ['at a (/x/app.cjs:1:1)', 'at b (/x/app.cjs:2:1)', 'at c (/x/torn.cjs:1:1)', 'at d (/x/other.cjs:1:1)']
  expect(sourced('e (app.cjs:1:4) f (app.cjs:1:5)')).toBe('e (src-main/app.ts:1:1) f (src-main/app.ts:1:5)')
  expect(sourced('g (late.cjs:1:1) h (late.cjs:2:1)')).toBe('g (late.cjs:1:1) h (src-main/app.ts:1:1)')
  expect(told.map(sourced)).toEqual(['at a (src-main/app.ts:1:1)', 'at b (src-main/app.ts:2:1)', told[2], told[3]])
})
