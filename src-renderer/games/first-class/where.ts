import type { Ref } from '../../../src-shared/core.ts'
import type { Box } from '../../stage/scene.ts'
import type { Piece } from './looks.ts'
import { names } from './looks.ts'
import { PLACES } from './board-layout.ts'
import { TICKET } from './art/ticket.ts'

/** Where things are on the table and which piece stands for them: from the poses alone. */
const around = ({ x, y, scale }: Piece, width: number, height: number): Box => ({
  x: x - (width * scale) / 2,
  y: y - (height * scale) / 2,
  width: width * scale,
  height: height * scale,
})
const from = ({ x, y, scale }: Piece, width: number, height: number): Box => ({
  x,
  y,
  width: width * scale,
  height: height * scale,
})

/** What a piece covers, in the table's units; null = nothing one could point at. */
export function footOf(piece: Piece): Box | null {
  const { look } = piece
  switch (look.kind) {
    case 'ticket':
      return around(piece, TICKET, look.height)
    case 'endCard':
    case 'endCardBack':
    case 'contract':
      return around(piece, look.width, look.height)
    case 'start':
      return from(piece, 44, look.height)
    case 'stack':
      return from(piece, 44, look.current ? look.height : 40)
    case 'east':
      return from(piece, 124, look.height)
    case 'order':
      return around(piece, 16, 34)
    case 'plate':
    case 'between':
    case 'column':
      return from(piece, look.width, look.height)
    case 'head':
      return from(piece, look.width, 32)
    case 'lane':
      return from(piece, look.width, look.scene + look.platform)
    case 'engine':
      return from(piece, 160, 88)
    case 'wagon':
    case 'mail':
    case 'engineTile':
    case 'mailLeft':
    case 'ghostWagon':
      return from(piece, 128, 88)
    case 'conductor':
    case 'ghostConductor':
      return {
        x: piece.x - 18 * piece.scale,
        y: piece.y - 64 * piece.scale,
        width: 36 * piece.scale,
        height: 66 * piece.scale,
      }
    case 'city':
      return around(piece, 40, 40)
    case 'token':
      return around(piece, 28, 26)
    case 'routeCard':
      return from(piece, look.width, look.height)
    case 'coin':
      return around(piece, 22, 22)
    case 'gained':
      return around(piece, 84, 38)
    case 'more':
      return around(piece, look.shut ? 28 : 64, 24)
    case 'tab':
      return around(piece, 34, 34)
    case 'evidence':
      return around(piece, 30, 42)
    case 'sign':
      return around(piece, 46, 46)
    case 'rider':
      return around(piece, 26, 26)
    default:
      return null
  }
}

/** What of a piece is read: a city with its name, the number of a wagon, the cards of the market. */
export function readOf(piece: Piece): Box | null {
  const { x, y, look } = piece
  if (look.kind === 'city') return { x: x - 30, y: y - 20, width: 60, height: 66 }
  if (look.kind === 'number') return around(piece, 34, 28)
  return look.kind === 'conductor' || look.kind === 'ticket' || look.kind === 'contract' ? footOf(piece) : null
}

/** The pieces that stand for a thing, the best first. */
export function pieceOf(ref: Ref): string | null {
  const { kind, id } = ref
  switch (kind) {
    case 'card':
      return names.card(id)
    case 'endCard':
      return names.endCard(id)
    case 'seat':
      return names.plate(id)
    case 'train':
      return names.lane(id >> 1, id & 1)
    case 'coach':
      return names.coach(Math.floor(id / (2 * PLACES)), Math.floor(id / PLACES) & 1, id % PLACES)
    case 'conductor':
      return names.conductor(id >> 1, id & 1)
    case 'locomotive':
      return names.token(id)
    case 'city':
      return names.city(id >> 6, id & 63)
    case 'column':
      return names.column(Math.floor(id / 3), id % 3)
    case 'mail':
      return names.mail(id >> 2, id & 3)
    case 'gained':
      return names.gained(id)
    case 'between':
      return names.between(id >> 2, id & 3)
    case 'startTile':
      return names.start
    case 'order':
      return names.order(id)
    case 'pile':
      return names.stack(id)
    // Of the whole table only Constantinople's place has something to say.
    case 'game':
      return names.east
    default:
      return null
  }
}
