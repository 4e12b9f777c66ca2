import type { SeatInfo, TableCommand, TableUpdate } from '../../src-shared/table.ts'
import type { Playing } from '../app/playing.ts'
import { toy, toyWith } from './toy.ts'

/** What a person at the table does, as requests to the table they last saw. */
export const act = (playing: Playing, { table }: TableUpdate, ...codes: number[]): Promise<TableUpdate> =>
  playing.get('act', { slot: table.slot, seq: table.seq, codes })
export const command = (playing: Playing, { table }: TableUpdate, what: TableCommand): Promise<TableUpdate> =>
  playing.get('command', { slot: table.slot, seq: table.seq, command: what })
export const refusedCommand = (playing: Playing, { table }: TableUpdate, what: TableCommand): Promise<string> =>
  playing.refusal('command', { slot: table.slot, seq: table.seq, command: what })
export const lift = (playing: Playing, update: TableUpdate, seat: number): Promise<TableUpdate> =>
  command(playing, update, { kind: 'liftCurtain', seat })
export const sit = (playing: Playing, update: TableUpdate, seat: number, who: SeatInfo): Promise<TableUpdate> =>
  command(playing, update, { kind: 'sit', seat, who })

/** Ann is dealt 1, 2 and draws 3; Bob is dealt 31, 32. */
const DECK = [
  1,
  2,
  31,
  32,
  3,
  ...Array.from({ length: 40 }, (_, card) => card).filter((card) => ![1, 2, 3, 31, 32].includes(card)),
]
export const dealt = toyWith({ setup: (spec, emit) => toy.setup({ ...spec, deck: DECK }, emit) })
