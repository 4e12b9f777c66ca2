import type { Box } from '../../../stage/scene.ts'
import { shed } from '../art/floor.ts'
import { store } from '../art/stores.ts'
import type { PieceKinds } from './piece.ts'

/** The floor, and what stands on it where no card comes. */
export type ShedLook = FloorLook | StoreLook

interface StoreLook {
  readonly kind: 'store'
  readonly of: Store
  /** How much of what was scored lies on it; absent = nothing. */
  readonly load?: number
  /** The belt has come near. */
  readonly faint?: true
  /** The game is over: its door has come down. */
  readonly shut?: true
}

export interface FloorLook {
  readonly kind: 'shed'
  readonly width: number
  readonly height: number
  /** Round it the edge is painted: round the hall, but for sides over which cards reach. */
  readonly room: Box
  /** Within it lanes and the shed's number are painted. */
  readonly hall: Box
  /** Beside the shed's number, in capitals. */
  readonly name: string
}

const edgeOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`

export const STORES = [
  'rack',
  'pallets',
  'truck',
  'gate',
  'crates',
  'desk',
  'sacks',
  'drums',
  'barrow',
  'scales',
] as const
export type Store = (typeof STORES)[number]

export const floorPieces: PieceKinds<ShedLook> = {
  shed: {
    art: (look, paint) => [
      paint.part(
        'shed',
        `shed ${look.width} ${look.height} ${edgeOf(look.room)} ${edgeOf(look.hall)} ${look.name}`,
        (ink) => shed(ink, paint.night, look),
      ),
    ],
  },
  store: {
    art: ({ of, load = 0, faint, shut }, paint) => [
      paint.part('stores', `store ${of} ${load}${faint ? ' faint' : ''}${shut ? ' shut' : ''}`, (ink) =>
        store(ink, paint.night, of, { load, faint, shut }),
      ),
    ],
  },
}
