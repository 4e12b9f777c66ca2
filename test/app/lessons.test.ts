import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import type { ActionKind } from '../../src-shared/games/transport/actions.ts'
import { kindOfCode } from '../../src-shared/games/transport/codes.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, start, type Playing } from './playing.ts'

type Table = TableUpdate['table']

const coach = async (playing: Playing, { slot, seq }: Table, wish: 'goOn' | 'takeBack'): Promise<Table> =>
  (await playing.get('coach', { slot, seq, wish })).table
/** Gives the first answer of that kind. */
async function give(playing: Playing, { slot, seq, choices }: Table, kind: ActionKind): Promise<Table> {
  const code = choices.find((one) => kindOfCode(one) === kind)!
  return (await playing.get('act', { slot, seq, codes: [code] })).table
}

it('takes back the move that led away from a step, and not the turn that was ended before it', async () => {
  const playing = await start({ folder: await aFolder(), games })
  let { table } = await playing.get('openLesson', { lesson: 'transport-pallets', fresh: true })
  table = await coach(playing, table, 'goOn')
  table = await give(playing, table, 'way')
  table = await coach(playing, table, 'goOn')
  expect(table.lesson?.step).toBe('insert')
  const { seq } = await give(playing, table, 'endTurn')
  const own = (await playing.until((update) => update.table.seq > seq && update.table.status.decision?.by === 0)).table
  table = await give(playing, own, 'swap')
  expect(table.lesson?.astray).toBe('swapped')
  table = await coach(playing, table, 'takeBack')
  expect(table.lesson?.astray).toBeNull()
  expect(table.status).toEqual(own.status)
})

it('advises where no line is the right one, and only there', async () => {
  const playing = await start({ folder: await aFolder(), games })
  const pallets = (await playing.get('openLesson', { lesson: 'transport-pallets', fresh: true })).table
  expect([pallets.hints, pallets.lesson?.free]).toEqual([false, false])
  const read = (await playing.get('openLesson', { lesson: 'transport-first-game', fresh: true })).table
  expect([read.hints, read.lesson?.free]).toEqual([true, false])
  expect((await coach(playing, read, 'goOn')).lesson?.free).toBe(true)
})
