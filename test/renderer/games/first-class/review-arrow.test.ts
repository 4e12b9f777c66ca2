import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { middleOf } from '../../../../src-renderer/games/first-class/poses/market.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { pieceMiddle } from '../../../../src-renderer/games/first-class/tell/spots.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { conductor, frame, locomotive, upgrade, wagons } from '../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { card, offered, play, rowsOf, table, take } from '../../../engine/first-class/helpers.ts'

const cards = {
  raise: card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0, 2))] }),
  lay: card({ stack: 1, kind: 'wagon', frames: [frame(wagons(2))] }),
  walk: card({ stack: 1, kind: 'conductor', frames: [frame(conductor(2))] }),
  drive: card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(2))] }),
}

/** Where the arrow of a card ends that is taken, its first choice given too, and what is ringed. */
function arrowOf(id: number) {
  const s = table({ rows: rowsOf(...Object.values(cards)), boards: [{ trains: [[0, 0], [0]] }] })
  const first = firstClass.encode(s, take(id)) as number
  const after = s.slice()
  play(after, take(id))
  const next = offered(after).find(({ kind }) => !['enough', 'endTurn'].includes(kind))
  const kinds = ['upgradeWagon', 'lay', 'walk', 'drive', 'takeCoins']
  const codes = next && kinds.includes(next.kind) ? [first, firstClass.encode(after, next) as number] : [first]
  const view = firstClass.view(s, 0) as FirstClassView
  const preview = previewOf(firstClass, s, 0, codes, 1)!
  const drawing = drawPreview(view, preview, undefined, BASE)
  const will = poses(preview.beats.at(-1)!.view as FirstClassView, undefined, BASE)
  return { ...drawing, view, will, place: Object.values(cards).indexOf(id) }
}

it('the arrow of a move goes from its card to what that changes first, each to its own', () => {
  const ends = Object.values(cards).map((id) => {
    const { arrow, view, place } = arrowOf(id)
    expect(arrow![0]).toEqual(middleOf(layoutOf(BASE, view), 0, place))
    return arrow![1]
  })
  const apart = ends.flatMap((a, i) => ends.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  expect(Math.min(...apart)).toBeGreaterThan(10)
})

it('it ends in the middle of the wagon that rises or comes, and where conductor and locomotive come to stand', () => {
  const endsAt = (id: number, find: (name: string) => boolean) => {
    const { arrow, will } = arrowOf(id)
    return Object.entries(will)
      .filter(([name]) => find(name))
      .some(([, piece]) => {
        const { x, y } = pieceMiddle(piece)
        return Math.hypot(arrow![1].x - x, arrow![1].y - y) < 1
      })
  }
  expect(endsAt(cards.raise, (name) => name.startsWith('coach 0 '))).toBe(true)
  expect(endsAt(cards.lay, (name) => name.startsWith('coach 0 '))).toBe(true)
  expect(endsAt(cards.walk, (name) => name.startsWith('conductor 0 '))).toBe(true)
  expect(endsAt(cards.drive, (name) => name === names.token(0))).toBe(true)
})

/** The arrow of a turn that gives these answers, one after the other. */
function arrowOfAll(s: ReturnType<typeof table>, ...actions: Parameters<typeof play>[1][]) {
  const at = s.slice()
  const codes = actions.map((action) => {
    const code = firstClass.encode(at, action) as number
    play(at, action)
    return code
  })
  const view = firstClass.view(s, 0) as FirstClassView
  const preview = previewOf(firstClass, s, 0, codes, 1)!
  const shown = poses(preview.beats.at(-1)!.view as FirstClassView, undefined, BASE)
  return { arrow: drawPreview(view, preview, undefined, BASE).arrow!, shown, was: poses(view, undefined, BASE) }
}

it('the arrow of the start tile goes from there to the first coin that it brings', () => {
  const s = table({ rows: rowsOf(...Object.values(cards)), boards: [{ trains: [[0], [0]] }] })
  const { arrow, shown, was } = arrowOfAll(s, { kind: 'takeStart' })
  expect(arrow[0]).toEqual(pieceMiddle(was[names.start]))
  const coins = Object.entries(shown).filter(([name]) => name.startsWith('coin 0 '))
  expect(coins.some(([, coin]) => coin.x === arrow[1].x && coin.y === arrow[1].y)).toBe(true)
})

it('the arrow of a contract ends where that comes to lie, whatever was done before it was taken', () => {
  const contract = CARDS.findIndex(({ kind, module }) => kind === 'contract' && (!module || module === 'A'))
  const s = table({
    options: { modules: ['A', 'B'] },
    rows: rowsOf(contract),
    boards: [{ trains: [[0], [0]], coins: [1, 0, 0] }],
  })
  const spend = offered(s).find(({ kind }) => kind === 'spendWagon')!
  const at = s.slice()
  play(at, spend)
  const lay = offered(at).filter(({ kind }) => kind === 'lay')
  const { arrow, shown } = arrowOfAll(s, spend, ...lay.slice(0, 1), take(contract))
  const { x, y } = shown[names.card(contract)]
  expect(shown[names.card(contract)].look.kind).toBe('contract')
  expect([arrow[1].x, arrow[1].y]).toEqual([x, y])
})

it('a review rings what changes, not the sums that follow nor where somebody sets out', () => {
  for (const id of Object.values(cards)) {
    const { ringed, ghosts } = arrowOf(id)
    expect(ringed!.length).toBeGreaterThan(0)
    for (const name of ringed!) {
      expect(ghosts[name].look.kind).not.toBe('ghostNumber')
      expect(name.startsWith('ghost ')).toBe(true)
    }
  }
})
