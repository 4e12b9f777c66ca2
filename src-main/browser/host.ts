import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Settings } from '../../src-shared/table.ts'
import type { App } from '../app-contract.ts'
import type { Place } from './pages.ts'
import { servePages } from './pages.ts'
import { openSession } from './session.ts'
import { serveSocket } from './socket.ts'

const LOOPBACK = '127.0.0.1'
/**
 * Bytes. We set no cookies, but are sent all those of other ports of this computer: as many as a browser keeps shut
 * nobody out.
 */
const MOST_HEADERS = 1024 * 1024

export interface BrowserHost {
  /** With the token that lets one browser in. */
  readonly address: string
  /** When it has been used. */
  readonly entered: Promise<void>
  /** Stops listening; does not close the app. */
  close(): Promise<void>
}

/**
 * Serves the window and the bridge to this machine alone.
 * @param root the folder of the built window
 * @param port 0 takes any that is free
 * @param setting the language of the settings, for what stands on no page of ours
 * @throws NodeJS.ErrnoException when the port is taken
 */
export async function openHost(
  app: App,
  root: string,
  port = 0,
  setting: () => Settings['language'] = () => 'system',
): Promise<BrowserHost> {
  const server = createServer({ maxHeaderSize: MOST_HEADERS })
  // All of them, those a browser opened ahead and the sockets among them: a server ends only after its last stream.
  const streams = new Set<Socket>()
  server.on('connection', (stream: Socket) => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, LOOPBACK, listening)
  })
  const taken = (server.address() as AddressInfo).port
  const place: Place = { host: `${LOOPBACK}:${taken}`, origin: `http://${LOOPBACK}:${taken}` }
  const session = openSession()
  const pages = servePages(root, place, session, setting)
  server.on('request', (request, response) => void pages(request, response))
  const bridge = serveSocket(server, place, session, app)
  return {
    address: `${place.origin}/?token=${session.token}`,
    entered: session.entered,
    close() {
      bridge.close()
      return new Promise((closed) => {
        server.close(() => closed())
        streams.forEach((stream) => stream.destroy())
      })
    },
  }
}
