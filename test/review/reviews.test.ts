import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { Reviews, type Reviewed } from '../../src-main/review/reviews.ts'
import { diskFiles } from '../../src-main/saves/files.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import type { ReviewState } from '../../src-shared/review.ts'
import { aFolder } from '../app/playing.ts'
import { courseOf, textOf } from './reviewed.ts'

/** A thread that finds something and then falls over. */
const FALLS = `
import { parentPort } from 'node:worker_threads'
parentPort.once('message', () => {
  const review = { game: 'transport', turns: [], known: [[0.5, 0.5]], open: [[0.5, 0.5]], drawn: 0, judged: [], moments: [] }
  parentPort.postMessage({ review, done: false })
  parentPort.postMessage({ threw: 'fell over' })
})
`

it('keeps what was found before the review failed', async () => {
  const folder = await aFolder()
  const script = join(await aFolder(), 'falls.mjs')
  await writeFile(script, FALLS)
  let told: ReviewState | null = null
  const tell = (state: ReviewState): void => void (told = state)
  const reviews = new Reviews(folder, diskFiles, pathToFileURL(script), { tell, note: () => undefined })
  const { header, lines } = readJournal(textOf('transport-rules-1'))
  const game: Reviewed = { slot: 'a', course: courseOf('transport-rules-1'), header: header!, lines, viewer: 0 }
  expect(await reviews.open(game)).toMatchObject({ ok: true, value: { running: true } })
  await expect.poll(() => told).toMatchObject({ running: false, failed: 'internal' })
  await reviews.stop()
  expect(await readdir(join(folder, 'reviews'))).toEqual(['a.json'])
})
