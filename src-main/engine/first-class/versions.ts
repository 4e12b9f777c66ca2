import type { State } from '../flat.ts'
import { AT } from './state.ts'

/**
 * The version of these rules. A game goes on by the version it was begun with, so that its journal leads where it led.
 * 1: until November 2026. 2: the technician asks the box for a wagon (`limitedWagons`); coins, contracts and orders
 * come before a warehouse's second card, or a factory, that can do nothing yet is passed over, and between the frames
 * of a contract or a doubled city; coins of a frame lie at once only where their order is no matter.
 */
export const RULES_VERSION = 2

/** Is the game played by the rules of this version, or of a later one? */
export const rulesSince = (s: State, version: number): boolean => s[AT.rulesVersion] >= version
