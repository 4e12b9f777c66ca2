import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { LanguageId } from '../../../../src-shared/messages/index.ts'
import { phrase, say } from '../../../messages/index.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box, SceneFrame } from '../../../stage/scene.ts'
import { names, type Made } from '../looks.ts'
import { POSTCARD, routeOf, type Route, type Stop } from '../layout/route-layout.ts'
import { filled, wordOf } from '../whose.ts'
import { townKey } from '../words/towns.ts'

/** The middle of Paris, from the left edge of the route. */
const PARIS_AT = 24

/** Paris, the cities, the seat's engine on its way. */
export function routePoses(view: FirstClassView, seat: number, box: Box, frame?: SceneFrame): Made {
  const route = routeOf(view.seats[seat], box)
  const { locomotive, cities } = view.seats[seat]
  const drop = box.y + box.height - (box.height < 64 ? 10 : 12 * route.size) - route.line
  const made: Made = {
    [`paris ${seat}`]: piece({ kind: 'paris' }, 'board', box.x + PARIS_AT * route.size, route.line, {
      scale: route.size,
      z: 5,
    }),
  }
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
    made[names.routeNext(seat)] = piece(
      {
        kind: 'routeNext',
        seat,
        cities,
        width: route.next.width,
        height: box.height - 4,
        line: route.line - box.y - 2,
        track: box.x + box.width - route.next.x,
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
  const { x, y, scale } = tokenSpot(route, locomotive, box)
  made[names.token(seat)] = piece({ kind: 'token', seat }, 'board', x, y, { scale, z: 6 })
  return made
}

function cityPose(stop: Stop, locomotive: number, drop: number, route: Route, frame: SceneFrame | undefined) {
  const next = route.stops[stop.index + 1]?.x ?? stop.x + 67 * route.size
  const room = (Math.min(Math.abs(next - stop.x), besidePostcard(stop, route)) - 2) / stop.scale
  const word = stop.folded ? '' : cityName(stop.card, stop.at, frame?.words.language ?? 'en')
  return piece(
    {
      kind: 'medal',
      card: stop.card,
      at: stop.at,
      reached: stop.index < locomotive,
      word,
      drop: drop / stop.scale,
      room,
    } as const,
    'board',
    stop.x,
    stop.y,
    { scale: stop.scale, z: 2 },
  )
}

/** As wide a name may be so that the postcard of its card, which stands on the line of names too, lies beside it. */
function besidePostcard({ card, at, x }: Stop, { cards }: Route): number {
  const own = cards.find((one) => one.card === card)
  return own?.doubled && at === own.count - 1 ? 2 * (own.x + own.width - POSTCARD - x) : Infinity
}

/** So far above the middle of its city the engine has its wheels: what that gives is left to be read. */
const ABOVE = 10
/** From the middle of its picture down to its wheels, and up to its chimney. */
const WHEELS = 12
const HIGH = 20
/** Its chimney may stand so far over the edge of the route. */
const PEEPS = 9

/** The engine stands on its city, at first on Paris, as large as there is room for over it. */
function tokenSpot(
  { stops, line, size }: Route,
  locomotive: number,
  box: Box,
): { x: number; y: number; scale: number } {
  const at = stops[locomotive - 1]
  const rail = line - ABOVE * (at?.scale ?? size)
  const scale = Math.min(1.5 * size, Math.max(1, (rail - box.y + PEEPS) / HIGH))
  return { x: at?.x ?? box.x + PARIS_AT * size, y: rail - WHEELS * scale, scale }
}

/** The name of a city by its card (-1 = the board) and its place there, as the sentences have it too. */
const cityName = (card: number, at: number, language: string): string =>
  say(language as LanguageId, phrase(townKey(card, at)))
