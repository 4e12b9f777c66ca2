import type { Frame, Level } from '../effects.ts'

export const MODULE_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type ModuleLetter = (typeof MODULE_LETTERS)[number]

export type Stack = 1 | 2 | 3
export const STACKS: readonly Stack[] = [1, 2, 3]

/** The kinds of base cards that end cards count; a route card is base too, but counts for none. */
export const COUNTED_KINDS = ['wagon', 'locomotive', 'conductor'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

export const CARD_KINDS = [
  ...COUNTED_KINDS,
  'route',
  'contract',
  'coins',
  'endCard',
  'celebrity',
  'postcard',
  'suspectSelf',
  'suspectOthers',
  'destroyEvidence',
  'boarding',
  'switch',
  'technician',
  'warehouse',
  'factory',
  'toolbox',
] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** A stop on the route: points once, or a frame at every scoring. [002:370-386] */
export type City = { readonly points: number } | { readonly bonus: Frame }

/** What a contract asks for, at least. */
export type Condition =
  /** So many wagons of at least this value, both trains together. [002:912] */
  | { readonly kind: 'wagons'; readonly level: Level; readonly n: number }
  /** Wagons of at least these values one after another in one train. [002:916] */
  | { readonly kind: 'inARow'; readonly levels: readonly Level[] }
  /** So many wagons of at least this value in each train. [002:924] */
  | { readonly kind: 'inEachTrain'; readonly level: Level; readonly n: number }
  /** Mail wagons laid. [002:920] */
  | { readonly kind: 'mail'; readonly n: number }
  /** So many conductors on or past their mail wagon. [002:928] */
  | { readonly kind: 'conductorsAtMail'; readonly n: number }
  /** Engine tiles laid. [002:1006] */
  | { readonly kind: 'tiles'; readonly n: number }
  /** Engine tiles with a conductor on them. [002:998] */
  | { readonly kind: 'conductorsAtTile'; readonly n: number }
  /** Cities reached by the locomotive. */
  | { readonly kind: 'cities'; readonly n: number }
  /** Celebrities and postcards placed, mixed as one likes. [002:992] */
  | { readonly kind: 'guests'; readonly n: number }
  /** A filed card of this kind. [002:1095] */
  | { readonly kind: 'filed'; readonly card: CardKind }
  /** Destroy-evidence cards laid out. [002:1099] */
  | { readonly kind: 'destroyers'; readonly n: number }
  /** So many passengers, or so many pieces of luggage. [002:1201] */
  | { readonly kind: 'boarded'; readonly n: number }
  /** Cards between the trains, covered ones not counted. */
  | { readonly kind: 'between'; readonly n: number }

export type ConditionKind = Condition['kind']
export const CONDITION_KINDS = [
  'wagons',
  'inARow',
  'inEachTrain',
  'mail',
  'conductorsAtMail',
  'tiles',
  'conductorsAtTile',
  'cities',
  'guests',
  'filed',
  'destroyers',
  'boarded',
  'between',
] as const satisfies readonly ConditionKind[]

/** What a passenger pays in coins, or luggage in points, and what else when it comes aboard. [002:1157-1185] */
export interface Boarding {
  readonly n: number
  readonly bonus?: Frame
}

/** One action card. Its place in CARDS is its id. */
export interface Card {
  readonly stack: Stack
  /** Absent: a base card. */
  readonly module?: ModuleLetter
  readonly kind: CardKind
  readonly frames?: readonly Frame[]
  readonly cities?: readonly City[]
  readonly condition?: Condition
  /** A switch's or technician's least wagon. */
  readonly level?: Level
  /** A switch's points for each arrow. */
  readonly points?: number
  readonly passenger?: Boarding
  readonly luggage?: Boarding
}

type Extras = Omit<Card, 'stack' | 'kind' | 'module'>

/** Rows of one stack, of one module or of the base game. */
export const rows = (stack: Stack, module: ModuleLetter | undefined, ...list: [CardKind, Extras][]): Card[] =>
  list.map(([kind, extras]) => (module ? { stack, module, kind, ...extras } : { stack, kind, ...extras }))
