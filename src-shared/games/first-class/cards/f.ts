import { coins, conductor, frame, free, wagons } from '../effects.ts'
import type { Frame } from '../effects.ts'
import { endCardCard, purse } from './a.ts'
import type { Card, CardKind } from './row.ts'
import { rows } from './row.ts'

const warehouse = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['warehouse', { frames }]
const factory = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['factory', { frames }]

/** Module F, warehouse and factory: 3, 3, 1 with coins, 1 end card a stack. [004:742-809] */
export const F_CARDS: readonly Card[] = [
  ...rows(1, 'F', warehouse(), warehouse(), warehouse(), factory(), factory(), factory(), purse(5), endCardCard()),
  ...rows(
    2,
    'F',
    warehouse(),
    warehouse(),
    warehouse(),
    factory(frame(coins(1))),
    factory(frame(wagons(1))),
    factory(frame(conductor(1))),
    purse(6),
    endCardCard(),
  ),
  ...rows(
    3,
    'F',
    warehouse(),
    warehouse(),
    warehouse(),
    factory(frame(coins(2))),
    factory(frame(free())),
    factory(frame(conductor(2))),
    purse(7),
    endCardCard(frame(coins(1))),
  ),
]

/** The 25th card of F: lies beside the stacks, one of the four to choose from in a warehouse. [004:747, 760] */
export const TOOLBOX: Card = { stack: 1, module: 'F', kind: 'toolbox', frames: [frame(free())] }
