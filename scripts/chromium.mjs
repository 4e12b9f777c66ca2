import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { firstThere, run, works } from './helpers.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((base) => [
      join(base, 'Google/Chrome/Application/chrome.exe'),
      join(base, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
}

const INSTALL =
  process.platform === 'linux' ? 'apt-get install chromium (or the same of your system)' : 'install Chrome or Chromium'

/** Flags under which a test's browser draws by itself and calls nobody. */
export const BROWSER_ARGS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** What a test's browser goes without. Of several such lists the last is heard: this one holds Playwright's, too. */
const SWITCHED_OFF = [
  // What opens beside each test's page: the list below the address bar, a page of its own that took two seconds of a
  // core of each test, and a process that waits for another site.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // As Playwright switches them off.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/**
 * The same for tests, which look at pages and not at speed: a page is put together by the processor itself instead of
 * on a graphics card that the processor plays. What WebGL draws is the same; a click takes half a second, not three
 * (measured on two cores).
 */
export const TEST_ARGS = [...BROWSER_ARGS, '--disable-gpu', `--disable-features=${SWITCHED_OFF.join(',')}`]

/** A Chromium of this machine, or null. SIGNALBOX_CHROMIUM names one by hand. */
export function findChromium() {
  if (process.env.SIGNALBOX_CHROMIUM) return process.env.SIGNALBOX_CHROMIUM
  const onPath = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return firstThere([...onPath.filter(runs), ...(PLACES[process.platform] ?? [])])
}

function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds a Chromium, or installs Debian's where that is allowed. Null after saying what to install. */
export async function needChromium() {
  const found = findChromium()
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (
    process.platform === 'linux' &&
    works('apt-get', ['--version']) &&
    (sudo.length === 0 || works('sudo', ['-n', 'true']))
  ) {
    console.log(
      'There is no Chromium here: installing the system package (apt-get install chromium) for the tests in a real browser.',
    )
    const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y']
    await run(apt[0], [...apt.slice(1), 'update'])
    await run(apt[0], [...apt.slice(1), '--no-install-recommends', 'install', 'chromium'])
  }
  const installed = findChromium()
  if (!installed)
    console.log(
      `There is no Chromium for the tests in a real browser. To run them: ${INSTALL}, or set SIGNALBOX_CHROMIUM.`,
    )
  return installed
}
