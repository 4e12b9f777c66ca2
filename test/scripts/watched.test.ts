import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { GRACE, SILENCE, watched } from '../../scripts/watched.mjs'

// Its clock goes only as a test says.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Keeps what is printed. */
function paper() {
  const said: string[] = []
  return { said, write: (data: unknown) => said.push(String(data)) }
}

/** A runner that is told what to do; keeps the signals it was sent. */
function aRunner() {
  const signals: string[] = []
  const child = Object.assign(new EventEmitter(), {
    stdout: new EventEmitter(),
    stderr: new EventEmitter(),
    end: (signal: string) => void signals.push(signal),
  })
  const out = { stdout: paper(), stderr: paper() }
  const came = watched('runner.mjs', [], { start: () => child, out })
  return { child, signals, came, out, tell: (message: object) => child.emit('message', message) }
}

describe('a runner', () => {
  it('runs for hours, as long as it says something', () => {
    const { child, signals } = aRunner()
    for (let n = 0; n < 100; n++) {
      vi.advanceTimersByTime(SILENCE - 1)
      child.stdout.emit('data', '.')
    }
    expect(signals).toEqual([])
  })

  it.each(['stdout', 'stderr', 'message'])('is heard over %s', (way) => {
    const { child, signals } = aRunner()
    vi.advanceTimersByTime(SILENCE - 1)
    if (way === 'message') child.emit('message', { kind: 'begins', id: 'a', name: 'a' })
    else child[way as 'stdout' | 'stderr'].emit('data', '.')
    vi.advanceTimersByTime(SILENCE - 1)
    expect(signals).toEqual([])
  })

  it('is not silent while a long test of its goes on', async () => {
    const { child, signals, tell, came } = aRunner()
    tell({ kind: 'begins', id: 'a', name: 'long' })
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(SILENCE - 1)
      tell({ kind: 'goes on' })
    }
    child.emit('close', 0)
    expect([signals, (await came).running]).toEqual([[], ['long']])
  })

  it('that says nothing for three minutes is ended, and killed when it does not go', () => {
    const { child, signals } = aRunner()
    vi.advanceTimersByTime(SILENCE)
    expect(signals).toEqual(['SIGTERM'])
    // What it says on its way out makes it no longer.
    child.stderr.emit('data', 'ending')
    vi.advanceTimersByTime(GRACE)
    expect(signals).toEqual(['SIGTERM', 'SIGKILL'])
  })

  it('that was ended names what was running and keeps what had passed', async () => {
    const { child, tell, came } = aRunner()
    tell({ kind: 'begins', id: 'a', name: 'first' })
    tell({ kind: 'ends', id: 'a', name: 'first', outcome: 'passed', ms: 12 })
    tell({ kind: 'begins', id: 'b', name: 'second' })
    vi.advanceTimersByTime(SILENCE)
    child.emit('close', null)
    expect(await came).toEqual({
      code: 1,
      silent: true,
      running: ['second'],
      ended: new Map([['a', { name: 'first', outcome: 'passed', ms: 12 }]]),
    })
  })

  it('that went by itself is not called silent, and no clock of its goes on', async () => {
    const { child, signals, came } = aRunner()
    child.emit('close', 0)
    vi.advanceTimersByTime(SILENCE)
    expect([await came, signals]).toEqual([{ code: 0, silent: false, running: [], ended: new Map() }, []])
  })

  it('that cannot be started has failed', async () => {
    const { child, came } = aRunner()
    child.emit('error', new Error('ENOENT'))
    expect(await came).toMatchObject({ code: 127, silent: false })
  })

  it('has what it prints passed on', () => {
    const { child, out } = aRunner()
    child.stdout.emit('data', 'one')
    child.stderr.emit('data', 'two')
    expect([out.stdout.said, out.stderr.said]).toEqual([['one'], ['two']])
  })
})

describe('a real runner', () => {
  /** A script on disk, and what it printed so far. */
  function script(text: string) {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-watched-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'runner.mjs')
    writeFileSync(file, text)
    return file
  }

  it('tells of its tests as they end, and of its exit code', async () => {
    const file = script(`
      process.send({ kind: 'begins', id: '1', name: process.argv[2] + process.env.MORE })
      process.send({ kind: 'ends', id: '1', name: 'told', outcome: 'failed', ms: 3 }, () => process.exit(4))
    `)
    expect(await watched(file, ['an argument'], { env: { MORE: ' and more' } })).toEqual({
      code: 4,
      silent: false,
      running: [],
      ended: new Map([['1', { name: 'told', outcome: 'failed', ms: 3 }]]),
    })
  })

  it('takes what it started with it when it is ended', async () => {
    // The grandchild holds the output open: were it left, the runner's output would never close.
    const file = script(`
      import { spawn } from 'node:child_process'
      const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1e6)'], { stdio: ['ignore', 'inherit', 'inherit'] })
      child.on('spawn', () => process.send({ kind: 'begins', id: '1', name: 'hanging' }))
      setInterval(() => {}, 1e6)
    `)
    let isUp: (data: unknown) => unknown = () => undefined
    const up = new Promise((resolve) => (isUp = resolve))
    const came = watched(file, [], { out: { stdout: { write: isUp }, stderr: paper() } })
    await up
    vi.advanceTimersByTime(SILENCE)
    expect(await came).toMatchObject({ silent: true, running: ['hanging'] })
  })
})
