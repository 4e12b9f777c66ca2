/** What a part of a campaign came to: figures that add up, and a sentence for each thing that was found wrong. */
export interface Portion {
  readonly counts: Readonly<Record<string, number>>
  readonly found: readonly string[]
}
