import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../src-main/electron/ending.ts'
import type { Started } from './shell-standin.ts'
import { openInStandIn } from './shell-standin.ts'
import { until } from '../until.ts'

/** How systems end the program, as far as a stand-in can do it to ours. */
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-ending-'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const open = (how: Started = {}) => openInStandIn(folder, how)
const opened = (games: { asked: readonly { name: string; payload: unknown }[] }) =>
  games.asked.filter(({ name }) => name === 'openSlot' || name === 'importGame').map(({ payload }) => payload)

describe('the end of the program', () => {
  const never = new Promise<void>(() => undefined)

  it('closes the games when Windows ends under it, for it is not told to quit then', async () => {
    const { window, games, kept, seen } = await open({ platform: 'win32' })
    window.emit('session-end', { reasons: ['shutdown'] })
    await until(() => expect(seen.exit).toBe(0))
    expect([games.closed(), kept.length]).toEqual([1, 1])
  })

  it('is told in a small window when the disk keeps it waiting, and comes in ten seconds whatever the disk does', async () => {
    vi.useFakeTimers()
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { app, windows, seen } = await open({ closing: never })
    app.emit('window-all-closed')
    await vi.advanceTimersByTimeAsync(PATIENCE.told)
    expect(windows).toHaveLength(2)
    expect(decodeURIComponent(windows[1]!.loaded)).toContain(folder)
    expect(windows[1]!.options['webPreferences']).toMatchObject({ sandbox: true, javascript: false })
    app.quit()
    expect(seen.exit).toBeNull()
    await vi.advanceTimersByTimeAsync(PATIENCE.most)
    expect([seen.exit, windows[1]!.gone, PATIENCE.most]).toEqual([1, true, 10_000])
    expect(said).toHaveBeenCalledWith(expect.stringContaining(folder))
    said.mockRestore()
  })

  it('shows no window when it is quick', async () => {
    vi.useFakeTimers()
    const { app, windows, seen } = await open({ closing: Promise.resolve() })
    app.emit('window-all-closed')
    await vi.advanceTimersByTimeAsync(PATIENCE.most)
    expect([windows.length, seen.exit]).toEqual([1, 0])
  })

  it('answers whoever starts it meanwhile: it says what is waited for, and comes back with their game', async () => {
    let finish = (): void => undefined
    const { app, window, windows, seen, games } = await open({ closing: new Promise((done) => (finish = done)) })
    window.gone = true
    app.emit('window-all-closed')
    app.emit('second-instance', {}, [], folder, { wish: { slot: 'a-1' } })
    app.emit('open-file', { preventDefault: vi.fn() }, '/x/a game.signalbox')
    expect(windows).toHaveLength(2)
    expect([seen.exit, opened(games)]).toEqual([null, []])
    finish()
    await until(() => expect(seen.exit).toBe(0))
    expect(seen.again).toEqual([{ args: [`--folder=${folder}`, '/x/a game.signalbox'] }])
    expect(seen.errors).toEqual([])
  })

  it('starts an AppImage again from its file, since where it was mounted is gone', async () => {
    vi.stubEnv('APPIMAGE', '/home/x/Signalbox.AppImage')
    const { app, seen } = await open()
    app.emit('window-all-closed')
    app.emit('second-instance', {}, [], folder, { wish: null })
    await until(() => expect(seen.exit).toBe(0))
    expect(seen.again).toEqual([{ args: [`--folder=${folder}`], execPath: '/home/x/Signalbox.AppImage' }])
  })

  it('leaves a menu and a list of games that say nothing to a window that is gone', async () => {
    const slots = [{ id: 'a-1', name: 'Sunday', state: 'running' }]
    const { window, seen, games } = await open({ platform: 'darwin', slots })
    await until(() => expect(seen.recent).toHaveLength(1))
    window.gone = true
    const reload = vi.spyOn(window.webContents, 'reload')
    const menu = seen.menu.at(-1) as { submenu: { accelerator?: string; click?: () => void }[] }[]
    const settings = menu.flatMap(({ submenu }) => submenu).find(({ accelerator }) => accelerator)!
    expect(() => settings.click!()).not.toThrow()
    ;(seen.recent[0] as { click(): void }[])[0]!.click()
    await until(() => expect(opened(games)).toEqual([{ slot: 'a-1' }]))
    expect(reload).not.toHaveBeenCalled()
  })
})
