import type { Art, Ink } from '../../../stage/art/ink.ts'

/** The painted strip behind a train, with rail and platform: the Alps above, the Bosporus below. */
export function lane(ink: Ink, train: number, width: number, scene: number, platform: number, night: boolean): Art {
  const high = scene + platform
  return {
    box: [-1, -1, width + 2, high + 2],
    body:
      `<clipPath id="lane"><rect width="${width}" height="${high}" rx="6"/></clipPath><g clip-path="url(#lane)"><g>${sky(ink, train, width, scene, night)}${train === 0 ? alps(ink, width, scene, night) : bosporus(ink, width, scene, night)}</g>` +
      `<rect y="${scene}" width="${width}" height="${platform}" fill="${ink('plat')}"/><rect y="${scene - 3}" width="${width}" height="6" fill="${ink('ballast')}"/><path d="M0 ${scene - 2.5}H${width}" stroke="${ink('rail')}" stroke-width="2.6"/><path d="M0 ${scene + 3}H${width}" stroke="${ink('ink')}"/></g>` +
      `<rect x=".7" y=".7" width="${width - 1.4}" height="${high - 1.4}" rx="6" fill="none" stroke="${ink(night ? 'line' : 'ink')}" stroke-width="1.4"/>`,
  }
}

/** What is pale behind a train is strong on a poster. */
const POSTER: Readonly<Record<string, string>> = {
  'lane-sky': 'stack3',
  'lane-ray': 'lv7',
  sun: 'glow',
  hill1: 'edge',
  sea: 'stack2',
}

/** The Bosporus in the evening, as posters have it, so wide and high. 0,0 is its upper left corner. */
export function bosporusPoster(ink: Ink, width: number, high: number): string {
  const strong: Ink = (token) => ink(POSTER[token] ?? token)
  return sky(strong, 1, width, high, false) + bosporus(strong, width, high, false)
}

/** Where sun or moon stands, as parts of the strip. */
const SUN = {
  day: [
    [0.79, 0.62],
    [0.44, 0.7],
  ],
  night: [
    [0.905, 0.2],
    [0.95, 0.24],
  ],
} as const

function sky(ink: Ink, train: number, width: number, high: number, night: boolean): string {
  const [px, py] = SUN[night ? 'night' : 'day'][train]
  const [x, y, reach] = [px * width, py * high, width * 1.1]
  const ray = (degrees: number) =>
    `L${(x + reach * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(y - reach * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`
  const rays = Array.from(
    { length: 26 },
    (_, i) => `<path d="M${x} ${y}${ray((360 * i) / 26)}${ray((360 * i + 180) / 26)}Z"/>`,
  ).join('')
  const stars = night
    ? Array.from(
        { length: 22 },
        (_, i) =>
          `<circle cx="${(i * 97 + 31) % width}" cy="${6 + ((i * 37) % (high * 0.42))}" r="${i % 3 ? 0.9 : 1.4}"/>`,
      ).join('')
    : ''
  return (
    `<rect width="${width}" height="${high}" fill="${ink('lane-sky')}"/><g fill="${ink('lane-ray')}">${rays}</g>` +
    `<circle cx="${x}" cy="${y}" r="${high * (night ? 0.12 : 0.27)}" fill="${ink('sun')}"/><g fill="${ink('sun')}" opacity=".7">${stars}</g>`
  )
}

const PEAKS = [
  [0.12, 0.3, 110, 120],
  [0.3, 0.12, 130, 150],
  [0.48, 0.36, 110, 120],
  [0.64, 0.2, 140, 140],
  [0.83, 0.32, 130, 120],
  [0.98, 0.15, 140, 90],
] as const
const SNOW = [1, 3, 5] as const

