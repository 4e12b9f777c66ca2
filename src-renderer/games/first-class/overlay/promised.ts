import type { GhostLook } from '../pieces/ghosts.ts'
import { names, type Piece, type Poses } from '../looks.ts'
import { COMING, FAINT, liesAlready } from './preview-drawing.ts'

/** It stands where its ghost stood. */
const NEAR = 8
/** A wagon gives way so far on its springs, and is not turned over yet. */
const SPRINGS = 4

/**
 * What was previewed stays as it was seen until that begins which it stands for: nothing steps back meanwhile. A wagon
 * goes on from where it was seen. One that comes from elsewhere rolls into an empty place, and whoever goes
 * somewhere does not stand there twice: of his ghost a ring is left, which fades as he comes.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  const left: Record<string, Piece> = {}
  const rolls = trainsBegun(ghosts, live)
  for (const [name, ghost] of Object.entries(ghosts)) {
    if (goes(ghost.look)) Object.assign(left, going(name, ghost, ghost.look, ghosts, live))
    else if (ghost.look.kind === 'ghostWagon' && !hasCome(name, ghost, live)) {
      const waits = rolls.has(trainOf(name)) && !live[coachOf(name, ghost)]
      left[name] = waits ? emptied(ghost, ghost.look) : wagon(name, ghost, live)
    } else if (isYetToCome(name, ghost, live)) left[name] = ghost
  }
  // What is said of wagons goes with them; what makes room does so for what comes.
  const trains = new Set(Object.entries(left).flatMap(([name, { look }]) => wholeIn(name, look)))
  const comes = Object.values(left).some(({ look }) => COMING.has(look.kind))
  for (const [name, ghost] of Object.entries(ghosts)) {
    if (name in left || ghost.look.kind === 'heading') continue
    const [first, what, ...rest] = name.split(' ')
    if (first === 'coin') {
      if (isUnspent(name, ghost, live)) left[name] = ghost
    } else if (
      first !== 'ghost' ? comes && !isStart(name, ghosts) : SAID.has(what) && trains.has(trainOf(rest.join(' ')))
    )
      left[name] = ghost
  }
  return { ...left, ...headings(ghosts, left, comes) }
}

/** What is counted anew stays so as long as a coin of it is still to come or go; another, as long as anything comes. */
function headings(ghosts: Poses, left: Poses, comes: boolean): Poses {
  const areCoinsLeft = Object.values(left).some(({ look }) => COINS.has(look.kind))
  return Object.fromEntries(
    Object.entries(ghosts).filter(
      ([name, { look }]) => look.kind === 'heading' && (comes || (isOfCoins(name) && areCoinsLeft)),
    ),
  )
}
const COINS: ReadonlySet<Piece['look']['kind']> = new Set(['ghostCoin', 'ghostSpent'])
const isOfCoins = (name: string): boolean => name.startsWith('coinsHead ')

/** A coin that is to be spent still lies in its column. */
const isUnspent = (name: string, ghost: Piece, live: Poses): boolean => name in live && far(live[name], ghost) < 1

/** Numbers and whoever stands before a wagon that rises: `ghost number 0 1 2` of a seat's train, the others of one. */
const SAID: ReadonlySet<string> = new Set(['number', 'sum', 'feet'])

/** As they are drawn when what they stand for has begun: their pictures are made ahead. */
export const begun = (ghosts: Poses): Poses =>
  Object.fromEntries(
    Object.entries(ghosts).flatMap(([name, ghost]) =>
      goes(ghost.look) || ghost.look.kind === 'ghostWagon' ? [[name, emptied(ghost, ghost.look)]] : [],
    ),
  )

const emptied = (ghost: Piece, look: Goer | WagonGhost): Piece =>
  look.empty ? ghost : { ...ghost, look: { ...look, empty: true } }

