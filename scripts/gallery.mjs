// `npm run gallery`: every piece, card and plate, and the motion of every kind of event, by game, theme and language,
// with hot reload. It prints its address; `--port N` fixes it.
import { askedFor, at, wantNode } from './helpers.mjs'
import { install } from './install.mjs'

wantNode()
await install()
const { values } = askedFor('npm run gallery -- [--port N]', { options: { port: { type: 'string', default: '0' } } })
const { createServer } = await import('vite')

const server = await createServer({
  root: at('test', 'renderer', 'gallery'),
  configFile: at('vite.config.ts'),
  // Out of the window's own: two servers must not share what they made ready.
  cacheDir: at('node_modules', '.vite-gallery'),
  server: { host: '127.0.0.1', port: Number(values.port), fs: { allow: [at()] } },
})
await server.listen()
server.printUrls()
