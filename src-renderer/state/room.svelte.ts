import { MediaQuery } from 'svelte/reactivity'
import type { Settings } from '../../src-shared/table.ts'

/** From these text sizes on columns stack and lists become tabs. docs/look/look.md, 'Below 1180 wide'. */
const LARGE = 150
const LARGEST = 175

// A window that is small, or whose page is zoomed, has as little room for usual type as the smallest of the look
// (1280 x 800) has for type of these sizes.
const small = new MediaQuery('(max-width: 879px), (max-height: 579px)')
const smallest = new MediaQuery('(max-width: 739px), (max-height: 459px)')

/** Type is large for its window: one thing at a time is shown. */
export const isCramped = ({ textSize }: Pick<Settings, 'textSize'>): boolean => textSize >= LARGE || small.current

/** Few words fit. */
export const isTight = ({ textSize }: Pick<Settings, 'textSize'>): boolean => textSize >= LARGEST || smallest.current

/** The largest type in a small window: what stood still beside something else goes with it when it is scrolled. */
export const isLeast = ({ textSize }: Pick<Settings, 'textSize'>): boolean => textSize >= LARGEST && small.current
