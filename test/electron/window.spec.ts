import { button, choices, words } from '../e2e/play.ts'
import type { Program } from './program.ts'
import { closeWindow, expect, inPage, STUB, test } from './program.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'

const { de, en, nl } = TEXTS

const begin = async ({ page }: Program): Promise<void> => {
  await button(page, 'home.new').last().click()
  await button(page, 'new.start').click()
}

test('the window is in sight within ten seconds, and shows the way to a game', async ({ program }) => {
  await expect
    .poll(() => program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()), {
      timeout: 10_000,
    })
    .toBe(true)
  await expect(button(program.page, 'home.new').last()).toBeVisible()
})

test('a fallen screen is left by its own button, and the game is there again', async ({ program }) => {
  const { page } = program
  await begin(program)
  await expect(choices(page).first()).toBeVisible({ timeout: 60_000 })
  // A position that no scene and no panel can do anything with.
  const update = await page.evaluate(async () => {
    const { ask } = (window as never as { signalbox: { ask: Record<string, (what: object) => Promise<never>> } })
      .signalbox
    const hello = (await ask['hello']!({})) as { value: { table: { table: { view: unknown } } } }
    return hello.value.table
  })
  update.table.view = {}
  await program.inMain(
    ({ BrowserWindow }, broken) =>
      BrowserWindow.getAllWindows()[0]!.webContents.send('signalbox:notice', { kind: 'table', update: broken }),
    update,
  )
  await expect(button(page, 'crashed.back')).toBeVisible({ timeout: 60_000 })
  await button(page, 'crashed.back').click()
  await expect(choices(page).first()).toBeVisible({ timeout: 60_000 })
})

test('nothing leads out of the window: no address, no new window, no dropped file', async ({ program }) => {
  const { page } = program
  await expect(button(page, 'home.new').last()).toBeVisible()
  const at = page.url()
  for (const url of ['https://example.org/', 'http://127.0.0.1:9/', 'file:///etc/passwd', 'app://other/']) {
    // Not by the clock, only after the answer to `evaluate`: a page that left would never give it.
    await page.evaluate((where) => void setTimeout(() => (location.href = where)), url).catch(() => undefined)
    await page.evaluate((where) => void window.open(where), url)
  }
  await page.evaluate(() => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['x'], 'x.html', { type: 'text/html' }))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  })
  await expect(button(page, 'home.new').last()).toBeVisible()
  expect(page.url()).toBe(at)
  expect(await program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('full screen goes on and off', async ({ program }) => {
  for (const full of [true, false]) {
    await program.inMain(({ BrowserWindow }, on) => BrowserWindow.getAllWindows()[0]!.setFullScreen(on), full)
    await expect
      .poll(() => program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isFullScreen()))
      .toBe(full)
  }
})

test('a page whose process falls once is loaded anew; twice, a safe start is offered', async ({ program }) => {
  await expect(button(program.page, 'home.new').last()).toBeVisible()
  await program.inMain(({ dialog, app }) => {
    const seen = { asked: [] as unknown[] }
    Object.assign(app, { seenBoxes: seen })
    dialog.showMessageBox = ((...said: unknown[]) => {
      seen.asked.push(said.at(-1))
      // Left open: nothing is chosen.
      return new Promise(() => undefined)
    }) as never
  })
  const fall = () =>
    program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer())
  await fall()
  await expect
    .poll(() => inPage<string>(program, 'document.body.innerText').catch(() => ''), { timeout: 30_000 })
    .toContain(words('home.new'))
  // Twice within ten seconds, however slow this machine is.
  await expect
    .poll(
      async () => {
        await fall().catch(() => undefined)
        return program.inMain(({ app }) =>
          (app as never as { seenBoxes: { asked: { buttons: string[] }[] } }).seenBoxes.asked
            .map(({ buttons }) => buttons)
            .slice(0, 1),
        )
      },
      { timeout: 60_000 },
    )
    .toEqual([[words('menu.safe'), words('menu.quit')]])
})

