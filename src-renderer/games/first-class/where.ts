import type { Ref, RefKind } from '../../../src-shared/core.ts'
import { names } from './looks.ts'
import { PLACES } from './board-layout.ts'

/** The piece that stands for a thing, by its kind: how ids count is fixed in core.ts. */
const PIECE: { readonly [K in RefKind]?: (id: number) => string } = {
  card: names.card,
  endCard: names.endCard,
  seat: names.plate,
  train: (id) => names.lane(id >> 1, id & 1),
  coach: (id) => names.coach(Math.floor(id / (2 * PLACES)), Math.floor(id / PLACES) & 1, id % PLACES),
  conductor: (id) => names.conductor(id >> 1, id & 1),
  locomotive: names.token,
  city: (id) => names.city(id >> 6, id & 63),
  column: (id) => names.column(Math.floor(id / 3), id % 3),
  mail: (id) => names.mail(id >> 2, id & 3),
  gained: names.gained,
  between: (id) => names.between(id >> 2, id & 3),
  startTile: () => names.start,
  order: names.order,
  pile: names.stack,
  // Of the whole table only Constantinople's place has something to say.
  game: () => names.east,
}

/** The pieces that stand for a thing, the best first. */
export const pieceOf = ({ kind, id }: Ref): string | null => PIECE[kind]?.(id) ?? null
