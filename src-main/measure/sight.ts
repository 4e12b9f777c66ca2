/**
 * Colours as eyes see them: how far two are apart, and what is left of that to eyes that do not tell red from green, or
 * blue from yellow.
 */
type Triple = readonly [number, number, number]

/** What is left to eyes without one kind of cone, on linear light. Machado, Oliveira, Fernandes 2009, severity 1.0. */
const WITHOUT: Readonly<Record<Exclude<Sight, 'usual'>, readonly Triple[]>> = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
/** Linear sRGB to the XYZ of daylight, each by the white of daylight. IEC 61966-2-1 */
const TO_XYZ: readonly Triple[] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple => {
  const [x, y, z] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c)
  return [x, y, z]
}
const within = (value: number): number => Math.min(1, Math.max(0, value))

/** `#rrggbb` as linear light, 0 to 1. */
function light(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [r, g, b]
}

function lab(linear: Triple): Triple {
  const bent = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116)
  const [x, y, z] = times(TO_XYZ, linear)
  return [116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z))]
}

export type Sight = 'usual' | 'deuteranopia' | 'protanopia' | 'tritanopia'

/** How far two colours are apart in CIELAB (CIE 1976); about 2 can just be seen. @param a `#rrggbb` */
export function distance(a: string, b: string, sight: Sight): number {
  const seen = (hex: string): Triple => {
    if (sight === 'usual') return lab(light(hex))
    const [r, g, blue] = times(WITHOUT[sight], light(hex))
    return lab([within(r), within(g), within(blue)])
  }
  const [one, other] = [seen(a), seen(b)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** The two of these that are hardest to tell apart, and how far they are. */
export function closest(
  colours: Readonly<Record<string, string>>,
  sight: Sight,
): { readonly pair: string; readonly distance: number } {
  const names = Object.keys(colours)
  const pairs = names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .map((b) => ({ pair: `${a} ${b}`, distance: Math.round(distance(colours[a], colours[b], sight) * 10) / 10 })),
  )
  return pairs.reduce((least, one) => (one.distance < least.distance ? one : least))
}
