import { expect, test } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { tellAhead } from '../../../../src-renderer/games/transport/words/hint/ahead.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { seats } from '../../../messages/checking.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const of = (event: Record<string, unknown>) => [{ seat: 0, ...event }] as unknown as readonly TransportEvent[]

test('a hint says a parcel goes onto a pallet only where that lies there by then: it has made room for a card', () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const view = beats[40].view as TransportView
  const pallet = view.laid.find(({ card }) => isPallet(card))!
  const [away, card] = [pallet.cell + 1, 999]
  const done = of({ kind: 'palletPushed', pallet: pallet.card, from: pallet, at: { cell: away, rotation: 0 } })
  const start = view.laid.find((one) => !isPallet(one.card))!
  const way = [
    { card: start.card, cell: start.cell, from: -1, to: 0 },
    { card, cell: pallet.cell, from: 3, to: -1 },
  ]
  const later = of({ kind: 'parcelMoved', parcel: 0, number: 1, way })
  const told = (before: readonly TransportEvent[]) =>
    tellAhead(later, { view, seats, viewer: 'onlooker' }, before).map((line) => say('en', line))
  const { name } = seats[pallet.card]
  expect(told([])[0]).toContain(`on ${name}’s pallet`)
  expect(told(done)[0]).not.toContain(`on ${name}’s pallet`)
  expect(told(done)[0]).toMatch(/goes to a new place, to the .+ of (\w+’s pallet|intake)/)
})

test('a hint says whom it cuts off, by what is done first or later, and of the own pallet nothing', () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = { view: beats[0].view as TransportView, seats, viewer: 0 }
  const cut = (pallet: number) => of({ kind: 'palletCutOff', pallet })
  const told = (later: readonly TransportEvent[], done: readonly TransportEvent[] = []) =>
    tellAhead(later, at, done).map((line) => say('en', line))
  expect(told([], cut(1))).toEqual(['That cuts Bram off: no parcel comes to their pallet then.'])
  expect(told(cut(2))).toEqual(['That cuts Cleo off: no parcel comes to their pallet then.'])
  expect(told(cut(0), cut(0))).toEqual([])
})

test('a hint calls the pallet of whoever asks theirs, and says not where it lies: the table draws that', () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const view = { ...(beats[0].view as TransportView), parcels: [] }
  const [from, at] = [view.laid.find(({ card }) => card === 0)!, { cell: 0, rotation: 0 }]
  const told = (language: 'en' | 'nl' | 'de', viewer: number, event: Record<string, unknown>, ...more: object[]) =>
    tellAhead([...of(event), ...more.flatMap((one) => of({ ...one }))], { view, seats, viewer }).map((line) =>
      say(language, line),
    )
  const moved = { kind: 'forkliftMoved', pallet: 0, from, at }
  expect(told('en', 0, moved)[0]).toMatch(/^The forklift then moves your pallet to a new place, (?!.*\()/)
  expect(told('de', 0, moved)[0]).toMatch(/^Der Gabelstapler bewegt dann deine Palette auf ein neues Feld/)
  expect(told('nl', 0, moved)[0]).toMatch(/^De heftruck verplaatst daarna je pallet naar/)
  expect(told('en', 1, moved)[0]).toMatch(/^The forklift then moves Ada’s pallet to a new place, /)
  const swapped = { kind: 'palletsExchanged', pallets: [1, 0], from: [from, from], at: [at, at] }
  expect(told('en', 0, swapped)).toEqual(['The forklift then exchanges your pallet for Bram’s pallet.'])
  expect(told('en', 2, swapped)).toEqual(['The forklift then exchanges Bram’s pallet and Ada’s pallet.'])
  const way = [{ card: from.card, cell: from.cell, from: -1, to: 0 }]
  const scores = [
    { kind: 'parcelMoved', parcel: 0, number: 4, way },
    { kind: 'scored', seat: 0, pallet: 0, tile: 0, value: 4 },
  ] as const
  expect(told('en', 0, ...scores)).toEqual(['Parcel 4 then scores you 4 points.'])
  expect(told('en', 1, ...scores)).toEqual(['Parcel 4 then scores 4 points on Ada’s pallet.'])
  const own = { view, seats, viewer: 0 }
  const all = scores.flatMap((one) => of({ ...one }))
  expect(tellAhead(all, own, [], true).map((line) => say('en', line))).toEqual(['Parcel 4 then goes to your pallet.'])
})
