import type { Browser } from '@playwright/test'

export interface RenderedSound {
  readonly cue: string
  /** What the table of sounds wants: ms and dBFS. */
  readonly lasts: number
  readonly peak: number
  readonly samples: readonly number[]
  /**
   * What came out: loudest moment and mean level in dBFS, ms until silence, offset of the middle (of 1), clipped
   * samples.
   */
  readonly loudest: number
  readonly mean: number
  readonly heardMs: number
  readonly offset: number
  readonly clipped: number
}
export function renderSounds(browser: Browser): Promise<RenderedSound[]>
