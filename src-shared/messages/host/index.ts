import type { Phrase } from '../../core.ts'
import { speaker } from '../index.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

/**
 * What a shell says itself: menus, pages, sentences before there is a window; and what the window says too, faults
 * above all.
 */
export type HostKey = keyof typeof en

/** A phrase of the shells, its key checked by the compiler. */
export const phrase = (key: HostKey, params?: Phrase['params']): Phrase => (params ? { key, params } : { key })

/** Words for a phrase in a language. */
export const say = speaker({ en, nl, de })
