import { KIND, cellOfCode, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { stationCell } from '../board/board.ts'
import { PLACING_SIZE, hasToPlace, placeRefusal, placeStation, toPlace, toPlaceCount } from '../setup/placing.ts'
import { chosen, type FreightStep } from '../questions.ts'
import { reason, refused } from '../reasons.ts'
import { TABLE, cellRef, stationRef } from '../refs.ts'
import { activeSeat } from '../state.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { State } from '../../flat.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** Free placement: a station onto a cell of the placing grid. */
export const place: FreightAnswer<'place'> = {
  ...saying('place'),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let cell = 0; cell < PLACING_SIZE * PLACING_SIZE; cell++) {
      if (placeRefusal(s, cell) !== null) continue
      for (let i = 0; i < toPlaceCount(s, seat); i++) out[n++] = packCode(KIND.place, toPlace(s, seat, i), cell)
    }
    return n
  },
  refusal(s, { station, cell }) {
    const own = notToPlace(s, station)
    return refused(s, own ?? placeRefusal(s, cell), () => [own ? stationRef(station) : cellRef(cell)])
  },
  against(s, target) {
    const { kind, id } = target
    const why = kind === 'cell' ? placeRefusal(s, id) : kind === 'station' ? notToPlace(s, id) : null
    return why ? [reason(why, [target])] : []
  },
  apply: (s, code, emit) => placeStation(s, itemOfCode(code), cellOfCode(code), emit),
}

/** What is asked of the one who lays out the stations. */
export const placeStep: FreightStep = { ...chosen, kind: 'place', source: () => TABLE, answers: [place] }

function notToPlace(s: State, station: number): FreightReason | null {
  if (hasToPlace(s, activeSeat(s), station)) return null
  return stationCell(s, station) >= 0 ? 'placedAlready' : 'notYourStation'
}
