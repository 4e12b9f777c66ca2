import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { awaited } from '../../../../src-renderer/games/first-class/overlay/promised.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { coins, frame } from '../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { between, card, play, rowsOf, table, take } from '../../../engine/first-class/helpers.ts'

const five = card({ kind: 'switch', level: 1, points: 5 })
const technician = card({ kind: 'technician', level: 2, frames: [frame(coins(2))] })
const seats: SeatInfo[] = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' }))

/** A card that was taken, and goes over the technician or beside him. */
function laidAt(place: number, taken = five, modules = ['A', 'E']) {
  const s = table({ options: { modules }, rows: rowsOf(taken), boards: [{ between: [technician] }] })
  play(s, take(taken))
  const view = firstClass.view(s, 0) as FirstClassView
  const code = firstClass.encode(s, between(place)) as number
  const preview = previewOf(firstClass, s, 0, [code], 1)!
  const at = { view, seats, viewer: 0, status: firstClass.status(s) }
  const [candidate] = firstClassSpeech.candidates(at.status.decision!, [code], [], at)
  const { text } = firstClassSpeech.tellPreview(candidate, preview, at)
  const last = preview.beats.at(-1)!.view as FirstClassView
  const { ghosts } = drawPreview(view, preview, undefined, BASE)
  const told = firstClassSpeech.tell(
    preview.beats.map(({ event }) => event),
    seats,
    last,
  )
  return {
    log: told.map((line) => say('en', line.phrase)),
    ghosts,
    live: poses(view, undefined, BASE),
    then: poses(last, undefined, BASE),
    text,
  }
}

it('a card that would cover another between the trains is shown in its place, until it lies there', () => {
  const name = names.between(0, 0)
  const { ghosts, live, then } = laidAt(0)
  expect(ghosts[`ghost ${name}`]?.look).toMatchObject({ kind: 'betweenCard', card: five, covers: technician })
  expect(ghosts[name]).toMatchObject({ alpha: 0 })
  expect(awaited(ghosts, live)[`ghost ${name}`]).toBeDefined()
  expect(awaited(ghosts, then)[`ghost ${name}`]).toBeUndefined()

  const beside = laidAt(1).ghosts
  expect(beside[`ghost ${names.between(0, 1)}`]?.look).toMatchObject({ card: five })
  expect(beside[`ghost ${name}`]).toBeUndefined()
})

it('what it covers is named, and nothing that this one gave is told as if it came again', () => {
  const lines = laidAt(0).text.map((line) => say('en', line))
  expect(lines).toContain('what the technician has not done yet is lost')
  expect(lines).toContain('covers a technician')
  expect(lines.filter((line) => line.includes('between the trains'))).toEqual([])
  expect(lines.join()).not.toContain('coins')
})

it('a factory says what it covers beside what it does, and the log which card that was', () => {
  const { text, log } = laidAt(0, card({ kind: 'factory', frames: [frame(coins(2))] }), ['E', 'F'])
  expect(text.map((line) => say('en', line))).toContain('1 upgrade here each time, covers a technician')
  expect(log.filter((line) => line.includes('between the trains'))).toEqual([
    'Place 1 between the trains, over a technician: 2 coins, left wagon 2 or better upgrades the right one',
  ])
})
