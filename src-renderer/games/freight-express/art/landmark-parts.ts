/**
 * What only one station has: its own buildings, by whose outline and roof a place is known before its letter is read.
 * In u round the middle of the sign, which hides what lies within 20 u of it; the foot lies at 24.
 */
interface Landmark {
  /** The colour round its sign, as that of its roofs or of what is done there: a token. */
  readonly rim: string
  /** What is laid over the pavement of its cell: a token of a colour, and how thickly. */
  readonly ground?: readonly [token: string, opacity: number]
  /** From behind to before. */
  readonly parts: readonly Part[]
  /** Corners of windows; by night there is light in them. */
  readonly windows: readonly (readonly [x: number, y: number])[]
}

/** A path filled with the colour of a token; one that has a width is drawn as a line in it. */
export type Part = readonly [token: string, path: string, width?: number]

/** A wall, from its left upper corner. */
const wall = (token: string, x: number, y: number, width: number, height: number): Part => [
  token,
  `M${x} ${y}h${width}v${height}h${-width}z`,
]
/** The walls most have to both sides of the sign. */
const WINGS = wall('card', -26, -9, 52, 33)
const windowsOfWings = [
  [-24.6, 1],
  [-24.6, 9],
  [21.4, 1],
  [21.4, 9],
] as const
/** A fir from its top, so high. */
const fir = (x: number, top: number, high: number): readonly Part[] => [
  ['sleeper', `M${x} ${top + high}v-5`, 2],
  ['tree', `M${x} ${top}l${high * 0.3} ${high * 0.86}h${-high * 0.6}z`],
]

const terminus: Landmark = {
  rim: 'oxblood-fill',
  parts: [
    WINGS,
    ['oxblood-fill', 'M-29-9L-24-21H24L29-9z'],
    wall('card', -7.5, -33, 15, 20),
    ['oxblood-fill', 'M-10-33L-6-40H6L10-33z'],
    ['badge-paper', 'M-5-26a5 5 0 1 1 10 0a5 5 0 1 1-10 0z'],
    ['edge', 'M0-29.4V-26H2.6', 1.2],
    wall('oxblood-fill', -29, 20, 58, 4),
  ],
  windows: windowsOfWings,
}

const waterTower: Landmark = {
  rim: 'brass',
  ground: ['brass', 0.4],
  parts: [
    ['edge', 'M-9-8L-7-24M9-8L7-24M-8-14L7.4-23M8-14L-7.4-23', 1.8],
    wall('brass', -12.5, -34, 25, 11.5),
    ['edge', 'M-12.5-30.4h25M-12.5-26.2h25', 0.9],
    ['oxblood-fill', 'M-14.5-34L0-41L14.5-34z'],
    wall('brass', -26, 2, 52, 22),
    ['loco-deck', 'M-29 2L-21-12H21L29 2z'],
  ],
  windows: [
    [-24.4, 10],
    [21.2, 10],
  ],
}

const church: Landmark = {
  rim: 'card',
  ground: ['card', 0.8],
  parts: [
    ['card', 'M-22 24V-8L0-30L22-8V24z'],
    ['enamel', 'M-27-2L0-31L27-2L22.6 2.4L0-22L-22.6 2.4z'],
    ['card', 'M-5-16V-27H5V-16z'],
    ['enamel', 'M-6.6-26L0-38L6.6-26z'],
    ['brass', 'M0-37.4V-43M-2.4-40.8H2.4', 1.6],
  ],
  windows: [
    [-20.6, 10],
    [17.6, 10],
    [-1.6, -25],
  ],
}

const crane: Landmark = {
  rim: 'river',
  ground: ['river', 0.9],
  parts: [
    ['edge', 'M16 24V-30', 4.6],
    ['brass', 'M16 24V-30', 2.6],
    ['edge', 'M16-30L-25-38M16-16L-6-34.6M16-30L27-25', 3.8],
    ['brass', 'M16-30L-25-38M16-16L-6-34.6M16-30L27-25', 1.9],
    wall('loco-deck', 21.6, -26, 8, 7),
    ['edge', 'M-23-37V-27', 1.1],
    wall('oxblood-fill', -28, -27.4, 10, 8),
    wall('card', -26, 0, 52, 24),
    ['enamel', 'M-28 0V-7H28V0z'],
    wall('brass', 20, 13, 10, 11),
    wall('oxblood-fill', -30, 15, 9, 9),
  ],
  windows: [
    [-24.4, 4],
    [21.2, 4],
  ],
}

const forest: Landmark = {
  rim: 'green',
  ground: ['tree', 0.75],
  parts: [
    ...fir(-13, -39, 32),
    ...fir(13, -36, 30),
    ...fir(0, -41, 28),
    ...fir(-25, -27, 36),
    ...fir(25, -24, 34),
    wall('brass-text', -22, 4, 44, 20),
    ['edge', 'M-22 10H22M-22 15H22M-22 20H22', 0.8],
    ['green', 'M-27 5L-15-15H15L27 5z'],
  ],
  windows: [
    [-20.8, 11],
    [17.6, 11],
  ],
}

