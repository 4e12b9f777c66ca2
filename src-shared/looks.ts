import { seatName } from './plain-text.ts'
import type { SeatInfo } from './table.ts'

/** Each palette has so many colours, and each seat by itself the one and the shape of its own place. */
const PLACES = 4

/** How a seat is told from the others beside its letter: a colour of the palette and a shape, each 0 to 3. */
export interface SeatLook {
  readonly colour: number
  readonly shape: number
}

/** What a person plays with wherever nobody has it before them; null = whatever the seat has. */
export interface PersonLook {
  /** As it stands at the table. */
  readonly name: string
  readonly colour: number | null
  readonly shape: number | null
}

/** So many people are remembered; beyond them whoever chose longest ago is forgotten. */
export const MOST_LOOKS = 60

/** What the seats have where nobody chose. */
export const OWN_LOOKS: readonly SeatLook[] = Array.from({ length: PLACES }, (_, at) => ({ colour: at, shape: at }))

/** What a person has chosen. A bot is nobody's, whatever its name. */
export const wishOf = ({ name, player }: SeatInfo, chosen: readonly PersonLook[]): PersonLook | undefined =>
  player === 'person' ? chosen.find((one) => one.name === seatName(name)) : undefined

/**
 * How the seats of a table look: each has what its person chose, at the first seat that wants it; who comes later gets
 * the next that is free. Where nobody chose, seats keep what is theirs if they can.
 * @returns for each of the four seats one; no two are of one colour or one shape
 */
export function looksAt(seats: readonly SeatInfo[], chosen: readonly PersonLook[]): readonly SeatLook[] {
  const wishes = OWN_LOOKS.map((_, at) => (seats[at] ? wishOf(seats[at], chosen) : undefined))
  const colours = dealt(wishes.map((wish) => wish?.colour ?? null))
  const shapes = dealt(wishes.map((wish) => wish?.shape ?? null))
  return colours.map((colour, at) => ({ colour, shape: shapes[at] }))
}

function dealt(wishes: readonly (number | null)[]): number[] {
  const got = wishes.map((wish, at) => (wish !== null && wishes.indexOf(wish) === at ? wish : -1))
  wishes.forEach((wish, at) => {
    if (wish === null && !got.includes(at)) got[at] = at
  })
  return got.map((one, at) => {
    if (one >= 0) return one
    let next = wishes[at] ?? at
    while (got.includes(next)) next = (next + 1) % PLACES
    return (got[at] = next)
  })
}

/** The same choices with one changed; a person without any wish is not kept. */
export function chosenWith(chosen: readonly PersonLook[], look: PersonLook): readonly PersonLook[] {
  const others = chosen.filter(({ name }) => name !== look.name)
  if (look.colour === null && look.shape === null) return others
  return [...others, look].slice(-MOST_LOOKS)
}
