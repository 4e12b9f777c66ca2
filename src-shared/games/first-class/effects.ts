/** The small words every card, tile and wagon of First Class is written in. A new card is a row of these. */

/** Values of a wagon, lowest first. An upgrade goes one step along this list. [002:264-290] */
export const LEVELS = [0, 1, 2, 4, 7, 12] as const
export type Level = (typeof LEVELS)[number]

export type Effect =
  /** So many new 0-wagons, each at the end of either train. */
  | { readonly kind: 'wagon'; readonly n: number }
  /** So many upgrades of a wagon of exactly this value. */
  | { readonly kind: 'upgrade'; readonly from: Level; readonly n: number }
  /** So many upgrades of any wagon; each may be a new 0-wagon instead. */
  | { readonly kind: 'free'; readonly n: number }
  /** So many steps, shared between the two conductors. */
  | { readonly kind: 'conductor'; readonly n: number }
  /** Each conductor up to so many steps. */
  | { readonly kind: 'conductors'; readonly n: number }
  /** The locomotive up to so many cities. */
  | { readonly kind: 'locomotive'; readonly n: number }
  | { readonly kind: 'coins'; readonly n: number }
  | { readonly kind: 'points'; readonly n: number }
  /** So many of the open end cards. */
  | { readonly kind: 'endCard'; readonly n: number }

export type EffectKind = Effect['kind']
export const EFFECT_KINDS = [
  'wagon',
  'upgrade',
  'free',
  'conductor',
  'conductors',
  'locomotive',
  'coins',
  'points',
  'endCard',
] as const satisfies readonly EffectKind[]

/** What a frame is taken once for each of. */
export type Per = 'contract' | 'tile'

/** One box on a card: carried out whole or in part, its effects in any order, nothing in between. [002:1311] */
export interface Frame {
  readonly effects: readonly Effect[]
  /** Only one of the effects, not all. */
  readonly oneOf?: true
  /** Multiplied by the fulfilled contracts or the engine tiles of the seat. */
  readonly per?: Per
}

export const wagons = (n: number): Effect => ({ kind: 'wagon', n })
export const upgrade = (from: Level, n = 1): Effect => ({ kind: 'upgrade', from, n })
export const free = (n = 1): Effect => ({ kind: 'free', n })
export const conductor = (n: number): Effect => ({ kind: 'conductor', n })
export const conductors = (n: number): Effect => ({ kind: 'conductors', n })
export const locomotive = (n: number): Effect => ({ kind: 'locomotive', n })
export const coins = (n: number): Effect => ({ kind: 'coins', n })
export const points = (n: number): Effect => ({ kind: 'points', n })
export const endCard = (n = 1): Effect => ({ kind: 'endCard', n })

/** A frame of these effects. */
export const frame = (...effects: Effect[]): Frame => ({ effects })
export const oneOf = (...effects: Effect[]): Frame => ({ effects, oneOf: true })
export const per = (what: Per, ...effects: Effect[]): Frame => ({ effects, per: what })
