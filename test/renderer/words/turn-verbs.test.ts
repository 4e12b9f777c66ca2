import { expect, test } from 'vitest'
import type { GameId } from '../../../src-shared/core.ts'
import { tellTurn as firstClass } from '../../../src-renderer/games/first-class/words/turn.ts'
import { tellTurn as freight } from '../../../src-renderer/games/freight-express/words/turn.ts'
import { tellTurn as transport } from '../../../src-renderer/games/transport/words/turn.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { games } from '../../../src-main/engine/games.ts'
import { ownTurns, saidIn, trueOfLast } from '../../e2e/by-ear.ts'
import { chooseByKind } from '../harness/games.ts'
import { randomGame, type Choose } from '../harness/random-game.ts'
import type { Speech } from '../../../src-renderer/words/speech.ts'

const TELL = { 'freight-express': freight, 'first-class': firstClass, transport } as Readonly<
  Record<GameId, Speech<never>['tellTurn']>
>
const byLot: Choose = (codes, below) => codes[below(codes.length)]
/** Of Freight Express one hardly delivers by lot alone. */
const chooseFor = (id: GameId) => (id === 'freight-express' ? chooseByKind : byLot)
const GAMES = 25
const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' }) as const)

test.each(games.map((game) => [game.id, game] as const))(
  'a turn’s sentence in %s says what was done, all of it, and nothing that was not',
  (id, game) => {
    const seen: string[] = []
    for (let seed = 1; seed <= GAMES; seed++) {
      const setup = { seed, seats: 2, viewer: 0, options: game.options.parse({}), most: 1500 }
      const { beats } = randomGame<never>(game, chooseFor(id), setup)
      for (const turn of new Set(beats.map(({ event }) => event.turn))) {
        const its = beats.filter(({ event }) => event.turn === turn)
        const events = its.map(({ event }) => event)
        const own = ownTurns(events, 1)
        if (!own.some(({ kind }) => kind === 'turnBegan')) continue
        const sentence = TELL[id](events, { whose: 1, you: null, seats, view: its[its.length - 1].view as never })
        const told = sentence ? say('en', sentence) : ''
        seen.push(...saidIn(id, told))
        expect(saidIn(id, told), `seed ${seed}, turn ${turn}: ${told}`).toEqual(trueOfLast(id, own))
      }
    }
    expect(new Set(seen).size).toBeGreaterThanOrEqual(4)
  },
)
