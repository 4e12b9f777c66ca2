import type { Seat, State } from '../../engine/game.ts'
import { totalPoints } from '../../engine/first-class/points.ts'
import { AT, actor, seatCount } from '../../engine/first-class/state.ts'
import type { Features } from '../value/features.ts'
import { judge } from './judgement.ts'
import { newPace, readPace } from './pace.ts'

/** Scratch. */
const pace = newPace()

/** How many seats play before this one. */
const turnsUntil = (s: State, seat: Seat): number => {
  const asked = actor(s)
  return asked < 0 ? 0 : (seat - asked + seatCount(s)) % seatCount(s)
}

/** What decides a game of First Class, as far as a judgement of each seat by itself can tell. */
export const firstClassFeatures: Features = {
  names: ['judgement', 'rivalJudgement', 'othersJudgements', 'lead', 'turnsUntil'],
  knots: [18, 14, 10, 6, 3, 0],
  /** Turns of the seat that begins the round, to the end of the game. */
  left: (s) => {
    readPace(s, s[AT.starter], pace)
    return pace.left
  },
  read(s, seat, out) {
    let [rival, others, points] = [-Infinity, 0, -Infinity]
    for (let other = 0; other < seatCount(s); other++) {
      if (other === seat) continue
      const judged = judge(s, other)
      rival = Math.max(rival, judged)
      others += judged
      points = Math.max(points, totalPoints(s, other))
    }
    out[0] = judge(s, seat)
    out[1] = rival
    out[2] = others - rival
    out[3] = totalPoints(s, seat) - points
    out[4] = turnsUntil(s, seat)
  },
}
