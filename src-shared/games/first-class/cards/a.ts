import { coins, conductor, conductors, endCard, frame, free, locomotive, per, points, upgrade, wagons } from '../effects.ts'
import type { Frame } from '../effects.ts'
import type { Card, CardKind, Condition } from './row.ts'
import { rows } from './row.ts'

export const contract = (condition: Condition, ...frames: Frame[]): [CardKind, { condition: Condition; frames: Frame[] }] =>
  ['contract', { condition, frames }]
export const purse = (n: number): [CardKind, { frames: Frame[] }] => ['coins', { frames: [frame(coins(n))] }]
export const endCardCard = (...extra: Frame[]): [CardKind, { frames: Frame[] }] => ['endCard', { frames: [frame(endCard()), ...extra] }]

/** Module A, contracts: 6 a stack, 1 with coins, 1 with an end card. [002:900-936] */
export const A_CARDS: readonly Card[] = [
  ...rows(1, 'A',
    contract({ kind: 'wagons', level: 1, n: 3 }, frame(free())),
    contract({ kind: 'inEachTrain', level: 1, n: 2 }, frame(free(2))), // 002:924
    contract({ kind: 'inARow', levels: [2, 1, 1] }, frame(upgrade(1), upgrade(0))),
    contract({ kind: 'mail', n: 1 }, frame(conductor(3))),
    contract({ kind: 'cities', n: 3 }, frame(coins(3))),
    contract({ kind: 'wagons', level: 0, n: 7 }, per('contract', upgrade(0))), // 002:932
    purse(3),
    endCardCard(),
  ),
  ...rows(2, 'A',
    contract({ kind: 'wagons', level: 2, n: 6 }, frame(free(4))), // 002:912
    contract({ kind: 'inARow', levels: [4, 2, 1] }, frame(free(2)), frame(coins(2))), // 002:916
    contract({ kind: 'mail', n: 2 }, frame(conductors(3))), // 002:920
    contract({ kind: 'conductorsAtMail', n: 1 }, frame(free(2)), frame(coins(1))),
    contract({ kind: 'cities', n: 5 }, frame(points(6)), frame(wagons(1))),
    contract({ kind: 'inEachTrain', level: 2, n: 2 }, per('contract', free())),
    purse(4),
    endCardCard(frame(coins(1))),
  ),
  ...rows(3, 'A',
    contract({ kind: 'wagons', level: 4, n: 5 }, frame(free(4))),
    contract({ kind: 'inARow', levels: [7, 4, 2] }, frame(upgrade(7), upgrade(4)), frame(points(5))),
    contract({ kind: 'conductorsAtMail', n: 2 }, frame(points(12)), frame(free(2))), // 002:928
    contract({ kind: 'tiles', n: 1 }, frame(conductor(5)), frame(points(4))),
    contract({ kind: 'cities', n: 8 }, frame(points(12)), frame(locomotive(2))),
    contract({ kind: 'inEachTrain', level: 4, n: 2 }, per('contract', points(3))),
    purse(5),
    endCardCard(frame(coins(2))),
  ),
]
