import * as v from 'valibot'

/** What can be had by another key than the usual one, with that key. */
export const USUAL_KEYS = {
  turn: 'R',
  turnToo: 'E',
  turnBack: 'Q',
  turnTable: 'T',
  explore: 'X',
  inWords: 'B',
  hint: 'H',
  drawer: 'L',
  deliver: 'D',
  refill: 'F',
  solution: 'S',
  playOn: 'P',
  know: 'K',
  undo: 'Z',
  redo: 'Y',
} as const
export type Command = keyof typeof USUAL_KEYS
export const COMMANDS = Object.keys(USUAL_KEYS) as Command[]

/** The keys that a person chose in place of the usual ones. */
export type OwnKeys = Readonly<Partial<Record<Command, string>>>

/** These are pressed together with Ctrl, or with the command key of a Mac. */
export const withControl = (command: Command): boolean => command === 'undo' || command === 'redo'

export const keyOf = (own: OwnKeys, command: Command): string => own[command] ?? USUAL_KEYS[command]

/** Digits answer, `?` lists the keys, `/` searches: these are never to be had. */
const FIXED = /^[\d?/]$/
/** What browsers, systems and the menu of the program take for themselves with Ctrl. */
const OF_THE_SYSTEM = /^[ACFHJLMNPQRSTUVWX,+=-]$/
const SIGN = /^[\p{L}\p{P}\p{S}]$/u

/** As it stands on a key: a letter as its capital, where that is one sign, too; not 'ß', nor what has a name. */
export function onKey(key: string): string {
  const capital = key.toUpperCase()
  return capital.length === 1 ? capital : key
}

/** Why a key cannot be had: it is no sign, it has another meaning, the system takes it, or it does something else. */
export type KeyRefusal = 'noSign' | 'fixed' | 'system' | Command

/**
 * @param wanted the sign that was typed
 * @returns null where it can be had
 */
export function refusedKey(own: OwnKeys, command: Command, wanted: string): KeyRefusal | null {
  const key = onKey(wanted)
  if (FIXED.test(key)) return 'fixed'
  if (!SIGN.test(key)) return 'noSign'
  if (withControl(command) && OF_THE_SYSTEM.test(key)) return 'system'
  return (
    COMMANDS.find(
      (other) => other !== command && withControl(other) === withControl(command) && onKey(keyOf(own, other)) === key,
    ) ?? null
  )
}

/** With this command had by `wanted`; the usual key is not kept as one's own. */
export function withKey(own: OwnKeys, command: Command, wanted: string): OwnKeys {
  const key = onKey(wanted)
  const { [command]: _before, ...others } = own
  return key === USUAL_KEYS[command] ? others : { ...others, [command]: key }
}

/**
 * The usual key of what a key does; null where it does nothing any more, because another does it.
 * @param control pressed with Ctrl
 */
export function usualKey(own: OwnKeys, pressed: string, control: boolean): string | null {
  const key = onKey(pressed)
  const among = COMMANDS.filter((command) => withControl(command) === control)
  const command = among.find((one) => keyOf(own, one) === key)
  if (command) return USUAL_KEYS[command]
  return among.some((one) => USUAL_KEYS[one] === key) ? null : pressed
}

/** Without those that do something else too: what is left goes together. */
function goingTogether(own: OwnKeys): OwnKeys {
  const clash = COMMANDS.find((one) => own[one] !== undefined && refusedKey(own, one, own[one]) !== null)
  if (!clash) return own
  const { [clash]: _clash, ...others } = own
  return goingTogether(others)
}

/** As they are kept: what does not go with the others is forgotten, and no more. */
export const keysSchema = v.fallback(
  v.pipe(v.record(v.picklist(COMMANDS), v.pipe(v.string(), v.maxLength(4))), v.transform(goingTogether), v.readonly()),
  {},
)
