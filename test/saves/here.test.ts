import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bornOf, placeHere, samePlace, type Place } from '../../src-main/saves/here.ts'

vi.mock('node:os', { spy: true })

const place = (more: Partial<Place> = {}): Place => ({ machine: 'a', boot: '1000000', numbers: 'n', ...more })

it('two places are the same where machine, numbers and the run of the computer are', () => {
  expect(samePlace(place(), place())).toBe(true)
  expect(samePlace(place(), place({ machine: 'b' }))).toBe(false)
  expect(samePlace(place(), place({ numbers: 'm' }))).toBe(false)
  expect(samePlace(place({ boot: 'this run' }), place({ boot: 'the run before' }))).toBe(false)
})

it('times of booting that lie less than a minute apart, earlier or later, are one', () => {
  const near = (boot: number) => samePlace(place(), place({ boot: String(1_000_000 + boot) }))
  expect([near(59_999), near(-59_999), near(60_000), near(-60_000)]).toEqual([true, true, false, false])
})

it('a program finds the place where it runs the same each time, and tells its run of the computer', async () => {
  const [here, again] = [await placeHere(), await placeHere()]
  expect(samePlace(here, again)).toBe(true)
  expect([here.machine, here.boot]).not.toContain('')
})

it('a run of the computer is told by its own name on Linux, and elsewhere by when it began', async () => {
  const { platform } = process
  const on = async (name: string) => {
    Object.defineProperty(process, 'platform', { value: name })
    return (await placeHere()).boot
  }
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
  vi.useFakeTimers({ toFake: ['Date'], now: 9_000_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(uptime).mockReturnValue(1_000_000)
  onTestFinished(() => void vi.mocked(uptime).mockReset())
  expect(await on('darwin')).toBe('8000000000')
  if (platform === 'linux') expect(await on('linux')).toMatch(/^[0-9a-f-]{36}$/)
})

it('when a process began is told by the system where it tells such things, and of none that is gone', async () => {
  const linux = process.platform === 'linux'
  // The name of the program, in brackets, may hold blanks: what follows it is the third field.
  const began =
    linux &&
    readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[22 - 3]
  expect(await bornOf(process.pid)).toBe(linux ? began : '')
  expect(await bornOf(2 ** 30)).toBe('')
})
