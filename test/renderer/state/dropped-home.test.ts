import { expect, it, vi } from 'vitest'
import { VIEW, atTable, stateAt, update } from './at-table.ts'
import type { Ref } from '../../../src-shared/core.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'

/** A card let go on the board of whoever drops it, of a game that takes cards so. */

const NOTHING_COMES = phrase('first-class.preview.nothing')
const WHERE = phrase('first-class.letGo')
const CARD: Ref = { kind: 'card', id: VIEW.seats[0].hand[0] }
const TRAIN: Ref = { kind: 'train', id: 0 }
const label = phrase('common.and', { a: '', b: '' })
const offered = (code: number, refs: Ref[], more: Partial<Candidate> = {}): Candidate => ({
  codes: [code],
  refs,
  end: null,
  group: { id: 'row', label, icon: '', bare: true },
  stem: String(code),
  confirm: label,
  steps: [],
  ...more,
})
const [TAKE, LAY] = [1, 2]

/** Drops the card on the train, where a coin or the card may lay a wagon; `asks`: the question after it was taken. */
async function dropped({ take = {}, asks = 'turn', idle = false, over = [TRAIN] }: Readonly<Partial<Case>> = {}) {
  const { session } = atTable()
  const { choosing, panel, previewing, explaining } = session
  const all = [offered(TAKE, [CARD], take), offered(LAY, [TRAIN])]
  vi.spyOn(panel.speech, 'candidates').mockImplementation((_, codes) =>
    all.filter((one) => codes.includes(one.codes[0])),
  )
  vi.spyOn(panel, 'movable', 'get').mockReturnValue({
    anywhere: ['card'],
    onBoardOf: (_, ref) => ref.kind === 'train' || ref.kind === 'seat',
    letGoWhere: WHERE,
  })
  const status = (kind: string) =>
    ({ ...stateAt(2, 2).status, decision: { seq: 0, auto: 'never', kind, by: 0, for: 0, source: TRAIN } }) as const
  session.take(update(stateAt(2, 2, { choices: [TAKE], status: status('turn') })))
  await session.settled()
  vi.spyOn(previewing, 'ask').mockResolvedValue()
  const words = { above: label, title: label, text: [], warning: false }
  vi.spyOn(previewing, 'told').mockResolvedValue({ ...words, ...(idle && { idle: NOTHING_COMES }) })
  const given: (readonly number[] | undefined)[] = []
  vi.spyOn(session.acting, 'confirm').mockImplementation(async () => {
    given.push(choosing.chosen?.codes)
    session.take(update(stateAt(3, 2, { choices: [LAY], status: status(asks) })))
  })
  const said = vi.spyOn(explaining, 'say').mockReturnValue()
  const refused = vi.spyOn(explaining, 'refuse').mockResolvedValue()
  choosing.drag([CARD])
  const isDone = choosing.drop(over)
  for (let i = 0; i < 20; i++) await Promise.resolve()
  await session.settled()
  return { choosing, given, said, refused, isDone: await isDone }
}
interface Case {
  take: Partial<Candidate>
  asks: string
  idle: boolean
  over: readonly Ref[]
}

it('of which nothing can be done stays in the hand, and that is said', async () => {
  const { given, said, choosing, isDone } = await dropped({ idle: true })
  expect([given, isDone]).toEqual([[], false])
  expect(said).toHaveBeenCalledWith(NOTHING_COMES)
  expect(choosing.selection.picked).toEqual([CARD])
})

it('is taken, and no coin of the turn is spent at that place in the same drop', async () => {
  const { given, choosing, isDone } = await dropped()
  expect([given, isDone]).toEqual([[[TAKE]], true])
  expect(choosing.selection.picked).toEqual([])
})

it('is taken, and its own question is answered by that place', async () => {
  const { given, choosing } = await dropped({ asks: 'effect' })
  expect(given[0]).toEqual([TAKE])
  expect(choosing.selection.picked).toEqual([TRAIN])
})

it('that may go to several places there waits where it was let go, and is asked about, not refused', async () => {
  const over: Ref[] = [{ kind: 'seat', id: 0 }]
  const { given, refused, choosing, isDone } = await dropped({ take: { places: [{ kind: 'city', id: 0 }] }, over })
  expect([given, isDone]).toEqual([[], false])
  expect(refused).not.toHaveBeenCalled()
  expect([choosing.selection.picked, choosing.dropped]).toEqual([[CARD], CARD])
})

it('and is put back with the reason where it was let go on a place that it does not go to', async () => {
  const { given, refused, choosing, isDone } = await dropped({ take: { places: [{ kind: 'city', id: 0 }] } })
  expect([given, isDone]).toEqual([[], false])
  expect(refused).toHaveBeenCalledWith(CARD, TRAIN, expect.anything())
  expect([choosing.selection.picked, choosing.dropped]).toEqual([[], null])
})

it('and is put back, and told where it goes, when it is let go beside all of them', async () => {
  const { given, said, choosing, isDone } = await dropped({ over: [] })
  expect([given, isDone]).toEqual([[], false])
  expect(said).toHaveBeenCalledWith(WHERE)
  expect(choosing.selection.picked).toEqual([])
})
