import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { SceneFrame } from '../../stage/scene.ts'

/** With so many seats plates do not say in which order they play: those of partners stand side by side. */
const FROM = 3

/** What the plate of the seat says whose turn comes next; nothing on the others. */
export function nextOn(view: TransportView, seat: number, frame?: SceneFrame): { readonly next?: string } {
  const word = frame?.words.next ?? ''
  if (view.ended || view.seats.length < FROM || word === '') return {}
  return seat === (view.active + 1) % view.seats.length ? { next: word } : {}
}
