import { isReason, type OptionsSpec, type Reason } from '../../core.ts'
import type { StationLayout } from './layouts.ts'
import { isLineShape, lineFaults } from './line.ts'
import { DEFAULT_SPECIALS, LETTERS, VARIANT, isSpecial, type StationSpecials } from './specials.ts'

/** The named layouts, free placement by the seats, and one of the named ones by lot. */
export const LAYOUT_NAMES = ['classic', 'longLine', 'ring', 'harbour', 'placed', 'surprise'] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]

/** How the specials come to the stations: as in the rulebook, by lot, or as named. */
export type Assignment = 'default' | 'shuffled' | StationSpecials

/** Options of Freight Express. House rules are off by default. */
export interface FreightOptions {
  /** A named layout, or one of one's own (see line.ts). */
  readonly layout: LayoutName | StationLayout
  /** The game for the advanced: specials, tickets, vetoes (000:147-235). */
  readonly advanced: boolean
  /** Advanced only. A file may name some stations only; the others keep what the rulebook gives them. */
  readonly stations: Assignment
  /** A train that runs out of rail stops there; its surplus steps lapse. */
  readonly stopAtRailEnd: boolean
  /** Who pushes another off the rails loses their own hand and wagons (001). */
  readonly pusherPays: boolean
  /** A new card must join every rail that touches it, and none may end at a card without rail. */
  readonly railsMustMatch: boolean
  /** A card may cover one with the same rails. */
  readonly equalRailsAllowed: boolean
  /** Delivered wagons stay open. */
  readonly openDeliveries: boolean
  /** Wagon robbery that finds no match is paid with a hand card, which is coupled to the other's train. */
  readonly raidPaysWithHandCard: boolean
}

const SWITCH = [false, true] as const

/** One of the endless layouts of one's own, and one of the assignments: `values` is a finite list. */
const OWN_LINE: StationLayout = { columns: 9, rows: 6, stations: [10, 12, 14, 20, 22, 24, 30, 32, 34, 42] }
const WITH_ABDUCTION: StationSpecials = {
  ...DEFAULT_SPECIALS,
  A: 'veto',
  B: 'rebuild',
  C: VARIANT,
  G: 'none',
  J: VARIANT,
  F: 'wagonRobbery',
}

const BAD_VALUE: Reason = { key: 'options.badValue', refs: [] }

export const freightOptions: OptionsSpec<FreightOptions> = {
  default: {
    layout: 'classic',
    advanced: false,
    stations: 'default',
    stopAtRailEnd: false,
    pusherPays: false,
    railsMustMatch: false,
    equalRailsAllowed: false,
    openDeliveries: false,
    raidPaysWithHandCard: false,
  },
  values: {
    layout: [...LAYOUT_NAMES, OWN_LINE],
    advanced: SWITCH,
    stations: ['default', 'shuffled', WITH_ABDUCTION],
    stopAtRailEnd: SWITCH,
    pusherPays: SWITCH,
    railsMustMatch: SWITCH,
    equalRailsAllowed: SWITCH,
    openDeliveries: SWITCH,
    raidPaysWithHandCard: SWITCH,
  },
  parse(json: unknown): FreightOptions | Reason {
    if (json === undefined || json === null) return this.default
    if (typeof json !== 'object' || Array.isArray(json)) return { key: 'options.notAnObject', refs: [] }
    for (const [name, value] of Object.entries(json)) {
      if (!Object.hasOwn(this.values, name)) return { key: 'options.unknownName', refs: [] }
      if (name === 'layout' || name === 'stations') continue
      const allowed: readonly unknown[] = this.values[name as keyof FreightOptions]
      if (!allowed.includes(value)) return BAD_VALUE
    }
    const { layout = this.default.layout, stations = this.default.stations } = json as Record<string, unknown>
    const line = parseLayout(layout)
    if (isReason(line)) return line
    const assignment = parseStations(stations)
    return isReason(assignment) ? assignment : { ...this.default, ...json, layout: line, stations: assignment }
  },
}

function parseLayout(json: unknown): LayoutName | StationLayout | Reason {
  if (typeof json === 'string') return LAYOUT_NAMES.find((name) => name === json) ?? BAD_VALUE
  if (!isLineShape(json)) return BAD_VALUE
  return lineFaults(json)[0] ?? json
}

function parseStations(json: unknown): Assignment | Reason {
  if (json === 'default' || json === 'shuffled') return json
  if (typeof json !== 'object' || json === null) return BAD_VALUE
  const named = Object.entries(json)
  const known = named.every(([letter, special]) => LETTERS.some((one) => one === letter) && isSpecial(special))
  return known ? { ...DEFAULT_SPECIALS, ...json } : BAD_VALUE
}
