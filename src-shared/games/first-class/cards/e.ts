import { coins, conductor, frame, free, points } from '../effects.ts'
import type { Frame, Level } from '../effects.ts'
import { contract, endCardCard, purse } from './a.ts'
import type { Card, CardKind } from './row.ts'
import { rows } from './row.ts'

const switchCard = (level: Level, n: number): [CardKind, { level: Level; points: number }] => [
  'switch',
  { level, points: n },
]
const technician = (level: Level, ...frames: Frame[]): [CardKind, { level: Level; frames: Frame[] }] => [
  'technician',
  { level, frames },
]

/** Module E, switches and technicians: 3, 2, 1 contract, 1 with coins, 1 end card a stack. [002:1209-1288] */
export const E_CARDS: readonly Card[] = [
  ...rows(
    1,
    'E',
    switchCard(1, 4),
    switchCard(1, 5), // 002:1239-1248
    switchCard(2, 6),
    technician(1, frame(free())),
    technician(2, frame(coins(2))), // 002:1260
    contract({ kind: 'between', n: 1 }, frame(free(2))),
    purse(5),
    endCardCard(),
  ),
  ...rows(
    2,
    'E',
    switchCard(1, 6),
    switchCard(2, 7),
    switchCard(4, 9),
    technician(4, frame(coins(2))), // 002:1274-1278
    technician(2, frame(free(2))),
    contract({ kind: 'between', n: 2 }, frame(free(4))),
    purse(6),
    endCardCard(),
  ),
  ...rows(
    3,
    'E',
    switchCard(2, 9),
    switchCard(4, 11),
    switchCard(7, 14),
    technician(4, frame(free(3))),
    technician(7, frame(coins(3)), frame(conductor(2))),
    contract({ kind: 'between', n: 3 }, frame(points(14)), frame(free(2))),
    purse(7),
    endCardCard(frame(coins(1))),
  ),
]
