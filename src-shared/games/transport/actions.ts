import {
  ACTION_KINDS,
  cellOfCode,
  insertCode,
  itemCode,
  itemOfCode,
  kindIndexOf,
  placeCode,
  rotationOfCode,
  sideOfCode,
  stepsOfCode,
  wayCode,
} from './codes.ts'

/** What a player may answer, in words. codes.ts says what their codes look like. */
export type Action =
  /** Chooses the hand card to connect; where is asked next. */
  | { readonly kind: 'connect'; readonly card: number }
  /** Sets the whole hand aside for a new one. */
  | { readonly kind: 'swap' }
  /** The chosen hand card, the card a key has lifted or the pallet a forklift has lifted goes here. */
  | { readonly kind: 'place'; readonly cell: number; readonly rotation: number }
  /** The chosen or lifted card takes the cell of a pallet, which moves on over `side` of the card. */
  | { readonly kind: 'insert'; readonly cell: number; readonly rotation: number; readonly side: number }
  /** The new parcel comes in here. */
  | { readonly kind: 'intake'; readonly card: number }
  /** The key takes this card. */
  | { readonly kind: 'take'; readonly card: number }
  /** The forklift lifts this pallet. */
  | { readonly kind: 'lift'; readonly pallet: number }
  /** The lifted pallet and this one change places. */
  | { readonly kind: 'exchange'; readonly pallet: number }
  | { readonly kind: 'parcel'; readonly parcel: number }
  /** The side by which the parcel leaves each card on its way, the first one where it rests. */
  | { readonly kind: 'way'; readonly parcel: number; readonly sides: readonly number[] }
  /** Draws, after connecting, and ends the turn. */
  | { readonly kind: 'endTurn' }

export type ActionKind = Action['kind']

type Of<K extends ActionKind> = Extract<Action, { readonly kind: K }>

/** How the actions of a kind are written as codes. Says nothing about whether they are legal. */
export interface Writing<K extends ActionKind> {
  readonly kind: K
  pack(action: Of<K>): number
  unpack(code: number): Of<K>
}

const naming = <K extends ActionKind, F extends string>(kind: K, field: F) => ({
  kind,
  pack: (action: { readonly [_ in F]: number }) => itemCode(kind, action[field]),
  unpack: (code: number) => ({ kind, [field]: itemOfCode(code) }) as { kind: K } & { readonly [_ in F]: number },
})
const bare = <K extends ActionKind>(kind: K) => ({ kind, pack: () => itemCode(kind), unpack: () => ({ kind }) })

export const WRITING: { readonly [K in ActionKind]: Writing<K> } = {
  connect: naming('connect', 'card'),
  swap: bare('swap'),
  place: {
    kind: 'place',
    pack: ({ cell, rotation }) => placeCode(cell, rotation),
    unpack: (code) => ({ kind: 'place', cell: cellOfCode(code), rotation: rotationOfCode(code) }),
  },
  insert: {
    kind: 'insert',
    pack: ({ cell, rotation, side }) => insertCode(cell, rotation, side),
    unpack: (code) => ({
      kind: 'insert',
      cell: cellOfCode(code),
      rotation: rotationOfCode(code),
      side: itemOfCode(code),
    }),
  },
  intake: naming('intake', 'card'),
  take: naming('take', 'card'),
  lift: naming('lift', 'pallet'),
  exchange: naming('exchange', 'pallet'),
  parcel: naming('parcel', 'parcel'),
  way: {
    kind: 'way',
    pack: ({ parcel, sides }) =>
      wayCode(
        parcel,
        sides.reduce((bits, side, i) => bits | (side << (3 * i)), 0),
        sides.length,
      ),
    unpack: (code) => ({
      kind: 'way',
      parcel: itemOfCode(code),
      sides: Array.from({ length: stepsOfCode(code) }, (_, i) => sideOfCode(code, i)),
    }),
  },
  endTurn: bare('endTurn'),
}

/** The code of an action. Says nothing about whether it is legal. */
export const toCode = (action: Action): number => (WRITING[action.kind] as Writing<ActionKind>).pack(action)

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind: ActionKind | undefined = ACTION_KINDS[kindIndexOf(code)]
  if (kind === undefined) throw new RangeError(`no action has the code ${code}`)
  return WRITING[kind].unpack(code)
}
