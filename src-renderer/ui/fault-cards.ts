import type { Fault, FaultCode } from '../../src-shared/bridge.ts'
import { hasText, type MessageKey } from '../messages/index.ts'

/**
 * Faults as cards: those that say the same of several files share one, so that a folder of broken games does not fill
 * the window.
 */
export function cardsOf(faults: readonly Fault[]): Fault[][] {
  const cards: Fault[][] = []
  for (const fault of faults) {
    const card = cards.find(([first]) => saysTheSame(first, fault))
    if (card) card.push(fault)
    else cards.push([fault])
  }
  return cards
}

const saysTheSame = (a: Fault, b: Fault): boolean => a.code === b.code && SHARED.has(a.code)

/** What is told of files of which there may be many; their texts name none. */
const SHARED: ReadonlySet<Fault['code']> = new Set(['damaged', 'cannotRead', 'lineBroken', 'lineNewer'])

const stringOf = (value: string | number | undefined): string | null =>
  value === undefined || value === '' ? null : String(value)

export const fileOf = ({ params }: Fault): string | null => stringOf(params?.['file'])

/**
 * What people call the broken game, where that was readable; elsewhere its text has the name, or the file stands for
 * it.
 */
export function nameOf({ code, params }: Fault): string | null {
  const name = code === 'damaged' ? stringOf(params?.['name']) : null
  return name !== null && `${name}.journal` !== params?.['file'] ? name : null
}

/** Up to this turn a broken game is whole; 0 = not even to its first, or nothing is broken. */
export const goodTurnOf = ({ code, params }: Fault): number =>
  code === 'damaged' || code === 'gameBroken' ? Number(params?.['turn'] ?? 0) : 0

const FILE = new Set<FaultCode>([
  'damaged',
  'newer',
  'cannotRead',
  'notAGame',
  'gameBroken',
  'tooHeavy',
  'settingsUnreadable',
  'settingsUnread',
  'inUse',
  'noSuchSlot',
  'lineBroken',
  'lineNewer',
  'statisticsBroken',
  'statisticsNewer',
  'schoolBroken',
  'schoolNewer',
  'dailyBroken',
  'dailyNewer',
  'problemsBroken',
  'problemsNewer',
])
const SAVE = new Set<FaultCode>(['noSpace', 'notAllowed', 'cannotWrite', 'notCounted'])
const PLAY = new Set<FaultCode>(['stale', 'illegal', 'notYourTurn', 'tooMany', 'replayed', 'badOptions', 'noSuchGame'])

/** What a card is headed with. */
export function titleOf(code: FaultCode): MessageKey {
  const own = `fault.title.${code}`
  if (hasText(own)) return own
  if (FILE.has(code)) return 'fault.title.file'
  if (SAVE.has(code)) return 'fault.title.save'
  return PLAY.has(code) ? 'fault.title.play' : 'fault.title.program'
}
