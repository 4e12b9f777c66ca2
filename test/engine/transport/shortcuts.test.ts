import { describe, expect, it } from 'vitest'
import { CARD_COUNT, FORKLIFT_ICON, ICON_OF, KEY_ICON } from '../../../src-shared/games/transport/cards.ts'
import { FINE } from '../../../src-shared/games/transport/reasons.ts'
import { SHAPES } from '../../../src-shared/games/transport/shapes.ts'
import { SIDES } from '../../../src-shared/geometry/hexagons.ts'
import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { AROUND_BITS } from '../../../src-main/engine/transport/board/around.ts'
import { boardOf, type Board } from '../../../src-main/engine/transport/board/board.ts'
import { actsAt, listAll } from '../../../src-main/engine/transport/board/icons.ts'
import { rotationsThatFit, shapesThatFit, whyNotFit } from '../../../src-main/engine/transport/board/fitting.ts'
import { hasPlaceApart } from '../../../src-main/engine/transport/board/places.ts'
import { surelyActs, surelyLies } from '../../../src-main/engine/transport/board/surely.ts'
import { stepNow } from '../../../src-main/engine/transport/state.ts'
import { steps } from '../../../src-main/engine/transport/steps.ts'
import { daily } from '../../daily.ts'
import { codes, game } from './helpers.ts'

const out = new Int32Array(MAX_CHOICES)
/** What takes long is looked at in each so manieth position. */
const NTH = daily(6, 1)

/** Every position of a few random games, or only each so manieth of them. */
function everyPosition(games: number, look: (s: State) => void, nth = 1): void {
  let positions = 0
  for (let seed = 0; seed < games; seed++) {
    const options = { ...game.options.default, iconsFireAgain: seed % 2 === 1 }
    const s = game.setup({ options, seatCount: 2 + (seed % 3), seed: 900 + seed })
    const dice = generator(seed)
    for (let list = codes(s); list.length > 0; list = codes(s)) {
      if (positions++ % nth === 0) look(s)
      game.apply(s, list[nextBelow(dice, 0, list.length)])
    }
  }
}

/** How many other places a card on the table has, whatever its icon does. */
function listElsewhere(board: Board, card: number): number {
  const [cell, rotation] = [board.lies[card], board.turned[card]]
  board.lift(card)
  const n = listAll(board, card, cell, rotation, out, 0, out.length)
  board.put(card, cell, rotation)
  return n
}

/** A board that has followed no other position. */
const freshBoard = (s: State): Board => boardOf(cloneState(s))

describe('what is known without a trial', () => {
  it('is that a shape fits in the rotations that the rule lets it', () => {
    for (let shape = 0; shape < SHAPES.length; shape++)
      for (let around = 0; around < 1 << AROUND_BITS; around++) {
        const turns = rotationsThatFit(shape, around)
        if (((shapesThatFit(around) >> shape) & 1) !== Number(turns !== 0)) expect.fail(`shape ${shape} with ${around}`)
        for (let turn = 0; turn < SIDES; turn++)
          if (((turns >> turn) & 1) !== Number(whyNotFit(shape, turn, around) === FINE))
            expect.fail(`shape ${shape} turned ${turn} with ${around} around`)
      }
  })

  it('is never that an icon acts which could not', () => {
    const told = { surely: 0, tried: 0 }
    everyPosition(
      8,
      (s) => {
        const board = boardOf(s)
        for (let card = 0; card < CARD_COUNT; card++) {
          if (board.lies[card] !== 0 || (ICON_OF[card] !== KEY_ICON && ICON_OF[card] !== FORKLIFT_ICON)) continue
          const n = listAll(board, card, 0, 0, out, 0, out.length)
          if (surelyLies(board, card) && !out.slice(0, n).some((code) => actsAt(board, card, code)))
            expect.fail(`card ${card} lies nowhere`)
          for (let i = 0; i < n; i += 5) {
            const surely = surelyActs(board, card, out[i])
            told[surely ? 'surely' : 'tried']++
            if (surely && !actsAt(board, card, out[i])) expect.fail(`card ${card} does not act by ${out[i]}`)
          }
        }
      },
      NTH,
    )
    expect(told.surely).toBeGreaterThan(2000)
    expect(told.tried).toBeGreaterThan(2000)
  })

  it('is never that a card goes elsewhere which could not', () => {
    let told = 0
    everyPosition(
      12,
      (s) => {
        const board = boardOf(s)
        for (let card = 0; card < CARD_COUNT; card++) {
          if (board.lies[card] === 0 || !hasPlaceApart(board, card)) continue
          told++
          if (listElsewhere(board, card) === 0) expect.fail(`card ${card} goes nowhere`)
        }
      },
      NTH,
    )
    expect(told).toBeGreaterThan(2000)
  })
})

describe('a question that lists its answers at once', () => {
  it('lists those of each kind, one kind after the other', () => {
    let asked = 0
    everyPosition(daily(6, 12), (s) => {
      const step = steps[stepNow(s)]
      if (!step?.list) return
      asked++
      const each: number[] = []
      for (const answer of step.answers) each.push(...out.slice(0, answer.list(s, out, 0)))
      expect(Array.from(out.slice(0, step.list(s, out, 0)))).toEqual(each)
    })
    expect(asked).toBeGreaterThan(300)
  })
})

describe('the boards', () => {
  it('are few, and each of many states finds its own again', () => {
    const states: State[] = []
    everyPosition(1, (s) => states.push(cloneState(s)))
    const shown = states.map((s) => [...freshBoard(s).lies])
    states.forEach((s, i) => expect([...boardOf(s).lies]).toEqual(shown[i]))
    expect(states.length).toBeGreaterThan(100)
  })
})
