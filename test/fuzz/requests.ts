import type { RequestName, RequestOf } from '../../src-shared/bridge.ts'
import { REF_KINDS, type Ref } from '../../src-shared/core.ts'
import { DEFAULT_SETTINGS, type TableState } from '../../src-shared/table.ts'
import { forgedJournal } from './parsers.ts'
import { below, oneOf, strange, wrongText, wrongValue, type Random } from './mutate.ts'

/** What a window could ask at this table. */
type Asking = { readonly name: RequestName; readonly payload: unknown }
const ask = <N extends RequestName>(name: N, payload: RequestOf<N>): Asking => ({ name, payload })

const anyRef = (random: Random): Ref => ({
  kind: oneOf(random, REF_KINDS),
  id: below(random, oneOf(random, [20, 300, 1_000_002])) - 1,
})

function rightRequest(random: Random, table: TableState): Asking {
  const { slot, seq, choices } = table
  const seat = below(random, 4)
  const codes = [choices.length > 0 ? oneOf(random, choices) : below(random, 1000)]
  return oneOf<() => Asking>(random, [
    () => ask('hello', {}),
    () => ask('act', { slot, seq, codes }),
    () => ask('act', { slot, seq: seq - below(random, 3), codes: [below(random, 2 ** 31)] }),
    () => ask('preview', { slot, seq, codes }),
    () => ask('previewEnds', { slot, seq, lines: [codes, [below(random, 2 ** 31)]] }),
    () => ask('explain', { slot, seq, ref: anyRef(random), ...(below(random, 2) === 1 && { held: anyRef(random) }) }),
    () => ask('lookBack', { slot, n: below(random, 50), as: seat }),
    () => ask('playOn', { slot, n: below(random, 50) }),
    () =>
      ask('command', {
        slot,
        seq,
        command: oneOf(random, [
          { kind: 'undo' },
          { kind: 'redo' },
          { kind: 'takeBack', seat },
          { kind: 'sameDeal', seat },
          { kind: 'consent', seat, agrees: true },
          { kind: 'liftCurtain', seat },
          { kind: 'doNotAsk', seat, on: true },
          { kind: 'hurry' },
          { kind: 'sit', seat, who: { name: 'Eve', player: 'person' } },
        ] as const),
      }),
    () =>
      ask('newGame', {
        game: table.game,
        name: 'Fuzz',
        seats: [
          { name: 'Ann', player: 'person' },
          { name: 'Bob', player: 'person' },
        ],
        options: { handOfThree: random() < 0.5 || strange(random) },
        practice: true,
        seed: below(random, 100),
      }),
    () => ask('renameSlot', { slot, name: oneOf(random, ['Tuesday', '\u202eyadseuT', '<b>']) }),
    () => ask('exportGame', { slot }),
    () => ask('pictureOf', { slot }),
    () => ask('importGame', { text: forgedJournal(random) }),
    () => ask('mergeGame', { text: forgedJournal(random) }),
    () => ask('setSettings', { ...DEFAULT_SETTINGS, speed: 'off' }),
    () => ask('openSlot', { slot }),
    () => ask('restoreSlot', { slot }),
    () => ask('emptyTrash', {}),
    () =>
      ask('keepLine', {
        id: null,
        line: {
          name: 'x',
          columns: 9,
          rows: 9,
          stations: Array.from({ length: 10 }, (_, i) => i * 3),
          specials: {} as never,
        },
      }),
  ])()
}

/** One that is wrong in its payload, its name, or (seldom) not at all. */
export function request(random: Random, table: TableState): Asking {
  const { name, payload } = rightRequest(random, table)
  const lot = random()
  if (lot < 0.15) return { name, payload }
  if (lot < 0.2) return { name: wrongText(random, name) as RequestName, payload }
  return { name, payload: wrongValue(random, payload) }
}

/** Requests that change nothing, even when they are granted. `hello` lets the curtain down. */
export const READING: ReadonlySet<string> = new Set<RequestName>([
  'listSlots',
  'pictureOf',
  'showTable',
  'preview',
  'previewEnds',
  'explain',
  'lookBack',
  'exportGame',
  'listDeleted',
  'listLines',
])
