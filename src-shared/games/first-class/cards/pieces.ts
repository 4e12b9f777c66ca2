import { coins, conductors, frame, free, locomotive, oneOf, upgrade, wagons } from '../effects.ts'
import type { Frame } from '../effects.ts'
import type { City } from './row.ts'

/** The four mail wagons of each seat: the bonus each gives when laid. [002:126, 503-528] */
export const MAIL_WAGONS: readonly Frame[] = [
  frame(locomotive(2)),
  frame(upgrade(0, 2)),
  frame(conductors(2)),
  frame(coins(3)), // ours
]

export interface EngineTile {
  /** At every scoring, with a conductor on it. */
  readonly points: number
  readonly frame: Frame
}

/** The engine tiles, in the order in which they are laid. [002:107, 530-558] */
export const ENGINE_TILES: readonly EngineTile[] = [
  ...[5, 6, 7, 8].map((n) => ({ points: n, frame: frame(free(2)) })),
  ...[12, 13, 14, 15].map((n) => ({ points: n, frame: frame(free(1)) })),
]

/** For the first, second and third conductor on an engine tile. [002:570-576] */
export const CONSTANTINOPLE = [20, 10, 5] as const

/** Fields for coins, by column. A coin spent from a column does what the column says. [002:591, 620-623] */
export const COIN_COLUMNS = [5, 5, 2] as const
export const COIN_ROOM = 12
export const END_CARD_PRICE = 4

/** Every seat's route begins with these; Paris itself is no city. [002:382-386, 670] */
export const BOARD_CITIES: readonly City[] = [{ bonus: frame(coins(2)) }, { points: 3 }, { points: 8 }]

/** The start tile: what its taker gets at once, then each seat after, clockwise. [002:453] */
export const START_COINS = 2
export const START_BONUSES: readonly (Frame | null)[] = [null, frame(wagons(1)), oneOf(wagons(1), upgrade(0))]

/** Wagon cards in the box: 0/1, 2/4, 7/12; they matter with the house rule `limitedWagons` only. [002:29] */
export const WAGON_CARDS = [50, 24, 20] as const

/** What refusing a card gives instead. [002:197] */
export const REFUSAL: Frame = frame(free())

/** Evidence of module C: prints, or points, or 'hand in one of the others'. [002:1041-1047] */
export type Evidence = { readonly prints: number } | { readonly points: number } | { readonly handIn: true }
const prints = (n: number, count: number): Evidence[] => Array.from({ length: count }, () => ({ prints: n }))
/** The last three only with the house rule `extraEvidence`. [004:42] */
export const EVIDENCE: readonly Evidence[] = [
  ...prints(1, 12),
  ...prints(2, 7),
  ...prints(3, 2),
  { points: 2 },
  { points: 3 },
  { points: 5 },
  { handIn: true },
  { handIn: true },
  { prints: 1 },
  { prints: 2 },
  { prints: 3 },
]
export const EVIDENCE_IN_BOX = 26
/** Always four; the first is the murderer. [002:1033] */
export const IDENTITIES = 4
export const MURDERER = 0
/** The murderer draws so many when revealed. [002:1103] */
export const MURDERER_DRAWS = 2
export const MURDERER_REWARD = 20

/** Order tiles of teatime, one colour a stack: points, and the least wagon. Values ours. [004:721-738] */
export const TEATIME = [
  { name: 'coffee', level: 1, points: [2, 2, 3, 3, 4] },
  { name: 'cake', level: 4, points: [4, 4, 5, 5, 6] },
  { name: 'champagne', level: 7, points: [6, 6, 7, 7, 8] },
] as const
export const TEATIME_PRICE = 2
/** Order tiles are numbered on, colour by colour. */
export const ORDERS = TEATIME.flatMap((colour, stack) =>
  colour.points.map((points) => ({ stack, level: colour.level, points })),
)
