import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Position } from '../../../../words/speech.ts'
import { listOf, nameOf, namesOf } from '../../../../words/names.ts'

/** What a preview tells of drives: who is pushed, who leaves the rails, what that costs. */

type At = Position<FreightView>
export type Derailed = FreightEvent & { kind: 'derailed' }
export type Drove = FreightEvent & { kind: 'drove' }

const eventsOf = ({ beats }: Preview): FreightEvent[] => beats.map((beat) => beat.event as FreightEvent)
export const drivesIn = (preview: Preview): Drove[] => eventsOf(preview).filter((event) => event.kind === 'drove')
export const derailedIn = (preview: Preview): Derailed[] =>
  eventsOf(preview).filter((event) => event.kind === 'derailed')

export const derailTitle = (derailed: readonly Derailed[], { seats }: At): Phrase =>
  phrase('freight.preview.derail', {
    name: namesOf(
      seats,
      derailed.map(({ seat }) => seat),
    ),
  })

export const derailText = (event: Derailed, { seats }: At): Phrase =>
  phrase('freight.preview.derail.text', {
    name: nameOf(seats, event.seat),
    payer: nameOf(seats, event.payer),
    lost: lossPhrase(event.hand.length, event.wagons.length),
  })

/** Who leaves the rails, what of the drive lapses, and who is pushed. */
export function harmText(preview: Preview, at: At): Phrase[] {
  const drives = drivesIn(preview)
  const lapsed = drives.reduce((sum, drove) => sum + drove.lapsed, 0)
  const rammed = [...new Set(drives.flatMap((drove) => drove.rammed))]
  return [
    ...derailedIn(preview).map((event) => derailText(event, at)),
    ...(lapsed > 0 ? [phrase('freight.preview.lapse', { n: lapsed })] : []),
    ...(rammed.length > 0 ? [phrase('freight.preview.pushes', { names: namesOf(at.seats, rammed) })] : []),
  ]
}

/** What is lost with a train: '2 cards and 1 wagon', 'a wagon', 'nothing'. */
export function lossPhrase(cards: number, wagons: number): Phrase {
  const lost = [
    ...(cards > 0 ? [phrase('freight.loss.cards', { n: cards })] : []),
    ...(wagons > 0 ? [phrase('freight.loss.wagons', { n: wagons })] : []),
  ]
  return lost.length === 0 ? phrase('freight.loss.nothing') : listOf(lost)
}
