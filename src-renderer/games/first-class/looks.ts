import type { Piece as AnyPiece, Poses as AnyPoses } from '../../stage/pieces.ts'
import type { Sign } from './art/pictograms.ts'

/** What the pieces of First Class look like: flat and plain, the art is made of it elsewhere. */
export type Look =
  | { readonly kind: 'ticket'; readonly card: number; readonly height: number; readonly word: string }
  /** On its way, above everything, without its word. */
  | { readonly kind: 'flyingTicket'; readonly card: number; readonly height: number }
  | { readonly kind: 'ticketBack'; readonly stack: number; readonly height: number }
  /** A place in the rows from which a card is gone. seat: who took it; -1 = it was cleared away. */
  | { readonly kind: 'gap'; readonly height: number; readonly seat: number; readonly word: string }
  /** holder: the seat that has it; -1 = it lies there. */
  | { readonly kind: 'start'; readonly height: number; readonly holder: number; readonly word: string }
  | {
      readonly kind: 'stack'
      readonly stack: number
      readonly left: number
      readonly current: boolean
      readonly height: number
      readonly word: string
    }
  /** suspect: the letter of whom the row's cards of C go to when it is cleared; '' = nobody. */
  | {
      readonly kind: 'gauge'
      readonly seats: number
      readonly taken: number
      readonly pending: boolean
      readonly height: number
      readonly suspect: string
    }
  | { readonly kind: 'heading'; readonly text: string; readonly strong: boolean }
  | EndCardLook
  | { readonly kind: 'endCardBack'; readonly width: number; readonly height: number }
  /** seats: the letters of who has come; shelf: places for orders, 0 = no teatime. */
  | { readonly kind: 'east'; readonly seats: string; readonly shelf: number; readonly height: number }
  | { readonly kind: 'order'; readonly tile: number }
  | PlateLook
  | {
      readonly kind: 'board'
      readonly seat: number
      readonly width: number
      readonly height: number
      readonly own: boolean
    }
  | {
      readonly kind: 'head'
      readonly seat: number
      readonly width: number
      readonly name: string
      readonly points: string
      readonly closes: boolean
    }
  | {
      readonly kind: 'lane'
      readonly train: number
      readonly width: number
      readonly scene: number
      readonly platform: number
    }
  | { readonly kind: 'laneWords'; readonly name: string; readonly points: string }
  /** Places still empty: from which on, and the number of the engine tile that would end the train. */
  | {
      readonly kind: 'slots'
      readonly from: number
      readonly tile: string
      readonly pitch: number
      readonly top: number
      readonly platform: number
    }
  | { readonly kind: 'engine'; readonly seat: number }
  | { readonly kind: 'wagon'; readonly value: number }
  | { readonly kind: 'mail'; readonly seat: number }
  | { readonly kind: 'engineTile' }
  | { readonly kind: 'conductor'; readonly seat: number }
  /** What a place is worth; filled: its conductor has come. */
  | {
      readonly kind: 'number'
      readonly text: string
      readonly tone: string
      readonly filled: boolean
      readonly width: number
    }
  | { readonly kind: 'mailMark' }
  | { readonly kind: 'rider'; readonly sign: Sign; readonly state: 'in' | 'cap' | 'up' | 'free' }
  | { readonly kind: 'ordered'; readonly tile: number; readonly reached: boolean }
  | { readonly kind: 'paris' }
  | {
      readonly kind: 'routeCard'
      readonly width: number
      readonly height: number
      readonly line: number
      readonly open: boolean
      readonly folded: boolean
    }
  | {
      readonly kind: 'routeNext'
      readonly width: number
      readonly height: number
      readonly line: number
      readonly word: string
    }
  /** A city by the card it is printed on (-1 = the board) and its place there. */
  | {
      readonly kind: 'city'
      readonly card: number
      readonly at: number
      readonly reached: boolean
      readonly word: string
      readonly drop: number
      readonly room: number
    }
  | { readonly kind: 'passed'; readonly n: number }
  | { readonly kind: 'postcard' }
  | { readonly kind: 'ring'; readonly seat: number }
  | { readonly kind: 'token'; readonly seat: number }
  | {
      readonly kind: 'strip'
      readonly width: number
      readonly height: number
      readonly pitch: number
      readonly first: number
      readonly free: string
      readonly word: string
    }
  | BetweenLook
  /** A column of the coin board: upright, or lying where the dock is below. */
  | {
      readonly kind: 'column'
      readonly column: number
      readonly width: number
      readonly height: number
      readonly lying: boolean
      readonly count: string
    }
  | { readonly kind: 'coin' }
  /** have: how far its condition has come. */
  | {
      readonly kind: 'contract'
      readonly card: number
      readonly width: number
      readonly height: number
      readonly ready: boolean
    }
  /** shut: what was spread out is put together again by it. */
  | { readonly kind: 'more'; readonly text: string; readonly shut: boolean }
  /** A seat's badge by which its board is laid open, where its plate is covered. */
  | { readonly kind: 'tab'; readonly seat: number; readonly current: boolean }
  /** below: it comes from what rides in the lower train. */
  | { readonly kind: 'gained'; readonly source: string; readonly id: number; readonly below: boolean }
  | { readonly kind: 'mailLeft'; readonly seat: number; readonly mail: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  /** A piece of evidence; -1 = its back. */
  | { readonly kind: 'evidence'; readonly evidence: number; readonly struck: boolean }
  /** For a moment only. */
  | { readonly kind: 'rise'; readonly text: string; readonly strong: boolean }
  | { readonly kind: 'lamp'; readonly reach: number; readonly width: number }
  | { readonly kind: 'flash' }
  | {
      readonly kind: 'departures'
      readonly width: number
      readonly height: number
      readonly rows: string
      readonly title: string
      readonly columns: string
    }
  | {
      readonly kind: 'departing'
      readonly seat: number
      readonly name: string
      readonly width: number
      readonly current: boolean
      readonly done: boolean
    }
  /** A cell of the departure board; empty = it still waits. */
  | {
      readonly kind: 'flap'
      readonly text: string
      readonly lit: boolean
      readonly points: boolean
      readonly word: string
    }
  | GhostLook

export interface EndCardLook {
  readonly kind: 'endCard'
  readonly endCard: number
  readonly width: number
  readonly height: number
  /** The number it counts so far; empty = its action is shown. */
  readonly label: string
}

export interface PlateLook {
  readonly kind: 'plate'
  readonly seat: number
  readonly width: number
  readonly height: number
  readonly lit: boolean
  readonly opened: boolean
  readonly starter: boolean
  readonly name: string
  readonly note: string
  readonly points: number
  /** 'w4 w2 m t5', and how far the conductor has come. */
  readonly upper: string
  readonly lower: string
  readonly upperAt: number
  readonly lowerAt: number
  readonly upperPoints: number
  readonly lowerPoints: number
  /** 'coin:5 contract:2': signs and figures. */
  readonly stats: string
  readonly cities: string
}

export interface BetweenLook {
  readonly kind: 'between'
  readonly card: number
  readonly place: number
  readonly width: number
  readonly height: number
  /** The card under it; -1 = none. */
  readonly covers: number
  readonly upper: 'done' | 'open' | 'never'
  readonly lower: 'done' | 'open' | 'never'
  /** A factory: the highest value it reaches; -1 = no wagon touches it. */
  readonly limit: number
  /** A factory at work: upgrades left; -1 = it rests. */
  readonly left: number
}

/** What would be there: shown in a preview only. */
export type GhostLook =
  | { readonly kind: 'ghostWagon'; readonly value: number; readonly mail: boolean; readonly seat: number }
  | { readonly kind: 'ghostNumber'; readonly from: string; readonly to: string }
  | { readonly kind: 'ghostConductor'; readonly seat: number }
  | { readonly kind: 'ghostToken'; readonly seat: number }
  | { readonly kind: 'ghostCoin' }

export type Piece = AnyPiece<Look>
export type Poses = AnyPoses<Look>
export type Made = Record<string, Piece>

/** Names of pieces. */
export const names = {
  card: (card: number) => `card ${card}`,
  gap: (row: number, column: number) => `gap ${row} ${column}`,
  start: 'start',
  stack: (stack: number) => `stack ${stack}`,
  gauge: (row: number) => `gauge ${row}`,
  endCard: (endCard: number) => `endCard ${endCard}`,
  east: 'east',
  order: (tile: number) => `order ${tile}`,
  plate: (seat: number) => `plate ${seat}`,
  board: (seat: number) => `board ${seat}`,
  lane: (seat: number, train: number) => `lane ${seat} ${train}`,
  coach: (seat: number, train: number, place: number) => `coach ${seat} ${train} ${place}`,
  number: (seat: number, train: number, place: number) => `number ${seat} ${train} ${place}`,
  rider: (card: number) => `rider ${card}`,
  conductor: (seat: number, train: number) => `conductor ${seat} ${train}`,
  city: (seat: number, index: number) => `city ${seat} ${index}`,
  token: (seat: number) => `token ${seat}`,
  flap: (seat: number, column: number) => `flap ${seat} ${column}`,
  between: (seat: number, place: number) => `between ${seat} ${place}`,
  column: (seat: number, column: number) => `column ${seat} ${column}`,
  coin: (seat: number, column: number, n: number) => `coin ${seat} ${column} ${n}`,
  more: (seat: number) => `more ${seat}`,
  gained: (index: number) => `gained ${index}`,
  mail: (seat: number, mail: number) => `mail ${seat} ${mail}`,
} as const
