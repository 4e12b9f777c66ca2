import { beforeEach, describe, expect, it } from 'vitest'
import { boxOnScreen, isAround } from '../../../src-renderer/stage/box.ts'
import type { Camera } from '../../../src-renderer/stage/camera/camera.ts'
import { Looking } from '../../../src-renderer/stage/camera/looking.ts'

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

  it('is seen whole when that is asked for, gently, and is at home again when that is', () => {
    looking.at(0, true)
    looking.seeAll()
    const all = boxOnScreen(looking.camera, { x: -250, y: 0, width: 1500, height: 500 })
    expect(isAround(room, all)).toBe(true)
    expect(looking.at(10, true)).toMatchObject({ gliding: true })
    expect(looking.at(20, true).camera).not.toEqual(looking.camera)
    looking.goHome()
    expect(looking.camera).toEqual(home)
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
  looking.seeAll()
  expect(looking.camera).toEqual(home)
})

describe('a table that goes by itself to what is asked about', () => {
  let looking: Looking
  const part = { x: 900, y: -200, width: 100, height: 100 }
  beforeEach(() => {
    looking = new Looking(() => ({ home, content: { x: 0, y: -300, width: 1000, height: 800 }, room }))
  })

  it('stays where hardly anything of it is cut off', () => {
    looking.follow({ x: 0, y: -5, width: 100, height: 100 })
    expect(looking.leading).toBe(false)
  })

  it('only pans to what would come of an answer, as little as it must', () => {
    looking.follow({ x: 400, y: -60, width: 100, height: 100 })
    expect(looking.camera).toEqual({ x: 0, y: 72, scale: 1 })
    looking.comeBack()
    expect(looking.camera).toEqual(home)
  })

  it('leaves words in sight that were seen, if it may go two ways, but goes for what is asked all the same', () => {
    const at = (x: number, y: number) => ({ x, y, width: 100, height: 100 })
    const asked = [-60, 460].map((y) => ({ box: at(400, y), weight: 1 }))
    const words = [{ x: 100, y: 470, width: 80, height: 20 }]
    looking.gather(asked)
    expect(looking.camera.y).toBe(68)
    looking.goHome()
    looking.gather(asked, undefined, words)
    expect(looking.camera.y).toBe(-68)
    looking.goHome()
    looking.gather(asked.slice(0, 1), undefined, words)
    expect(looking.camera.y).toBe(68)
  })

  it('shows the most of what may be picked, as large as before, and leaves out what weighs least', () => {
    const at = (x: number, y: number, weight: number) => ({ box: { x, y, width: 100, height: 100 }, weight })
    looking.gather([at(20, -290, 1), at(100, -200, 1), at(500, 390, 1), at(600, 90, 3)])
    expect(looking.camera).toEqual({ x: 0, y: 298, scale: 1 })
  })

  it('goes further away where all that may be picked is seen from there, and no further than it may', () => {
    const at = (x: number, y: number) => ({ box: { x, y, width: 100, height: 100 }, weight: 1 })
    const apart = [at(100, -300), at(500, 500)]
    looking.gather(apart, 0.7)
    expect(looking.camera.scale).toBe(1)
    looking.gather(apart, 0.5)
    const { camera } = looking
    expect(camera.scale).toBeLessThan(1)
    expect(camera.scale).toBeGreaterThanOrEqual(0.5)
    for (const { box } of apart) expect(isAround(room, boxOnScreen(camera, box))).toBe(true)
    // It stays there for what is seen from there, and goes back when that is over.
    looking.gather([at(100, 100)], 0.5)
    expect(looking.camera).toEqual(camera)
    looking.comeBack()
    expect(looking.camera).toEqual(home)
  })

  it('goes home for what is told, where that is seen clear of the edge from there alone', () => {
    looking.witness([{ box: { x: 400, y: -60, width: 100, height: 100 }, weight: 1 }])
    looking.witness([{ box: { x: 400, y: 200, width: 100, height: 100 }, weight: 1 }])
    expect(looking.camera.y).toBe(68)
    expect(looking.isNearHome).toBe(true)
    looking.witness([{ box: { x: 400, y: 340, width: 100, height: 100 }, weight: 1 }])
    expect(looking.camera).toEqual(home)
    expect(looking.leading).toBe(false)
  })

  it('goes home from what was only shown, once something is told that is seen well from there', () => {
    looking.follow({ x: 400, y: -60, width: 100, height: 100 })
    expect(looking.isNearHome).toBe(false)
    looking.witness([{ box: { x: 400, y: -60, width: 100, height: 100 }, weight: 1 }])
    expect(looking.camera.y).toBe(72)
    looking.witness([{ box: { x: 400, y: 200, width: 100, height: 100 }, weight: 1 }])
    expect(looking.camera).toEqual(home)
  })

  it('goes further away sooner than it cuts off what lies in sight, if it may', () => {
    const lying = [{ x: 400, y: 390, width: 100, height: 100 }]
    const shown = [{ box: { x: 400, y: -60, width: 100, height: 100 }, weight: 1 }]
    looking.gather(shown, Infinity, lying)
    expect(looking.camera).toEqual({ x: 0, y: 68, scale: 1 })
    looking.goHome()
    looking.gather(shown, 0.7, lying)
    for (const box of [lying[0], shown[0].box]) expect(isAround(room, boxOnScreen(looking.camera, box))).toBe(true)
  })

  it('is there at once where all that it follows is, and glides again after that', () => {
    looking.at(0, true)
    looking.follow(part)
    looking.jump()
    expect(looking.at(1, true)).toMatchObject({ gliding: false, camera: looking.camera })
    looking.goHome()
    expect(looking.at(2, true).gliding).toBe(true)
  })

  it('stays where that is seen already, and where a hand has moved it', () => {
    looking.follow({ x: 0, y: 0, width: 100, height: 100 })
    expect(looking.leading).toBe(false)
    looking.zoom(1.2)
    const { camera } = looking
    looking.follow(part)
    looking.gather([{ box: part, weight: 1 }])
    expect(looking.camera).toEqual(camera)
  })
})

