import { describe, expect, it } from 'vitest'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { fromCode } from '../../../src-shared/games/first-class/actions.ts'
import type { Plan } from '../../../src-shared/core.ts'
import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { frameCard } from './outcome-cards.ts'
import { offered, play, question, rowsOf, table, take, train } from './helpers.ts'

const said = ({ codes }: Plan) => codes.slice(1).map((code) => fromCode(code))
const kindsIn = (plan: Plan) => said(plan).map(({ kind }) => kind)
const outcomes = (s: ReturnType<typeof table>) => firstClass.plans(s).filter(({ kind }) => kind === 'outcome')

describe('the whole outcomes of a card', () => {
  it('are all ways to lay two wagons, the best first', () => {
    const s = table({ rows: rowsOf(frameCard('wagon 2')) })
    expect(outcomes(s).map((plan) => plan.facts.laid)).toEqual([
      [0, 1, 1, 1],
      [0, 1, 0, 2],
      [1, 1, 1, 2],
    ])
  })
  it('carry out the boxes of a card in the order that does most', () => {
    const card = frameCard('upgrade 1', 'upgrade 2')
    const s = table({ rows: rowsOf(card), boards: [{ trains: [[1, 0], [0]], conductors: [1, 0] }] })
    const [best] = outcomes(s)
    expect(best.facts).toMatchObject({ risen: [0, 0, 1, 4], walked: [], driven: -1, next: [1, 4] })
    for (const action of [take(card), ...said(best)]) play(s, action)
    expect([train(s), question(s)]).toEqual([[4, 0], 'turn'])
  })
  it('drive and walk in one', () => {
    const s = table({ rows: rowsOf(frameCard('locomotive 2', 'conductor 1')), boards: [{ trains: [[2], [0]] }] })
    expect(outcomes(s)[0].facts).toMatchObject({ walked: [0, 1], driven: 2, next: [0, 2] })
  })
  it('have one for each place that could be chosen', () => {
    const card = frameCard('conductor 3')
    const s = table({
      rows: rowsOf(card),
      boards: [
        {
          trains: [
            [2, 1, 1, 0],
            [1, 1, 0],
          ],
        },
      ],
    })
    const goals = outcomes(s).flatMap((plan) => said(plan).map((action) => JSON.stringify(action)))
    play(s, take(card))
    const walks = offered(s).filter(({ kind }) => kind === 'walk')
    expect(walks).toHaveLength(6)
    expect(walks.filter((action) => !goals.includes(JSON.stringify(action)))).toEqual([])
  })
  it('choose the mail wagon that follows the fifth wagon', () => {
    const s = table({ rows: rowsOf(frameCard('wagon 2')), boards: [{ trains: [[0, 0, 0, 0], [0]] }] })
    const withMail = outcomes(s).filter((plan) => kindsIn(plan).includes('mail'))
    expect(withMail.length).toBeGreaterThan(0)
    // The mail wagon behind it is none that was laid.
    expect(withMail.map(({ facts }) => facts.laid)).toContainEqual([0, 4, 1, 1])
  })
  it('stop where room for coins must be made first: that is asked', () => {
    const s = table({ rows: rowsOf(frameCard('wagon 1', 'coins 1')), boards: [{ coins: [5, 5, 2] }] })
    const [plan] = outcomes(s)
    play(s, take(frameCard('wagon 1', 'coins 1')), ...said(plan))
    expect([kindsIn(plan).includes('waive'), question(s)]).toEqual([false, 'makeRoom'])
  })
  it('are none where the boxes ask nothing', () => {
    const route = CARDS.findIndex(({ kind, frames = [] }) => kind === 'route' && frames.length === 0)
    expect(outcomes(table({ rows: rowsOf(route) }))).toEqual([])
  })
})
