import type { Seat } from '../../../../src-shared/core.ts'
import type { Level } from '../../../../src-shared/games/first-class/effects.ts'
import type { ConditionKind } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { State } from '../../flat.ts'
import { coachAt, conductorOf, lengthOf, levelAt, tilesOf } from '../board/coaches.ts'
import type { Met } from '../modules/module.ts'
import { locomotiveAt } from '../board/route.ts'
import { MAIL, MAIL_PLACE, PLACES, TRAINS } from '../state.ts'
import { CARDS_OF_KIND, levelCode } from '../tables.ts'
import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { FILED, isAt } from '../board/zones.ts'

/** Wagons of at least this value in one train; mail wagons and tiles count in no condition. [ruling 9] */
function wagonsIn(s: State, seat: Seat, train: number, level: number): number {
  let n = 0
  for (let place = 0; place < lengthOf(s, seat, train); place++) if (levelAt(s, seat, train, place) >= level) n++
  return n
}

/**
 * Wagons of at least these values one behind another, across the mail wagon. No train rises from left to right,
 * so such a run, if there is one, stands at its head.
 */
function runIn(s: State, seat: Seat, train: number, levels: readonly Level[]): boolean {
  return levels.every((level, i) => levelAt(s, seat, train, i < MAIL_PLACE ? i : i + 1) >= levelCode(level))
}

const countTrains = (test: (train: number) => boolean): number => {
  let n = 0
  for (let train = 0; train < TRAINS; train++) if (test(train)) n++
  return n
}

/** The conditions of contracts that ask nothing of a module's pieces: 'at least', so more is as good. [002:906-936] */
export const baseConditions: { readonly [K in ConditionKind]?: Met<K> } = {
  wagons: (s, seat, { level, n }) =>
    wagonsIn(s, seat, 0, levelCode(level)) + wagonsIn(s, seat, 1, levelCode(level)) >= n,
  inARow: (s, seat, { levels }) => runIn(s, seat, 0, levels) || runIn(s, seat, 1, levels),
  inEachTrain: (s, seat, { level, n }) =>
    countTrains((train) => wagonsIn(s, seat, train, levelCode(level)) >= n) === TRAINS,
  mail: (s, seat, { n }) => countTrains((train) => coachAt(s, seat, train, MAIL_PLACE) >= MAIL) >= n,
  conductorsAtMail: (s, seat, { n }) => countTrains((train) => conductorOf(s, seat, train) > MAIL_PLACE) >= n,
  tiles: (s, seat, { n }) => tilesOf(s, seat) >= n,
  conductorsAtTile: (s, seat, { n }) => countTrains((train) => conductorOf(s, seat, train) === PLACES) >= n,
  cities: (s, seat, { n }) => locomotiveAt(s, seat) >= n,
  filed(s, seat, { card }) {
    const cards = CARDS_OF_KIND[CARD_KINDS.indexOf(card)]
    for (let i = 0; i < cards.length; i++) if (isAt(s, cards[i], FILED, seat)) return true
    return false
  },
}
