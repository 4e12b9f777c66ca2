import type { ParseArgsConfig, parseArgs } from 'node:util'

export const root: string
/** A path within the project. */
export function at(...parts: readonly string[]): string
/** What a command was asked for; where that cannot be read it says so, and how it is used, and ends. */
export function askedFor<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>>
