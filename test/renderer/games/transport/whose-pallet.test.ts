import { expect, it } from 'vitest'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { palletRim } from '../../../../src-renderer/games/transport/art/pallet-rim.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { frameFor } from '../../harness/telling.ts'
import { atMoments } from './moments.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const drawn = (seats: number) => {
  const { beats } = randomTransport(7, seats, 0, transportOptions.default)
  const view = beats.at(0)!.view as TransportView
  return { view, pieces: poses(view, frameFor(seats, 0)) }
}

it('a pallet bears the colours of both partners, and that of whoever looks and of their partner stands out', () => {
  const { view, pieces } = drawn(4)
  for (const { card } of view.laid.filter((laid) => isPallet(laid.card))) {
    const partner = view.seats[card].team.find((seat) => seat !== card)
    const isOwn = view.seats[0].team.includes(card)
    const { look } = pieces[names.card(card)]
    expect(look).toMatchObject({ kind: 'card', partner })
    expect('isOwn' in look && look.isOwn === true).toBe(isOwn)
    const plate = pieces[names.namePlate(card)] ?? pieces[names.nameTag(card)]
    expect(plate.look).toMatchObject({ seat: card, partner, isOwn })
  }
  const teams = Object.values(pieces).flatMap(({ look }) => (look.kind === 'team' ? [look.seats] : []))
  expect(teams).toEqual([view.seats[0].team, view.seats[1].team])
})

it('where everybody plays alone a pallet has one colour, and one of them stands out', () => {
  const { view, pieces } = drawn(3)
  const looks = view.laid.flatMap(({ card }) => (isPallet(card) ? [pieces[names.card(card)].look] : []))
  expect(looks).toHaveLength(3)
  expect(looks.some((look) => 'partner' in look)).toBe(false)
  expect(looks.filter((look) => 'isOwn' in look && look.isOwn)).toHaveLength(1)
})

type Moved = TransportEvent & { readonly kind: 'forkliftMoved' }

it('a pallet in the air keeps the rim that it has where it lies', async () => {
  const isMoved = (event: TransportEvent): event is Moved => event.kind === 'forkliftMoved'
  const { event, before, seen } = await atMoments(isMoved, [500], {}, { seed: 4, seats: 4 })
  const name = names.card(event.pallet)
  const [{ look: lay }, { look: flies }] = [before[name], seen[0].poses[name]]
  expect(flies.kind).toBe('flyingCard')
  const rim = (look: object) => ['partner', 'isOwn'].map((key) => (look as Readonly<Record<string, unknown>>)[key])
  expect(rim(flies)).toEqual(rim(lay))
  expect(rim(flies)[0]).toBeDefined()
})

it('a rim has two calm halves in the colours of partners, no stripes that would say to keep off', () => {
  const { body } = palletRim((token) => token, { seat: 0, partner: 2 }, 0)
  expect(body).not.toContain('dasharray')
  for (const token of ['seat-a', 'seat-c']) expect(body.split(`stroke="${token}"`)).toHaveLength(2)
})
