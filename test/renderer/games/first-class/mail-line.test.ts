import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { dockOf, identityBox } from '../../../../src-renderer/games/first-class/layout/dock-layout.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { dock } from '../../../../src-renderer/games/first-class/poses/dock.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'

it('beside two contracts and two end cards mail wagons that are left have a line of their own, with their word', () => {
  const all = CARDS.flatMap(({ condition, module }, card) => (condition && module === 'A' ? [card] : []))
  const boards = [{ trains: [[2], [2]], contracts: all.slice(0, 2), endCards: [3] }, { trains: [[1], [1]] }]
  const s = firstClass.scenario({ options: { modules: ['A', 'B'] }, rows: [], boards } as never)
  const view = firstClass.view(s, 0)
  const { own } = layoutOf({ width: 976, height: 752 }, view)
  const { mail, contracts, ends } = dockOf(view, 0, own)
  expect(mail.heading).not.toBeNull()
  expect(128 * mail.scale).toBeGreaterThanOrEqual(28)
  expect(mail.y).toBeGreaterThanOrEqual(contracts.y + contracts.dy + contracts.height)
  expect(mail.y).toBeLessThan(ends.heading!.y)
})

it('in the board of another seat mail wagons have their word over the evidence, and lie over nothing', () => {
  const all = CARDS.flatMap(({ condition, module }, card) => (condition && module === 'A' ? [card] : []))
  for (const { seats, height } of [3, 4].flatMap((seats) => [752, 700].map((height) => ({ seats, height }))))
    for (const held of [0, 1, 2]) {
      const other = { trains: [[2], [2]], contracts: all.slice(0, held), endCards: [3] }
      const boards = [{ trains: [[1], [1]] }, other, ...Array.from({ length: seats - 2 }, () => ({}))]
      const s = firstClass.scenario({ seats, options: { modules: ['A', 'C'] }, rows: [], boards } as never)
      const view = firstClass.view(s, 0)
      const { mail, contracts, evidence } = dockOf(view, 1, layoutOf({ width: 976, height }, view).other)
      expect(mail.heading).not.toBeNull()
      const bottom = contracts.y + (held > 0 ? contracts.height : 0)
      expect(mail.y).toBeGreaterThanOrEqual(bottom)
      expect(mail.heading!.y).toBeGreaterThanOrEqual(bottom)
      expect(mail.y + 88 * mail.scale).toBeLessThanOrEqual(evidence!.y - evidence!.height / 2)
    }
})

const fourSeats = (modules: string[], endCards: number[]) => {
  const boards = [{ trains: [[2], [2]], endCards }, { trains: [[1], [1]], endCards: [6] }, {}, {}]
  return firstClass.view(firstClass.scenario({ seats: 4, options: { modules }, rows: [], boards } as never), 0)
}

it('four mail wagons reach hardly further than what lies over them, clear of the edge of the board', () => {
  for (const ends of [[3], [3, 4, 5]])
    for (const letters of ['AB', 'AC']) {
      const view = fourSeats([...letters], ends)
      const { own, other } = layoutOf({ width: 976, height: 700 }, view)
      for (const [seat, board] of [own, other].entries()) {
        const { mail } = dockOf(view, seat, board)
        const last = Math.min(mail.across, view.seats[seat].mail.length) - 1
        const right = board.dock.x + board.dock.width
        expect(mail.x + last * mail.pitch + 128 * mail.scale).toBeLessThanOrEqual(right + 3)
      }
    }
})

it('of mail wagons in two rows the lower ones leave the wheels of the upper ones free', () => {
  // From the roof to the rails, as a mail wagon is drawn at full size.
  const HIGH = 79
  const boards = [{ trains: [[2], [2]], identity: 1 }, {}]
  const s = firstClass.scenario({ seats: 2, options: { modules: ['C', 'D'] }, rows: [], boards } as never)
  const view = firstClass.view(s, 0)
  const { mail } = dockOf(view, 0, layoutOf({ width: 976, height: 700 }, view).own)
  expect(mail.across).toBe(2)
  expect(mail.dy).toBeGreaterThan(HIGH * mail.scale + 1)
})

it('beside mail wagons their word leaves them free, in large letters too', () => {
  const view = fourSeats(['A', 'C'], [3])
  const { other } = layoutOf({ width: 976, height: 700 }, view)
  const { mail } = dockOf(view, 1, other)
  const [word] = linesOf(dock(view, 1, other)['mailHead 1'].look)
  // As wide as the German one is in letters of the usual size.
  expect(word.upTo).toBeGreaterThanOrEqual(67)
  expect(mail.heading!.x + word.upTo!).toBeLessThan(mail.x)
})

it("in one's own board with evidence mail wagons have their word, and lie over nothing", () => {
  const all = CARDS.flatMap(({ condition, module }, card) => (condition && module === 'A' ? [card] : []))
  for (const seats of [2, 3, 4])
    for (const held of [0, 1, 2])
      for (const endCards of [[], [3], [3, 4]]) {
        const own = { trains: [[2], [2]], contracts: all.slice(0, held), endCards }
        const boards = [own, ...Array.from({ length: seats - 1 }, () => ({}))]
        const s = firstClass.scenario({ seats, options: { modules: ['A', 'C'] }, rows: [], boards } as never)
        const view = firstClass.view(s, 0)
        const layout = layoutOf({ width: 976, height: 752 }, view)
        const { mail, ends, evidence } = dockOf(view, 0, layout.own)
        expect(mail.heading, `${seats} seats, ${held} contracts, ${endCards.length} more`).not.toBeNull()
        if (endCards.length === 0) continue
        const { y, height } = identityBox(layout.own, evidence!)
        expect(mail.y).toBeGreaterThanOrEqual(y + height)
        expect(mail.y).toBeGreaterThanOrEqual(evidence!.y + evidence!.height / 2)
        expect(mail.y + 88 * mail.scale).toBeLessThanOrEqual(ends.heading.y)
      }
})
