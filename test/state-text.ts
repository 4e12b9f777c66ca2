import type { State } from '../src-main/engine/flat.ts'

/** States as tests write them down: whole, or as a hash. */

/** Sixteen hex digits (two FNV-1a sums). Equal states have equal hashes on every platform. */
export function hashState(s: State): string {
  let a = 0x811c9dc5
  let b = 0x1b873593
  for (let i = 0; i < s.length; i++) {
    a = Math.imul(a ^ s[i], 0x01000193)
    b = Math.imul(b ^ s[i] ^ (a >>> 13), 0x85ebca6b)
  }
  return hex(a) + hex(b)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** As text: numbers in base 36 parted by spaces, runs of zeros as `*n`. */
export function serialiseState(s: State): string {
  const parts: string[] = []
  for (let i = 0; i < s.length;) {
    let zeros = 0
    while (i + zeros < s.length && s[i + zeros] === 0) zeros++
    if (zeros > 2) parts.push(`*${zeros.toString(36)}`)
    else if (zeros > 0) for (let k = 0; k < zeros; k++) parts.push('0')
    else parts.push(s[i].toString(36))
    i += zeros || 1
  }
  return parts.join(' ')
}

/** No state comes near this many numbers: a forged run of zeros must not eat the memory. */
const MOST_NUMBERS = 1 << 20
const NUMBER = /^-?[0-9a-z]{1,7}$/
const fitsSlot = (n: number): boolean => n === (n | 0)
const ZEROS = /^\*[0-9a-z]{1,4}$/

/** @throws RangeError when the text was not written by `serialiseState`. */
export function deserialiseState(text: string): State {
  const numbers: number[] = []
  for (const part of text === '' ? [] : text.split(' ')) {
    if (NUMBER.test(part) && fitsSlot(parseInt(part, 36))) numbers.push(parseInt(part, 36))
    else if (ZEROS.test(part)) for (let i = parseInt(part.slice(1), 36); i > 0; i--) numbers.push(0)
    else throw new RangeError(`not a state: '${part}'`)
    if (numbers.length > MOST_NUMBERS) throw new RangeError('not a state: too long')
  }
  return Int32Array.from(numbers)
}