const signalBox: Landmark = {
  rim: 'signal-fill',
  ground: ['signal-fill', 0.26],
  parts: [
    ['edge', 'M-26 24V-38', 3.4],
    ['badge-paper', 'M-26 24V-38', 1.5],
    ['signal-fill', 'M-24-38.5L-41-42.5V-36.5L-24-32.5z'],
    ['badge-paper', 'M-35.4-41.2V-35.2', 2.4],
    wall('oxblood-fill', -19, -14, 42, 38),
    wall('card', -20, -30, 44, 15),
    ['edge', 'M-12.7-30v15M-5.4-30v15M2-30v15M9.3-30v15M16.6-30v15', 1],
    ['enamel', 'M-22-30L-16-39H21L28-30z'],
  ],
  windows: [
    [-18, -27],
    [-10.6, -27],
    [-3.2, -27],
    [4.2, -27],
    [11.4, -27],
    [18.6, -27],
    [18.4, 9],
  ],
}

const mill: Landmark = {
  rim: 'grass',
  ground: ['grass', 0.9],
  parts: [
    ['card', 'M-20 24L-12-24H12L20 24z'],
    ['oxblood-fill', 'M-14-23Q0-44 14-23z'],
    ['edge', 'M-27-39L27-1M27-39L-27-1', 3.2],
    ['badge-paper', 'M-27-39L27-1M27-39L-27-1', 1.2],
    ['badge-paper', 'M-28.4-37L-23.6-43.6L-9-33.4L-13.8-26.6z'],
    ['badge-paper', 'M28.4-37L23.6-43.6L9-33.4L13.8-26.6z'],
    ['edge', 'M-26-40.2L-11.4-30M26-40.2L11.4-30M-21-38.2l-4 5.4M21-38.2l4 5.4M-16-35l-4 5.4M16-35l4 5.4', 0.8],
    ['brass', 'M-3-20a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'],
    ['brass', 'M-29 24a6 6.6 0 0 1 12 0z'],
    ['brass', 'M18 24a6 6.6 0 0 1 12 0z'],
  ],
  windows: [[-1.6, -31]],
}

const colliery: Landmark = {
  rim: 'loco-deck',
  ground: ['loco-deck', 0.5],
  parts: [
    ['edge', 'M-24 10L-5-34M24 10L5-34M-15-11H15M-19 0L12-19M19 0L-12-19', 3.4],
    ['wheel', 'M-24 10L-5-34M24 10L5-34M-15-11H15M-19 0L12-19M19 0L-12-19', 1.5],
    ['wheel', 'M-9-33a9 9 0 1 1 18 0a9 9 0 1 1-18 0z'],
    ['pave', 'M-6.4-33a6.4 6.4 0 1 1 12.8 0a6.4 6.4 0 1 1-12.8 0z'],
    ['edge', 'M-6-33H6M0-39V-27M-4.4-37.4L4.4-28.6M4.4-37.4L-4.4-28.6', 1],
    wall('card', -20, -4, 40, 28),
    ['edge', 'M-32 24Q-24 0-14 24z'],
    ['edge', 'M14 24Q24-3 32 24z'],
    // By night no more than their ridges would be seen of the heaps.
    ['wheel', 'M-30 21Q-23.6 3-16.4 20M16.4 20Q23.8 0.4 30 21', 1.1],
  ],
  windows: [
    [-18.6, 17],
    [15.4, 17],
  ],
}

const factory: Landmark = {
  rim: 'oxblood',
  ground: ['oxblood-fill', 0.34],
  parts: [
    ['oxblood-fill', 'M-22-10L-20.6-39H-14.4L-13-10z'],
    ['oxblood-fill', 'M-10-10L-8.6-34H-2.4L-1-10z'],
    ['card', 'M-20.8-35h6.6v3h-6.8zM-8.8-30h6.6v3h-6.8z'],
    ['oxblood-fill', 'M-28 24V-2H28V24z'],
    ['brass', 'M-28-2V-19L-9.4-6V-19L9.3-6V-22L28-6V-2z'],
  ],
  windows: [
    [-26.4, 3],
    [-26.4, 12],
    [22.8, 3],
    [22.8, 12],
  ],
}

const farm: Landmark = {
  rim: 'window',
  ground: ['window', 0.5],
  parts: [
    wall('card', 17, -30, 13, 54),
    ['edge', 'M17-20h13M17-10h13M17 0h13M17 10h13', 0.8],
    ['wheel', 'M28.4-28V22', 1.1],
    ['loco-deck', 'M17-30a6.5 7 0 0 1 13 0z'],
    ['oxblood-fill', 'M-25 24V-6L-19-20L-4-31L11-20L17-6V24z'],
    ['brass', 'M-29-3L-22-22L-4-35.6L14-22L21-3L16.6-3L10-18.4L-4-28.6L-18-18.4L-24.6-3z'],
    ['brass', 'M-31 24a6 7 0 0 1 12 0z'],
  ],
  windows: [
    [-5.6, -25.4],
    [-23.4, 5],
  ],
}

/** In the order of the stations' letters; A, where everyone starts, has the clock. */
export const LANDMARKS: readonly Landmark[] = [
  terminus,
  waterTower,
  church,
  crane,
  forest,
  signalBox,
  mill,
  colliery,
  factory,
  farm,
]
