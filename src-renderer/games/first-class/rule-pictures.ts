import { BOARD_CITIES, CARDS, END_CARDS, EVIDENCE, ORDERS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { CardKind } from '../../../src-shared/games/first-class/cards/row.ts'
import { move, type Art } from '../../stage/art/ink.ts'
import { pageInk as ink, type RulePictures } from '../../rules/pictures.ts'
import { column, coin } from './art/board.ts'
import { contract } from './art/contract.ts'
import { between } from './art/held.ts'
import { endCard, evidence, gauge, order } from './art/market.ts'
import { cityMedal } from './art/medal.ts'
import { ticket } from './art/ticket.ts'
import { conductor, engine, mailWagon, number, rider, wagon } from './art/train.ts'
import type { BetweenLook } from './pieces/strip.ts'

const nth = (kind: CardKind, n = 0): number =>
  CARDS.map((card, id) => ({ card, id })).filter(({ card }) => card.kind === kind)[n].id

/** A card of a train, 128 wide on a rail, with its number below; 'm' = the mail wagon. */
type Coach = number | 'm'
const PITCH = 130
const RAIL = 92
const ENGINE = 168

const coach = (one: Coach, i: number, reached: boolean, x: number): string =>
  move(x + i * PITCH, 4, (one === 'm' ? mailWagon(ink, 0, 0) : wagon(ink, one)).body) +
  (one === 'm'
    ? ''
    : move(x + i * PITCH + 64, RAIL + 30, number(ink, String(one), String(one), reached, 30).body, ' scale(1.9)'))

/** A train from its engine on; the conductor stands on the card to which he has come, 0 = on the cab. */
function train(coaches: readonly Coach[], come: number, seat = 0): Art {
  const width = ENGINE + coaches.length * PITCH
  const x = come === 0 ? ENGINE * 0.74 : ENGINE + (come - 0.5) * PITCH
  return {
    body:
      `<path d="M0 ${RAIL}H${width}" stroke="${ink('rail')}" stroke-width="6"/>` +
      move(0, 4, engine(ink, seat).body) +
      coaches.map((one, i) => coach(one, i, i < come, ENGINE)).join('') +
      move(x, 18, conductor(ink, seat).body),
    box: [-6, -52, width + 12, RAIL + 110],
  }
}

const side = (gap: number, ...arts: readonly Art[]): Art => {
  let x = 0
  const high = Math.max(...arts.map(({ box }) => box[3]))
  const body = arts.map(({ body, box }) => {
    const spot = move(x - box[0], (high - box[3]) / 2 - box[1], body)
    x += box[2] + gap
    return spot
  })
  return { body: body.join(''), box: [0, 0, x - gap, high] }
}

const card = (id: number): Art => ticket(ink, id, 84)

const lying = (kind: 'switch' | 'technician' | 'factory', place: number, more: Partial<BetweenLook>): Art =>
  between(ink, {
    kind: 'betweenCard',
    card: nth(kind),
    place,
    width: 120,
    height: 52,
    covers: -1,
    upper: 'open',
    lower: 'open',
    limit: -1,
    left: -1,
    ...more,
  })

/** A wagon's plate with who rides there, larger than on the table. */
const seated = (value: number, reached: boolean, state: 'cap' | 'up' | 'in'): Art => ({
  body:
    move(20, 24, number(ink, String(value), String(value), reached, 28).body) +
    move(52, 24, rider(ink, 'passenger', state).body),
  box: [0, 0, 76, 42],
})

function coins(): Art {
  const each = [0, 1, 2].map((n) => ({
    body: move(0, 0, column(ink, n, 56, 151, false, '').body),
    box: [-2, -2, 60, 155] as const,
  }))
  const lain = (x: number, n: number) =>
    Array.from({ length: n }, (_, i) => move(x, 5 * 23 - i * 23 - 10 + 3, coin(ink).body)).join('')
  const board = side(4, ...each)
  return { body: board.body + lain(30, 5) + lain(30 + 64, 2), box: board.box }
}

export const rulePictures: RulePictures = {
  ticket: [card(nth('wagon')), card(nth('route', 2))],
  wagons: [train([12, 7, 4, 2, 1, 'm', 0], 0)],
  rows: [{ body: gauge(ink, 3, 2, true, 84, '').body, box: [-4, 8, 20, 68] }],
  upgrading: [train([1, 0, 0], 0), train([1, 1, 0], 0)],
  reach: [train([4, 2, 1, 0], 2)],
  cities: [
    cityMedal(ink, BOARD_CITIES[0], false),
    cityMedal(ink, BOARD_CITIES[1], false),
    cityMedal(ink, BOARD_CITIES[2], true),
  ],
  coins: [coins()],
  contract: [contract(ink, nth('contract'), 180, 42, false)],
  endCard: [
    endCard(
      ink,
      END_CARDS.findIndex(({ counts, points }) => counts === 'wagon' && points === 2),
      124,
      44,
      '',
    ),
  ],
  guests: [card(nth('celebrity')), card(nth('postcard'))],
  evidence: [
    ...[1, 2, 3].map((prints) =>
      evidence(
        ink,
        EVIDENCE.findIndex((one) => 'prints' in one && one.prints === prints),
        false,
      ),
    ),
    evidence(
      ink,
      EVIDENCE.findIndex((one) => !('prints' in one) && !('points' in one)),
      false,
    ),
  ],
  boarding: [seated(0, true, 'up'), seated(1, false, 'cap'), seated(1, true, 'in')],
  between: [
    lying('switch', 0, { upper: 'done' }),
    lying('technician', 1, { upper: 'done' }),
    lying('factory', 2, { limit: 4 }),
  ],
  orders: [
    side(
      8,
      ...[0, 1, 2].map((stack) =>
        order(
          ink,
          ORDERS.findIndex((one) => one.stack === stack),
        ),
      ),
    ),
  ],
}
