import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { Ease } from '../../../stage/motion/motion.ts'
import { crowded, crowdedScales } from '../layout/crowding.ts'
import type { Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { cellAt, isStationAt } from '../track/track.ts'
import { standIn, standingAfter } from '../track/travel.ts'
import { lastStretch } from '../track/ways.ts'
import { driveEnds, type Drove } from './course.ts'
import { Gently } from './gently.ts'
import type { Place, Run } from './run.ts'
import { apart, fullness, heldBack, mixed, pressed, smaller, type Shove } from './shove.ts'
import { nextOf } from './stretches.ts'

/**
 * Locomotives that move on their rails and make room for each other meanwhile: buffers to buffers, as they stand at
 * rest; who pushes another stands behind it in full.
 */
export class MakingRoom {
  readonly #script: Script<Drove>
  readonly #runs: ReadonlyMap<number, Run>
  readonly #shoves: readonly Shove[]
  /** Where each is on its rail, whoever is near. */
  readonly #bare = new Map<string, Place>()
  readonly #names = new Set<string>()
  /** Where each is seen. */
  readonly #gently = new Gently()
  /** Where the wagons of a seat are when it is held back so far. */
  readonly #wagons = new Map<number, Map<string, (held: number) => Partial<Piece>>>()

  constructor(script: Script<Drove>, runs: ReadonlyMap<number, Run>, shoves: readonly Shove[]) {
    this.#script = script
    this.#runs = runs
    this.#shoves = shoves
    const { before, past } = script.telling
    before.seats.forEach(({ locomotive }, seat) => {
      if (locomotive.sleeper < 0 || isStationAt(before, cellOfSleeper(locomotive.sleeper))) return
      const way = lastStretch(before, past?.[seat] ?? [])
      this.#names.add(names.locomotive(seat))
      this.#bare.set(names.locomotive(seat), standingAfter(before, seat, standIn(before, seat), way))
    })
  }

  drive(name: string, at: number, lasts: number, way: (part: number) => Place, ease?: Ease): void {
    this.#names.add(name)
    const noted = (part: number): Place => {
      const place = way(part)
      this.#gently.setsOut(name, this.#script.telling.pieces.get(name), place)
      this.#bare.set(name, { scale: 1, ...place })
      return place
    }
    this.#script.drive(name, at, lasts, noted, ease)
  }

  /** Where a wagon is just now, if the locomotive of its seat is held back so far. */
  follow(seat: number, name: string, spot: (held: number) => Partial<Piece>): void {
    const wagons = this.#wagons.get(seat) ?? new Map<string, (held: number) => Partial<Piece>>()
    this.#wagons.set(seat, wagons.set(name, spot))
  }

  /** All of them make room until the last one stands, or until the next stretch of the drive takes that over. */
  until(ends: number): void {
    const { event, together, before, after, pieces, to } = this.#script.telling
    const next = nextOf(event, together)
    const stops = next ? Math.min(ends, driveEnds(event, before)) : ends
    const draw = (part: number) => {
      const places = this.#roomy()
      this.#shove(places, part * stops)
      this.#gently.pass(part * stops)
      for (const [name, bare] of this.#bare) {
        const seen = pieces.get(name)
        if (!seen) continue
        this.#gently.from(name, seen)
        const wanted = { ...bare, ...places.get(name) }
        pieces.alter(name, { ...wanted, ...this.#gently.to(name, bare, wanted) })
      }
    }
    this.#script.acts.push({ at: 0, lasts: stops, ease: (part) => part, draw })
    const isOver = (seat: number) => !next || isStationAt(after, cellOfSleeper(after.seats[seat].locomotive.sleeper))
    before.seats.forEach((_, seat) => {
      const name = names.locomotive(seat)
      if (this.#names.has(name) && to[name] && isOver(seat)) this.#script.put(name, ends, to[name])
    })
  }

  /** How all on the line stand as they make room for each other. */
  #roomy(): Map<string, Partial<Piece>> {
    const line = [...this.#bare].filter(([, place]) => !this.#isInStation(place))
    const places = crowded(line.map(([, place]) => place))
    return new Map(
      line.map(([name, { scale = 1 }], i) => {
        const { x, y, scale: by } = places[i]
        return [name, { x, y, scale: scale * by }]
      }),
    )
  }

  /** Who is pushed is where it is in full, and who pushes it behind that. */
  #shove(places: Map<string, Partial<Piece>>, time: number): void {
    const stands = new Map<number, Place>()
    for (const shove of this.#shoves) {
      const full = fullness(shove, time)
      const [front, back] = [shove.front, shove.back].map((seat) => this.#inFull(seat, time))
      // Whoever is in a station turns into its siding there: nobody is behind its buffers any more.
      if (full === 0 || !front || !back || this.#isInStation(front)) continue
      const small = (seat: number, bare: Place): Place => ({ ...bare, ...places.get(names.locomotive(seat)) })
      const { squash, sway, thrown } = pressed(shove, time)
      const stood = stands.get(shove.front) ?? mixed(small(shove.front, front), front, full)
      const towards = Math.atan2(stood.y - back.y, stood.x - back.x)
      const far = thrown > 0 ? Math.min(thrown, this.#roomRound(stood, shove)) : thrown
      const pushed = { ...stood, x: stood.x + Math.cos(towards) * far, y: stood.y + Math.sin(towards) * far }
      const size = mixed(small(shove.back, back), back, full)
      const { at, held } = heldBack(this.#runs.get(shove.back)!, time, pushed, size)
      const pushes = mixed(small(shove.back, back), { ...at, scale: size.scale }, full)
      const by = smaller(pushed, pushes)
      const [one, other] = [pushed, pushes].map((place) => ({ ...place, scale: (place.scale ?? 1) * by, squash }))
      places.set(names.locomotive(shove.front), { ...one, angle: one.angle + sway })
      places.set(names.locomotive(shove.back), other)
      stands.set(shove.back, other)
      for (const [name, spot] of this.#wagons.get(shove.back) ?? [])
        this.#script.telling.pieces.alter(name, spot(held * full))
    }
  }

  /** How far one that is pushed can be thrown before it would strike a third on the line. */
  #roomRound(stood: Place, { front, back }: Shove): number {
    const pair = [front, back].map(names.locomotive)
    const others = [...this.#bare].filter(([name, place]) => !pair.includes(name) && !this.#isInStation(place))
    const free = others.map(([, place]) => Math.hypot(place.x - stood.x, place.y - stood.y) - apart(stood, place))
    return Math.max(0, Math.min(Infinity, ...free))
  }

  #isInStation(place: Place): boolean {
    const { before } = this.#script.telling
    return isStationAt(before, Math.max(0, cellAt(before, place)))
  }

  /** Where one is that is pushed or pushes: in full, but for others that stand near. */
  #inFull(seat: number, time: number): Place | undefined {
    const bare = this.#bare.get(names.locomotive(seat))
    if (!bare) return undefined
    const partners = this.#shoves
      .filter((shove) => fullness(shove, time) > 0)
      .flatMap(({ front, back }) => (front === seat ? [back] : back === seat ? [front] : []))
      .map((partner) => names.locomotive(partner))
    const others = [...this.#bare].flatMap(([name, place]) => (partners.includes(name) ? [] : [place]))
    const line = others.filter((place) => place === bare || !this.#isInStation(place))
    return { ...bare, scale: (bare.scale ?? 1) * crowdedScales(line)[line.indexOf(bare)] }
  }
}
