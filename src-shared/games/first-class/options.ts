import type { OptionsSpec, Reason } from '../../core.ts'
import type { ModuleLetter } from './cards/row.ts'

/** Modules the rules of which are built. */
export const BUILT_MODULES = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly ModuleLetter[]

export interface FirstClassOptions {
  /** Two letters in order; none for the lesson-size game of base cards alone, one round a stack. */
  readonly modules: readonly ModuleLetter[]
  /** Modules missing to two are drawn by lot. [004:36] */
  readonly randomModules: boolean
  /** Coins without a free field are a point each; nobody has to make room. [004:37] */
  readonly overflowCoinsScore: boolean
  /** A card of which nothing can be done is refused. [004:818] */
  readonly autoRefuse: boolean
  /** Order tiles to buy for wagons, on top of any modules. [004:717] */
  readonly teatime: boolean
  /** The start tile's bonuses come at the beginning of one's own next turn. [004:38-40] */
  readonly startBonusOnOwnTurn: boolean
  /** Module C with two seats: two suspects whom nobody plays. On by default. [004:649] */
  readonly dummySuspects: boolean
  /** Module C with two or four seats: three more pieces of evidence. [004:42] */
  readonly extraEvidence: boolean
  /** Module C: evidence is drawn when the turn is over. [004:43] */
  readonly evidenceAtTurnEnd: boolean
  /** Wagon cards are as many as in the box: 50, 24 and 20, printed on both sides. [002:101] */
  readonly limitedWagons: boolean
}

/** All pairs of the built modules, the recommended first one in front, then the lesson-size game. */
export const MODULE_CHOICES: readonly (readonly ModuleLetter[])[] = [
  ...BUILT_MODULES.flatMap((a, i) => BUILT_MODULES.slice(i + 1).map((b) => [a, b])),
  [],
]

const SWITCH = [false, true] as const
export const HOUSE_RULES = [
  'randomModules',
  'overflowCoinsScore',
  'autoRefuse',
  'teatime',
  'startBonusOnOwnTurn',
  'dummySuspects',
  'extraEvidence',
  'evidenceAtTurnEnd',
  'limitedWagons',
] as const
const refused = (name: string): Reason => ({ key: `first-class.reason.${name}`, refs: [] })

export const firstClassOptions: OptionsSpec<FirstClassOptions> = {
  default: {
    modules: MODULE_CHOICES[0],
    randomModules: false,
    overflowCoinsScore: false,
    autoRefuse: false,
    teatime: false,
    startBonusOnOwnTurn: false,
    dummySuspects: true,
    extraEvidence: false,
    evidenceAtTurnEnd: false,
    limitedWagons: false,
  },
  values: {
    modules: MODULE_CHOICES,
    randomModules: SWITCH,
    overflowCoinsScore: SWITCH,
    autoRefuse: SWITCH,
    teatime: SWITCH,
    startBonusOnOwnTurn: SWITCH,
    dummySuspects: [true, false],
    extraEvidence: SWITCH,
    evidenceAtTurnEnd: SWITCH,
    limitedWagons: SWITCH,
  },
  parse(json: unknown): FirstClassOptions | Reason {
    if (json === undefined || json === null) return this.default
    if (typeof json !== 'object' || Array.isArray(json)) return { key: 'options.notAnObject', refs: [] }
    const given = json as Readonly<Record<string, unknown>>
    for (const name of Object.keys(given))
      if (!Object.hasOwn(this.values, name)) return { key: 'options.unknownName', refs: [] }
    for (const name of HOUSE_RULES)
      if (name in given && typeof given[name] !== 'boolean') return { key: 'options.badValue', refs: [] }
    const randomModules = given.randomModules === true
    const modules =
      'modules' in given ? parseModules(given.modules, randomModules) : randomModules ? [] : this.default.modules
    return 'key' in modules ? modules : { ...this.default, ...given, randomModules, modules }
  },
}

function parseModules(given: unknown, random: boolean): readonly ModuleLetter[] | Reason {
  if (!Array.isArray(given)) return { key: 'options.badValue', refs: [] }
  const known: readonly unknown[] = BUILT_MODULES
  if (given.some((letter) => !known.includes(letter))) return refused('unknownModule')
  if (new Set(given).size !== given.length) return refused('moduleTwice')
  if (given.length > 2 || (given.length === 1 && !random)) return refused('twoModulesOrNone')
  return [...(given as ModuleLetter[])].sort()
}
