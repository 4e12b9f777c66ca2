import { coins, conductor, conductors, endCard, frame, free, per, points } from '../effects.ts'
import { contract, endCardCard } from './a.ts'
import type { Card, CardKind } from './row.ts'
import { rows } from './row.ts'
import type { Frame } from '../effects.ts'

const celebrity = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['celebrity', { frames }]
const postcard = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['postcard', { frames }]

/** Module B, celebrities and postcards: 3, 2, 2 contracts and 1 end card a stack. [002:942-1011] */
export const B_CARDS: readonly Card[] = [
  ...rows(
    1,
    'B',
    celebrity(),
    celebrity(),
    celebrity(),
    postcard(frame(coins(1))),
    postcard(frame(free())),
    contract({ kind: 'guests', n: 2 }, frame(free(3))), // 002:992
    contract({ kind: 'mail', n: 1 }, frame(conductor(3)), frame(coins(1))),
    endCardCard(),
  ),
  ...rows(
    2,
    'B',
    celebrity(frame(free())),
    celebrity(frame(coins(1))),
    celebrity(frame(conductor(1))),
    postcard(frame(coins(2))),
    postcard(frame(free(2))),
    contract({ kind: 'guests', n: 3 }, frame(free(5))),
    contract({ kind: 'conductorsAtMail', n: 2 }, frame(points(12)), frame(coins(3))), // 002:1002
    endCardCard(),
  ),
  ...rows(
    3,
    'B',
    celebrity(frame(free(2))),
    celebrity(frame(coins(2))),
    celebrity(frame(conductors(1))),
    postcard(frame(coins(3))),
    postcard(frame(free(3))),
    contract({ kind: 'conductorsAtTile', n: 1 }, frame(points(16)), frame(free(2))), // 002:998
    contract({ kind: 'tiles', n: 1 }, per('tile', endCard())), // 002:1006
    endCardCard(frame(coins(1))),
  ),
]
