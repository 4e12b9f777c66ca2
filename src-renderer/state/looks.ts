import { getContext, setContext } from 'svelte'
import { OWN_LOOKS, type SeatLook } from '../../src-shared/looks.ts'

const KEY = Symbol('looks')

/** How the seats look from here down. */
export const provideLooks = (looks: () => readonly SeatLook[]): unknown => setContext(KEY, looks)

/** How the seats of this table look; where there is none, as they look by themselves. */
export const useLooks = (): (() => readonly SeatLook[]) =>
  getContext<(() => readonly SeatLook[]) | undefined>(KEY) ?? (() => OWN_LOOKS)

/** The colours of the seats out of those that an element has, for what stands in it. */
export const lookStyle = (looks: readonly SeatLook[]): string =>
  looks
    .map(({ colour }, at) => ({ at, of: `--seat-${'abcd'[colour]}` }))
    .map(({ at, of }) => `--look-${at}: var(${of}); --look-${at}-ink: var(${of}-ink)`)
    .join('; ')
