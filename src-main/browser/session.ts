import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Who may come in: whoever opened the printed address first, and then that browser by its cookie. */
export interface Session {
  /** Goes into the printed address. Good for one use. */
  readonly token: string
  /** Uses the token up. */
  redeem(token: string): boolean
  /** What a browser that redeemed the token is given. */
  setCookie(): string
  knows(headers: IncomingHttpHeaders): boolean
}

/** @param port names the cookie: browsers keep one jar for all ports of a machine. */
export function openSession(port: number): Session {
  const token = secret()
  const key = secret()
  const name = `signalbox-${port}`
  let used = false
  return {
    token,
    redeem(offered) {
      if (used || !same(offered, token)) return false
      used = true
      return true
    },
    setCookie: () => `${name}=${key}; HttpOnly; SameSite=Strict; Path=/`,
    // Another page of this computer may have laid one of the same name before it.
    knows: (headers) => cookies(headers.cookie, name).some((one) => same(one, key)),
  }
}

const secret = (): string => randomBytes(32).toString('base64url')

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function cookies(header: string | undefined, name: string): string[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}
