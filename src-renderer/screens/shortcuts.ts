import type { MessageKey } from '../messages/index.ts'

/**
 * Keys pressed together, or one after the other's '/': names in the messages, or letters as they stand on the keyboard.
 */
type Key = Extract<MessageKey, `key.${string}`> | (string & {})

export interface Shortcut {
  /** Each entry does it; within an entry keys are pressed together. */
  readonly keys: readonly (readonly Key[])[]
  readonly does: MessageKey
}

/** The keys of a screen, or of a part of it. */
export interface ShortcutGroup {
  readonly where: MessageKey
  readonly keys: readonly Shortcut[]
}

/** The keys that work in every game, by the screen where they do; a game's own come from its panel. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    where: 'shortcuts.everywhere',
    keys: [
      { keys: [['?']], does: 'shortcuts.list' },
      { keys: [['F1']], does: 'shortcuts.rules' },
      { keys: [['Tab'], ['key.shift', 'Tab']], does: 'shortcuts.tab' },
      { keys: [['key.escape']], does: 'shortcuts.escape' },
    ],
  },
  {
    where: 'shortcuts.table',
    keys: [
      { keys: [['key.up'], ['key.down']], does: 'shortcuts.rows' },
      { keys: [['1–9']], does: 'shortcuts.number' },
      { keys: [['0']], does: 'shortcuts.end' },
      { keys: [['D']], does: 'shortcuts.deliver' },
      { keys: [['F']], does: 'shortcuts.refill' },
      { keys: [['key.enter']], does: 'shortcuts.confirm' },
      { keys: [['R'], ['E']], does: 'shortcuts.turn' },
      { keys: [['Q'], ['key.shift', 'R']], does: 'shortcuts.turnBack' },
      { keys: [['T']], does: 'shortcuts.turnTable' },
      { keys: [['X']], does: 'shortcuts.explore' },
      { keys: [['B']], does: 'shortcuts.inWords' },
      { keys: [['H']], does: 'shortcuts.hint' },
      { keys: [['L']], does: 'shortcuts.drawer' },
      { keys: [['key.control', 'Z']], does: 'shortcuts.undo' },
      { keys: [['key.control', 'Y']], does: 'shortcuts.redo' },
      { keys: [['key.space']], does: 'shortcuts.skip' },
    ],
  },
  {
    where: 'shortcuts.replay',
    keys: [
      { keys: [['key.left'], ['key.right']], does: 'shortcuts.step' },
      {
        keys: [
          ['key.shift', 'key.left'],
          ['key.shift', 'key.right'],
        ],
        does: 'shortcuts.stepTurn',
      },
      { keys: [['key.home'], ['key.end']], does: 'shortcuts.ends' },
      { keys: [['key.space']], does: 'shortcuts.play' },
      { keys: [['B']], does: 'shortcuts.inWords' },
    ],
  },
  {
    where: 'review.title',
    keys: [
      { keys: [['key.left'], ['key.right']], does: 'shortcuts.stepTurn' },
      {
        keys: [
          ['key.shift', 'key.left'],
          ['key.shift', 'key.right'],
        ],
        does: 'shortcuts.moments',
      },
      { keys: [['1–4']], does: 'review.filter' },
      { keys: [['B']], does: 'shortcuts.betterWay' },
      { keys: [['P']], does: 'review.playOn' },
    ],
  },
  {
    where: 'problems.title',
    keys: [
      { keys: [['H']], does: 'shortcuts.nextHint' },
      { keys: [['S']], does: 'shortcuts.showSolution' },
      { keys: [['R']], does: 'shortcuts.onceMore' },
      { keys: [['key.enter']], does: 'shortcuts.nextProblem' },
    ],
  },
  {
    where: 'title.school',
    keys: [
      { keys: [['key.arrows']], does: 'shortcuts.lessons' },
      { keys: [['K']], does: 'shortcuts.knowThis' },
    ],
  },
  { where: 'shortcuts.curtain', keys: [{ keys: [['key.enter']], does: 'shortcuts.lift' }] },
  {
    where: 'shortcuts.rulesPage',
    keys: [
      { keys: [['key.find'], ['key.control', 'F']], does: 'shortcuts.search' },
      { keys: [['key.enter'], ['key.shift', 'key.enter']], does: 'shortcuts.hits' },
      { keys: [['key.left'], ['key.right']], does: 'shortcuts.pages' },
    ],
  },
]
