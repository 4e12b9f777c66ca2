import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import type { Moment, ReviewState } from '../../src-shared/review.ts'
import { textOf } from '../review/reviewed.ts'
import { aFolder, gameOf, person, start, type Playing } from './playing.ts'

/** A practice game of two persons, so many steps far. */
async function aTable(folder: string, steps: number, practice = true) {
  const playing = await start({ folder, games })
  const wanted = gameOf([person('Ann'), person('Bob')], { game: 'transport', seed: 5, starter: 0, practice })
  let { table } = await playing.get('newGame', wanted)
  for (let i = 0; i < steps || table.curtain; i++) {
    const { slot, seq, curtain, choices } = table
    const update = curtain
      ? await playing.get('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
      : await playing.get('act', { slot, seq, codes: [choices[(i * 7) % choices.length]!] })
    table = update.table
  }
  return { playing, table }
}

/** The review once nothing more is looked for. */
function whole({ app, notices }: Playing): Promise<ReviewState> {
  return new Promise((resolve) => {
    const look = (): void => {
      const last = notices.findLast((notice) => notice.kind === 'review')
      if (last?.kind === 'review' && !last.state.running) resolve(last.state)
    }
    app.onNotice(look)
    look()
  })
}

describe('the review of a game at the table', () => {
  it('grows in a thread, is kept beside the game, and is read again by another program', async () => {
    const folder = await aFolder()
    const { playing, table } = await aTable(folder, 24)
    const { slot } = table
    expect(await playing.get('review', { slot })).toMatchObject({ slot, running: true, failed: null })
    const { review, failed } = await whole(playing)
    expect(failed).toBeNull()
    expect(review!.turns.length).toBeGreaterThan(2)
    expect(review!.judged).toHaveLength(review!.turns.length)
    await playing.app.close()
    expect(await readdir(join(folder, 'reviews'))).toEqual([`${slot}.json`])

    const again = await start({ folder, games })
    await again.get('openSlot', { slot })
    expect(await again.get('review', { slot })).toMatchObject({ running: false, failed: null })
    await again.app.close()

    const file = join(folder, 'reviews', `${slot}.json`)
    const kept = await readFile(file, 'utf8')
    for (const spoilt of [
      '{"kind":',
      kept.replace(/"version":\d+/, '"version":99'),
      kept.replace(/"of":"./, '"of":"x'),
      kept.replace(/"drawn":\d+/, '"drawn":1999'),
      kept.replace(/"judged":\[\d+/, '"judged":[1999'),
      kept.replace(/"judged":\[(\d+),\d+/, '"judged":[$1,$1'),
      kept.replace(/"known":\[\[.*?\],/, '"known":['),
      kept.replace(/"open":\[\[/, '"open":[[0,'),
      kept.replace(/"turns":\[\{"turn":1,"seat":\d/, '"turns":[{"turn":1,"seat":3'),
      kept.replace(/"turns":\[\{"turn":1,"seat":(\d),"step":\d+/, '"turns":[{"turn":1,"seat":$1,"step":99999'),
    ]) {
      expect(spoilt).not.toBe(kept)
      await writeFile(file, spoilt)
      const anew = await start({ folder, games })
      await anew.get('openSlot', { slot })
      expect(await anew.get('review', { slot })).toMatchObject({ review: null, running: true })
      await anew.app.close()
      await writeFile(file, kept)
    }
  })

  it('tells whoever looks into a running game of their own moves alone', async () => {
    const { playing, table } = await aTable(await aFolder(), 24)
    const { slot, viewer } = table
    await playing.get('review', { slot })
    const { review } = await whole(playing)
    expect(review!.moments.every(({ seat }) => seat === viewer)).toBe(true)
    expect(review!.open).toEqual(review!.known)
    const others = { kind: 'slip', turn: 1, seat: 1 - (viewer as number), step: 0, into: 0 } as const
    const moment = { ...others, played: [1], other: [2], shares: [0.1, 0.2], points: 1, facts: [] } as const
    expect(await playing.refusal('moment', { slot, moment: moment as unknown as Moment })).toBe('notYourTurn')
  })

  it('lays a moment of a finished game out as its seat saw it, with both moves', async () => {
    const playing = await start({ folder: await aFolder(), games })
    const { slot } = await playing.get('importGame', { text: textOf('transport-rules-1') })
    await playing.get('openSlot', { slot })
    const some = new Promise<ReviewState>((resolve) => {
      playing.app.onNotice((notice) => {
        if (notice.kind === 'review' && notice.state.review?.moments.length) resolve(notice.state)
      })
    })
    await playing.get('review', { slot })
    const { review, told } = await some
    const moment = review!.moments[0]!
    expect(told).toHaveLength(review!.moments.length)
    const { past, played, other } = await playing.get('moment', { slot, moment })
    expect(past.viewer).toBe(moment.seat)
    expect(played).not.toEqual(other)
    expect(await playing.refusal('moment', { slot, moment: { ...moment, played: [0x7fffffff] } })).toBe('illegal')
  })

  it('is not to be had while a game runs that is none for practice', async () => {
    const { playing, table } = await aTable(await aFolder(), 2, false)
    expect(await playing.refusal('review', { slot: table.slot })).toBe('notYourTurn')
  })

  it('that was stopped goes on where it was', async () => {
    const { playing, table } = await aTable(await aFolder(), 40)
    const { slot } = table
    await playing.get('review', { slot })
    await playing.get('stopReview', { slot })
    expect((await whole(playing)).running).toBe(false)
    playing.notices.length = 0
    expect(await playing.get('review', { slot })).toMatchObject({ running: true })
    const { review } = await whole(playing)
    expect(review!.judged).toHaveLength(review!.turns.length)
  })
})
