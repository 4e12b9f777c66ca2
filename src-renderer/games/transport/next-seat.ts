import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { piece } from '../../stage/pieces.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import type { Layout } from './layout.ts'
import { names, type Piece } from './looks.ts'

/** With so many seats plates do not say in which order they play: those of partners stand side by side. */
const FROM = 3
/** From the corner of a plate: below the face, over the edge. */
const [ASIDE, HANGS] = [6, 2]
/** As high as its letters have it, and half as wide as these letters are, in pixels of the usual size. */
export const NEXT = { high: 18, letters: 12, wide: 6.4, most: 1.3 } as const

/** A small mark on the plate of the seat whose turn comes next. */
export function nextMark(view: TransportView, layout: Layout, frame?: SceneFrame): Record<string, Piece> {
  const word = frame?.words.next ?? ''
  if (view.ended || view.seats.length < FROM || word === '') return {}
  const plate = layout.plates[(view.active + 1) % view.seats.length]
  const look = { kind: 'next', word, text: Math.min(NEXT.most, layout.text) } as const
  return { [names.next]: piece(look, 'screen', plate.x + ASIDE, plate.y + plate.height + HANGS, { z: 24 }) }
}

/** How wide and how high it is. */
export const sizeOfNext = ({ word, text }: { readonly word: string; readonly text: number }) => ({
  width: Math.round((16 + NEXT.wide * word.length) * text),
  height: Math.round(NEXT.high * text),
})
