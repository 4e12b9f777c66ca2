import { parseArgs } from 'node:util'
import { isReason } from '../../src-shared/core.ts'
import type { AnyGame } from '../engine/game.ts'
import { games } from '../engine/games.ts'

/** A sentence for the one who typed it. */
export class BadArguments extends Error {}

/**
 * What was typed for each of these options, all of which take a text. There is one form of output; --json may be said
 * for who reads the command. @throws BadArguments
 */
export function readOptions<N extends string>(
  args: readonly string[],
  names: readonly N[],
): Partial<Readonly<Record<N, string>>> {
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { json: _json, ...values } = parseArgs({
      args: [...args],
      options: { ...texts, json: { type: 'boolean' } },
    }).values
    return values as Partial<Record<N, string>>
  } catch (fault) {
    throw new BadArguments(fault instanceof Error ? fault.message : String(fault))
  }
}

/** @throws BadArguments when there is none of this name */
export function gameNamed(name: string | undefined): AnyGame {
  const known = games.map((game) => game.id).join(', ')
  if (name === undefined) throw new BadArguments(`--game is missing; there is: ${known}`)
  const game = games.find((one) => one.id === name)
  if (!game) throw new BadArguments(`there is no game '${name}'; there is: ${known}`)
  return game
}

/** @throws BadArguments when the text is no whole number between these two */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
    throw new BadArguments(`${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  }
  return number
}

/** Any 32 bits, with a sign or without. @throws BadArguments */
export const seedNumber = (text: string): number => wholeNumber('--seed', text, -(2 ** 31), 2 ** 32 - 1)

/** @throws BadArguments when it is no part such as 2/4 */
export function shardOf(text: string): { readonly index: number; readonly of: number } {
  const match = /^(\d+)\/(\d+)$/.exec(text)
  const [index, of] = match ? [Number(match[1]), Number(match[2])] : [0, 0]
  if (index < 1 || index > of) throw new BadArguments(`--shard takes a part such as 2/4, not '${text}'`)
  return { index, of }
}

/**
 * The options of a game as they were typed: those that are named, for the rest the game has its own.
 * @throws BadArguments
 */
export function givenOptions(game: AnyGame, text: string): Readonly<Record<string, unknown>> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadArguments(`--options takes JSON such as '{"${Object.keys(game.options.values)[0]}":…}', not '${text}'`)
  }
  if (isReason(game.options.parse(json))) {
    const known = Object.entries<readonly unknown[]>(game.options.values).map(
      ([name, values]) => `${name} (${values.join(', ')})`,
    )
    throw new BadArguments(`--options: ${game.id} does not know ${text}; it knows ${known.join('; ')}`)
  }
  return (json ?? {}) as Record<string, unknown>
}

/** One of each name in a list with commas. @throws BadArguments when one is not known */
export function namedOnes<T extends string>(option: string, text: string, known: readonly T[]): T[] {
  return text.split(',').map((part) => {
    const one = known.find((name) => name === part.trim())
    if (one === undefined) throw new BadArguments(`${option} takes ${known.join(', ')}, not '${part}'`)
    return one
  })
}
