import type { Phrase } from '../../../src-shared/core.ts'
import type { Line } from '../../words/speech.ts'

/** What the drawn table counts itself is told by so many lines, the latest. */
const LATEST = 2

/** The lines beside the table of what goes on: of a scoring that one sees only the latest, else the first `most`. */
export const linesBeside = (
  { episode, lately }: { readonly episode: Phrase | null; readonly lately: readonly Line[] },
  drawn: boolean,
  most: number,
): readonly Line[] => (episode && drawn ? lately.slice(-LATEST) : lately.slice(0, most))
