import { expect, it } from 'vitest'
import type { Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { awaited, begun } from '../../../../src-renderer/games/first-class/overlay/promised.ts'
import { Promised } from '../../../../src-renderer/stage/over/promised.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'

const ghost = (value: number, x: number) =>
  piece({ kind: 'ghostWagon', value, mail: false, seat: 0 } as const, 'board', x, 50)
const wagon = (value: number, x: number) => piece({ kind: 'wagon', value } as const, 'board', x, 50)
const ghosts: Poses = { 'ghost 0 2': ghost(0, 300), 'ghost 1 0': ghost(1, 100) }
const left = (live: Poses) => Object.keys(awaited(ghosts, live))

it('the ghost of a wagon stays while it rolls in, and goes when it stands there', () => {
  const risen = { 'coach 0 1 0': wagon(1, 100) }
  expect(left({ ...risen, 'coach 0 0 2': wagon(0, 700) })).toEqual(['ghost 0 2'])
  expect(left({ ...risen, 'coach 0 0 2': wagon(0, 301) })).toEqual([])
})

it('a wagon that is on its way rolls into an empty place', () => {
  const turned = { ...wagon(0, 130), squash: 0.5 }
  const places = awaited(ghosts, { 'coach 0 0 2': wagon(0, 700), 'coach 0 1 0': turned })
  expect(Object.values(places).map(({ look }) => look)).toEqual([
    expect.objectContaining({ empty: true, value: 0 }),
    expect.objectContaining({ empty: true, value: 1 }),
  ])
  expect(awaited(places, {})['ghost 0 2']).toBe(places['ghost 0 2'])
})

it('as the first of several wagons rolls in, the places of those that follow are empty at once', () => {
  const three: Poses = { 'ghost 0 2': ghost(0, 300), 'ghost 0 3': ghost(0, 364), 'ghost 0 4': ghost(0, 428) }
  expect(awaited(three, {})).toEqual(three)
  const rolls = awaited(three, { 'coach 0 0 2': wagon(0, 700) })
  expect(Object.values(rolls).map(({ look }) => 'empty' in look && look.empty)).toEqual([true, true, true])
  const other = awaited({ ...three, ...ghosts }, { 'coach 0 0 2': wagon(0, 700), 'coach 0 1 0': wagon(0, 100) })
  expect(other['ghost 1 0'].look).not.toHaveProperty('empty')
})

it('the ghost of an upgrade stays until the wagon is worth as much', () => {
  const laid = { 'coach 0 0 2': wagon(0, 300) }
  expect(left({ ...laid, 'coach 0 1 0': wagon(0, 100) })).toEqual(['ghost 1 0'])
  expect(left({ ...laid, 'coach 0 1 0': wagon(1, 100) })).toEqual([])
})

it('the value of a wagon that was previewed goes with its preview: it comes with the wagon', () => {
  const value = piece({ kind: 'ghostNumber', from: '', to: '0' } as const, 'board', 300, 90)
  expect(awaited({ 'ghost number 0 0 2': value }, {})).toEqual({})
})

it('who goes to where he was previewed sees his ghost fade as he comes, and not before', () => {
  const goal = piece({ kind: 'ghostToken', seat: 0 } as const, 'board', 300, 40)
  const shown = (x: number) => {
    const token = piece({ kind: 'token', seat: 0 } as const, 'board', x, 40)
    return awaited({ 'ghost token 0': goal }, { 'token 0': token })['ghost token 0']?.alpha
  }
  expect(shown(100)).toBe(1)
  expect(shown(280)).toBeGreaterThan(0)
  expect(shown(280)).toBeLessThan(0.5)
  expect(shown(297)).toBeUndefined()
})

it('who goes somewhere does not stand there before he has come: a ring alone waits for him', () => {
  const goal = piece({ kind: 'ghostConductor', seat: 0 } as const, 'board', 300, 40)
  const comes = piece({ kind: 'conductor', seat: 0 } as const, 'board', 100, 40)
  expect(awaited({ 'ghost conductor 0 1': goal }, { 'conductor 0 1': comes })['ghost conductor 0 1']?.look).toEqual({
    kind: 'ghostConductor',
    seat: 0,
    empty: true,
  })
})

it('nothing that was promised is left once all stands still', () => {
  const promised = new Promised()
  promised.keep(ghosts)
  const all = (one: Poses) => one
  expect(Object.keys(promised.at(false, all as never))).toHaveLength(2)
  expect(Object.keys(promised.at(true, all as never))).toHaveLength(2)
  expect(Object.keys(promised.at(false, all as never))).toHaveLength(0)
})

it('what was previewed stays as it was seen while its card is on its way: nothing steps back', () => {
  const at = (x: number) => ({ 'token 0': piece({ kind: 'token', seat: 0 } as const, 'board', x, 40) })
  const all: Poses = {
    ...ghosts,
    'ghost number 0 0 2': piece({ kind: 'ghostNumber', from: '', to: '0' } as const, 'board', 300, 90),
    'ghost sum 1': piece({ kind: 'ghostNumber', from: '3', to: '4' } as const, 'board', 30, 90),
    'token 0': { ...at(100)['token 0'], alpha: 0.4 },
    'ghost token 0': piece({ kind: 'ghostToken', seat: 0 } as const, 'board', 300, 40),
    'ghost coin 0 1': piece({ kind: 'ghostCoin' } as const, 'board', 500, 40, { alpha: 0.6 }),
  }
  const lies = { 'coach 0 1 0': { ...wagon(0, 100), y: 54 }, ...at(100) }
  expect(awaited(all, lies)).toEqual(all)
  const turned = { ...lies, 'coach 0 1 0': { ...wagon(0, 140), y: 41, squash: 0.4 }, ...at(160) }
  const left = awaited(all, turned)
  expect(left['ghost 1 0'].look).toMatchObject({ empty: true })
  expect(left['ghost sum 1']).toBeUndefined()
  expect(left['ghost number 0 0 2']).toBe(all['ghost number 0 0 2'])
  expect(left['ghost token 0'].look).toMatchObject({ empty: true })
  expect(left['token 0'], 'who has set out is seen as he is').toBeUndefined()
  const rolls = { ...lies, 'coach 0 0 2': wagon(0, 700) }
  expect(awaited(all, rolls)['ghost number 0 0 2']).toBeUndefined()
  const coin = piece({ kind: 'coin' } as const, 'board', 500, 40)
  expect(awaited(all, { ...lies, 'coin 0 0 1': coin })['ghost coin 0 1']).toBeUndefined()
})

it('what comes onto the board as it is stays until it lies there, and with it the room that is made for it', () => {
  const card = piece({ kind: 'betweenCard', card: 3 } as unknown as never, 'board', 200, 60)
  const all: Poses = { 'ghost between 0 1': { ...card, alpha: 0.6 }, 'mail 0 1': wagon(0, 40) }
  expect(awaited(all, {})).toEqual(all)
  expect(awaited(all, { 'between 0 1': card })).toEqual({})
})

it('pictures of ghosts as they are while what they stand for is on its way are known ahead', () => {
  const token = piece({ kind: 'ghostToken', seat: 0 } as const, 'board', 300, 40)
  const ahead = begun({ ...ghosts, 'ghost token 0': token })
  expect(Object.values(ahead).every(({ look }) => 'empty' in look && look.empty)).toBe(true)
  expect(Object.keys(ahead)).toHaveLength(3)
})

it('a coin that is to be spent lies there fainter and struck until it is taken up', () => {
  const coin = piece({ kind: 'coin' } as const, 'board', 40, 500)
  const struck = piece({ kind: 'ghostSpent' } as const, 'board', 40, 500)
  const heading = piece({ kind: 'heading', text: '0' } as unknown as never, 'board', 30, 480)
  const spent: Poses = { 'coin 0 0 1': { ...coin, alpha: 0.4 }, 'ghost spent 0 1': struck, 'coinsHead 0': heading }
  expect(awaited(spent, { 'coin 0 0 1': coin })).toEqual(spent)
  expect(awaited(spent, { 'coin 0 0 1': { ...coin, y: 490 } })).toEqual({})
  expect(awaited(spent, {})).toEqual({})
})
