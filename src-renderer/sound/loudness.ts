/** One of the two filters that make a meter hear as ears do: coefficients of ITU-R BS.1770-4 at any rate. */
interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** A shelf that lifts what a head lifts. */
function shelf(rate: number): Filter {
  const [f, gain, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196]
  const k = Math.tan((Math.PI * f) / rate)
  const vh = 10 ** (gain / 20)
  const vb = vh ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

/** What is too low to be heard well. */
function highPass(rate: number): Filter {
  const [f, q] = [38.13547087602444, 0.5003270373238773]
  const k = Math.tan((Math.PI * f) / rate)
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

function through({ b, a }: Filter, samples: Float32Array): Float32Array {
  const out = new Float32Array(samples.length)
  const [b0, b1, b2] = b
  const [a1, a2] = a
  // What is still to come of what went in: two numbers (a transposed direct form).
  let [one, two] = [0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]
    const y = b0 * x + one
    one = b1 * x - a1 * y + two
    two = b2 * x - a2 * y
    out[i] = y
  }
  return out
}

/** As ears weigh it: ITU-R BS.1770's K. */
export const weighed = (samples: Float32Array, rate: number): Float32Array =>
  through(highPass(rate), through(shelf(rate), samples))

const WINDOW_S = 0.4
const HOP_S = 0.1
export const lufs = (meanSquare: number): number => -0.691 + 10 * Math.log10(Math.max(meanSquare, 1e-12))

/**
 * Loudest 400 ms in LUFS (EBU R 128's momentary loudness), one channel. A sound that is shorter is followed by silence,
 * as it is when it is played.
 */
export function momentary(samples: Float32Array, rate: number): number {
  const heard = weighed(samples, rate)
  const [window, hop] = [Math.round(WINDOW_S * rate), Math.round(HOP_S * rate)]
  let most = 0
  for (let begin = 0; begin === 0 || begin + window <= heard.length; begin += hop) {
    let sum = 0
    for (let i = begin; i < Math.min(heard.length, begin + window); i++) sum += heard[i] ** 2
    most = Math.max(most, sum / window)
  }
  return lufs(most)
}
