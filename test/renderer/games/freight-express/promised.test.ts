import { expect, it } from 'vitest'
import { names, type Look, type Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import { awaited } from '../../../../src-renderer/games/freight-express/overlay/promised.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'

const there = (look: Look) => piece(look, 'board', 150, 50)
const tile = (rails: number) => there({ kind: 'tile', rails, seed: 1, height: 1 })
const left = (ghosts: Poses, live: Poses) => Object.keys(awaited(ghosts, live))

it('the ghost of track stays until the card lies there, on bare ground and on track that is covered', () => {
  const ghosts = { 'ghost 12': there({ kind: 'ghostTile', rails: 5, seed: 1, card: 7, rotation: 1 }) }
  expect(left(ghosts, {})).toEqual(['ghost 12'])
  expect(left(ghosts, { [names.tile(12)]: tile(3), [names.tile(13)]: tile(5) })).toEqual(['ghost 12'])
  expect(left(ghosts, { [names.tile(12)]: tile(5) })).toEqual([])
})

it('the ghost of a wagon stays until the wagon has come to its train', () => {
  const ghosts = { [`ghost ${names.wagon(4)}`]: there({ kind: 'ghostWagon', card: 4 }) }
  expect(left(ghosts, { [names.card(4)]: there({ kind: 'face', card: 4 }) })).toHaveLength(1)
  expect(left(ghosts, { [names.wagon(4)]: there({ kind: 'wagon', card: 4, small: false }) })).toEqual([])
})

it('the ghost of a station stays until it stands there', () => {
  const ghosts = { [`ghost ${names.station(2)}`]: there({ kind: 'ghostStation', station: 2 }) }
  expect(left(ghosts, { [names.sign(2)]: there({ kind: 'sign', station: 2 }) })).toHaveLength(1)
  expect(left(ghosts, { [names.station(2)]: there({ kind: 'station', station: 2 }) })).toEqual([])
})

it('the card that pays for a refill lies on its pile until it has come there', () => {
  const ghosts = {
    [`ghost ${names.card(4)}`]: there({ kind: 'face', card: 4 }),
  }
  const pile = (top: number) => ({ [names.discard]: there({ kind: 'pile', word: '', count: 9, top, text: 1 }) })
  expect(left(ghosts, pile(3))).toEqual([`ghost ${names.card(4)}`])
  expect(left(ghosts, pile(4))).toEqual([])
})

it('no ghost of a wagon or of a card that pays is left once the card itself is on its way', () => {
  const flying = { [names.card(4)]: { ...there({ kind: 'face', card: 4 }), z: 100 } }
  const pile = { [names.discard]: there({ kind: 'pile', word: '', count: 9, top: 3, text: 1 }) }
  expect(left({ [`ghost ${names.card(4)}`]: there({ kind: 'face', card: 4 }) }, { ...pile, ...flying })).toEqual([])
  expect(left({ [`ghost ${names.wagon(4)}`]: there({ kind: 'ghostWagon', card: 4 }) }, flying)).toEqual([])
})

it('half of a locomotive is left where its drive ends until it comes, and nothing where it falls off the rails', () => {
  const name = `ghost ${names.locomotive(0)}`
  const goal = there({ kind: 'ghostLocomotive', seat: 0 })
  const seen = (x: number, ghost = goal) => {
    const train = piece({ kind: 'locomotive', seat: 0 } as unknown as never, 'board', x, 50)
    return awaited({ [name]: ghost }, { [names.locomotive(0)]: train })[name]?.alpha ?? 0
  }
  expect(seen(600)).toBe(0.5)
  const comes = [240, 220, 200].map((x) => seen(x))
  expect(comes).toEqual([...comes].sort((a, b) => b - a))
  expect(comes[2]).toBeGreaterThan(0)
  expect(seen(180)).toBe(0)
  expect(seen(600, there({ kind: 'ghostLocomotive', seat: 0, falls: true }))).toBe(0)
})
