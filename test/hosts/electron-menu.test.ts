import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import type { Started } from './shell-standin.ts'
import { openInStandIn } from './shell-standin.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'
import { until } from '../until.ts'

const { en } = TEXTS

/** The menu that each system shows. */
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-menu-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const open = (how: Started = {}) => openInStandIn(folder, how)

describe('the menu and what it leads to', () => {
  const items = (menu: unknown) =>
    (menu as { submenu: { role?: string; label?: string; click?: () => void }[] }[]).flatMap(({ submenu }) => submenu)

  it('is made anew only when its language changes', async () => {
    const { settings, seen } = await open()
    settings.write({ ...DEFAULT_SETTINGS, sound: 3 })
    settings.write({ ...DEFAULT_SETTINGS, theme: 'night' })
    expect(seen.menu).toHaveLength(1)
    settings.write({ ...DEFAULT_SETTINGS, language: 'nl' })
    expect(seen.menu).toHaveLength(2)
  })

  it('leads to a safe start in an installed program too', async () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const { seen } = await open({ platform })
      items(seen.menu.at(-1)).find(({ label }) => label === en['menu.safe'])!.click!()
      await until(() => expect(seen.exit).toBe(0))
      expect(seen.again).toEqual([{ args: [`--folder=${folder}`, '--safe'] }])
    }
  })

  it('says about the program that it does not look for new versions, and where they are', async () => {
    for (const [platform, place] of [
      ['linux', 'copyright'],
      ['win32', 'credits'],
      ['darwin', 'credits'],
    ] as const) {
      const { seen } = await open({ platform, languages: ['de'] })
      expect(seen.about.at(-1)![place]).toMatch(/nicht selbst nach neuen Versionen.*https:\/\/home\.example/)
      expect(items(seen.menu.at(-1)).some(({ role }) => role === 'about')).toBe(true)
    }
  })
})
