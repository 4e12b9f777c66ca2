import type { Ref } from '../../src-shared/core.ts'
import type { Box, TableScene } from './scene.ts'

/** What a script in the page may ask of the drawn table, to point at it as a person would. It can change nothing. */
export interface RevealedTable {
  /** Where a thing is, in CSS pixels of the page; null when it is not on the table. */
  anchor(ref: Ref): Box | null
  /** How often the canvas has been painted. */
  painted(): number
}

declare global {
  interface Window {
    signalboxTable?: RevealedTable
  }
}

/** Shows the drawn table to scripts, or says that it has gone. */
export function reveal(scene: TableScene | null, host?: HTMLElement): void {
  if (!scene || !host) {
    delete window.signalboxTable
    return
  }
  window.signalboxTable = Object.freeze({
    anchor(ref: Ref): Box | null {
      const box = scene.anchor(ref)
      const { left, top } = host.getBoundingClientRect()
      return box && { ...box, x: box.x + left, y: box.y + top }
    },
    painted: () => scene.painted?.() ?? 0,
  })
}
