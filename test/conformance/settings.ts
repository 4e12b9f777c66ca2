import { generator, nextBelow } from '../../src-main/engine/random.ts'
import type { AnyGame } from '../../src-main/engine/game.ts'

/** One way of setting up a game that the suite plays. */
export interface Setting {
  readonly name: string
  readonly seatCount: number
  readonly options: unknown
  /** Only in the long run (npm run test:long). */
  readonly long?: boolean
}

const MIXES = 20
/** Of the mixes, the daily run plays one in so many: five, with every seat count among them. */
const DAILY = 4

/**
 * Every seat count with: the default, each option value alone, every option at its last value; then twenty seeded
 * mixes. The daily run plays each value alone at one seat count, the next value at the next one.
 */
export function settingsOf(game: AnyGame): Setting[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const { default: normal } = game.options
  const alone = aloneIn(game)
  const settings = counts.flatMap((seatCount, at): Setting[] => {
    const named = (name: string) => ({ name: `${game.id}, ${seatCount} seats, ${name}`, seatCount })
    return [
      { ...named('default options'), options: normal },
      ...alone.map(([name, options], nth) => ({ ...named(name), options, long: nth % counts.length !== at })),
      { ...named('all options on'), options: allOn(game) },
    ]
  })
  for (let mix = 0; mix < MIXES; mix++) settings.push(mixed(game, mix))
  return settings
}

/** The default options but for one value, by that value's name. */
function aloneIn(game: AnyGame): (readonly [string, unknown])[] {
  const { default: normal, values } = game.options
  return Object.keys(values).flatMap((name) =>
    values[name].slice(1).map((value: unknown) => [`${name}: ${String(value)}`, { ...normal, [name]: value }] as const),
  )
}

const allOn = ({ options: { values } }: AnyGame): unknown =>
  Object.fromEntries(Object.keys(values).map((name) => [name, values[name].at(-1)]))

function mixed(game: AnyGame, mix: number): Setting {
  const rng = generator(1000 + mix)
  const seatCount = game.seats.min + nextBelow(rng, 0, game.seats.max - game.seats.min + 1)
  const options = Object.fromEntries(
    Object.entries<readonly unknown[]>(game.options.values).map(([name, values]) => [
      name,
      values[nextBelow(rng, 0, values.length)],
    ]),
  )
  return {
    name: `${game.id}, ${seatCount} seats, mix ${mix} ${JSON.stringify(options)}`,
    seatCount,
    options,
    long: mix % DAILY !== 0,
  }
}
