import { randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Who may come in: the page that was opened first by the printed address, by a key that it holds.
 *
 * There is no cookie. Browsers keep one jar for all ports of a computer: whatever else listens at 127.0.0.1 would be
 * sent ours, and could lay another before it. What a page keeps (`localStorage`) belongs to its port, and nothing sends
 * it by itself.
 */
export interface Session {
  /** Goes into the printed address. Good for one use. */
  readonly token: string
  /** What the page that came with the token is given, and shows when it opens the socket. */
  readonly key: string
  /** When the token has been used. */
  readonly entered: Promise<void>
  /** Uses the token up. */
  redeem(token: string): boolean
  /** Whether this is the key. */
  knows(offered: string): boolean
}

export function openSession(): Session {
  const [token, key] = [secret(), secret()]
  let used = false
  let enter = (): void => undefined
  const entered = new Promise<void>((resolve) => (enter = resolve))
  return {
    token,
    key,
    entered,
    redeem(offered) {
      if (used || !same(offered, token)) return false
      used = true
      enter()
      return true
    },
    knows: (offered) => same(offered, key),
  }
}

const secret = (): string => randomBytes(32).toString('base64url')

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
