import { coins, conductor, frame, free, points, wagons } from '../effects.ts'
import { contract, endCardCard, purse } from './a.ts'
import type { Boarding, Card, CardKind } from './row.ts'
import { rows } from './row.ts'
import type { Frame } from '../effects.ts'

/** One card: a passenger above or luggage below; which one is chosen when it is taken. */
const boarding = (passenger: Boarding, luggage: Boarding): [CardKind, { passenger: Boarding; luggage: Boarding }] => [
  'boarding',
  { passenger, luggage },
]
const pays = (n: number, bonus?: Frame): Boarding => (bonus ? { n, bonus } : { n })

/** Module D, passengers and luggage: 5, 1 contract, 1 with coins, 1 end card a stack. [002:1118-1207] */
export const D_CARDS: readonly Card[] = [
  ...rows(
    1,
    'D',
    boarding(pays(2, frame(wagons(1))), pays(4, frame(wagons(1)))), // 002:1159, 1182
    boarding(pays(3), pays(5)), // 002:1170
    boarding(pays(2), pays(2, frame(free()))), // 002:1193
    boarding(pays(2, frame(free())), pays(6)),
    boarding(pays(2), pays(4)),
    contract({ kind: 'boarded', n: 2 }, frame(free(3))),
    purse(5),
    endCardCard(),
  ),
  ...rows(
    2,
    'D',
    boarding(pays(3, frame(wagons(2))), pays(6, frame(wagons(2)))),
    boarding(pays(4), pays(9)),
    boarding(pays(3, frame(free())), pays(6, frame(free()))),
    boarding(pays(3, frame(conductor(2))), pays(6, frame(conductor(2)))),
    boarding(pays(4), pays(8)),
    contract({ kind: 'boarded', n: 3 }, frame(points(8)), frame(free(3))),
    purse(6),
    endCardCard(),
  ),
  ...rows(
    3,
    'D',
    boarding(pays(4, frame(free(2))), pays(8, frame(free(2)))),
    boarding(pays(6), pays(13)),
    boarding(pays(3, frame(free(3))), pays(7, frame(free(3)))),
    boarding(pays(4, frame(conductor(3))), pays(9, frame(conductor(3)))),
    boarding(pays(5), pays(11)),
    contract({ kind: 'boarded', n: 4 }, frame(points(18)), frame(free(2))), // 002:1201
    purse(7),
    endCardCard(frame(coins(1))),
  ),
]
