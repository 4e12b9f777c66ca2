import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { CoachView, FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { piece } from '../../../stage/pieces.ts'
import { placeInLane, platformAt, wagonScale, wagonTop, type LaneLayout } from '../layout/board-layout.ts'
import { TWICE } from '../art/train.ts'
import { names, type Look, type Made } from '../looks.ts'

const RIDER = 24
/** How far below the top of its picture one looks out of a wagon, and how large it usually is. */
const WINDOW = 43
const USUAL = 0.47
const ORDER = 32
const GAP = 2
/** Between what stands below one wagon and the next: plates that touch read as one number. */
const APART = 5

/** How a card of a train looks. */
export function coachLook({ kind, value }: Pick<CoachView, 'kind' | 'value'>, seat: number): Look {
  if (kind === 'mail') return { kind: 'mailWagon', seat, mail: value }
  return kind === 'tile' ? { kind: 'engineTile' } : { kind: 'wagon', value }
}

/** Where a card of a train stands: its upper left corner on the rail. */
export const coachSpot = (lane: LaneLayout, place: number): { x: number; y: number; scale: number } => ({
  x: placeInLane(lane, place),
  y: wagonTop(lane),
  scale: wagonScale(lane),
})

/**
 * How far below the top of its picture the roof of a card is where a conductor stands on it: wagons by value, then the
 * others.
 */
const ROOFS: Readonly<Record<number, number>> = { 0: 22, 1: 15.5, 2: 8, 4: 5.5, 7: 4, 12: 2 }
const MAIL_ROOF = 16.5
const TILE_ROOF = 35
export const roofOf = (coach: CoachView | undefined): number =>
  !coach ? 0 : coach.kind === 'wagon' ? ROOFS[coach.value] : coach.kind === 'mail' ? MAIL_ROOF : TILE_ROOF

/** What rides in it: a celebrity, or a passenger or luggage that is aboard or waits. */
export function riderLook({ rider, boarded, value }: CoachView, train: number, reached: boolean): Look {
  if (CARDS[rider].kind === 'celebrity') return { kind: 'rider', sign: 'celebrity', state: 'free' }
  const sign = train === 0 ? 'passenger' : 'luggage'
  return { kind: 'rider', sign, state: boarded ? 'in' : value < 1 ? 'up' : reached ? 'in' : 'cap' }
}

/** The cards of a train and, on the platform below each, what it is worth and who rides in it. */
export function coachPoses(view: FirstClassView, seat: number, train: number, lane: LaneLayout): Made {
  const { coaches, conductor } = view.seats[seat].trains[train]
  const made: Made = {}
  coaches.forEach((coach, place) => {
    const { x, y, scale } = coachSpot(lane, place)
    made[names.coach(seat, train, place)] = piece(coachLook(coach, seat), 'board', x, y, { scale })
    Object.assign(made, underCoach(coach, seat, train, place, lane, place < conductor))
  })
  return made
}

function underCoach(
  coach: CoachView,
  seat: number,
  train: number,
  place: number,
  lane: LaneLayout,
  reached: boolean,
): Made {
  const [x, y] = [placeInLane(lane, place) + lane.pitch / 2 - 1, platformAt(lane)]
  if (coach.kind === 'mail')
    return { [names.number(seat, train, place)]: piece({ kind: 'mailMark' }, 'board', x, y, { scale: lane.figures }) }
  // A celebrity looks out of the wagon; where there is an order too, whoever rides does.
  const isGuest = coach.rider >= 0 && CARDS[coach.rider].kind === 'celebrity'
  const aboard = coach.rider >= 0 && (isGuest || coach.order >= 0)
  const twice = isGuest ? TWICE.from + TWICE.width : 0
  const guests = twice + (coach.rider >= 0 && !aboard ? RIDER + GAP : 0) + (coach.order >= 0 ? ORDER + GAP : 0)
  const width = guests > 0 ? 26 : 30
  const fits = Math.min(lane.figures, (lane.pitch - APART) / (width + guests))
  let left = x - ((width + guests) * fits) / 2
  const made: Made = {}
  made[names.number(seat, train, place)] = piece(
    {
      kind: 'number',
      text: String(coach.value),
      tone: coach.kind === 'tile' ? 'tile' : String(coach.value),
      filled: reached,
      width,
      twice: isGuest,
    },
    'board',
    left + (width * fits) / 2,
    y,
    { scale: fits },
  )
  left += (width + twice + GAP) * fits
  if (aboard)
    made[names.rider(coach.rider)] = piece(
      riderLook(coach, train, reached),
      'board',
      x,
      wagonTop(lane) + WINDOW * wagonScale(lane),
      { z: 1, scale: wagonScale(lane) / USUAL },
    )
  else if (coach.rider >= 0) {
    made[names.rider(coach.rider)] = piece(riderLook(coach, train, reached), 'board', left + (RIDER * fits) / 2, y, {
      scale: fits,
    })
    left += (RIDER + GAP) * fits
  }
  if (coach.order >= 0)
    made[names.order(coach.order)] = piece(
      { kind: 'ordered', tile: coach.order, reached },
      'board',
      left + (ORDER * fits) / 2,
      y,
      { scale: fits },
    )
  return made
}
