import { expect, test } from 'vitest'
import type { GameId, Phrase } from '../../../src-shared/core.ts'
import type { LanguageId } from '../../../src-shared/messages/index.ts'
import { tellTurn as firstClass } from '../../../src-renderer/games/first-class/words/happened/turn.ts'
import { tellTurn as freight } from '../../../src-renderer/games/freight-express/words/happened/turn.ts'
import { tellTurn as transport } from '../../../src-renderer/games/transport/words/happened/turn.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { firstClassSpeech } from '../../../src-renderer/games/first-class/words/speech.ts'
import { transportSpeech } from '../../../src-renderer/games/transport/words/speech.ts'
import { bringTexts, phrase, say } from '../../../src-renderer/messages/index.ts'
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

const HEAD = {
  'freight-express': freightSpeech,
  'first-class': firstClassSpeech,
  transport: transportSpeech,
} as Readonly<Record<GameId, Pick<Speech<never>, 'headTurn'>>>
/** What two lines hold where the window is 1280 wide. */
const ROOM = 52
/** One thing alone, with a name, may be longer by so much: it still stands on two lines. */
const OVER = 6
const written = (language: LanguageId, what: Phrase, more: number) =>
  say(language, what) + (more > 0 ? ` ${say(language, phrase('turn.more', { n: more }))}` : '')

test.each(games.map((game) => [game.id, game] as const))(
  'the headline of every turn of %s fits on two lines in every language',
  async (id, game) => {
    await Promise.all([bringTexts('nl'), bringTexts('de')])
    const long: string[] = []
    for (let seed = 1; seed <= GAMES; seed++) {
      const setup = { seed, seats: 2, viewer: 0, options: game.options.parse({}), most: 1500 }
      const { beats } = randomGame<never>(game, chooseFor(id), setup)
      for (const turn of new Set(beats.map(({ event }) => event.turn))) {
        const its = beats.filter(({ event }) => event.turn === turn)
        const events = its.map(({ event }) => event)
        const told = { whose: 1, you: null, seats, view: its[its.length - 1].view as never }
        for (const language of ['en', 'nl', 'de'] as const) {
          const head = HEAD[id].headTurn(events, told, (what, more) => written(language, what, more).length <= ROOM)
          const text = head ? written(language, head.sentence, head.more) : ''
          if (text.length > ROOM + OVER) long.push(text)
        }
      }
    }
    expect([...new Set(long)]).toEqual([])
  },
)
