import type { Kinds } from '../craft.ts'
import type { Act } from './motion.ts'
import { Script, type Telling } from './script.ts'

/** How each event of a game is shown. A new event does not compile before it has its line here. */
export type Handlers<K extends Kinds> = {
  readonly [Kind in K['event']['kind']]: (script: Script<K, Extract<K['event'], { readonly kind: Kind }>>) => void
}

/** Nothing flies: what has changed goes to its place. */
export const settle = (): void => undefined

/** The acts that lead from the position before an event to the one after it. */
export const telling =
  <K extends Kinds>(handlers: Handlers<K>) =>
  (told: Telling<K>): Act[] => {
    const script = new Script<K>(told)
    // The handler of a kind is given no other: what its type says of the event holds.
    const handler = handlers[told.event.kind as K['event']['kind']] as unknown as (script: Script<K>) => void
    handler(script)
    return script.end()
  }
