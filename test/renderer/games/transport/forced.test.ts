import { expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transport } from '../../../../src-main/engine/transport/index.ts'
import { answerAlone } from '../../../../src-main/table/draft.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { drawPreview } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { byItself, forcedBy } from '../../../../src-renderer/games/transport/words/belts/forced.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { act, begin, card, connect, line, place } from '../../../engine/transport/helpers.ts'

const SEATS = [{ name: 'Ada' }, { name: 'Bram' }]

/** What comes of a straight laid at the open end, where nothing but a parcel of two can move then. */
function previewed(active: number, straights = 2) {
  const s = begin({
    ...line(straights),
    active,
    hands: active === 0 ? [['straight plain 4']] : [[], ['straight plain 4']],
    parcels: [{ parcel: 15, on: 'straight plain 2' }],
  })
  act(s, connect('straight plain 4'))
  const code = transport.encode(s, place(straights, 0)) as number
  const view = transport.view(s, active) as TransportView
  const preview = previewOf(transport, s, active, [code], 1)!
  return { s, code, view, preview, words: forcedBy(preview, { view, seats: SEATS } as never) }
}

it('a preview goes on with the parcel that must move once the card lies, as it then does', () => {
  const { s, code, preview } = previewed(0)
  const events: unknown[] = []
  transport.apply(s, code)
  answerAlone(transport, s, (event) => events.push(event))
  expect(preview.then?.map(({ event }) => event)).toEqual(events)
  expect(preview.then?.map(({ event }) => event.kind)).toContain('parcelMoved')
})

it('shows the way that it must go, and tells where to and what it brings', () => {
  const { view, preview, words } = previewed(0)
  const { line, ghosts } = drawPreview(view, preview)
  expect(line.length).toBeGreaterThan(1)
  expect(ghosts[`ghost ${card('straight plain 4')}`]).toBeDefined()
  expect(ghosts.gain).toBeDefined()
  expect(words.text.map(({ key }) => key)).toEqual(['transport.preview.forced', 'transport.preview.way.scores'])
  expect(words.warning).toBe(false)
})

it('tells of a parcel that goes by itself before it goes, and of nothing else that does', () => {
  const { preview } = previewed(0)
  expect(byItself(preview.then ?? [], { seats: SEATS as never })?.key).toBe('transport.byItself')
  expect(byItself(preview.beats, { seats: SEATS as never })).toBeNull()
})

it('calls a pallet to which it goes by its owner', () => {
  const told = (active: number) => say('de', previewed(active).words.text[0])
  expect(told(0)).toContain(' auf deiner Palette enden')
  expect(told(1)).toContain(' auf Adas Palette enden')
  const seen = { seats: SEATS as never, viewer: 0 }
  expect(say('en', byItself(previewed(0).preview.then ?? [], seen)!)).toContain('only end on your pallet')
})

it('warns of a parcel that must go to a pallet of others', () => {
  expect(previewed(1).words.warning).toBe(true)
})

it('goes on with nothing where the parcel may go one way or another', () => {
  const { preview, words } = previewed(0, 3)
  expect(preview.then ?? []).toEqual([])
  expect(words).toEqual({ text: [], warning: false })
})
