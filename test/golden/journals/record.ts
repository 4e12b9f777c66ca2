/**
 * Records the golden journals that are not there yet: `npx tsx test/golden/journals/record.ts`. Those that are there
 * stay.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dice } from '../../../scripts/host.mjs'
import type { AnyGame } from '../../../src-main/engine/game.ts'
import { games } from '../../../src-main/engine/games.ts'
import { tableGame } from '../../../src-main/measure/table-game.ts'
import { journalText } from '../../../src-main/saves/journal.ts'

const SEEDS = 12

/** The shortest whole game of two people who choose by lot, of a few seeds. */
async function shortest(game: AnyGame): Promise<string> {
  const texts: string[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    const played = tableGame({ game, name: 'Golden', seatCount: game.seats.min, options: game.options.default, seed, practice: true })
    const random = dice(seed)
    while (!played.now().table.outcome) {
      const { seq, undo } = played.now().table
      if (undo === null && random() < 0.1) played.heard(await played.table.command(seq, { kind: 'undo' }))
      else await played.step((count) => Math.floor(random() * count))
    }
    texts.push(journalText(played.header, played.lines).text)
  }
  return texts.reduce((best, text) => (text.length < best.length ? text : best))
}

for (const game of games) {
  const file = fileURLToPath(new URL(`${game.id}-rules-${game.rulesVersion}.signalbox`, import.meta.url))
  if (!existsSync(file)) writeFileSync(file, await shortest(game))
}
