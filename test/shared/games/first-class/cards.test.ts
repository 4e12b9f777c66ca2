import { describe, expect, it } from 'vitest'
import {
  BOARD_CITIES,
  CARDS,
  COIN_COLUMNS,
  COIN_ROOM,
  CONSTANTINOPLE,
  CONDITION_KINDS,
  COUNTED_KINDS,
  END_CARDS,
  ENGINE_TILES,
  EVIDENCE,
  EVIDENCE_IN_BOX,
  MAIL_WAGONS,
  MODULE_LETTERS,
  STACKS,
  START_BONUSES,
  START_COINS,
  TEATIME,
  TOOLBOX_ID,
  type CardKind,
  type ModuleLetter,
  type Stack,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import {
  coins,
  conductor,
  conductors,
  endCard,
  frame,
  free,
  locomotive,
  oneOf,
  upgrade,
  wagons,
} from '../../../../src-shared/games/first-class/effects.ts'

const count = (stack: Stack, module: ModuleLetter | undefined, ...kinds: CardKind[]): number =>
  CARDS.filter(
    (card) => card.stack === stack && card.module === module && kinds.includes(card.kind) && card.kind !== 'toolbox',
  ).length

const PER_STACK: Record<ModuleLetter, Partial<Record<CardKind, number>>> = {
  A: { contract: 6, coins: 1, endCard: 1 },
  B: { celebrity: 3, postcard: 2, contract: 2, endCard: 1 },
  C: { suspectSelf: 2, suspectOthers: 2, destroyEvidence: 2, contract: 1, endCard: 1 },
  D: { boarding: 5, contract: 1, coins: 1, endCard: 1 },
  E: { switch: 3, technician: 2, contract: 1, coins: 1, endCard: 1 },
  F: { warehouse: 3, factory: 3, coins: 1, endCard: 1 },
}

describe('the card table keeps the counts of the rulings', () => {
  it('has 72 base cards: 24 a stack, 11 for wagons, 5 for the locomotive, 4 for conductors, 4 routes', () => {
    for (const stack of STACKS) {
      expect([
        count(stack, undefined, 'wagon'),
        count(stack, undefined, 'locomotive'),
        count(stack, undefined, 'conductor'),
        count(stack, undefined, 'route'),
      ]).toEqual([11, 5, 4, 4])
    }
    expect(CARDS.filter((card) => !card.module)).toHaveLength(72)
  })

  for (const letter of MODULE_LETTERS) {
    it(`gives module ${letter} 8 cards a stack of the suggested kinds`, () => {
      for (const stack of STACKS) {
        const cards = CARDS.filter((card, id) => card.stack === stack && card.module === letter && id !== TOOLBOX_ID)
        expect(cards).toHaveLength(8)
        for (const [kind, n] of Object.entries(PER_STACK[letter]))
          expect([kind, count(stack, letter, kind as CardKind)]).toEqual([kind, n])
      }
    })
  }

  it('gives every module but F contracts, and every module end cards', () => {
    for (const letter of MODULE_LETTERS)
      for (const stack of STACKS) {
        expect(count(stack, letter, 'contract') > 0).toBe(letter !== 'F')
        expect(count(stack, letter, 'endCard')).toBe(1)
      }
  })

  it('lets factories of stacks 2 and 3, and no others, give a small frame', () => {
    for (const card of CARDS) if (card.kind === 'factory') expect(card.frames?.length).toBe(card.stack === 1 ? 0 : 1)
  })

  it('has 21 end cards: wagons 1 or 2, locomotive 2 or 3, conductor 3 or 4, each with an action', () => {
    expect(END_CARDS).toHaveLength(21)
    const allowed = { wagon: [1, 2], locomotive: [2, 3], conductor: [3, 4] }
    for (const kind of COUNTED_KINDS) {
      const cards = END_CARDS.filter((card) => card.counts === kind)
      expect(cards).toHaveLength(7)
      expect([...new Set(cards.map((card) => card.points))].sort()).toEqual(allowed[kind])
      for (const card of cards) expect(card.frames[0].effects.length).toBeGreaterThan(0)
    }
  })

  it('has the mail wagons, engine tiles, Constantinople, coin board, start tile and board route of the rulings', () => {
    expect(MAIL_WAGONS).toEqual([frame(locomotive(2)), frame(upgrade(0, 2)), frame(conductors(2)), frame(coins(3))])
    expect(ENGINE_TILES.map((tile) => tile.points)).toEqual([5, 6, 7, 8, 12, 13, 14, 15])
    expect(ENGINE_TILES.map((tile) => tile.frame)).toEqual([
      ...Array(4).fill(frame(free(2))),
      ...Array(4).fill(frame(free(1))),
    ])
    expect(CONSTANTINOPLE).toEqual([20, 10, 5])
    expect(COIN_COLUMNS).toEqual([5, 5, 2])
    expect(COIN_ROOM).toBe(12)
    expect(START_COINS).toBe(2)
    expect(START_BONUSES).toEqual([null, frame(wagons(1)), oneOf(wagons(1), upgrade(0))])
    expect(BOARD_CITIES).toEqual([{ bonus: frame(coins(2)) }, { points: 3 }, { points: 8 }])
  })

  it('has 26 pieces of evidence', () => {
    const inBox = EVIDENCE.slice(0, EVIDENCE_IN_BOX)
    const prints = [1, 2, 3].map((n) => inBox.filter((piece) => 'prints' in piece && piece.prints === n).length)
    expect(prints).toEqual([12, 7, 2])
    expect(
      EVIDENCE.filter((piece) => 'points' in piece).map((piece) => ('points' in piece ? piece.points : 0)),
    ).toEqual([2, 3, 5])
    expect(EVIDENCE.filter((piece) => 'handIn' in piece)).toHaveLength(2)
    expect(inBox).toHaveLength(26)
    expect(EVIDENCE.slice(EVIDENCE_IN_BOX)).toEqual([{ prints: 1 }, { prints: 2 }, { prints: 3 }])
  })

  it('has five order tiles a colour', () => {
    expect(TEATIME.map((colour) => [colour.level, [...colour.points]])).toEqual([
      [1, [2, 2, 3, 3, 4]],
      [4, [4, 4, 5, 5, 6]],
      [7, [6, 6, 7, 7, 8]],
    ])
  })
})

describe('the cards known from the booklet are there', () => {
  const has = (part: object): boolean =>
    CARDS.some((card) =>
      Object.entries(part).every(([field, value]) => JSON.stringify(card[field as 'kind']) === JSON.stringify(value)),
    )
  const known: Record<string, object> = {
    'two 0-wagons [002:243]': { kind: 'wagon', frames: [frame(wagons(2))] },
    'upgrades 0 to 1 [002:264]': { kind: 'wagon', frames: [frame(upgrade(0, 2))] },
    'both conductors two steps [002:332]': { kind: 'conductor', frames: [frame(conductors(2))] },
    'shared conductor steps [002:340]': { kind: 'conductor', frames: [frame(conductor(2))] },
    'the locomotive two cities [002:358]': { kind: 'locomotive', frames: [frame(locomotive(2))] },
    'a route with a 0-wagon and locomotive 2, and a point city of 3 [002:695]': {
      cities: [{ bonus: frame(wagons(1), locomotive(2)) }, { points: 3 }],
    },
    'A: six wagons of at least 2 [002:912]': { module: 'A', condition: { kind: 'wagons', level: 2, n: 6 } },
    'A: 4, 2, 1 in a row [002:916]': { module: 'A', condition: { kind: 'inARow', levels: [4, 2, 1] } },
    'A: both mail wagons [002:920]': { module: 'A', condition: { kind: 'mail', n: 2 } },
    'A: two wagons of at least 1 in each train [002:924]': {
      module: 'A',
      condition: { kind: 'inEachTrain', level: 1, n: 2 },
    },
    'A: both conductors at the mail wagons [002:928]': { module: 'A', condition: { kind: 'conductorsAtMail', n: 2 } },
    'B: two guests [002:992]': { module: 'B', condition: { kind: 'guests', n: 2 } },
    'B: a conductor on an engine tile [002:998]': { module: 'B', condition: { kind: 'conductorsAtTile', n: 1 } },
    'B: an end card for each engine tile [002:1006]': { module: 'B', frames: [{ effects: [endCard()], per: 'tile' }] },
    'C: a filed suspect card [002:1095]': { module: 'C', condition: { kind: 'filed', card: 'suspectSelf' } },
    'C: two destroy-evidence cards [002:1099]': { module: 'C', condition: { kind: 'destroyers', n: 2 } },
    'D: a passenger of 2 coins and a 0-wagon, luggage of 4 points and a 0-wagon [002:1159, 1182]': {
      passenger: { n: 2, bonus: frame(wagons(1)) },
      luggage: { n: 4, bonus: frame(wagons(1)) },
    },
    'D: a passenger of 3 coins [002:1170]': { passenger: { n: 3 } },
    'D: luggage of 2 points and an upgrade [002:1193]': { luggage: { n: 2, bonus: frame(free()) } },
    'D: four passengers or four pieces of luggage [002:1201]': { module: 'D', condition: { kind: 'boarded', n: 4 } },
    'E: a switch of at least 1 for 5 points [002:1239]': { kind: 'switch', level: 1, points: 5 },
    'E: a technician of 2 coins from a 2-wagon on [002:1260]': {
      kind: 'technician',
      level: 2,
      frames: [frame(coins(2))],
    },
    'E: a technician from a 4-wagon on [002:1274]': { kind: 'technician', level: 4, frames: [frame(coins(2))] },
  }
  for (const [name, part] of Object.entries(known)) it(name, () => expect(has(part)).toBe(true))

  it('A: a bonus for each fulfilled contract [002:932]', () => {
    expect(CARDS.some((card) => card.module === 'A' && card.frames?.some((box) => box.per === 'contract'))).toBe(true)
  })
  it('an end card of 2 a wagon card and one of 3 a locomotive card [002:795]', () => {
    expect(END_CARDS.some((card) => card.counts === 'wagon' && card.points === 2)).toBe(true)
    expect(END_CARDS.some((card) => card.counts === 'locomotive' && card.points === 3)).toBe(true)
  })
})

describe('every row can be carried out by the interpreter', () => {
  const boxes = CARDS.flatMap((card) => [
    ...(card.frames ?? []),
    ...(card.cities ?? []).flatMap((city) => ('bonus' in city ? [city.bonus] : [])),
  ])

  it('has no frame with both kinds of conductor steps, which the answer could not tell apart', () => {
    for (const box of boxes)
      expect(box.effects.filter(({ kind }) => kind === 'conductor' || kind === 'conductors').length).toBeLessThan(2)
  })
  it('lets each effect be had once only where one of several may be chosen', () => {
    for (const box of [...boxes, ...START_BONUSES])
      if (box?.oneOf) expect(box.effects.every((effect) => effect.n === 1)).toBe(true)
  })
  it('gives every contract a condition of a known kind and a reward', () => {
    for (const card of CARDS)
      if (card.kind === 'contract') {
        expect(CONDITION_KINDS).toContain(card.condition?.kind)
        expect(card.frames?.length).toBeGreaterThan(0)
      }
  })
  it('gives routes 1 to 4 cities', () => {
    for (const card of CARDS) if (card.kind === 'route') expect([1, 2, 3, 4]).toContain(card.cities?.length)
  })
  it('gives only base cards the kinds that end cards count', () => {
    for (const card of CARDS)
      if ((COUNTED_KINDS as readonly string[]).includes(card.kind)) expect(card.module).toBeUndefined()
  })
  it('rises in strength from stack to stack', () => {
    const worth = (stack: Stack): number =>
      CARDS.filter((card) => card.stack === stack && !card.module)
        .flatMap((card) => card.frames ?? [])
        .flatMap((box) => box.effects)
        .reduce(
          (sum, effect) =>
            sum + effect.n * (effect.kind === 'upgrade' ? 1 + effect.from : effect.kind === 'free' ? 2 : 1),
          0,
        )
    expect(worth(2)).toBeGreaterThan(worth(1) * 1.2)
    expect(worth(3)).toBeGreaterThan(worth(2) * 1.2)
  })
})
