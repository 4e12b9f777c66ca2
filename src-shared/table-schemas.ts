import * as v from 'valibot'
import type { Advice, Fact } from './advice.ts'
import { REF_KINDS } from './core.ts'
import type { GameEvent, GameId, Outcome, Plan, Reason, Ref, Score, Status, Viewer } from './core.ts'
import type {
  Beat,
  Glance,
  LogEntry,
  Past,
  Preview,
  PreviewEnd,
  SeatInfo,
  Settings,
  SlotSummary,
  TableState,
  TableUpdate,
  TakeBack,
} from './table.ts'
import { keysSchema } from './keys.ts'
import { PHASES, THEMES, type ProblemState } from './problems.ts'
import type { LessonRow, LessonState } from './school.ts'
import { BOT_IDS, CONFIRMS, COMMANDS_LOGGED, KNOWN_WHY, SEAT_COLOURS, TEXT_SIZES } from './table.ts'

/**
 * What core.ts and table.ts describe, as schemas for replies and notices. Each is held against its type by the
 * compiler. A game's own words (views, what events carry besides) are records of anything here: the games' folders
 * fix them.
 */
type Schema<T> = v.GenericSchema<unknown, T>

export const GAME_IDS = ['freight-express', 'first-class', 'transport'] as const satisfies readonly GameId[]

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(whole, v.maxValue(3))
const words = v.string()
const anyRecord = v.record(v.string(), v.unknown())

export const refSchema = v.strictObject({
  kind: v.picklist(REF_KINDS),
  id: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000)),
}) satisfies Schema<Ref>
const refs = v.array(refSchema)

export const reasonSchema: Schema<Reason> = v.strictObject({ key: words, refs, n: v.optional(v.number()) })

const decision = v.strictObject({
  seq: whole,
  by: seat,
  for: seat,
  kind: words,
  source: refSchema,
  auto: v.picklist(['ifSingle', 'never']),
})
const outcome: Schema<Outcome> = v.strictObject({ places: v.array(v.array(seat)), out: v.array(seat), reason: words })
const status: Schema<Status> = v.strictObject({
  round: whole,
  turn: whole,
  active: seat,
  decision: v.nullable(decision),
  outcome: v.nullable(outcome),
})

const score: Schema<Score> = v.strictObject({
  seat,
  total: v.number(),
  parts: v.array(v.strictObject({ key: words, value: v.number(), refs })),
  tie: v.array(v.number()),
})

const plan: Schema<Plan> = v.strictObject({
  kind: words,
  codes: v.array(whole),
  refs,
  end: refSchema,
  facts: v.record(v.string(), v.union([v.number(), v.array(v.number())])),
})

const event: Schema<GameEvent> = v.looseObject({
  kind: words,
  turn: whole,
  seat,
  because: refSchema,
  refs,
  learnt: v.array(seat),
})
const beat: Schema<Beat> = v.strictObject({ event, view: anyRecord })

const seatInfo: Schema<SeatInfo> = v.strictObject({ name: words, player: v.picklist(['person', ...BOT_IDS]) })

export const logEntrySchema: Schema<LogEntry> = v.strictObject({
  n: whole,
  turn: whole,
  seat,
  events: v.array(event),
  command: v.optional(
    v.strictObject({
      kind: v.picklist(COMMANDS_LOGGED),
      seat,
      reason: v.optional(words),
      entries: v.optional(v.array(whole)),
      learnt: v.optional(v.array(seat)),
      names: v.optional(v.tuple([words, words])),
      player: v.optional(v.picklist(BOT_IDS)),
      was: v.optional(v.picklist(['person', ...BOT_IDS])),
    }),
  ),
})

export const slotSummarySchema: Schema<SlotSummary> = v.strictObject({
  id: words,
  name: words,
  game: words,
  seats: v.array(seatInfo),
  turn: whole,
  active: v.nullable(seat),
  changed: v.number(),
  state: v.picklist(['running', 'finished', 'damaged', 'newer']),
  goodTurn: whole,
  options: v.nullable(anyRecord),
  note: words,
  picture: v.nullable(anyRecord),
})

export const glanceSchema: Schema<Glance> = v.strictObject({
  picture: v.unknown(),
  ended: v.optional(v.strictObject({ points: v.array(v.number()), winners: v.array(seat) })),
})

const loudness = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

const setUps = v.array(
  v.strictObject({
    game: v.picklist(GAME_IDS),
    name: words,
    seats: v.array(seatInfo),
    options: anyRecord,
    starter: v.optional(seat),
    seed: v.optional(whole),
    practice: v.boolean(),
    hints: v.optional(v.boolean()),
  }),
)

export const keptSettingsSchema: Schema<Settings> = v.strictObject({
  language: v.picklist(['system', 'en', 'nl', 'de']),
  theme: v.picklist(['system', 'day', 'night']),
  speed: v.picklist(['slow', 'normal', 'fast', 'off']),
  reducedMotion: v.boolean(),
  seatColours: v.picklist(SEAT_COLOURS),
  looks: v.array(v.strictObject({ name: words, colour: v.nullable(seat), shape: v.nullable(seat) })),
  textSize: v.picklist(TEXT_SIZES),
  sound: loudness,
  ambience: loudness,
  music: loudness,
  bell: v.boolean(),
  confirm: v.picklist(CONFIRMS),
  firstSight: v.boolean(),
  showKeys: v.boolean(),
  keys: keysSchema,
  usual: setUps,
  last: setUps,
  turned: v.array(v.strictObject({ slot: words, turn: whole })),
})

