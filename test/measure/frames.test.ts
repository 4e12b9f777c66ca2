import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TraceEvent } from '../../src-main/measure/frames.ts'
import { frameCost, framesDrawn } from '../../src-main/measure/frames.ts'
import { weightsOf } from '../../src-main/measure/weights.ts'

const on = (tid: number) => ({
  main: { name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0, args: { name: 'CrRendererMain' } } satisfies TraceEvent,
  begin: (ts: number): TraceEvent => ({ name: 'BeginMainThreadFrame', ph: 'I', pid: 1, tid, ts }),
  script: (name: string, ts: number, dur: number): TraceEvent => ({
    name,
    ph: 'X',
    pid: 1,
    tid,
    ts,
    dur,
    tdur: dur / 2,
  }),
})

describe('what animated frames cost', () => {
  const page = on(1)
  const quiet = on(2)
  const trace = [
    page.main,
    quiet.main,
    page.begin(0),
    page.script('FireAnimationFrame', 100, 2000),
    page.script('FunctionCall', 200, 500),
    page.script('TimerFire', 3000, 1000),
    page.begin(16_000),
    page.script('FireAnimationFrame', 16_100, 5000),
    page.begin(32_000),
    page.script('TimerFire', 32_100, 9000),
    quiet.begin(0),
    quiet.script('FireAnimationFrame', 100, 90_000),
  ]

  it('counts all script of a frame once, and only of frames that drew', () => {
    expect(frameCost(trace)).toEqual({ frames: 2, scriptMean: 4, scriptP95: 5, cpuMean: 2, cpuP95: 2.5 })
  })

  it('leaves out what ran long after the last frame', () => {
    const later = [...trace, page.script('TimerFire', 900_000, 5000)]
    expect(frameCost(later)).toEqual(frameCost(trace))
  })

  it('counts the frames of the page and of nobody else', () => {
    expect(framesDrawn(trace)).toBe(2)
    expect(framesDrawn([])).toBe(0)
  })
})

it('weighs what was built by its kinds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-weights-'))
  try {
    mkdirSync(join(folder, 'assets'))
    for (const [name, bytes] of [
      ['assets/a.js', 10],
      ['assets/b.js', 5],
      ['assets/c.woff2', 7],
      ['assets/nl.json', 4],
      ['assets/rules.md', 2],
      ['d.svg', 3],
      ['index.html', 99],
    ] as const)
      writeFileSync(join(folder, name), 'x'.repeat(bytes))
    expect(weightsOf(folder)).toEqual({ js: 15, texts: 6, css: 0, fonts: 7, pictures: 3 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
