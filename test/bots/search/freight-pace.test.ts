import { describe, expect, it } from 'vitest'
import { botOf } from '../../../src-main/bots/registry.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { playBotGame } from '../../../src-main/measure/bot-game.ts'

describe('whoever plans a whole turn of Freight Express', () => {
  it.each([3, 4])('keeps cards to refill with, and does not live from hand to mouth, at %i seats', (seats) => {
    const bots = Array.from({ length: seats }, () => botOf('driver'))
    const { turns, outcome } = playBotGame({ game: gameOf('freight-express'), bots, options: {}, seed: 7, nodes: 600 })
    expect(outcome).not.toBeNull()
    // Some ten when all refill; fifty when each draws the one card that a turn ends with.
    expect(turns / seats).toBeLessThan(20)
  })
})
