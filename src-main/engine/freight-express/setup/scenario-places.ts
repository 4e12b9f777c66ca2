import {
  CENTRE,
  CROSSING,
  FACING_IN,
  NS,
  EW,
  POINTS,
  innerPoint,
  outerPoint,
  sidesOf,
} from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { cardOn, cellCount, closedStation, railsOn, stationSleeper } from '../board/board.ts'
import { AT, FACING, SLEEPER, seatCount } from '../state.ts'
import { stationNamed } from './wishes.ts'

/** Cells and sleepers as scenarios write them: '3,1', '3,1 N edge in', '3,1 N inner out', '3,1 centre S', 'A'. */

/** Is it one of the whole numbers from 0, below `end`? */
export const isBelow = (value: unknown, end: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < end

/** The number of a cell written 'column,row'. @throws RangeError when the table has none. */
export function cellAt(s: State, name: string): number {
  const [x, y, ...more] = name.split(',').map(Number)
  const cell = y * s[AT.columns] + x
  if (more.length > 0 || !isBelow(x, s[AT.columns]) || !isBelow(cell, cellCount(s)))
    throw new RangeError(`there is no cell '${name}'`)
  return cell
}

/**
 * Puts each seat's locomotive where a scenario names it.
 * @throws RangeError with a sentence when there is no such place.
 */
export function placeLocomotives(s: State, places: readonly string[]): void {
  if (places.length > seatCount(s)) throw new RangeError('there are more locomotives than seats')
  places.forEach((place, seat) => {
    const words = place.split(' ')
    if (words.length === 1) {
      const station = stationNamed(place)
      if (station === closedStation(s))
        throw new RangeError(`station ${place} is closed: name a sleeper of the card that lies there`)
      s[SLEEPER + seat] = stationSleeper(s, station)
      return
    }
    const cell = cellAt(s, words[0])
    const [point, facing] = words[1] === 'centre' ? [CENTRE, sideNamed(words[2])] : onSide(words)
    if (cardOn(s, cell) < 0 || !hasField(railsOn(s, cell), point, facing))
      throw new RangeError(`there is no sleeper '${place}'`)
    s[SLEEPER + seat] = cell * POINTS + point
    s[FACING + seat] = facing
    for (let other = 0; other < seat; other++)
      if (s[SLEEPER + other] === s[SLEEPER + seat]) throw new RangeError(`two locomotives stand on '${place}'`)
  })
}

function onSide([, side, place, facing]: readonly string[]): [point: number, facing: number] {
  const at = sideNamed(side)
  if ((place !== 'edge' && place !== 'inner') || (facing !== 'in' && facing !== 'out')) {
    throw new RangeError(`a sleeper is written like '3,1 N edge in', not '${side} ${place} ${facing}'`)
  }
  return [place === 'edge' ? outerPoint(at) : innerPoint(at), facing === 'in' ? FACING_IN : at]
}

function sideNamed(letter: string): number {
  const side = 'NESW'.indexOf(letter)
  if (side < 0 || letter.length !== 1) throw new RangeError(`'${letter}' is not a side: write N, E, S or W`)
  return side
}

/** Do these rails have a sleeper at this point, and can one face so on it? */
function hasField(rails: number, point: number, facing: number): boolean {
  if (point !== CENTRE) return (sidesOf(rails) & (1 << (point >> 1))) !== 0
  return rails !== CROSSING && (rails & (facing % 2 === 0 ? NS : EW)) !== 0
}
