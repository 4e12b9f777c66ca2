import { getContext, setContext } from 'svelte'
import type { Seat } from '../../../src-shared/core.ts'
import type { BotId } from '../../../src-shared/table.ts'

const KEY = Symbol('heirs')
type Heirs = (seat: Seat) => BotId | null

/** Which bots took over seats of others in this game, from here down. */
export const provideHeirs = (heirs: Heirs): unknown => setContext(KEY, heirs)

/** The bot that took over a seat; null = nobody was replaced. */
export const useHeirs = (): Heirs => getContext<Heirs | undefined>(KEY) ?? (() => null)