export const viewerSchema: Schema<Viewer> = v.union([seat, v.picklist(['onlooker', 'open'])])

const takeBack: Schema<TakeBack> = v.strictObject({
  by: seat,
  count: whole,
  turn: whole,
  learnt: v.array(seat),
  asks: v.array(seat),
})

const lessonState: Schema<LessonState> = v.strictObject({
  id: words,
  step: v.nullable(words),
  at: whole,
  steps: whole,
  reads: v.boolean(),
  free: v.boolean(),
  light: v.array(refSchema),
  astray: v.nullable(words),
  turns: v.nullable(v.strictObject({ now: whole, all: whole })),
  points: v.nullable(v.array(whole)),
})

export const lessonRowSchema: Schema<LessonRow> = v.strictObject({
  id: words,
  game: v.picklist(GAME_IDS),
  minutes: whole,
  steps: whole,
  done: v.boolean(),
  begun: whole,
})

const tableState: Schema<TableState> = v.strictObject({
  slot: words,
  name: words,
  game: v.picklist(GAME_IDS),
  seats: v.array(seatInfo),
  practice: v.boolean(),
  hints: v.boolean(),
  seed: v.nullable(whole),
  seq: whole,
  viewer: viewerSchema,
  curtain: v.nullable(v.strictObject({ seat, since: whole, makesKnown: v.boolean() })),
  status,
  view: anyRecord,
  choices: v.array(whole),
  plans: v.array(plan),
  undo: v.nullable(reasonSchema),
  redo: v.boolean(),
  takeBack: v.nullable(takeBack),
  consent: v.nullable(v.strictObject({ wish: takeBack, asked: seat, about: v.picklist(['takeBack', 'sameDeal']) })),
  sameDeal: v.picklist(['free', 'asks', 'agreed']),
  known: v.nullable(v.picklist(KNOWN_WHY)),
  doNotAsk: v.boolean(),
  thinking: v.nullable(seat),
  outcome: v.nullable(outcome),
  scores: v.nullable(v.array(score)),
  lesson: v.optional(lessonState),
  problem: v.optional(v.lazy(() => problemState)),
})

export const tableUpdateSchema: Schema<TableUpdate> = v.strictObject({
  table: tableState,
  beats: v.array(beat),
  logFrom: whole,
  log: v.array(logEntrySchema),
  alone: v.optional(whole),
})

const reach = v.strictObject({
  points: v.number(),
  next: v.number(),
  steps: v.optional(v.strictObject({ done: whole, all: whole })),
})
const previewEnd = { stops: v.picklist(['end', 'learnt', 'other']), status }
export const previewEndSchema: Schema<PreviewEnd> = v.strictObject(previewEnd)
export const previewSchema: Schema<Preview> = v.strictObject({
  ...previewEnd,
  beats: v.array(beat),
  then: v.optional(v.array(beat)),
  reach: v.optional(reach),
  opens: v.optional(v.array(v.strictObject({ to: refSchema, n: whole }))),
  onto: v.optional(v.array(refSchema)),
})

const points = v.pipe(v.number(), v.integer(), v.minValue(1))
export const factSchema: Schema<Fact> = v.variant('kind', [
  v.strictObject({ kind: v.literal('gains'), points, part: words, refs }),
  v.strictObject({ kind: v.literal('counts'), points, parts: v.array(words), refs }),
  v.strictObject({ kind: v.literal('chance'), points, times: points, of: points, refs }),
  v.strictObject({ kind: v.literal('threatens'), points, refs }),
  v.strictObject({ kind: v.literal('enables'), points, refs }),
  v.strictObject({
    kind: v.literal('prevents'),
    points,
    seat,
    part: v.optional(words),
    last: v.optional(v.literal(true)),
    refs,
  }),
  v.strictObject({ kind: v.picklist(['ends', 'keeps']), points, refs }),
  v.strictObject({ kind: v.picklist(['nears', 'scoring']), points, refs }),
  v.strictObject({ kind: v.literal('bars'), points, seat, refs }),
  v.strictObject({
    kind: v.literal('way'),
    points,
    what: v.picklist(['parcel', 'wagon', 'intake']),
    seat,
    steps: v.nullable(whole),
    before: v.nullable(whole),
    refs,
  }),
  v.strictObject({
    kind: v.literal('apart'),
    points,
    gap: v.nullable(whole),
    before: v.nullable(whole),
    hopeless: v.optional(v.literal(true)),
    refs,
  }),
  v.strictObject({ kind: v.literal('collects'), points, likely: whole, refs }),
  v.strictObject({ kind: v.picklist(['promises', 'forgoes']), points, part: words, refs }),
])
const advised = v.strictObject({
  codes: v.array(v.number()),
  facts: v.array(factSchema),
  points: v.number(),
  equal: v.boolean(),
  beside: v.optional(whole),
})
export const adviceSchema: Schema<Advice> = v.strictObject({ moves: v.pipe(v.array(advised), v.minLength(1)) })

const problemState: Schema<ProblemState> = v.strictObject({
  id: words,
  theme: v.picklist(THEMES),
  difficulty: whole,
  number: whole,
  seat,
  gains: v.number(),
  phase: v.picklist(PHASES),
  tries: whole,
  hints: whole,
  stars: whole,
  light: v.array(refSchema),
  answer: v.nullable(v.array(v.number())),
  facts: v.array(factSchema),
})

export const pastSchema: Schema<Past> = v.strictObject({
  n: whole,
  viewer: viewerSchema,
  status,
  view: anyRecord,
  beats: v.array(beat),
})
