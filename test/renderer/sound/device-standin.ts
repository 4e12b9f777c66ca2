/** A sound device that counts what is started on it, and how much sounds at once. */
export interface Told {
  opened: number
  now: number
  awake: boolean
  broken: boolean
  missing: boolean
  /** What was started: when, how long it was to last, when it was ended; how loud and where. */
  readonly started: { at: number; ends: number; samples: unknown; loop: boolean }[]
  readonly gains: number[]
  readonly places: number[]
}

export function standIn(rate = 8000): { told: Told; open: () => AudioContext } {
  const told: Told = {
    opened: 0,
    now: 0,
    awake: false,
    broken: false,
    missing: false,
    started: [],
    gains: [],
    places: [],
  }
  const param = (tell: (to: number) => void = () => undefined) => ({
    set value(to: number) {
      tell(to)
    },
    setTargetAtTime: () => undefined,
    cancelScheduledValues: () => undefined,
  })
  const node = <M extends object>(more: M) =>
    Object.assign(more, { connect: <T>(to: T): T => to, disconnect: () => undefined })
  const source = () => {
    const one = { at: 0, ends: 0, samples: null as unknown, loop: false }
    let buffer: { duration: number } | null = null
    return node({
      set buffer(to: { duration: number } | null) {
        buffer = to
        one.samples = to
      },
      start(at = told.now) {
        one.at = Math.max(at, told.now)
        one.ends = one.at + (buffer?.duration ?? 0)
        told.started.push(one)
      },
      stop(at = told.now) {
        one.ends = Math.min(one.ends, Math.max(at, told.now))
      },
    })
  }
  const open = (): AudioContext => {
    if (told.missing) throw new Error('no device')
    told.opened++
    return {
      get currentTime() {
        return told.now
      },
      sampleRate: rate,
      destination: {},
      resume: async () => void (told.awake = true),
      suspend: async () => void (told.awake = false),
      createGain: () => node({ gain: param((to) => told.gains.push(to)) }),
      createStereoPanner: () => node({ pan: param((to) => told.places.push(to)) }),
      createWaveShaper: () => node({ curve: null }),
      createBufferSource: () => {
        if (told.broken) throw new Error('a slip')
        return source()
      },
      createBuffer: (channels: number, length: number) => {
        const data = Array.from({ length: channels }, () => new Float32Array(length))
        return { duration: length / rate, getChannelData: (i: number) => data[i] }
      },
    } as unknown as AudioContext
  }
  return { told, open }
}

/** The most that sounded at any one time. */
export const mostAtOnce = ({ started }: Told): number =>
  Math.max(0, ...started.map(({ at }) => started.filter((one) => one.at <= at && at < one.ends).length))
