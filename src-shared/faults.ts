import * as v from 'valibot'
import type { Reason } from './core.ts'
import { reasonSchema } from './table-schemas.ts'

/** Every way in which a request can be refused, or something can go wrong. `fault.<code>` is its text. */
export const FAULT_CODES = [
  'malformed', // not a message of this contract
  'unknownRequest',
  'unauthorised', // not our window
  'replayed', // a message that was already answered
  'tooMany', // faster than any person
  'stale', // the table has moved on
  'illegal', // not one of the choices
  'notYourTurn', // the curtain is down, or another must choose
  'badOptions', // reasons say why
  'noSuchSlot',
  'noSuchGame',
  'damaged', // the journal's middle; set aside untouched
  'newer', // written by a newer version; kept untouched
  'inUse', // another instance has these games open
  'sharedFolder', // another program turned out to use the folder at the same time
  'divided', // another program wrote in this game: our course lies beside it as a copy
  'noSpace',
  'notAllowed', // the system refused to write
  'cannotWrite',
  'cannotRead',
  'notAGame', // a file that is no exported game; nothing was taken over
  'gameBroken', // an exported game that is damaged; nothing was taken over
  'tooHeavy', // a game, kept or in a file, that takes more to play than any; it was left as it is
  'cancelled', // by the person who asked for it
  'conflictCopy', // a synchronised drive laid a second version of a game beside the first: it stands in the list now
  'rewritten', // a game's file was gone and was written anew: nothing was lost
  'settingsUnreadable', // set aside, defaults used
  'settingsUnread', // could not even be set aside: the usual ones hold until the next start
  'safeStart', // set aside because a safe start was asked for
  'processorDraws', // there is no graphics card that will do, or none is wanted
  'graphicsCrashed', // the process that draws was started anew
  'noSuchLine', // a layout of one's own that is not kept here
  'lineBroken', // its file was set aside untouched
  'lineNewer', // its file was written by a newer version; kept untouched
  'statisticsBroken', // their file was set aside untouched; the count begins anew
  'statisticsNewer', // their file was written by a newer version; kept untouched
  'notCounted', // a game that ended could not be added to them; it is when it is opened again
  'noSuchLesson',
  'schoolBroken', // the file of the lessons done was set aside untouched
  'schoolNewer', // it was written by a newer version; kept untouched
  'noSuchBoard', // a daily board of a day that has not come, or was before the first
  'dailyBroken', // the file of the daily boards was set aside untouched
  'dailyNewer', // it was written by a newer version; kept untouched
  'noSuchProblem',
  'problemsBroken', // the file of the problems solved was set aside untouched
  'problemsNewer', // it was written by a newer version; kept untouched
  'disconnected', // the host is gone
  'takenOver', // another tab of the browser has the table now
  'notFetched', // a part of the window that is fetched when it is first wanted
  'internal',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

export interface Fault {
  readonly code: FaultCode
  /** What the text may fill in: a file, a turn, a name. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly reasons?: readonly Reason[]
}

export const faultSchema: v.GenericSchema<unknown, Fault> = v.strictObject({
  code: v.picklist(FAULT_CODES),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  reasons: v.optional(v.array(reasonSchema)),
})

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }
export const done = <T>(value: T): Result<T> => ({ ok: true, value })
export const refused = (
  code: FaultCode,
  params?: Fault['params'],
  reasons?: readonly Reason[],
): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, ...(params && { params }), ...(reasons && { reasons }) },
})
