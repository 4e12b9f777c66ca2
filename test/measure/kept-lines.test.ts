import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropTornLine, wholeLines } from '../../src-main/measure/kept-lines.ts'

it('a run that was ended in the middle of a line goes on after the last whole one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'kept.jsonl')
  writeFileSync(file, '{"game":0}\n{"game":1}\n{"ga')
  expect(wholeLines(file)).toEqual(['{"game":0}', '{"game":1}'])
  dropTornLine(file)
  appendFileSync(file, '{"game":2}\n')
  expect(wholeLines(file)).toEqual(['{"game":0}', '{"game":1}', '{"game":2}'])
  writeFileSync(file, '{"ga')
  expect(wholeLines(file)).toEqual([])
})
