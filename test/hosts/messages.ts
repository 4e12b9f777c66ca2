import type { TableUpdate } from '../../src-shared/table.ts'

/** A table as main sends it, in small. */
export const anUpdate: TableUpdate = {
  table: {
    slot: 'a-game',
    name: 'A game',
    game: 'freight-express',
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Bob', player: 'random' },
    ],
    practice: false,
    hints: true,
    sameDeal: 'free',
    known: null,
    seed: null,
    seq: 3,
    viewer: 0,
    curtain: null,
    view: { cards: [1, 2] },
    choices: [6],
    redo: false,
    takeBack: null,
    consent: null,
    doNotAsk: false,
    thinking: null,
    outcome: null,
    scores: null,
    status: {
      round: 1,
      turn: 1,
      active: 0,
      outcome: null,
      decision: { seq: 0, by: 0, for: 0, kind: 'act', source: { kind: 'game', id: 0 }, auto: 'never' },
    },
    plans: [
      { kind: 'drive', codes: [6], refs: [], end: { kind: 'cell', id: 4 }, facts: { sleepers: 2, cells: [1, 2] } },
    ],
    undo: { key: 'undo.nothing', refs: [] },
  },
  beats: [
    { event: { kind: 'drew', turn: 1, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [0] }, view: {} },
  ],
  logFrom: 0,
  log: [{ n: 0, turn: 1, seat: 0, events: [], command: { kind: 'resumed', seat: 0 } }],
}

const but = (changes: object): object => ({ ...anUpdate, table: { ...anUpdate.table, ...changes } })
const done = (value: unknown) => ({ ok: true, value })

/** Replies that are none of the contract. */
export const strangeReplies: [what: string, name: 'listSlots' | 'hello', result: unknown][] = [
  ['is nothing', 'listSlots', null],
  ['is a word', 'listSlots', 'done'],
  ['says neither yes nor no', 'listSlots', { value: { slots: [] } }],
  ['names a fault we do not have', 'listSlots', { ok: false, fault: { code: 'made up' } }],
  ['lacks its list', 'listSlots', done({})],
  ['has a game where its list should be', 'listSlots', done({ slots: { id: 'a', game: 'freight-express' } })],
  ['carries more than was agreed', 'listSlots', done({ slots: [], token: 'x' })],
  ['answers another question', 'hello', done({ slots: [] })],
]

/** Notices that are none of the contract. */
export const strangeNotices: [what: string, notice: unknown][] = [
  ['is nothing', null],
  ['is of no kind we know', { kind: 'other' }],
  ['has no table', { kind: 'table', update: { beats: [], logFrom: 0, log: [] } }],
  ['has choices that are no numbers', { kind: 'table', update: but({ choices: ['6'] }) }],
  ['looks through eyes that are not there', { kind: 'table', update: but({ viewer: 4 }) }],
  ['has a view that is no record', { kind: 'table', update: but({ view: 'all' }) }],
  ['carries more than was agreed', { kind: 'table', update: but({ deck: [1, 2] }) }],
  [
    'points at a thing of no kind',
    { kind: 'table', update: but({ undo: { key: 'undo.nothing', refs: [{ kind: 'dice', id: 0 }] } }) },
  ],
]
