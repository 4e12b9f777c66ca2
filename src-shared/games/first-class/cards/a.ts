import {
  coins,
  conductor,
  conductors,
  endCard,
  frame,
  free,
  locomotive,
  per,
  points,
  upgrade,
  wagons,
} from '../effects.ts'
import type { Frame } from '../effects.ts'
import type { Card, CardKind, Condition } from './row.ts'
import { rows } from './row.ts'

export const contract = (
  condition: Condition,
  ...frames: Frame[]
): [CardKind, { condition: Condition; frames: Frame[] }] => ['contract', { condition, frames }]
export const purse = (n: number): [CardKind, { frames: Frame[] }] => ['coins', { frames: [frame(coins(n))] }]
export const endCardCard = (...extra: Frame[]): [CardKind, { frames: Frame[] }] => [
  'endCard',
  { frames: [frame(endCard()), ...extra] },
]

/** Module A, contracts: 6 a stack, 1 with coins, 1 with an end card. [002:900-936] */
export const A_CARDS: readonly Card[] = [
  ...rows(
    1,
    'A',
    contract({ kind: 'wagons', level: 1, n: 3 }, frame(free(3))),
    contract({ kind: 'inEachTrain', level: 1, n: 2 }, frame(free(3))), // 002:924
    contract({ kind: 'inARow', levels: [2, 1, 1] }, frame(upgrade(1, 2), upgrade(0, 2))),
    contract({ kind: 'mail', n: 1 }, frame(conductor(4)), frame(coins(1))),
    contract({ kind: 'cities', n: 3 }, frame(coins(4)), frame(free())),
    contract({ kind: 'wagons', level: 0, n: 7 }, per('contract', free())), // 002:932
    purse(3),
    endCardCard(),
  ),
  ...rows(
    2,
    'A',
    contract({ kind: 'wagons', level: 2, n: 6 }, frame(free(6))), // 002:912
    contract({ kind: 'inARow', levels: [4, 2, 1] }, frame(free(4)), frame(coins(2))), // 002:916
    contract({ kind: 'mail', n: 2 }, frame(conductors(4))), // 002:920
    contract({ kind: 'conductorsAtMail', n: 1 }, frame(free(3)), frame(coins(2))),
    contract({ kind: 'cities', n: 5 }, frame(points(12)), frame(wagons(2))),
    contract({ kind: 'inEachTrain', level: 2, n: 2 }, per('contract', free(2))),
    purse(4),
    endCardCard(),
  ),
  ...rows(
    3,
    'A',
    contract({ kind: 'wagons', level: 4, n: 5 }, frame(free(7))),
    contract({ kind: 'inARow', levels: [7, 4, 2] }, frame(upgrade(7), upgrade(4)), frame(points(14))),
    contract({ kind: 'conductorsAtMail', n: 2 }, frame(points(18)), frame(free(2))), // 002:928
    contract({ kind: 'tiles', n: 1 }, frame(conductor(6)), frame(points(10))),
    contract({ kind: 'cities', n: 8 }, frame(points(18)), frame(locomotive(3))),
    contract({ kind: 'inEachTrain', level: 4, n: 2 }, per('contract', points(8))),
    purse(5),
    endCardCard(frame(coins(1))),
  ),
]
