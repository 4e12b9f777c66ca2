import type { TableState } from '../../src-shared/table.ts'
import type { SceneFrame } from '../stage/scene.ts'

/** What a drawn table needs beside the view: who sits there, who looks, whose answer is awaited, and its words. */
export const frameOf = (table: TableState, words: SceneFrame['words']): SceneFrame => ({
  seats: table.seats,
  viewer: table.viewer,
  acting: table.status.decision?.by ?? null,
  words,
})