/** Who or what goes along a way to where it is previewed. */
type Goer = Extract<GhostLook, { kind: 'ghostConductor' | 'ghostToken' }>
type WagonGhost = Extract<GhostLook, { kind: 'ghostWagon' }>
const goes = (look: Piece['look']): look is Goer => look.kind === 'ghostConductor' || look.kind === 'ghostToken'
const isWhole = (look: Piece['look']): boolean => look.kind === 'ghostWagon' && !look.empty
/** Of which train something stands as it was seen: a wagon, or who walks along it, as `ghost conductor 0 1`. */
const wholeIn = (name: string, look: Piece['look']): number[] =>
  isWhole(look) ? [trainOf(name)] : look.kind === 'ghostConductor' && !look.empty ? [Number(name.split(' ')[3])] : []

/** So far before its goal its ghost begins to fade, in the table's units. */
const FADES = 56

/** The one who stands where a way begins is fainter as long as nobody has set out. */
const isStart = (name: string, ghosts: Poses): boolean =>
  `ghost ${name}` in ghosts && goes(ghosts[`ghost ${name}`].look)

function going(name: string, ghost: Piece, look: Goer, ghosts: Poses, live: Poses): Poses {
  const own = name.replace('ghost ', '')
  const [goer, start] = [live[own], ghosts[own]]
  if (!goer) return {}
  if (start && far(goer, start) < 1 && !look.empty) return { [own]: { ...goer, alpha: FAINT }, [name]: ghost }
  const away = far(goer, ghost)
  return away <= NEAR ? {} : { [name]: { ...emptied(ghost, look), alpha: Math.min(1, away / FADES) } }
}

const far = (one: Piece, other: Piece): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Trains of which the first wagon comes by rail: no other stands there in full while it rolls in past their places. */
const trainsBegun = (ghosts: Poses, live: Poses): ReadonlySet<number> =>
  new Set(
    Object.entries(ghosts).flatMap(([name, ghost]) => {
      const { look } = ghost
      if (look.kind !== 'ghostWagon' || !live[coachOf(name, ghost)]) return []
      return isWhole(wagon(name, ghost, live).look) ? [] : [trainOf(name)]
    }),
  )

/** As it was seen until its wagon comes or is turned over; from then on its place alone. */
function wagon(name: string, ghost: Piece, live: Poses): Piece {
  const there = live[coachOf(name, ghost)]
  const begins =
    there !== undefined &&
    (Math.abs(there.squash - 1) > 0.001 ||
      Math.abs(there.y - ghost.y - RAISED) > SPRINGS ||
      Math.abs(there.x - ghost.x) > NEAR)
  return begins && ghost.look.kind === 'ghostWagon' ? emptied(ghost, ghost.look) : ghost
}
/** The ghost of a wagon is drawn so far above the wagon. */
const RAISED = 4

function coachOf(name: string, { look }: Piece): string {
  const [, train, place] = name.split(' ').map(Number)
  return look.kind === 'ghostWagon' ? names.coach(look.seat, train, place) : ''
}

function hasCome(name: string, ghost: Piece, live: Poses): boolean {
  const { look, x } = ghost
  const come = live[coachOf(name, ghost)]
  if (look.kind !== 'ghostWagon' || !come || Math.abs(come.x - x) > NEAR) return false
  return come.look.kind !== 'wagon' || (!look.mail && come.look.value === look.value)
}

/** What comes onto the board as it is, and what is struck out as long as it lies there. */
function isYetToCome(name: string, ghost: Piece, live: Poses): boolean {
  const { look } = ghost
  if (!name.startsWith('ghost ')) return false
  if (COMING.has(look.kind)) return !liesAlready(live[name.replace('ghost ', '')], ghost)
  const lies = (kind: string) => Object.values(live).some((one) => one.look.kind === kind && far(one, ghost) < NEAR)
  if (look.kind === 'ghostCoin') return !lies('coin')
  if (look.kind === 'ghostSpent')
    return Object.values(live).some((one) => one.look.kind === 'coin' && far(one, ghost) < 1)
  return look.kind === 'ghostOut' && lies('ticket')
}

/** `ghost 0 3` and `ghost number 1 0 3`: of which train of its seat. */
function trainOf(name: string): number {
  const numbers = name.match(/\d+/g)?.map(Number) ?? []
  return numbers.length === 3 ? numbers[1] : numbers[0]
}
