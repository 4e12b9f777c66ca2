import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { names, type Poses } from './looks.ts'

interface Told {
  readonly event: FirstClassEvent
  readonly from: Poses
  readonly to: Poses
}

/** The pieces that an event is about, the likeliest first. */
export function subjectsOf({ event, from, to }: Told): readonly string[] {
  const { seat } = event
  const isNew = (start: string) => Object.keys(to).filter((name) => name.startsWith(start) && !from[name])
  switch (event.kind) {
    case 'wagonLaid':
    case 'upgraded':
      return [names.coach(seat, event.train, event.place)]
    case 'mailLaid':
      return [names.coach(seat, event.train, 5)]
    case 'tileLaid':
      return [names.coach(seat, event.train, 9)]
    case 'walked':
      return [names.conductor(seat, event.train)]
    case 'drove':
      return [names.token(seat)]
    case 'routeLaid':
      return [...isNew(`routeCard ${seat} `), names.routeNext(seat), names.token(seat)]
    case 'postcardLaid':
      return isNew(`postcard ${seat} `)
    case 'contractKept':
      return [names.card(event.card), names.more(seat), `contractsHead ${seat}`]
    case 'coinsLaid':
    case 'coinsLost':
      return [names.column(seat, 0)]
    case 'celebrityBoarded':
    case 'riderSeated':
    case 'boarded':
      return [names.rider(event.card), names.coach(seat, event.train, event.place)]
    case 'betweenLaid':
      return [names.between(seat, event.place)]
    case 'destroyerLaid':
      return [`evidenceHead ${seat}`]
    default:
      return []
  }
}
