import { pathToFileURL } from 'node:url'
import { at, wantNode } from './helpers.mjs'

wantNode()

const HELP = `npm start -- [options]
  --browser      play in the default browser, even where Electron is there
  --folder DIR   keep games in DIR (also: SIGNALBOX_FOLDER)
  --port N       the port on this machine; any that is free if not given; plays in the browser
  --safe         set the settings aside and start with the usual ones
  --no-open      print the address and open nothing; plays in the browser`

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP)
  process.exit(0)
}

const { install } = await import('./install.mjs')
await install()
const { build } = await import('./build.mjs')
await build()

const byNpm = Boolean(process.env.npm_lifecycle_event)

// A signal to npm ends the shell between us and leaves us behind, on systems whose shell does not pass it on.
const parent = process.ppid
const orphaned = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
if (byNpm) setInterval(orphaned, 300).unref()

const host = await import(pathToFileURL(at('out', 'main', 'host.mjs')).href)
const code = (wantsBrowser() ? null : await inElectron()) ?? (await host.main(args))
// npm passes Ctrl+C on once more; a child that is already closing then ends by the signal instead of with its own exit
// code.
if (byNpm && !process.env.SIGNALBOX_ENDS_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 250))
process.exit(code)

/** A command line that makes no sense goes there too: the host says what is wrong with it. */
function wantsBrowser() {
  try {
    return host.readArgs(args).browser
  } catch {
    return true
  }
}

/** null when it does not run here. */
async function inElectron() {
  const { runElectron, whyNoElectron } = await import('./electron.mjs')
  const why = await whyNoElectron()
  const code = why === null ? await runElectron(args) : null
  if (code === null) console.log(`Playing without Electron: ${why ?? 'Electron does not run on this machine'}.`)
  return code
}
