/** The headings of the rules page that something leads to. A test finds them in the texts of all languages. */
export const FIRST_CLASS_ANCHORS = [
  'aim', 'table', 'components', 'start', 'draft', 'lesson', 'open', 'rounds',
  'turn', 'taking', 'frames', 'gained', 'refusing', 'rows', 'start-tile',
  'wagons', 'zero-wagon', 'upgrading', 'free-upgrade', 'mail-wagon', 'tile', 'conductors', 'walking', 'constantinople',
  'driving', 'cities', 'route-cards', 'coins', 'spending', 'room', 'contracts', 'end-cards', 'buying',
  'scoring', 'bonuses', 'points', 'end', 'modules', 'module-a', 'module-b', 'module-c', 'verdict', 'dummies', 'module-d',
  'between', 'module-e', 'warehouse', 'factory', 'teatime',
] as const

export type FirstClassAnchor = (typeof FIRST_CLASS_ANCHORS)[number]
