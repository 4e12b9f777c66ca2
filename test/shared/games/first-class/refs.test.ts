import { expect, it } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import * as refs from '../../../../src-shared/games/first-class/refs.ts'

const { EACH_SEAT, PLACES, TRAINS, coachRef, nthOf, ownerOf, placeOfCoach, trainOfCoach, trainRef } = refs

const OWN: { readonly [K in keyof typeof EACH_SEAT]?: (seat: number, n: number) => Ref } = {
  train: refs.trainRef,
  conductor: refs.conductorRef,
  city: refs.cityRef,
  column: refs.columnRef,
  mail: refs.mailRef,
  between: refs.betweenRef,
  coach: (seat, n) => coachRef(seat, Math.floor(n / PLACES), n % PLACES),
}

it('tells whose a thing is and which, for every id that a seat has of it', () => {
  for (const [name, refOf] of Object.entries(OWN)) {
    const kind = name as keyof typeof OWN
    const ids = [0, 1, 2, 3].flatMap((seat) =>
      Array.from({ length: EACH_SEAT[kind] }, (_, n) => {
        const { id } = refOf(seat, n)
        expect([ownerOf(kind, id), nthOf(kind, id)], `${kind} ${id}`).toEqual([seat, n])
        return id
      }),
    )
    expect(new Set(ids).size).toBe(ids.length)
  }
})

it('tells the train and the place of a coach', () => {
  for (let train = 0; train < TRAINS; train++) {
    const { id } = coachRef(2, train, 7)
    expect([trainOfCoach(id), placeOfCoach(id)]).toEqual([train, 7])
    expect(refs.trainIdOf(id)).toBe(trainRef(2, train).id)
  }
})
