import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { drawPreview } from '../../../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { at, begin, handOf, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'

it('a card that is turned so that it does not join the line of whoever lays it is framed otherwise', () => {
  const frames = [0, 1].map((rotation) => {
    const s = begin({ layout: WIDE, hands: [[{ rails: 'EW' }]], locomotives: ['A', 'A'] })
    const view = game.view(s, 0) as FreightView
    const beats: Preview['beats'][number][] = []
    const lay = { kind: 'lay', card: handOf(s, 0)[0], cell: at(s, 1, 0), rotation } as const
    game.apply(s, game.encode(s, lay) as number, (event) => beats.push({ event, view: game.view(s, 0) }))
    expect(beats.map(({ event }) => (event as FreightEvent).kind)).toContain('laid')
    const { ghosts, laid } = drawPreview(view, { beats, stops: null } as never, frameFor(2, 0), BASE)
    // A review shows the card itself beside the better move, and not an empty place.
    expect(laid).toEqual([`ghost ${at(s, 1, 0)}`])
    const { look } = ghosts[`ghost ${at(s, 1, 0)}`]
    return look.kind === 'ghostTile' && look.apart === true
  })
  expect(frames.sort()).toEqual([false, true])
})
