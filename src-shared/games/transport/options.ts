import type { OptionsSpec, Reason } from '../../core.ts'

/** Options of Transport: house rules, off by default. */
export interface TransportOptions {
  /** The icon of a card that a key moves acts too, once per card and turn. */
  readonly iconsFireAgain: boolean
  /** Three cards in hand instead of four. */
  readonly handOfThree: boolean
  /** Four seats play each for themselves. */
  readonly everyoneAlone: boolean
}

const SWITCH = [false, true] as const

export const transportOptions: OptionsSpec<TransportOptions> = {
  default: { iconsFireAgain: false, handOfThree: false, everyoneAlone: false },
  values: { iconsFireAgain: SWITCH, handOfThree: SWITCH, everyoneAlone: SWITCH },
  parse(json: unknown): TransportOptions | Reason {
    if (json === undefined || json === null) return this.default
    if (typeof json !== 'object' || Array.isArray(json)) return { key: 'options.notAnObject', refs: [] }
    for (const [name, value] of Object.entries(json)) {
      if (!Object.hasOwn(this.values, name)) return { key: 'options.unknownName', refs: [] }
      const allowed: readonly unknown[] = this.values[name as keyof TransportOptions]
      if (!allowed.includes(value)) return { key: 'options.badValue', refs: [] }
    }
    return { ...this.default, ...json }
  },
}
