// `npm run dev`: the window with hot reload, before a host that is made anew whenever src-main or src-shared changes.
// Games and settings are kept in the folder as ever, so that a host begun anew goes on with them. Options as
// `npm start`.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer as createListener } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root, wantNode } from './helpers.mjs'
import { keyIn } from './host.mjs'
import { install } from './install.mjs'

wantNode()
await install()
const { build, createServer } = await import('vite')

const OWN = '127.0.0.1'
/** Its own folder: `npm start` trusts that out/main is what it built itself. */
const outDir = at('out', 'dev', 'main')
/** The host's own page is only for its key: the window comes from Vite. */
const hostsPage = at('out', 'dev', 'renderer')
mkdirSync(hostsPage, { recursive: true })
writeFileSync(join(hostsPage, 'index.html'), '<!doctype html><html><head></head></html>')
const args = process.argv.slice(2)
const port = await freePort()
const target = `http://${OWN}:${port}`
/** The host that runs, and the key by which it lets us in. */
let host = { end: async () => undefined, key: '' }
let turn = Promise.resolve()

const server = await createServer({
  root: at('src-renderer'),
  configFile: at('vite.config.ts'),
  server: {
    host: OWN,
    proxy: {
      // The socket alone: the window has modules in a folder of that name.
      '^/bridge$': { target, ws: true, changeOrigin: true, configure: (proxy) => proxy.on('proxyReqWs', letIn) },
    },
  },
})
await server.listen()
const ours = `http://${OWN}:${server.httpServer.address().port}`

/** The host lets in whoever has its key and comes from its own pages: here those are Vite's, and nobody else's. */
function letIn(request, { headers }, socket) {
  if (headers.origin !== ours) return void socket.destroy()
  request.setHeader('origin', target)
  request.setHeader('sec-websocket-protocol', `signalbox, ${host.key}`)
}

const watchers = await Promise.all(
  ['worker', 'host'].map((mode) =>
    build({
      root,
      mode,
      configFile: at('vite.node.config.ts'),
      logLevel: 'warn',
      build: { outDir, watch: {} },
    }),
  ),
)
const made = new Set()
for (const watcher of watchers)
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error)
    if (event.code !== 'END') return
    made.add(watcher)
    if (made.size === watchers.length) turn = turn.then(again)
  })

async function again() {
  await host.end()
  host = await begin().catch((error) => (console.error(error.message), { end: async () => undefined, key: '' }))
  if (!host.key) return
  console.log(`Signalbox is at ${ours}/`)
  // The window has lost its host: begun anew it goes on with the game where it was.
  server.ws.send({ type: 'full-reload' })
}

/** Starts the host and comes in by the address that it prints. */
async function begin() {
  // Its input ends when we are gone, however that came: no host is left behind on the games' folder.
  const program = `process.stdin.resume().on('end', () => process.kill(process.pid, 'SIGTERM'))
    import(${JSON.stringify(pathToFileURL(at('out', 'dev', 'main', 'host.mjs')).href)})
    .then(({ main }) => main(process.argv.slice(1))).then((code) => process.exit(code))`
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '-e', program, '--', '--no-open', '--port', String(port), ...args],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => (child.kill('SIGTERM'), ended)
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /Signalbox is at (\S+)/.exec(String(data))?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The host could not start; a change begins it anew.')))
  })
  return { end, key: keyIn(await (await fetch(address)).text()) }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createListener().once('error', reject)
    listener.listen(0, OWN, () => {
      const { port } = listener.address()
      listener.close(() => resolve(port))
    })
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end())

async function end() {
  await Promise.all(watchers.map((watcher) => watcher.close()))
  await turn
  await host.end()
  await server.close()
  process.exit(0)
}
