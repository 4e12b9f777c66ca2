import { playArena } from '../../src-main/measure/arena.ts'
import { WIN } from '../../src-main/measure/bot-game.ts'
import { MATCHES, nameOf, optionsOf, type Match } from '../../src-main/measure/matches.ts'
import { wilson } from '../../src-main/measure/wilson.ts'
import type { Portion } from './portion.ts'

/** Games of one match in a portion: a multiple of every number of seats, so that each bot sits everywhere as often. */
export const GAMES_A_PORTION = 12
/** Games that each match is to come to. */
const GAMES_A_MATCH = 1008
export const STRENGTH_GOAL = MATCHES.length * GAMES_A_MATCH

/** Which match a portion is of, in a word. */
export const matchOf = (number: number): string => nameOf(MATCHES[number % MATCHES.length])

/** The games of one portion: the matches take turns, so that all have been played about as often at any time. */
export function strength(first: number, number: number): Portion {
  return playMatch(MATCHES[number % MATCHES.length], first, GAMES_A_PORTION)
}

/** So many games of a match: how many, and what the one has won, in twelfths of a game. */
export function playMatch(match: Match, seed: number, games: number): Portion {
  const bots = [match.one, ...Array<Match['others']>(match.seats - 1).fill(match.others)]
  const options = optionsOf(match)
  const tally = playArena({ game: match.game, bots, games, seed, options, shard: { index: 1, of: 1 } })
  const name = nameOf(match)
  const found = tally.finished < tally.games ? [`${name}, seed ${seed}: a game has not ended`] : []
  return { counts: { games, [`${name}: games`]: games, [`${name}: won`]: tally.won[0] }, found }
}

const per = (share: number): string => share.toFixed(3).replace(/^0/, '')

/** `docs/strength.md`, whole, from the counts of the campaign. */
export function strengthPage(counts: Readonly<Record<string, number>>): string {
  const rows = MATCHES.map((match) => {
    const name = nameOf(match)
    const games = counts[`${name}: games`] ?? 0
    const won = (counts[`${name}: won`] ?? 0) / WIN
    const [low, high] = wilson(won, games)
    const said = games === 0 ? '' : `${per(won / games)} | ${per(low)}–${per(high)}`
    return `| ${partsOf(match)} | ${games} | ${said || ' | '} | ${per(match.goal)} | ${verdict(match.goal, games, low, high)} |`
  })
  return `${HEAD}${rows.join('\n')}\n`
}

const partsOf = ({ game, one, others, seats, options }: Match): string => {
  const what = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`)
  return [game, one, seats === 2 ? others : `${seats - 1} ${others}`, what.join(', ')].join(' | ')
}

/** What the games so far say of the goal. */
function verdict(goal: number, games: number, low: number, high: number): string {
  if (games === 0) return 'not played'
  if (low >= goal) return 'reached'
  return high < goal ? 'not reached' : 'open'
}

const HEAD = `# How strong the opponents are

What the levels have won against each other and against what measures them, from the campaign \`strength\`. Written by
\`npm run campaign -- page\`, never by hand.

A row's first name plays the second at all other seats; seats go round, who begins is drawn. 'Share' is of all games, a tie
counts in parts; beside it lies Wilson's interval, which holds the true share in 95 of 100 such rows. 'Reached': its lower end
is at the goal; 'not reached': its upper end is below; 'open': more games are needed to tell. Bots have the nodes they are
made for, so the same games are played on every machine: \`npm run campaign -- strength\` goes on with them, and
\`--of 'driver shunter'\` with those of such matches alone. When a bot comes to play otherwise, its games are taken out of
\`docs/campaigns.json\`, and played anew.

| Game | One | Against | Options | Games | Share | 95 % | Goal | So far |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`
