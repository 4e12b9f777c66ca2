import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** Serves a folder of the renderer's sources as they are, for what is to be tried in a browser without the window. */
export async function served(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await createServer({
    root: fileURLToPath(new URL(`../../src-renderer/${folder}`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
