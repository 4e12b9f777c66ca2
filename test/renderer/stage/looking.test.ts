import { beforeEach, describe, expect, it } from 'vitest'
import type { Camera } from '../../../src-renderer/stage/camera.ts'
import { Looking } from '../../../src-renderer/stage/looking.ts'

const room = { x: 0, y: 0, width: 1000, height: 500 }
const home: Camera = { x: 0, y: 0, scale: 1 }

describe('a table of which not all is seen at home', () => {
  let looking: Looking
  beforeEach(() => {
    looking = new Looking(() => ({ home, content: { x: -250, y: 0, width: 1500, height: 500 }, room }))
  })

  it('can be moved there', () => {
    looking.pan(30, 0)
    expect(looking.camera).toEqual({ x: 30, y: 0, scale: 1 })
  })

  it('can be seen whole from further away', () => {
    looking.zoom(0.1)
    expect(looking.camera.scale).toBeCloseTo(1000 / 1500, 1)
  })

  it('goes to a thing only so far as it must, and comes back to where it was', () => {
    looking.pan(0, 20)
    looking.reveal({ x: -100, y: 200, width: 80, height: 80 })
    looking.reveal({ x: -50, y: 200, width: 80, height: 80 })
    expect(looking.leading).toBe(true)
    expect(looking.camera.x).toBe(174)
    looking.comeBack()
    expect(looking.camera).toEqual({ x: 0, y: 20, scale: 1 })
    expect(looking.leading).toBe(false)
  })

  it('stays where a hand has moved it since it went to a thing', () => {
    looking.reveal({ x: -100, y: 200, width: 80, height: 80 })
    looking.pan(5, 0)
    looking.comeBack()
    expect(looking.camera.x).toBe(117)
  })
})

it('a table that is seen whole at home stays there', () => {
  const looking = new Looking(() => ({ home, content: room, room }))
  looking.pan(30, 0)
  expect(looking.camera).toEqual(home)
})

describe('a table that makes room for what is lit', () => {
  let looking: Looking
  const part = { x: 900, y: -200, width: 100, height: 100 }
  beforeEach(() => {
    looking = new Looking(() => ({ home, content: { x: 0, y: -300, width: 1000, height: 800 }, room }))
  })

  it('goes further away until that is seen beside what was, and comes back', () => {
    looking.embrace(part)
    const { scale, x, y } = looking.camera
    expect(scale).toBeLessThan(1)
    expect(part.y * scale + y).toBeGreaterThanOrEqual(0)
    expect(500 * scale + y).toBeLessThanOrEqual(500)
    expect(part.x * scale + x).toBeLessThanOrEqual(1000)
    looking.comeBack()
    expect(looking.camera).toEqual(home)
  })

  it('stays where hardly anything of it is cut off', () => {
    looking.embrace({ x: 0, y: -15, width: 100, height: 100 })
    expect(looking.leading).toBe(false)
  })

  it('only pans to what would come of an answer, as little as it must', () => {
    looking.follow({ x: 400, y: -60, width: 100, height: 100 })
    expect(looking.camera).toEqual({ x: 0, y: 72, scale: 1 })
    looking.comeBack()
    expect(looking.camera).toEqual(home)
  })

  it('stays where that is seen already, and where a hand has moved it', () => {
    looking.embrace({ x: 0, y: 0, width: 100, height: 100 })
    expect(looking.leading).toBe(false)
    looking.pan(0, 10)
    const { camera } = looking
    looking.embrace(part)
    expect(looking.camera).toEqual(camera)
  })
})

describe('the floor below the board', () => {
  let at = home
  let looking: Looking
  beforeEach(() => {
    at = home
    looking = new Looking(() => ({ home: at, content: { x: -250, y: 0, width: 1500, height: 500 }, room }))
    looking.at(0, false)
  })

  it('goes with the board when a hand moves or enlarges that', () => {
    looking.pan(30, 0)
    expect(looking.at(1, true).floor).toEqual({ x: 30, y: 0, scale: 1 })
    looking.zoomAt({ x: 500, y: 250 }, 2)
    const { camera, floor } = looking.at(2, true)
    expect(floor).toEqual(camera)
  })

  it('fills the room again wherever home has come to be', () => {
    at = { x: 40, y: 10, scale: 0.8 }
    looking.at(10, true)
    expect(looking.at(600, true)).toMatchObject({ camera: at, floor: { x: 0, y: 0, scale: 1 } })
  })
})
