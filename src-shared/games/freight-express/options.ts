import type { OptionsSpec, Reason } from '../../core.ts'

/** The named layouts, free placement by the seats, and one of the named ones by lot. */
export const LAYOUT_NAMES = ['classic', 'longLine', 'ring', 'harbour', 'placed', 'surprise'] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]

/** Options of Freight Express. House rules are off by default. */
export interface FreightOptions {
  readonly layout: LayoutName
  /** A train that runs out of rail stops there; its surplus steps lapse. */
  readonly stopAtRailEnd: boolean
  /** Who pushes another off the rails loses hand and wagons himself (001). */
  readonly pusherPays: boolean
  /** A new card must join every rail that touches it, and none may end at a card without rail. */
  readonly railsMustMatch: boolean
  /** A card may cover one with the same rails. */
  readonly equalRailsAllowed: boolean
  /** Delivered wagons stay open. */
  readonly openDeliveries: boolean
}

const SWITCH = [false, true] as const

export const freightOptions: OptionsSpec<FreightOptions> = {
  default: {
    layout: 'classic',
    stopAtRailEnd: false,
    pusherPays: false,
    railsMustMatch: false,
    equalRailsAllowed: false,
    openDeliveries: false,
  },
  values: {
    layout: LAYOUT_NAMES,
    stopAtRailEnd: SWITCH,
    pusherPays: SWITCH,
    railsMustMatch: SWITCH,
    equalRailsAllowed: SWITCH,
    openDeliveries: SWITCH,
  },
  parse(json: unknown): FreightOptions | Reason {
    if (json === undefined || json === null) return this.default
    if (typeof json !== 'object' || Array.isArray(json)) return { key: 'options.notAnObject', refs: [] }
    for (const [name, value] of Object.entries(json)) {
      if (!Object.hasOwn(this.values, name)) return { key: 'options.unknownName', refs: [] }
      const allowed: readonly unknown[] = this.values[name as keyof FreightOptions]
      if (!allowed.includes(value)) return { key: 'options.badValue', refs: [] }
    }
    return { ...this.default, ...json }
  },
}
