import { coins, conductor, conductors, frame, free, locomotive, upgrade, wagons } from '../effects.ts'
import type { Card, CardKind, City } from './row.ts'
import { rows } from './row.ts'
import type { Effect, Frame } from '../effects.ts'

/**
 * The 72 base cards: 24 a stack, 11 for wagons, 5 for the locomotive, 4 for conductors, 4 routes.
 * The pictures are lost; the rows are ours, the examples of the booklet are marked.
 */
const card =
  (kind: CardKind) =>
  (...frames: Frame[]): [CardKind, { frames: Frame[] }] => [kind, { frames }]
const wagon = card('wagon')
const engine = card('locomotive')
const guard = card('conductor')
const route = (...cities: City[]): [CardKind, { cities: City[] }] => ['route', { cities }]
const point = (n: number): City => ({ points: n })
const bonus = (...effects: Effect[]): City => ({ bonus: frame(...effects) })

export const BASE_CARDS: readonly Card[] = [
  ...rows(
    1,
    undefined,
    wagon(frame(wagons(2))), // 002:243
    wagon(frame(wagons(2))),
    wagon(frame(wagons(3))),
    wagon(frame(wagons(1)), frame(coins(1))),
    wagon(frame(wagons(1)), frame(upgrade(0))),
    wagon(frame(wagons(1), free())),
    wagon(frame(upgrade(0, 2))), // 002:264
    wagon(frame(upgrade(0, 2)), frame(coins(1))),
    wagon(frame(upgrade(0, 3))),
    wagon(frame(upgrade(0), upgrade(1))),
    wagon(frame(upgrade(1, 2))),
    engine(frame(locomotive(2))), // 002:358
    engine(frame(locomotive(3))),
    engine(frame(locomotive(3))),
    engine(frame(locomotive(2)), frame(coins(1))),
    engine(frame(locomotive(1)), frame(wagons(1))),
    guard(frame(conductor(2))), // 002:340
    guard(frame(conductor(3))),
    guard(frame(conductors(1))),
    guard(frame(conductors(2))), // 002:332
    route(point(7)),
    route(bonus(wagons(1)), point(6)),
    route(point(5), bonus(coins(1))),
    route(bonus(conductor(1)), point(5), bonus(free())),
  ),
  ...rows(
    2,
    undefined,
    wagon(frame(wagons(3))),
    wagon(frame(wagons(2)), frame(free())),
    wagon(frame(upgrade(0, 2)), frame(wagons(1))),
    wagon(frame(upgrade(0, 2), upgrade(1, 2))),
    wagon(frame(upgrade(1, 2))),
    wagon(frame(upgrade(1, 3))),
    wagon(frame(upgrade(1)), frame(upgrade(2))),
    wagon(frame(upgrade(2)), frame(wagons(1))),
    wagon(frame(upgrade(2, 2))),
    wagon(frame(free(2))),
    wagon(frame(upgrade(4)), frame(coins(1))),
    engine(frame(locomotive(4))),
    engine(frame(locomotive(4))),
    engine(frame(locomotive(3), coins(1))),
    engine(frame(locomotive(3)), frame(wagons(1))),
    engine(frame(locomotive(2), conductor(1))),
    guard(frame(conductor(3))),
    guard(frame(conductor(4))),
    guard(frame(conductors(2))),
    guard(frame(conductors(2))),
    route(bonus(wagons(1), locomotive(2)), point(3)), // 002:695
    route(bonus(free()), point(10)),
    route(point(4), bonus(conductor(2)), point(3)), // 002:705
    route(point(9), bonus(conductors(1)), bonus(coins(1))),
  ),
  ...rows(
    3,
    undefined,
    wagon(frame(wagons(4))),
    wagon(frame(wagons(2)), frame(free(2))),
    wagon(frame(upgrade(1, 3)), frame(wagons(1))),
    wagon(frame(upgrade(2, 3))),
    wagon(frame(upgrade(2, 2), upgrade(4))),
    wagon(frame(upgrade(4, 2))),
    wagon(frame(upgrade(4)), frame(upgrade(7))),
    wagon(frame(upgrade(7)), frame(coins(1))),
    wagon(frame(free(3))),
    wagon(frame(free(2)), frame(coins(2))),
    wagon(frame(upgrade(4, 2)), frame(coins(1))),
    engine(frame(locomotive(4))),
    engine(frame(locomotive(5))),
    engine(frame(locomotive(4)), frame(coins(2))),
    engine(frame(locomotive(4)), frame(free(2))),
    engine(frame(locomotive(4), conductor(2))),
    guard(frame(conductor(5))),
    guard(frame(conductor(6))),
    guard(frame(conductors(3))),
    guard(frame(conductors(3), coins(1))),
    route(point(15)),
    route(bonus(free(2)), point(14)),
    route(point(11), bonus(conductors(2)), point(11)),
    route(point(12), bonus(free(2)), bonus(coins(2)), point(14)),
  ),
]
