import { winnersOf, type Phrase, type Seat } from '../../../src-shared/core.ts'
import { phrase } from '../../messages/index.ts'
import { listOf } from '../../words/names.ts'
import type { Speech } from '../../words/speech.ts'
import type { TableState } from '../../../src-shared/table.ts'

export interface Banner {
  readonly winners: readonly Seat[]
  readonly title: Phrase
  readonly text: readonly Phrase[]
}

/**
 * Who won, if anybody did, by how much, and what decided a tie. `team`: seats that play together with the first of the
 * winners.
 */
export function bannerOf(table: TableState, speech: Speech<unknown>, team: readonly Seat[] = []): Banner | null {
  const { outcome, scores, seats } = table
  if (!outcome || !scores) return null
  const score = (seat: Seat) => scores.find((one) => one.seat === seat)!
  const gone = outcome.out.flatMap((seat) => {
    const { total } = score(seat)
    return total > 0 && speech.out ? [speech.out(seats[seat].name, total)] : []
  })
  const winners = winnersOf(outcome)
  if (winners.length === 0) return { winners, title: phrase('home.won.nobody'), text: gone }
  const best = score(winners[0])
  const title =
    winners.length === 1 && best.total === 0
      ? phrase('score.winsNothing', { name: seats[winners[0]].name })
      : winners.length === 1
        ? phrase('score.wins', { name: seats[winners[0]].name, points: best.total })
        : phrase(winners.every((seat) => team.includes(seat)) ? 'score.together' : 'score.shared', {
            names: listOf(winners.map((seat) => seats[seat].name)),
            points: best.total,
          })
  // Whoever is out of the game is nobody to be measured against.
  const seconds = (outcome.places[1] ?? []).filter((seat) => !outcome.out.includes(seat))
  const apart =
    winners.length > 1 || seconds.length === 0
      ? []
      : [margin(best, score(seconds[0]), listOf(seconds.map((seat) => seats[seat].name)), speech)]
  return { winners, title, text: [...apart, ...gone] }
}

function margin(
  best: { total: number; tie: readonly number[] },
  next: { total: number; tie: readonly number[] },
  name: Phrase | string,
  speech: Speech<unknown>,
): Phrase {
  const ahead = best.total - next.total
  if (ahead > 0) return phrase('score.ahead', { n: ahead, name })
  const at = best.tie.findIndex((value, i) => value !== next.tie[i])
  const told = { name, tie: speech.tie(at), points: best.total }
  // Some count against whoever has them: those are no figures to win by.
  if (at < 0 || next.tie[at] < 0) return phrase('score.tied', told)
  return phrase('score.tied.by', { ...told, n: best.tie[at], other: next.tie[at] })
}
