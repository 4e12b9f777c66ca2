// `npm run test:electron`: the tests in Electron itself. `--packed FILE` takes a packaged program in place of the
// sources, one whose fuse `enableNodeCliInspectArguments` is on; `--stub` walks them against the stand-in and a
// Chromium.
import { resolve } from 'node:path'
import { build } from './build.mjs'
import { binary, hasScreen } from './electron.mjs'
import { askedFor, runNode, tool, wantNode } from './helpers.mjs'

wantNode()
const { values, positionals } = askedFor('npm run test:electron -- [--packed FILE] [--stub] [FILE…]', {
  options: { packed: { type: 'string' }, stub: { type: 'boolean', default: false } },
  allowPositionals: true,
})
// The tests start it from other folders too.
const program = values.packed ? resolve(values.packed) : binary()
const why = values.stub ? null : whyNot()
if (why) console.log(`The tests in Electron were not run: ${why}.`)
else {
  if (!values.packed) await build()
  const { code } = await runNode(
    tool('@playwright/test', 'playwright'),
    ['test', '--config', 'playwright.electron.config.ts', ...positionals],
    {
      env: values.stub
        ? { SIGNALBOX_STUB: '1' }
        : { SIGNALBOX_ELECTRON: program, ...(values.packed && { SIGNALBOX_PACKED: '1' }) },
    },
  )
  process.exitCode = code
}

function whyNot() {
  if (program === null) return 'its program is not here (node node_modules/electron/install.js fetches it)'
  return hasScreen() ? null : 'there is no screen (xvfb-run makes one)'
}