/** Lit windows by night: parts of the strip across and down, small enough to stand far behind a train. */
const windows = (ink: Ink, spots: readonly (readonly [number, number])[], width: number, high: number): string =>
  `<g fill="${ink('win')}" opacity=".85">${spots
    .map(
      ([x, y]) => `<rect x="${(x * width).toFixed(1)}" y="${(y * high).toFixed(1)}" width="2.6" height="3.4" rx=".6"/>`,
    )
    .join('')}</g>`

/** Chalets on the meadows, in small clusters. */
const CHALETS = [0.07, 0.085, 0.1, 0.23, 0.245, 0.385, 0.4, 0.56, 0.575, 0.59, 0.74, 0.755, 0.89, 0.905].map(
  (x, i) => [x, 0.58 + 0.05 * (i % 3)] as const,
)
/** Below the domes and in the towers. */
const LAMPS = [
  ...[0.535, 0.55, 0.565, 0.585, 0.6, 0.615, 0.637, 0.65, 0.663, 0.845, 0.86, 0.875, 0.33, 0.345].map(
    (x) => [x, 0.67] as const,
  ),
  ...([
    [0.503, 0.42],
    [0.693, 0.42],
    [0.803, 0.5],
    [0.913, 0.5],
  ] as const),
]

function alps(ink: Ink, width: number, high: number, night: boolean): string {
  const peaks = PEAKS.map(
    ([x, y, left, right]) =>
      `<path d="M${x * width - left} ${high}L${x * width} ${y * high}L${x * width + right} ${high}Z"/>`,
  ).join('')
  const snow = SNOW.map(
    (i) => `<path d="M${PEAKS[i][0] * width} ${PEAKS[i][1] * high}l-17 20l9 -4l8 7l9 -7l10 5z"/>`,
  ).join('')
  return (
    `<g fill="${ink('hill1')}">${peaks}</g><g fill="${ink(night ? 'sun' : 'card')}" opacity="${night ? 0.5 : 0.55}">${snow}</g>` +
    `<path d="M0 ${high}V${high * 0.72}Q${width * 0.12} ${high * 0.55} ${width * 0.25} ${high * 0.72}T${width * 0.5} ${high * 0.7}T${width * 0.78} ${high * 0.72}T${width} ${high * 0.66}V${high}Z" fill="${ink('hill2')}"/>` +
    (night ? windows(ink, CHALETS, width, high) : '')
  )
}

function bosporus(ink: Ink, width: number, high: number, night: boolean): string {
  const dome = (x: number, r: number) =>
    `<path d="M${x * width - r} ${high * 0.78}V${high * 0.62}a${r} ${r * 0.92} 0 0 1 ${2 * r} 0V${high * 0.78}Z"/><path d="M${x * width - 1} ${high * 0.62 - r * 0.92 - 9}h2v9h-2z"/>`
  const minaret = (part: number, top: number) => {
    const x = part * width
    return `<path d="M${x - 3} ${high * 0.78}V${top * high + 14}L${x} ${top * high}L${x + 3} ${top * high + 14}V${high * 0.78}ZM${x - 5} ${top * high + 24}h10v3h-10z"/>`
  }
  const waves = Array.from(
    { length: 16 },
    (_, i) => `<path d="M${(i * 73 + 20) % width} ${high * (0.82 + 0.045 * (i % 3))}h${14 + (i % 4) * 5}"/>`,
  ).join('')
  return (
    `<g fill="${ink('hill1')}">${dome(0.6, 24)}${dome(0.55, 13)}${dome(0.65, 13)}${minaret(0.505, 0.16)}${minaret(0.695, 0.16)}${dome(0.86, 20)}${minaret(0.805, 0.26)}${minaret(0.915, 0.26)}${dome(0.34, 15)}${minaret(0.385, 0.36)}</g>${night ? windows(ink, LAMPS, width, high) : ''}` +
    `<rect y="${high * 0.76}" width="${width}" height="${high * 0.3}" fill="${ink('sea')}"/><g stroke="${ink(night ? 'sun' : 'card')}" stroke-opacity="${night ? 0.4 : 0.5}" stroke-width="1.5">${waves}</g>`
  )
}