test('its place, and that it filled the screen, outlive it; a place on a display that is gone does not', async ({
  folder,
  start,
}) => {
  const bounds = { x: 40, y: 60, width: 900, height: 640 }
  const first = await start(folder)
  await first.inMain(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]!.setBounds(to), bounds)
  await first.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.setZoomLevel(1))
  await first.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.maximize())
  expect(await closeWindow(first)).toBe(0)
  const second = await start(folder)
  const stands = (program: Program) =>
    program.inMain(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows()[0]!
      return { bounds: window.getNormalBounds(), full: window.isMaximized() }
    })
  await expect.poll(async () => (await stands(second)).full).toBe(true)
  if (!STUB) {
    // A window manager may set a window off by its frame.
    const { bounds: now } = await stands(second)
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(now[side] - bounds[side])).toBeLessThan(60)
    expect(
      await second.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getZoomLevel()),
    ).toBe(1)
    await second.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.unmaximize())
    await second.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.setFullScreen(true))
    await expect
      .poll(() => second.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isFullScreen()))
      .toBe(true)
    await closeWindow(second)
    const third = await start(folder)
    await expect
      .poll(() => third.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isFullScreen()))
      .toBe(true)
    await third.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.setFullScreen(false))
    await third.inMain(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.setBounds({ x: 30_000, y: 30_000, width: 900, height: 640 }),
    )
    await closeWindow(third)
    const fourth = await start(folder)
    expect(
      await fourth.inMain(({ BrowserWindow, screen }) => {
        const { x, y, width, height } = BrowserWindow.getAllWindows()[0]!.getBounds()
        return screen
          .getAllDisplays()
          .some(
            ({ workArea: on }) => x + width > on.x && x < on.x + on.width && y + height > on.y && y < on.y + on.height,
          )
      }),
    ).toBe(true)
  }
})

test('every entry of the menu is there in three languages, and its roles are known to Electron', async ({
  program,
}) => {
  interface Entry {
    label?: string
    role?: string
    submenu?: Entry[] | { items: Entry[] }
  }
  const entries = () =>
    program.inMain(({ Menu }) => {
      const read = (menu: unknown): { label: string; role: string }[] =>
        (Array.isArray(menu) ? (menu as Entry[]) : (menu as { items: Entry[] }).items).flatMap((item) => [
          { label: item.label ?? '', role: (item.role ?? '').toLowerCase() },
          ...(item.submenu ? read(item.submenu) : []),
        ])
      return read(Menu.getApplicationMenu())
    })
  const mac = process.platform === 'darwin'
  const roles = ['reload', 'zoomin', 'zoomout', 'resetzoom', 'togglefullscreen', 'quit', 'about', 'help']
  const macRoles = [
    'services',
    'hide',
    'hideothers',
    'unhide',
    'undo',
    'redo',
    'cut',
    'copy',
    'paste',
    'selectall',
    'minimize',
    'zoom',
    'close',
    'front',
  ]
  for (const [language, texts] of Object.entries({ en, nl, de })) {
    await program.page.evaluate(
      (which) =>
        (window as never as { signalbox: { ask: Record<string, (what: object) => Promise<unknown>> } }).signalbox.ask[
          'setSettings'
        ]!({ language: which, theme: 'system', speed: 'off', sound: 0 }),
      language,
    )
    await expect.poll(async () => (await entries()).map(({ label }) => label)).toContain(texts['menu.view'])
    const all = await entries()
    expect(all.map(({ role }) => role)).toEqual(expect.arrayContaining(mac ? [...roles, ...macRoles] : roles))
    for (const key of [
      'menu.reload',
      'menu.zoomIn',
      'menu.fullscreen',
      'menu.about',
      'menu.safe',
      'menu.quit',
      'rules.open',
    ] as const)
      expect(all.map(({ label }) => label)).toContain(texts[key])
  }
})

test('a safe start plays, draws without the graphics card, and says so', async ({ start, folder }) => {
  const program = await start(folder, '--safe')
  const { page } = program
  if (!STUB) await expect(page.getByText(words('fault.title.processorDraws'))).toBeVisible({ timeout: 30_000 })
  for (const close of await page
    .locator('.fault')
    .getByRole('button', { name: words('common.close') })
    .all())
    await close.click()
  await begin(program)
  await expect(choices(page).first()).toBeVisible({ timeout: 60_000 })
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)).toBe(true)
  await expect
    .poll(() => page.evaluate(() => window.signalboxTable?.painted() ?? 0), { timeout: 60_000 })
    .toBeGreaterThan(0)
})
