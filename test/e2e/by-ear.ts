import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../src-main/engine/games.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replay } from '../../src-main/saves/replay.ts'
import type { GameEvent, GameId, Seat } from '../../src-shared/core.ts'
import { cellOfSleeper } from '../../src-shared/geometry/rails.ts'
import { isIntake, isPallet } from '../../src-shared/games/transport/cards.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import type { TransportView } from '../../src-shared/games/transport/view.ts'
import { cellName } from '../../src-renderer/games/transport/words/places.ts'

/** Ten questions about a position, answered by what a screen reader says, and held to the game's file. */

/** What is heard: the accessibility tree as text. */
export interface Heard {
  /** The window's title. */
  readonly title: string
  /** The table beside the drawing: what is asked, the choices, the timetable. */
  readonly table: string
  /** 'The table in words', which `B` opens. */
  readonly words: string
}

/** The position as the kept game has it, seen by the first seat. */
export interface Kept {
  readonly view: unknown
  readonly turn: number
  readonly whose: string
  /** What the other seat did, oldest first, as it lies in the log. */
  readonly others: readonly GameEvent[]
}

/** The one game of this folder, played again from its file: every step is there before it is shown. */
export async function keptGame(folder: string): Promise<Kept> {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.journal'))
  const { header, lines } = readJournal(readFileSync(join(folder, file ?? ''), 'utf8'))
  const known = header && playable(header, games)
  const played = known && (await replay(known.game, known.options, header, lines))
  if (!played) throw new Error('the kept game cannot be played')
  const { course } = played
  const { turn, decision } = course.status
  return {
    view: course.game.view(course.state, 0),
    turn,
    whose: course.seats[decision?.by ?? 0].name,
    others: ownTurns(
      course.log.flatMap(({ events }) => events),
      1,
    ),
  }
}

/** A question, what is heard of it, and what is true. */
type Question<V> = readonly [ask: string, heard: (heard: Heard) => unknown, truth: (view: V, kept: Kept) => unknown]

const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? `nothing like ${pattern.source}`
const number = (text: string, pattern: RegExp): number => Number(found(text, pattern).replace(/^no\b.*/i, '0'))

/** The part of the words between this heading and the next. */
const under = (words: string, heading: string): string =>
  words.split(`heading "${heading}"`)[1]?.split('- heading ')[0] ?? `no heading ${heading}`
const items = (words: string, heading: string): string[] =>
  [...under(words, heading).matchAll(/- listitem: "?([^"\n]*)/g)].map(([, item]) => item)

const titled = [
  ['Which turn is it?', ({ title }) => number(title, /Turn (\d+)/i), (_, { turn }) => turn],
  ['Whose turn is it?', ({ title }) => found(title, /· (.+) to play/), (_, { whose }) => whose],
] as const satisfies Question<unknown>[]

/** What a turn's sentence tells of is said by these verbs; each stands for these kinds of events. */
const VERBS: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  'freight-express': { laid: ['laid'], coupled: ['coupled'], drove: ['drove'], delivered: ['uncoupled'] },
  transport: {
    'brought in': ['parcelPlaced'],
    exchanged: ['palletsExchanged'],
    scored: ['scored'],
    swapped: ['swapped'],
  },
  'first-class': {
    took: ['taken', 'startTaken', 'endCardTaken', 'boarded'],
    refused: ['refused'],
    laid: ['wagonLaid', 'mailLaid'],
    upgraded: ['upgraded'],
    drove: ['drove'],
  },
}

/** The verbs that this sentence of a turn says. */
export const saidIn = (game: GameId, sentence: string): string[] =>
  Object.keys(VERBS[game]).filter((verb) => sentence.includes(` ${verb}`))

/** The verbs that are true of this seat's last turn; what it may have done in others' turns is told with those. */
export function trueOfLast(game: GameId, own: readonly GameEvent[]): string[] {
  const began = own.findLast(({ kind }) => kind === 'turnBegan')
  const last = own.filter(({ turn }) => turn === began?.turn)
  // A card that was taken only to be refused is told by a verb of its own.
  const kinds = last.map((event) => ('refused' in event && event.refused ? 'refused' : event.kind))
  return Object.keys(VERBS[game]).filter((verb) => kinds.some((kind) => VERBS[game][verb].includes(kind)))
}

/** What this seat did in all turns: the scoring after a turn is told by itself. */
export function ownTurns(events: readonly GameEvent[], seat: Seat): GameEvent[] {
  const scored = new Set<number>()
  return events.filter((event) => {
    if (event.kind === 'scoringBegan') scored.add(event.turn)
    return event.seat === seat && !scored.has(event.turn)
  })
}

/** Each of the verbs is said if and only if it happened. */
const did = (game: GameId): Question<unknown> => [
  'What did the other do last?',
  ({ table }) => {
    const turn = [...table.matchAll(/button "\d+ Seat B (Ben [^"]*)"/g)].at(-1)?.[1] ?? 'nothing of Ben'
    return [turn.split(' ')[0], ...saidIn(game, turn)]
  },
  (_, { others }) => ['Ben', ...trueOfLast(game, others)],
]

