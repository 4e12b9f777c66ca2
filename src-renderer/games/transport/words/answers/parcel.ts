import { phrase } from '../../../../messages/index.ts'
import { parcelPhrase } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { row, type TransportWords } from './answer.ts'

export const PARCEL = heading('parcel', 'transport-icon-parcel', 'moving')

/** A parcel whose way is asked next. */
export const parcel: TransportWords<'parcel'> = {
  candidate({ action, codes, at: { view } }) {
    const step = {
      id: `parcel${action.parcel}`,
      ask: phrase('transport.ask.parcel'),
      many: 'transport.choice.parcels',
      label: parcelPhrase(view, action.parcel),
      refs: [{ kind: 'parcel', id: action.parcel }],
    } as const
    return row(PARCEL, codes, step, phrase('transport.confirm.move'))
  },
}
