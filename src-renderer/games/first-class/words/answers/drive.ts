import type { Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { passedGive } from '../cards.ts'
import { semicolons } from '../effects.ts'
import { open } from '../asked/groups.ts'
import { citiesOf } from '../places.ts'
import { cityRef, locomotiveRef } from '../refs.ts'
import { oneRow, type Row } from '../asked/rows.ts'
import { townPhrase } from '../towns.ts'
import { tellsFirst, type At, type FirstClassWords } from './answer.ts'

const group = open('drive', 'icon-ui-forward')

/** The locomotive goes on so many cities. */
export const drive: FirstClassWords<'drive'> = {
  groups: [group],
  chapter: 'driving',
  swift: true,
  tells: tellsFirst,
  candidate({ action: { steps }, codes, decision: { by }, at }) {
    const row = driveRow(steps, by, at)
    return oneRow(group, 'first-class.confirm.drive', codes, row, row.refs[1])
  },
}

/** How far, and what the cities on the way give. */
export function driveRow(steps: number, seat: Seat, { view }: At): Row {
  const board = view.seats[seat]
  const to = board.locomotive + steps
  const what = semicolons(passedGive(citiesOf(board).slice(board.locomotive, to)))
  return {
    id: `drive${steps}`,
    ask: 'first-class.ask.where',
    label: phrase('first-class.choice.drive', { n: steps }),
    signs: [{ kind: 'locomotive', n: steps }],
    note: phrase('first-class.choice.drive.to', { town: townPhrase(board, to - 1), what }),
    refs: [locomotiveRef(seat), cityRef(seat, to - 1)],
  }
}
