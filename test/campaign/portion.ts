/** What a part of a campaign came to: figures that add up, and a sentence for each thing that was found wrong. */
export interface Portion {
  readonly counts: Readonly<Record<string, number>>
  readonly found: readonly string[]
}

/** A failure with the way to it, in the project's own folders: the page is for everybody's machine. */
export const failureOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll(`${process.cwd()}/`, '')
