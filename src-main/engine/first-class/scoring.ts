import { SCORE_SOURCES, type ScoreSource } from '../../../src-shared/games/first-class/events.ts'
import type { Score, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { pointsAt, trainPoints } from './board/conductors.ts'
import { having, inPlay } from './modules/module.ts'
import { pointsFrom, addPoints, totalPoints } from './points.ts'
import { seatRef, trainRef } from './refs.ts'
import { scoringNumber } from './turn.ts'
import { AT, COUNTED, PLACES, TILE_PLACE, TRAINS, seatCount } from './state.ts'
import { tell, type Tell } from './tell.ts'

const { pointsBefore: POINTS_BEFORE } = AT

/** Where they stand among what is counted. */
const [ROUTE, UPPER, TILES, ADDED] = [0, 1, 3, 4]

const TRAIN_SOURCES: readonly ScoreSource[] = ['trains1', 'trains2', 'trains3']

/** What a train would score now: its cards, and what celebrities and order tiles add where its conductor has come. */
export function wouldScore(s: State, seat: Seat, train: number): number {
  let sum = trainPoints(s, seat, train)
  for (const module of having.trainAdds) if (inPlay(s, module)) sum += module.trainAdds(s, seat, train)
  return sum
}

/** The second step of a seat's scoring: all that its conductors have come to, then what modules add. [002:711-734] */
export function scoreTrains(s: State, seat: Seat, emit: Tell): void {
  const source = TRAIN_SOURCES[scoringNumber(s) - 1]
  const books = AT.counted + seat * COUNTED
  s[books + ROUTE] = totalPoints(s, seat) - s[POINTS_BEFORE + seat] + 1
  s[books + TILES] = 1
  for (let train = 0; train < TRAINS; train++) {
    const points = trainPoints(s, seat, train)
    // It is in the books when it is told: a train that brings nothing tells no more.
    const tile = pointsAt(s, seat, train, TILE_PLACE)
    s[books + UPPER + train] = points - tile + 1
    s[books + TILES] += tile
    if (emit) {
      const places = Array.from({ length: PLACES }, (_, place) => pointsAt(s, seat, train, place))
      tell(s, emit, [trainRef(seat, train)], { kind: 'trainScored', train, places, points })
    }
    addPoints(s, seat, source, points, emit)
  }
  const before = totalPoints(s, seat)
  for (const module of having.scored) if (inPlay(s, module)) module.scored(s, seat, emit)
  s[books + ADDED] = totalPoints(s, seat) - before + 1
}

/** Each seat's points so far, by source; ties share. */
export const score = (s: State): Score[] =>
  Array.from({ length: seatCount(s) }, (_, seat) => ({
    seat,
    total: totalPoints(s, seat),
    parts: SCORE_SOURCES.map((source) => ({
      key: `first-class.score.${source}`,
      value: pointsFrom(s, seat, source),
      refs: [seatRef(seat)],
    })).filter((part) => part.value !== 0),
    tie: [],
  }))
