import type { Special } from '../../../src-shared/games/freight-express/specials.ts'
import { draw } from '../../../src-main/engine/freight-express/draw.ts'
import { coupledCount } from '../../../src-main/engine/freight-express/piles.ts'
import { stationRef } from '../../../src-main/engine/freight-express/refs.ts'
import { closeSpecial, specialStation } from '../../../src-main/engine/freight-express/specials/special-state.ts'
import type { SpecialRule } from '../../../src-main/engine/freight-express/specials/special.ts'
import { activeSeat } from '../../../src-main/engine/freight-express/state.ts'

/** The depot has fuel for those who pull: as many cards from the stock as the train has wagons. */
export const depot: SpecialRule = {
  name: 'depot' as Special,
  isPossible: (s) => coupledCount(s, activeSeat(s)) > 0,
  hasDetails: () => false,
  begin(s, emit) {
    const seat = activeSeat(s)
    const station = stationRef(specialStation(s))
    closeSpecial(s) // Before the draw, which may end the game.
    draw(s, seat, coupledCount(s, seat), station, emit)
  },
}
