import { readFile, realpath } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

/** The files of the window, with the headers both shells send: one content policy, no guessing of types. */
export interface Page {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
}

/**
 * What a page of ours may do: load its own files, and draw images it made itself.
 * @param connect further addresses it may talk to: the browser host's socket.
 */
export const contentPolicy = (connect = ''): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${connect && ` ${connect}`}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const guardHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
})

/**
 * Reads the file a page address names. Where there is none, the page is empty: whoever serves it says so.
 * @param root the folder of the built window
 * @param path the path of the address, as it came, percent signs and all
 */
export async function readPage(root: string, path: string, policy: string): Promise<Page> {
  const headers = guardHeaders(policy)
  const file = await fileOf(root, path)
  const type = file === null ? undefined : TYPES[extname(file)]
  const body = file === null || type === undefined ? null : await readFile(file).catch(() => null)
  if (body === null || type === undefined) {
    return { status: 404, headers, body: Buffer.alloc(0) }
  }
  // Names under assets/ carry a hash of what is in them.
  const named = file !== null && file.startsWith(join(await realpath(root), 'assets') + sep)
  const cache = named ? 'private, max-age=31536000, immutable' : 'no-store'
  return { status: 200, headers: { ...headers, 'content-type': type, 'cache-control': cache }, body }
}

/** null when the path leads out of the folder, by dots or by a link, or nowhere. */
async function fileOf(root: string, path: string): Promise<string | null> {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  if (plain.includes('\0') || plain.includes('\\')) return null
  const wanted = normalize(join(root, plain === '/' ? 'index.html' : plain))
  if (!wanted.startsWith(normalize(root) + sep)) return null
  try {
    const [real, realRoot] = await Promise.all([realpath(wanted), realpath(root)])
    return real.startsWith(realRoot + sep) ? real : null
  } catch {
    return null
  }
}
