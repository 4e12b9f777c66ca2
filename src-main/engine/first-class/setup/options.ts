import { BUILT_MODULES, HOUSE_RULES, type FirstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { MODULE_LETTERS, type ModuleLetter } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { State } from '../../flat.ts'
import { nextBelow } from '../../random.ts'
import { moduleBit } from '../modules/module.ts'
import { AT } from '../state.ts'

const bitsOf = (letters: readonly ModuleLetter[]): number =>
  letters.reduce((bits, letter) => bits | moduleBit(letter), 0)
const lettersOf = (bits: number): ModuleLetter[] => MODULE_LETTERS.filter((letter) => bits & moduleBit(letter))

/** Writes the options down; modules missing to two are drawn by lot when the options say so. [004:36] */
export function writeOptions(s: State, options: FirstClassOptions): void {
  const letters = [...options.modules]
  while (options.randomModules && letters.length < 2) {
    const others = BUILT_MODULES.filter((letter) => !letters.includes(letter))
    letters.push(others[nextBelow(s, AT.generator, others.length)])
  }
  s[AT.asked] = bitsOf(options.modules)
  s[AT.modules] = bitsOf(letters)
  for (const rule of HOUSE_RULES) s[AT[rule]] = options[rule] ? 1 : 0
}

/** The options a game was begun with. */
export const readOptions = (s: State): FirstClassOptions => ({
  modules: lettersOf(s[AT.asked]),
  ...(Object.fromEntries(HOUSE_RULES.map((rule) => [rule, s[AT[rule]] === 1])) as Omit<FirstClassOptions, 'modules'>),
})

/** The letters of the modules in this game, lots drawn; empty in the lesson-size game. */
export const modulesInPlay = (s: State): ModuleLetter[] => lettersOf(s[AT.modules])
