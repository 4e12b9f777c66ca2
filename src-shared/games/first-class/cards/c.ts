import { coins, conductor, conductors, frame, free, locomotive, points, upgrade, wagons } from '../effects.ts'
import type { Frame } from '../effects.ts'
import { contract, endCardCard } from './a.ts'
import type { Card, CardKind } from './row.ts'
import { rows } from './row.ts'

const suspectSelf = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['suspectSelf', { frames }]
const suspectOthers = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['suspectOthers', { frames }]
const destroy = (...frames: Frame[]): [CardKind, { frames: Frame[] }] => ['destroyEvidence', { frames }]

/**
 * Module C, who is the murderer: 2 + 2 that draw evidence, 2 that destroy it, 1 contract, 1 end card a stack.
 * [002:1013-1116]
 */
export const C_CARDS: readonly Card[] = [
  ...rows(
    1,
    'C',
    suspectSelf(frame(wagons(3), upgrade(0))),
    suspectSelf(frame(free(3))),
    suspectOthers(frame(wagons(2))),
    suspectOthers(frame(conductor(2))),
    destroy(),
    destroy(frame(coins(1))),
    contract({ kind: 'filed', card: 'suspectSelf' }, frame(free(3))), // 002:1095
    endCardCard(),
  ),
  ...rows(
    2,
    'C',
    suspectSelf(frame(free(3)), frame(coins(2))),
    suspectSelf(frame(conductors(3))),
    suspectOthers(frame(free(2))),
    suspectOthers(frame(locomotive(3))),
    destroy(frame(coins(1))),
    destroy(frame(wagons(1))),
    contract({ kind: 'filed', card: 'suspectOthers' }, frame(free(4)), frame(coins(1))),
    endCardCard(),
  ),
  ...rows(
    3,
    'C',
    suspectSelf(frame(free(5))),
    suspectSelf(frame(conductors(4)), frame(coins(2))),
    suspectOthers(frame(free(3))),
    suspectOthers(frame(conductor(4))),
    destroy(frame(coins(2))),
    destroy(frame(free())),
    contract({ kind: 'destroyers', n: 2 }, frame(points(14)), frame(free(2))), // 002:1099
    endCardCard(frame(coins(1))),
  ),
]
