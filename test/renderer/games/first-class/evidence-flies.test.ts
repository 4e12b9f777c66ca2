import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import type { Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>

it('the piece of evidence that was drawn comes from the pile, and not the last of those that lie in order', async () => {
  const { beats: all } = randomFirstClass(3, 2, 0, { ...firstClassOptions.default, modules: ['A', 'C'] })
  const beats = all as OneBeat[]
  const at = beats.findIndex(
    ({ event, view }, n) =>
      n > 0 &&
      event.kind === 'evidenceDrawn' &&
      event.seat === 0 &&
      event.holder === 0 &&
      !hasGains(view) &&
      view.seats[0].evidence.indexOf(event.evidence) < view.seats[0].evidence.length - 1,
  )
  const { event, view } = beats[at]
  if (event.kind !== 'evidenceDrawn') throw new Error('Nobody draws evidence.')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(beats[at - 1].view, frame)
  const before = painted(model)
  const pictures: Poses[] = []
  const played = model.play(beats.slice(at, at + 1), frame)
  for (let i = 0; i < 600 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    pictures.push(painted(model))
  }
  await played
  const [pile, early, late] = [before.evidenceBack, pictures[0], pictures.at(-1)!]
  const flying = Object.entries(early).filter(([name]) => name.startsWith('evidence 0 ') && name in late)
  const nearest = flying.sort(([, a], [, b]) => far(a, pile) - far(b, pile))[0][1]
  expect(nearest.look).toMatchObject({ evidence: event.evidence })
  // The others are there all the while, on their ways to their places.
  const own = [...view.seats[0].evidence].sort()
  for (const picture of pictures)
    expect(own.filter((one) => Object.values(picture).some(({ look }) => isPiece(look, one)))).toEqual(own)
})

/** What was gained lies where evidence would. */
const hasGains = ({ gained, ahead, frame }: FirstClassView): boolean =>
  gained.length > 0 || ahead.length > 0 || frame !== null
const far = (a: Poses[string], b: Poses[string]): number => Math.hypot(a.x - b.x, a.y - b.y)
const isPiece = (look: Poses[string]['look'], evidence: number): boolean =>
  look.kind === 'evidence' && look.evidence === evidence
