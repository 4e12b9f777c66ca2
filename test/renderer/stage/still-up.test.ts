import { expect, it } from 'vitest'
import { StillUp } from '../../../src-renderer/stage/motion/still-up.ts'

const up = (height: number) => ({ up: height, scale: 1, alpha: 1, front: true })
const NONE = new Map<string, ReturnType<typeof up>>()

it('a card that was picked stays up while its deed is on its way, and no longer than until it is seen to begin', () => {
  const still = new StillUp()
  still.keep(new Map([['card 3', up(16)]]))
  expect(still.at(NONE, false).get('card 3')).toEqual(up(16))
  expect(still.at(new Map([['card 5', up(3)]]), false).size).toBe(2)
  expect(still.at(NONE, true).size).toBe(0)
  expect(still.at(NONE, false).size).toBe(0)
})

it('a card that was picked lies in the hand again once the table stands as it was told', () => {
  const still = new StillUp()
  still.keep(new Map([['card 3', up(16)]]))
  still.forget()
  expect(still.at(NONE, false).size).toBe(0)
})
