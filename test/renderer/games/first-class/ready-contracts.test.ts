import { expect, it } from 'vitest'
import { CARDS, CONDITION_KINDS, type ModuleLetter } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { contractMet } from '../../../../src-main/engine/first-class/modules/module.ts'
import { isReady, progressPhrase } from '../../../../src-renderer/games/first-class/words/progress.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { playPurposefully } from '../../../engine/first-class/purposeful.ts'

const CONTRACTS = CARDS.flatMap(({ kind }, card) => (kind === 'contract' ? [card] : []))
const PAIRS: ModuleLetter[][] = [
  ['A', 'B'],
  ['C', 'D'],
  ['B', 'E'],
]

it('a contract is ticked exactly where the rules let it be fulfilled, of every module', () => {
  const met = new Set<string>()
  const differing: unknown[] = []
  for (const modules of PAIRS)
    for (let seed = 1; seed <= 16; seed++) {
      const options = { ...game.options.default, modules }
      const { states } = playPurposefully({ options, seatCount: 2, seed }, seed)
      for (const s of states.filter((_, i) => i % 4 === 0))
        for (const [seat, board] of game.view(s, 'open').seats.entries())
          for (const card of CONTRACTS) {
            const { condition } = CARDS[card]
            const isMet = contractMet(s, seat, card)
            if (isMet) met.add(condition!.kind)
            if (isReady(card, board) !== isMet) differing.push({ condition, isMet })
          }
    }
  expect(differing).toEqual([])
  expect(CONDITION_KINDS.filter((kind) => !met.has(kind))).toEqual([])
})

it('passengers and luggage, guests and cards between the trains are counted towards a contract', () => {
  const { seats } = game.view(game.scenario({ options: { modules: ['D', 'E'] }, seats: 2 }), 0)
  const told = ['guests', 'boarded', 'between'].map((kind) => {
    const card = CONTRACTS.find((card) => CARDS[card].condition?.kind === kind)!
    return say('en', progressPhrase(card, seats[0])!)
  })
  expect(told).toEqual([
    'You have 0 of the 2 it asks for.',
    'You have 0 of the 2 it asks for.',
    'You do not have what it asks for yet.',
  ])
})
