import type { FirstClassView, SeatView, TrainView } from '../../../../src-shared/games/first-class/view.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { piece } from '../../../stage/pieces.ts'
import { botAt, callTo } from '../../../stage/plate.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import type { Layout } from '../layout/layout.ts'
import { names, type Made } from '../looks.ts'
import type { PlateLook } from '../pieces/seats.ts'
import type { Taken, Took } from '../took.ts'
import { drafter } from '../drafter.ts'
import { hasContracts, isCounted, otherSeat, playing, wordOf } from '../whose.ts'

/** A train in few letters: 'w4 w2c m t5'; c = a celebrity rides there. */
const shortTrain = ({ coaches }: TrainView): string =>
  coaches
    .map(({ kind, value, rider }) => {
      const guest = CARDS[rider]?.kind === 'celebrity' ? 'c' : ''
      return kind === 'mail' ? 'm' : `${kind[0]}${value}${guest}`
    })
    .join(' ')

export const endCardCount = ({ endCards, drafted }: SeatView): number => endCards.length + (drafted === -2 ? 0 : 1)

function stats(view: FirstClassView, seat: SeatView): string {
  const facts: [string, number][] = [
    ['coin', seat.coins.reduce((sum, n) => sum + n, 0)],
    ...(hasContracts(view) ? [['contract', seat.contracts.length] as [string, number]] : []),
    ['endCard', endCardCount(seat)],
  ]
  if (view.modules.includes('C'))
    facts.push(['print', seat.evidence.length], ['destroyEvidence', seat.destroyers.length])
  return facts.map(([sign, n]) => `${sign}:${n}`).join(' ')
}

/** What a seat took last; a refused card is told as that. */
function tookOf(took: Took | null | undefined, frame?: SceneFrame): Pick<PlateLook, 'took' | 'tookKind' | 'tookStack'> {
  const card = took && CARDS[took.card]
  if (!card) return { took: '', tookKind: 'wagon', tookStack: 0 }
  return {
    took: took.refused
      ? wordOf(frame, 'refused')
      : wordOf(frame, `chip.${took.card}`) || wordOf(frame, `card.${took.card}`),
    tookKind: card.kind,
    tookStack: card.stack,
  }
}

/** Another whose board lies there because it plays; -1 = nobody's. */
function playedBy(view: FirstClassView, frame?: SceneFrame): number {
  const now = playing(view)
  return typeof frame?.viewer === 'number' && frame.viewer !== now ? now : -1
}

/** Who is called on. Nobody hears that it is their turn before their own board lies before them again. */
function calledOn(view: FirstClassView, layout: Layout, frame?: SceneFrame): number {
  const called = drafter(view) ?? frame?.acting ?? view.active
  const now = playing(view)
  const isAway = !layout.both && called === frame?.viewer && now >= 0 && now !== called
  return isAway ? now : called
}

/** One plate a seat: all of it that others play by. */
export function plates(view: FirstClassView, layout: Layout, frame?: SceneFrame, taken: Taken | null = null): Made {
  const opened = [otherSeat(view, frame, false), playedBy(view, frame)]
  const called = calledOn(view, layout, frame)
  return Object.fromEntries(
    view.seats.map((seat, i) => {
      const box = layout.plates[i]
      const lit = view.phase !== 'ended' && !isCounted(view, frame) && called === i
      const look: PlateLook = {
        kind: 'plate',
        seat: i,
        width: box.width,
        height: box.height,
        lit,
        opened: opened.includes(i),
        starter: view.starter === i,
        name: frame?.seats[i]?.name ?? '',
        bot: botAt(i, frame),
        note: lit ? callTo(i, frame) : '',
        points: seat.points,
        upper: shortTrain(seat.trains[0]),
        lower: shortTrain(seat.trains[1]),
        upperAt: seat.trains[0].conductor,
        lowerAt: seat.trains[1].conductor,
        upperPoints: seat.trains[0].points,
        lowerPoints: seat.trains[1].points,
        stats: stats(view, seat),
        cities: `${seat.locomotive}/${seat.cities}`,
        unit: wordOf(frame, seat.points === 1 ? 'pt' : 'pts'),
        ...tookOf(taken?.[i], frame),
      }
      return [names.plate(i), piece(look, 'board', box.x, box.y)]
    }),
  )
}
