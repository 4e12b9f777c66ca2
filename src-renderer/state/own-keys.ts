import { usualKey } from '../../src-shared/keys.ts'
import type { App } from './app.svelte.ts'

/** Where letters do something; elsewhere they are typed, or name a thing, as stations in the drawing of a layout. */
const LETTERS_DO = new Set(['table', 'school'])

const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'range')

/**
 * Makes the usual key of a person's own one, before anything hears of it: all that listens knows the usual keys alone.
 * What a gamepad presses is usual already.
 */
export function toUsualKey(event: KeyboardEvent, app: App): void {
  const control = event.ctrlKey || event.metaKey
  if (!event.isTrusted || event.altKey || event.key.length !== 1 || takesLetters(event.target)) return
  if (control ? app.screen === 'settings' : !LETTERS_DO.has(app.screen)) return
  const usual = usualKey(app.settings.keys, event.key, control)
  if (usual?.toUpperCase() === event.key.toUpperCase()) return
  event.stopImmediatePropagation()
  if (usual === null) return
  const { ctrlKey, metaKey, repeat } = event
  // Of a sign it is how one comes by it, as by '*'; only of a letter does it mean the other way.
  const shiftKey = event.shiftKey && /\p{L}/u.test(event.key)
  const init = { key: usual, shiftKey, ctrlKey, metaKey, repeat, bubbles: true, cancelable: true, composed: true }
  if (!(event.target ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init))) event.preventDefault()
}
