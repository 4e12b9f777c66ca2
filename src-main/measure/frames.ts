import { quantile } from './save-time.ts'

/** An entry of a browser's trace, as far as it is used. Times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What of `dur` the thread really ran: others on a busy machine are not in it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** What the animated frames of a trace cost. Milliseconds. */
export interface FrameCost {
  readonly frames: number
  /** From the beginning of script to its end, as the clock on the wall has it. */
  readonly scriptMean: number
  readonly scriptP95: number
  /** What the thread itself ran. */
  readonly cpuMean: number
  readonly cpuP95: number
}

/** Entries that run script; what lies within another of them is counted with it. */
const SCRIPT = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'v8.callFunction',
])
/** Script that runs later than this after its frame began belongs to no frame, µs. */
const LONGEST = 100_000

const isScript = ({ ph, name }: TraceEvent): boolean => ph === 'X' && SCRIPT.has(name)
const milli = (micro: number): number => Math.round(micro) / 1000
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The entries of the page's own thread: of all main threads that which draws most. */
export function pageThread(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const of = ({ pid, tid }: TraceEvent) => events.filter((event) => event.pid === pid && event.tid === tid)
  const drawn = (thread: readonly TraceEvent[]) => thread.filter(isScript).length
  return mains
    .map(of)
    .reduce<TraceEvent[]>((best, thread) => (drawn(thread) > drawn(best) ? thread : best), [])
    .sort((a, b) => a.ts - b.ts)
}

/** How often the page was given a frame to draw in. */
export const framesDrawn = (events: readonly TraceEvent[]): number =>
  pageThread(events).filter(({ ph, name }) => ph === 'X' && name === 'FireAnimationFrame').length

/** Script per animated frame: all that ran from a frame's first callback to the next frame's. */
export function frameCost(events: readonly TraceEvent[]): FrameCost {
  const thread = pageThread(events)
  const begins = thread.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  const frames = outermost(thread.filter(isScript)).reduce(
    (all, script) => count(all, script, begins),
    new Map<number, Frame>(),
  )
  const animated = [...frames.values()].filter(({ drew }) => drew)
  const [wall, own] = [animated.map(({ dur }) => dur), animated.map(({ tdur }) => tdur)]
  const p95 = (values: readonly number[]) => (values.length === 0 ? 0 : milli(quantile(values, 0.95)))
  return {
    frames: animated.length,
    scriptMean: milli(mean(wall)),
    scriptP95: p95(wall),
    cpuMean: milli(mean(own)),
    cpuP95: p95(own),
  }
}

interface Frame {
  dur: number
  tdur: number
  drew: boolean
}

function outermost(scripts: readonly TraceEvent[]): TraceEvent[] {
  let end = -Infinity
  return scripts.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

function count(frames: Map<number, Frame>, script: TraceEvent, begins: readonly number[]): Map<number, Frame> {
  const begin = begins.findLast((ts) => ts <= script.ts)
  if (begin === undefined || script.ts - begin > LONGEST) return frames
  const frame = frames.get(begin) ?? { dur: 0, tdur: 0, drew: false }
  frame.dur += script.dur ?? 0
  frame.tdur += script.tdur ?? script.dur ?? 0
  frame.drew ||= script.name === 'FireAnimationFrame'
  return frames.set(begin, frame)
}
