import { createContext } from 'svelte'
import type { App } from './app.svelte.ts'

/** The window's state, for what a game brings to a screen and the screen cannot hand it to. */
export const [useApp, provideApp] = createContext<App>()
