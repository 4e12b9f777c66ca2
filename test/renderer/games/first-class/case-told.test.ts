import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { EVIDENCE_BASE, IDENTITY_BASE } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { ownerOf, type LogGroup } from '../../../../src-renderer/ui/log/log-groups.ts'
import type { LogLine } from '../../../../src-renderer/state/table/log.ts'
import { seats } from '../../../messages/checking.ts'
import { POINTS, play, table, view } from '../../../engine/first-class/helpers.ts'

const names = seats.map(({ name }) => name)

/** The lines of the log that tell these, as they are read in a turn of Ada: whose name each bears, and its words. */
function read(events: readonly FirstClassEvent[], seatCount: number, s = table({ seats: seatCount })) {
  const lines = firstClassSpeech.tell(events, seats.slice(0, seatCount), view(s)) as unknown as readonly LogLine[]
  const group = { seat: 0 } as LogGroup
  return lines.map((line) => ({ owner: ownerOf(line, group, names), text: say('en', line.phrase) }))
}

it('who the murderer is, the verdict and what suspects draw whom nobody plays bear the name of no seat', () => {
  const s = table({
    options: { modules: ['A', 'C'], dummySuspects: true },
    phase: 'scoring',
    round: 6,
    seats: 2,
    hidden: [3, 1, 2, 0].map((identity) => IDENTITY_BASE + identity).concat([EVIDENCE_BASE + 19, EVIDENCE_BASE]),
    boards: [0, 1].map((drafted) => ({ coins: [0, 0, 0], drafted })),
  })
  const told = read([...play(s, POINTS), ...play(s, POINTS)], 2, s)
  const line = (words: RegExp) => told.filter(({ text }) => words.test(text)).map(({ owner }) => owner)
  expect(line(/is the murderer/)).toEqual([null])
  expect(line(/^Suspect . drew/)).toEqual([null, null])
  expect(line(/Arrested/)).toEqual([null])
})

it('that nobody at the table was the murderer, and what is on offer at teatime, is of the table', () => {
  const base = { turn: 5, seat: 2, refs: [], because: { kind: 'seat', id: 2 }, learnt: [] } as const
  expect(
    read(
      [
        { ...base, kind: 'murdererShown', holder: -1 },
        { ...base, kind: 'ordersOpened', tiles: [0, 1, 2, 3] },
      ],
      3,
    ).map(({ owner }) => owner),
  ).toEqual([null, null])
})
