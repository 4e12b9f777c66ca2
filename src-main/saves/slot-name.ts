import { randomBytes } from 'node:crypto'
import type { Header } from './line-text.ts'

/** A name for a game's file that no other has: what is played, when it began, and a lot. */
export function newSlot(header: Header): string {
  const stamp = new Date(header.created).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  return `${header.game}-${stamp}-${randomBytes(3).toString('hex')}`
}

/** A name beside one that is taken, no longer than a name may be (64 letters). */
export const besideSlot = (slot: string): string => `${slot.slice(0, 56)}-${randomBytes(3).toString('hex')}`
