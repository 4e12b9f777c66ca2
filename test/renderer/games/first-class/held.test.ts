import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { boardOfCarried, underHeld } from '../../../../src-renderer/games/first-class/overlay/held.ts'
import { boxOf, hitsAt } from '../../../../src-renderer/games/first-class/hits.ts'
import { home, layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import {
  cityRef,
  coachRef,
  columnRef,
  conductorRef,
  seatRef,
  trainRef,
} from '../../../../src-renderer/games/first-class/words/refs.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { seats } from '../../../messages/checking.ts'

const SIZE = { width: 976, height: 752 }
const CARD: Ref = { kind: 'card', id: 0 }
const rows = [0, ...new Array<number>(17).fill(-1)]
const s = game.scenario({ options: { modules: [] }, rows, boards: [{ trains: [[0], [0]] }] })
const view = game.view(s, 0)
const frame = { viewer: 0, seats, words: {}, opened: -1, acting: 0 } as never
const aim = { view, poses: poses(view, frame, SIZE), camera: home(view, layoutOf(SIZE, view)), trayTop: SIZE.height }

const under = (held: Ref, at: { x: number; y: number }) => underHeld(aim, held, at, hitsAt(aim, at))
const middleOf = (ref: Ref) => {
  const { x, y, width, height } = boxOf(aim, ref)!
  return { x: x + width / 2, y: y + height / 2 }
}

it('a card over a free place of a train means the train, a wagon that stands there itself', () => {
  expect(under(CARD, middleOf(coachRef(0, 1, 2)))).toEqual([trainRef(0, 1)])
  expect(under(CARD, middleOf(coachRef(0, 1, 0)))[0]).toEqual(coachRef(0, 1, 0))
})

it('a card over a place of a board means that place alone, never the board around it', () => {
  for (const ref of [trainRef(0, 0), conductorRef(0, 0), cityRef(0, 1), columnRef(0, 1)])
    expect(under(CARD, middleOf(ref)).map(({ kind }) => kind)).not.toContain('seat')
})

it('a coin over a free place means that place', () => {
  expect(under(columnRef(0, 0), middleOf(coachRef(0, 1, 2)))[0]).toEqual(coachRef(0, 1, 2))
})

it('a card over any other spot of a board means the board, and over the rows none', () => {
  const board = Object.values(aim.poses).find(({ look }) => look.kind === 'seatBoard')!
  const { camera } = aim
  const at = (x: number, y: number) => ({ x: x * camera.scale + camera.x, y: y * camera.scale + camera.y })
  expect(under(CARD, at(board.x + 4, board.y + 4))).toEqual([seatRef(0)])
  expect(under(CARD, at(board.x + 4, board.y - 4))).toEqual([])
})

it('the board of whoever is at work is lit while a card is carried, not a coin, and not once it was let go', () => {
  const board = Object.values(aim.poses).find(({ look }) => look.kind === 'seatBoard')!
  const light = { view, poses: aim.poses }
  expect(boardOfCarried({ ...light, carried: CARD })).toMatchObject({ x: board.x, y: board.y })
  expect(boardOfCarried({ ...light, carried: columnRef(0, 0) })).toBeNull()
  expect(boardOfCarried({ ...light, carried: null })).toBeNull()
})
