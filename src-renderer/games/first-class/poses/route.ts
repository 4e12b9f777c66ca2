import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { LanguageId } from '../../../../src-shared/messages/index.ts'
import { phrase, say } from '../../../messages/index.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box, SceneFrame } from '../../../stage/scene.ts'
import { names, type Made } from '../looks.ts'
import { routeOf, type Route, type Stop } from '../route-layout.ts'
import { filled, wordOf } from '../whose.ts'
import { townKey } from '../words/towns.ts'

/** Paris, the cities, the seat's engine on its way. */
export function routePoses(view: FirstClassView, seat: number, box: Box, frame?: SceneFrame): Made {
  const route = routeOf(view.seats[seat], box)
  const { locomotive, cities } = view.seats[seat]
  const drop = box.y + box.height - (box.height < 64 ? 10 : 12) - route.line
  const made: Made = { [`paris ${seat}`]: piece({ kind: 'paris' }, 'board', box.x + 24, route.line, { z: 5 }) }
  route.cards.forEach(({ x, width, card, count, doubled, folded }, i) => {
    made[`routeCard ${seat} ${i}`] = piece(
      { kind: 'routeCard', width, height: box.height - 4, line: route.line - box.y - 2, open: card >= 0, folded },
      'board',
      x,
      box.y + 2,
    )
    if (folded)
      made[`passed ${seat} ${i}`] = piece(
        { kind: 'passed', n: count },
        'board',
        x + (width - (doubled ? 32 : 0)) / 2,
        route.line + drop,
        { z: 2 },
      )
    if (doubled)
      made[`postcard ${seat} ${i}`] = piece({ kind: 'postcardMark' }, 'board', x + width - 17, route.line, { z: 2 })
  })
  if (route.next)
    made[`routeNext ${seat}`] = piece(
      {
        kind: 'routeNext',
        width: route.next.width,
        height: box.height - 4,
        line: route.line - box.y - 2,
        word: wordOf(frame, 'nextRoute'),
      },
      'board',
      route.next.x,
      box.y + 2,
    )
  else
    made[`routeCount ${seat}`] = piece(
      { kind: 'heading', text: filled(frame, 'nOfM', { n: locomotive, m: cities }), strong: false },
      'board',
      Math.min(route.end, box.x + box.width - 48),
      route.line - 8,
    )
  for (const stop of route.stops)
    if (!stop.hidden) made[names.city(seat, stop.index)] = cityPose(stop, locomotive, drop, route, frame)
  const at = route.stops[locomotive - 1]
  if (at && !at.hidden)
    made[`ring ${seat}`] = piece({ kind: 'ring', seat }, 'board', at.x, at.y, { scale: at.scale, z: 3 })
  made[names.token(seat)] = piece({ kind: 'token', seat }, 'board', ...tokenSpot(route, locomotive, box), { z: 6 })
  return made
}

function cityPose(stop: Stop, locomotive: number, drop: number, route: Route, frame: SceneFrame | undefined) {
  const folded = stop.scale < 0.9 && stop.scale > 0.8
  const room = route.cards.length > 0 ? Math.abs((route.stops[stop.index + 1]?.x ?? stop.x + 67) - stop.x) - 2 : 60
  const word = folded ? '' : cityName(stop.card, stop.at, frame?.words.language ?? 'en')
  return piece(
    { kind: 'medal', card: stop.card, at: stop.at, reached: stop.index < locomotive, word, drop, room } as const,
    'board',
    stop.x,
    stop.y,
    { scale: stop.scale, z: 2 },
  )
}

/** The engine stands a little beyond its city, over the line. */
export function tokenSpot(route: Route, locomotive: number, box: Box): [x: number, y: number] {
  const at = route.stops[locomotive - 1]
  if (!at) return [box.x + 46, route.line - 15]
  return [at.x + 30 * Math.min(1, at.scale + 0.1), route.line - 14]
}

/** The name of a city by its card (-1 = the board) and its place there, as the sentences have it too. */
const cityName = (card: number, at: number, language: string): string =>
  say(language as LanguageId, phrase(townKey(card, at)))
