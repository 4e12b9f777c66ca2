import type { ShortcutGroup } from '../../../screens/shortcuts.ts'

/** Keys where a veto is asked, and in the drawing of one's own lines. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    where: 'shortcuts.across',
    keys: [
      { keys: [['1'], ['2']], does: 'shortcuts.answer' },
      { keys: [['key.space']], does: 'shortcuts.holdToLook' },
    ],
  },
  {
    where: 'shortcuts.editor',
    keys: [
      { keys: [['key.arrows']], does: 'shortcuts.cells' },
      { keys: [['A–J']], does: 'shortcuts.station' },
      { keys: [['key.delete']], does: 'shortcuts.takeAway' },
      {
        keys: [
          ['key.control', 'Z'],
          ['key.control', 'Y'],
        ],
        does: 'shortcuts.undoRedo',
      },
    ],
  },
]
