import { expect, test } from 'vitest'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { GrowingLog, type LogLine } from '../../src-renderer/state/table/log.ts'
import type { Speech } from '../../src-renderer/words/speech.ts'
import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../src-shared/games/freight-express/options.ts'
import type { LogEntry } from '../../src-shared/table.ts'
import { lot } from '../renderer/harness/lot.ts'
import { act } from '../engine/freight-express/helpers.ts'
import { before, use } from '../engine/freight-express/advanced/helpers.ts'
import { chooseByKind } from '../renderer/harness/games.ts'

const bots = ['Ada', 'Bram', 'Cleo'].map((name) => ({ name, player: 'greedy' as const }))
const drivesIn = (lines: readonly LogLine[], turn: number) =>
  lines.filter((line) => line.turn === turn && line.phrase.key.startsWith('freight.event.drove'))

/** How many cards were driven in a turn. */
const paidIn = (log: readonly LogEntry[], turn: number) =>
  (log.flatMap(({ events }) => events) as FreightEvent[]).filter(
    (event) => event.turn === turn && event.kind === 'discarded' && event.purpose === 'drive',
  ).length

/** A game of bots, with an entry of the log for each of their answers; told after each of them. */
function played(seed: number, told: (log: readonly LogEntry[], lines: readonly LogLine[], onTheWay: boolean) => void) {
  const said: FreightEvent[] = []
  const state = game.setup({ options: freightOptions.default, seatCount: 3, seed }, (event) => said.push(event))
  const below = lot(seed)
  const out = new Int32Array(MAX_CHOICES)
  const log: LogEntry[] = []
  const words = new GrowingLog(freightSpeech as Speech<unknown>)
  for (let n = 0; n < 500 && !game.status(state).outcome; n++) {
    const view = game.view(state, 'onlooker')
    const events = said.splice(0)
    if (events.length > 0) log.push({ n, turn: events[0].turn, seat: events[0].seat, events })
    told(log, words.lines(log, { seats: bots, view }), view.drive !== null)
    game.apply(state, chooseByKind([...out.subarray(0, game.choices(state, out))], below), (event) => said.push(event))
  }
}

test('a drive of one card is one line whoever drives, and is told when it has arrived', () => {
  let asked = 0
  for (const seed of [23, 42, 47])
    played(seed, (log, lines, onTheWay) => {
      const turn = log.at(-1)?.turn ?? 0
      const drives = drivesIn(lines, turn)
      const over = paidIn(log, turn) - (onTheWay ? 1 : 0)
      if (onTheWay) asked++
      expect(drives.length, `seed ${seed}, turn ${turn}`).toBe(over)
    })
  expect(asked).toBeGreaterThan(20)
})

test('only a drive that waits for an answer is unfinished', () => {
  played(23, (log, _, onTheWay) => {
    const begun = freightSpeech.unfinished?.(log.flatMap(({ events }) => events)) ?? []
    expect(onTheWay || begun.length === 0, `turn ${log.at(-1)?.turn}`).toBe(true)
  })
})

test('the drive of an abducted train is over once that is let stop where the rails end', () => {
  const s = before('abduction', {
    options: { stopAtRailEnd: true },
    cells: { '7,1': { card: 5, rotation: 0 } },
    locomotives: ['7,1 N inner out'],
    hands: [[6], [20]],
    coupled: [[], [21]],
  })
  use(s)
  const drives = act(s, { kind: 'abduct', card: 6, seat: 1 })
  const halts = act(s, { kind: 'halt' })
  expect([drives, [...drives, ...halts]].map((events) => freightSpeech.unfinished?.(events)?.length)).toEqual([1, 0])
})