const freight: readonly Question<FreightView>[] = [
  ...titled,
  [
    'Where is my train?',
    ({ words }) => found(words, /cell "(row \d+, column \d+): [^"]*Locomotive of Ann/),
    (view) => standing(view, 0),
  ],
  [
    'Where is the other’s?',
    ({ words }) => found(words, /cell "(row \d+, column \d+): [^"]*Locomotive of Ben/),
    (view) => standing(view, 1),
  ],
  [
    'Where is station J?',
    ({ words }) => found(words, /cell "(row \d+, column \d+): station J/),
    ({ cells, columns }) =>
      nameAt(
        columns,
        cells.findIndex(({ station }) => station === 9),
      ),
  ],
  ['How many cards have I?', ({ words }) => items(words, 'Your hand').length, ({ seats }) => seats[0].hand.length],
  [
    'How many wagons do I pull?',
    ({ words }) => items(words, 'Ann').filter((item) => item !== 'no wagon coupled').length,
    ({ seats }) => seats[0].coupled.length,
  ],
  [
    'How many has the other delivered?',
    ({ words }) => number(under(words, 'Ben'), /(\d+) wagons? delivered/),
    ({ seats }) => seats[1].delivered,
  ],
  ['How much stock is left?', ({ words }) => number(words, /Stock (\d+)/), ({ stock }) => stock],
  [
    'Where does track lie?',
    ({ words }) =>
      [...words.matchAll(/cell "(row \d+, column \d+): ([^"]*)"/g)]
        .filter(([, , lies]) => !/^(free|station)/.test(lies))
        .map(([, name]) => name),
    ({ cells, columns }) =>
      cells.flatMap(({ card, station }, at) => (card >= 0 && station < 0 ? [nameAt(columns, at)] : [])),
  ],
  did('freight-express'),
]

const nameAt = (columns: number, cell: number) =>
  `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`
const standing = ({ seats, columns }: FreightView, seat: number) =>
  nameAt(columns, cellOfSleeper(seats[seat].locomotive.sleeper))

const transport: readonly Question<TransportView>[] = [
  ...titled,
  ...(['your', 'Ben’s'] as const).map((whose, n): Question<TransportView> => [
    `Where is ${whose} pallet?`,
    ({ words }) => found(words, new RegExp(`cell "([A-Z]\\d+): ${whose} pallet;`)),
    ({ laid }) => cellName(laid.filter(({ card }) => isPallet(card)).sort((a, b) => a.card - b.card)[n].cell),
  ]),
  [
    'Where are the intakes?',
    ({ words }) => [...words.matchAll(/cell "([A-Z]\d+): intake/g)].map(([, name]) => name).sort(),
    ({ laid }) =>
      laid
        .filter(({ card }) => isIntake(card))
        .map(({ cell }) => cellName(cell))
        .sort(),
  ],
  ['How many cards have I?', ({ words }) => items(words, 'Your hand').length, ({ seats }) => seats[0].hand.length],
  [
    'Where do parcels lie?',
    ({ words }) =>
      [...words.matchAll(/cell "([A-Z]\d+): [^"]*parcel \d, \d on the back/g)].map(([, name]) => name).sort(),
    ({ laid }) =>
      laid
        .filter(({ parcel }) => parcel >= 0)
        .map(({ cell }) => cellName(cell))
        .sort(),
  ],
  [
    'How many parcels has the other scored?',
    ({ words }) => number(under(words, 'Ben'), /(\d+|no) parcels?(?: scored|, worth)/i),
    ({ seats }) => seats[1].tile.length,
  ],
  ['How much stock is left?', ({ words }) => number(words, /Stock (\d+)/), ({ stock }) => stock],
  ['How many parcels are in the bag?', ({ words }) => number(words, /bag (\d+)/), ({ bag }) => bag],
  did('transport'),
]

const firstClass: readonly Question<FirstClassView>[] = [
  ['Which round is it?', ({ table }) => number(table, /Round (\d) of 6/), ({ round }) => round],
  titled[1],
  ...['Top', 'Middle', 'Bottom'].map((_, row): Question<FirstClassView> => [
    `How many cards lie in row ${row + 1}?`,
    ({ words }) =>
      [...words.matchAll(new RegExp(`cell "Row ${row + 1}, card \\d: ([^"]*)`, 'g'))].filter(
        ([, lies]) => !lies.startsWith('no card'),
      ).length,
    ({ rows }) => rows[row].filter((card) => card >= 0).length,
  ]),
  [
    'How many points have I?',
    ({ words }) => number(under(words, 'Ann'), /(\d+) points?/),
    ({ seats }) => seats[0].points,
  ],
  [
    'How many has the other?',
    ({ words }) => number(under(words, 'Ben'), /(\d+) points?/),
    ({ seats }) => seats[1].points,
  ],
  [
    'How far is my locomotive?',
    ({ words }) => number(under(words, 'Ann'), /Route, (\d+) of/),
    ({ seats }) => seats[0].locomotive,
  ],
  [
    'Which wagons are in my upper train?',
    ({ words }) =>
      [...found(under(words, 'Ann'), /Upper train: ([^"\n]*)/).matchAll(/(?:^|, )(\d+)(?= with |, |$)/g)].map(([, n]) =>
        Number(n),
      ),
    // Mail wagons and locomotive tiles are told by their names.
    ({ seats }) => seats[0].trains[0].coaches.flatMap(({ kind, value }) => (kind === 'wagon' ? [value] : [])),
  ],
  [
    'How many coins has the other?',
    ({ words }) => [1, 2, 3].map((column) => number(under(words, 'Ben'), new RegExp(`(\\d+) in column ${column}`))),
    ({ seats }) => seats[1].coins,
  ],
  did('first-class'),
]

const QUESTIONS: Readonly<Record<GameId, readonly Question<never>[]>> = {
  'freight-express': freight,
  transport,
  'first-class': firstClass,
}

/** Every question with its answer as it was heard, and with the true one. */
export function answers(game: GameId, heard: Heard, kept: Kept): { heard: string[]; truth: string[] } {
  const asked = QUESTIONS[game] as readonly Question<unknown>[]
  const line = (ask: string, answer: unknown) => `${ask} ${JSON.stringify(answer)}`
  return {
    heard: asked.map(([ask, hears]) => line(ask, hears(heard))),
    truth: asked.map(([ask, , truth]) => line(ask, truth(kept.view, kept))),
  }
}
