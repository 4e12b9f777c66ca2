/** What a player may answer, in words; WRITING says how each is written as a number. */
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

/**
 * An answer as a number: kind (bits 0-3), card, parcel or side (4-10), then cell (11-26) and rotation (27-29), or the
 * sides of a way (11-22) and their count (23-25). Journals keep them: a kind stays where it is in the list.
 */
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

export const ACTION_KINDS = Object.keys(WRITING) as readonly ActionKind[]

const kindIndex = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Record<ActionKind, number>
const [PLACE, INSERT, WAY] = [kindIndex.place, kindIndex.insert, kindIndex.way]

export const itemCode = (kind: ActionKind, item = 0): number => withItem(kindIndex[kind], item)
/** The code of an action about an item, from that of its kind with none: where lists are made, looked up once. */
export const withItem = (code: number, item: number): number => code | (item << 4)
export const placeCode = (cell: number, rotation: number): number => PLACE | (cell << 11) | (rotation << 27)
export const insertCode = (cell: number, rotation: number, side: number): number =>
  INSERT | (side << 4) | (cell << 11) | (rotation << 27)
/** `sides` holds three bits a step, the first step lowest. */
export const wayCode = (parcel: number, sides: number, steps: number): number =>
  WAY | (parcel << 4) | (sides << 11) | (steps << 23)

/** The place of an answer's kind in the list. */
export const kindIndexOf = (code: number): number => code & 15
export const kindOfCode = (code: number): ActionKind => ACTION_KINDS[kindIndexOf(code)]
export const isInsert = (code: number): boolean => (code & 15) === INSERT
/** The card, parcel or side. */
export const itemOfCode = (code: number): number => (code >> 4) & 127
export const cellOfCode = (code: number): number => (code >> 11) & 0xffff
export const rotationOfCode = (code: number): number => (code >> 27) & 7
export const stepsOfCode = (code: number): number => (code >> 23) & 7
/** The side by which step `step` of a way leaves its card. */
export const sideOfCode = (code: number, step: number): number => (code >> (11 + 3 * step)) & 7

/** The code of an action. Says nothing about whether it is legal. */
export const toCode = (action: Action): number => (WRITING[action.kind] as Writing<ActionKind>).pack(action)

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind: ActionKind | undefined = ACTION_KINDS[kindIndexOf(code)]
  if (kind === undefined) throw new RangeError(`no action has the code ${code}`)
  return WRITING[kind].unpack(code)
}
