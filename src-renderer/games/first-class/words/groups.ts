import { phrase } from '../../../messages/index.ts'
import type { Group } from '../../../words/speech.ts'

/** The headings of the list of choices, in their order. */
export const GROUP_IDS = [
  'draft',
  'mail',
  'frame',
  'train',
  'postcard',
  'between',
  'pay',
  'lay',
  'upgrade',
  'walk',
  'drive',
  'coins',
  'endCard',
  'fetch',
  'city',
  'use',
  'row0',
  'row1',
  'row2',
  'start',
  'fulfil',
  'spend',
  'buy',
  'order',
  'enough',
  'points',
  'end',
] as const
export type GroupId = (typeof GROUP_IDS)[number]

const group = (id: GroupId, icon: string): Group => ({
  id,
  icon,
  bare: false,
  label: phrase(`first-class.group.${id}`),
})
/** Its rows say it all. */
const bare = (id: GroupId, icon: string): Group => ({ ...group(id, icon), bare: true })
/** It ends something. */
const closing = (id: GroupId, icon: string): Group => ({ ...bare(id, icon), closing: true })
/** Its rows lie open however many there are: they are what the question is about. */
const open = (id: GroupId, icon: string): Group => ({ ...group(id, icon), open: true })

export const GROUPS: Readonly<Record<GroupId, Group>> = {
  draft: open('draft', 'icon-ui-trophy'),
  mail: open('mail', 'icon-ui-wagon'),
  frame: open('frame', 'icon-ui-menu'),
  train: open('train', 'icon-ui-wagon'),
  postcard: open('postcard', 'icon-ui-plus'),
  between: open('between', 'icon-ui-plus'),
  pay: open('pay', 'icon-ui-check'),
  lay: open('lay', 'icon-ui-wagon'),
  upgrade: open('upgrade', 'icon-ui-up'),
  walk: open('walk', 'icon-ui-person'),
  drive: open('drive', 'icon-ui-forward'),
  coins: bare('coins', 'icon-ui-plus'),
  endCard: open('endCard', 'icon-ui-trophy'),
  fetch: open('fetch', 'icon-ui-folder'),
  city: open('city', 'icon-ui-plus'),
  use: open('use', 'icon-ui-hint'),
  row0: group('row0', 'icon-ui-hand'),
  row1: group('row1', 'icon-ui-hand'),
  row2: group('row2', 'icon-ui-hand'),
  start: bare('start', 'icon-ui-play'),
  fulfil: group('fulfil', 'icon-ui-check'),
  spend: group('spend', 'icon-ui-minus'),
  buy: group('buy', 'icon-ui-trophy'),
  order: group('order', 'icon-ui-plus'),
  enough: closing('enough', 'icon-ui-close'),
  points: closing('points', 'icon-ui-check'),
  end: closing('end', 'icon-ui-check'),
}