describe('a table that a hand has moved away from what is told', () => {
  const pallet = { box: { x: 20, y: 200, width: 100, height: 100 }, weight: 1 }
  let size = home
  let looking: Looking
  beforeEach(() => {
    size = home
    looking = new Looking(() => ({ home: size, content: { x: -250, y: 0, width: 1500, height: 500 }, room }))
    looking.pan(-200, 0)
    looking.at(0, true)
  })

  it('brings it into sight, no further than it must, and gently', () => {
    looking.witness([pallet])
    expect(looking.camera).toEqual({ x: -12, y: 0, scale: 1 })
    expect(looking.at(1, true)).toMatchObject({ gliding: true, camera: { x: -200 } })
    expect(looking.at(600, true)).toMatchObject({ gliding: false, camera: { x: -12 } })
  })

  it('goes gently that once: another size of the window finds it at once', () => {
    looking.witness([pallet])
    looking.at(1, true)
    looking.at(600, true)
    size = { x: 40, y: 10, scale: 0.8 }
    expect(looking.at(601, true).floor).toEqual(looking.at(5000, true).floor)
  })

  it('stays where it is seen from there, too', () => {
    looking.witness([{ ...pallet, box: { ...pallet.box, x: 300 } }])
    expect(looking.camera.x).toBe(-200)
  })

  it('is the hand’s as before: what is asked then does not move it, and the hand does at once', () => {
    looking.witness([pallet])
    looking.at(600, true)
    looking.gather([{ ...pallet, box: { ...pallet.box, x: -150 } }])
    expect(looking.camera.x).toBe(-12)
    looking.pan(40, 0)
    expect(looking.at(601, true)).toMatchObject({ gliding: false, camera: { x: 28 } })
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
