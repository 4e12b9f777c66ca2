import { SIDES, turnSides } from '../../geometry/hexagons.ts'

/**
 * What a card's belt looks like, and which way things run on it. A shape lies in a rotation: sixths of a
 * turn, counter-clockwise, added to its sides.
 */
export const SHAPES = [
  'pallet',
  'intake',
  'straight',
  'wideBend',
  'sharpBend',
  'junction',
  'oneWayJunction',
  'slope',
  'floor',
] as const
export type Shape = (typeof SHAPES)[number]

export const PALLET = 0
export const FLOOR = SHAPES.indexOf('floor')

/** From which side to which side a parcel runs, unturned. Pairs that run both ways are written once. */
interface Belt {
  readonly sides: readonly number[]
  readonly bothWays: readonly (readonly [number, number])[]
  readonly oneWay: readonly (readonly [number, number])[]
}

const THREE_WAY = [
  [0, 2],
  [2, 4],
  [4, 0],
] as const

const BELTS: { readonly [S in Shape]: Belt } = {
  // 003:113: what is led onto a pallet stays there.
  pallet: { sides: [0], bothWays: [], oneWay: [] },
  intake: { sides: [0, 2, 4], bothWays: THREE_WAY, oneWay: [] },
  straight: { sides: [0, 3], bothWays: [[0, 3]], oneWay: [] },
  wideBend: { sides: [0, 2], bothWays: [[0, 2]], oneWay: [] },
  sharpBend: { sides: [0, 1], bothWays: [[0, 1]], oneWay: [] },
  junction: { sides: [0, 2, 4], bothWays: THREE_WAY, oneWay: [] },
  // 003:95: three ways in, two ways out.
  oneWayJunction: {
    sides: [0, 2, 4],
    bothWays: [[2, 4]],
    oneWay: [
      [0, 2],
      [0, 4],
    ],
  },
  // 003:77: never up.
  slope: { sides: [0, 3], bothWays: [], oneWay: [[0, 3]] },
  floor: { sides: [], bothWays: [], oneWay: [] },
}

const linkOf = (from: number, to: number): number => from * SIDES + to

const maskOf = (belt: Belt): number => belt.sides.reduce((mask, side) => mask | (1 << side), 0)

/** How many rotations of each shape differ, counted from 0; further ones look like one of these. */
export const ROTATIONS: readonly number[] = SHAPES.map((shape) => {
  for (let turns = 1; turns < SIDES; turns++) if (looksTheSame(BELTS[shape], turns)) return turns
  return SIDES
})

function linksOf(belt: Belt, turns: number): Set<number> {
  const at = (side: number): number => (side + turns) % SIDES
  const links = new Set<number>()
  for (const [a, b] of belt.bothWays) links.add(linkOf(at(a), at(b))).add(linkOf(at(b), at(a)))
  for (const [from, to] of belt.oneWay) links.add(linkOf(at(from), at(to)))
  return links
}

function looksTheSame(belt: Belt, turns: number): boolean {
  if (turnSides(maskOf(belt), turns) !== maskOf(belt)) return false
  const turned = linksOf(belt, turns)
  return [...linksOf(belt, 0)].every((link) => turned.has(link))
}

/** The number of a shape in a rotation, by which the tables below are read. */
export const poseOf = (shape: number, rotation: number): number => shape * SIDES + rotation

const POSES = SHAPES.flatMap((shape) => Array.from({ length: SIDES }, (_, turns) => ({ shape, turns })))

/** By pose: the sides that are belt, as bits. The others are floor. */
export const BELT_SIDES = Uint8Array.from(POSES, ({ shape, turns }) => turnSides(maskOf(BELTS[shape]), turns))

/** By pose * 6 + side a parcel came in by: the sides it may go on to, as bits. */
export const WAYS_ON = Uint8Array.from(
  POSES.flatMap(({ shape, turns }) => {
    const links = linksOf(BELTS[shape], turns)
    return Array.from({ length: SIDES }, (_, from) => {
      let ways = 0
      for (let to = 0; to < SIDES; to++) if (links.has(linkOf(from, to))) ways |= 1 << to
      return ways
    })
  }),
)

/** By pose: the sides by which a parcel at rest may leave: those any link leads to. */
export const WAYS_OUT = Uint8Array.from(POSES, (_, pose) => {
  let ways = 0
  for (let from = 0; from < SIDES; from++) ways |= WAYS_ON[pose * SIDES + from]
  return ways
})

/** By pose: the sides by which a parcel may come in: those from which a link leads on, and a pallet's belt. */
export const WAYS_IN = Uint8Array.from(POSES, ({ shape }, pose) => {
  if (shape === 'pallet') return BELT_SIDES[pose]
  let ways = 0
  for (let from = 0; from < SIDES; from++) if (WAYS_ON[pose * SIDES + from] !== 0) ways |= 1 << from
  return ways
})
