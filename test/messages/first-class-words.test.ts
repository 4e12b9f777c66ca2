import { expect, test } from 'vitest'
import { firstClass as game } from '../../src-main/engine/first-class/index.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { sections } from '../../src-renderer/ui/choosing/choice-rows.ts'
import type { Selection } from '../../src-renderer/ui/choosing/selection.ts'
import { NOTHING, chosen, variants } from '../../src-renderer/ui/choosing/selection.ts'
import type { Phrase, Ref } from '../../src-shared/core.ts'
import { CARDS, END_CARDS, EVIDENCE, ORDERS } from '../../src-shared/games/first-class/cards/index.ts'
import { firstClassSpeech } from '../../src-renderer/games/first-class/words/speech.ts'
import type { FirstClassEvent } from '../../src-shared/games/first-class/events.ts'
import type { FirstClassOptions } from '../../src-shared/games/first-class/options.ts'
import { firstClassOptions } from '../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import { FIRST_CLASS_REASONS, reasonKey } from '../../src-shared/games/first-class/reasons.ts'
import {
  aCard,
  cardLabel,
  cardPhrase,
  endCardPhrase,
  evidencePhrase,
  orderPhrase,
} from '../../src-renderer/games/first-class/words/cards.ts'
import { boardLines, suspectLines } from '../../src-renderer/games/first-class/words/board.ts'
import { GROUP_IDS } from '../../src-renderer/games/first-class/words/answers/index.ts'
import { marketLines } from '../../src-renderer/games/first-class/words/market.ts'
import { nextScoring } from '../../src-renderer/games/first-class/words/hint/next-scoring.ts'
import { driveRow } from '../../src-renderer/games/first-class/words/answers/drive.ts'
import { say } from '../../src-renderer/messages/index.ts'
import type { Candidate, Position } from '../../src-renderer/words/speech.ts'
import type { Beat } from '../../src-shared/table.ts'
import { seedFor } from '../seed.ts'
import { checkPhrase, seats } from './checking.ts'
import { generator } from './generator.ts'

interface Said {
  readonly groups: Set<string>
  readonly kinds: Set<string>
  rows: number
}

/** So often the heading of refusals is passed by. */
const OFTEN = 0.9

/**
 * Goes down the list as a person does: a heading, a row, a row, until one answer is meant; then any of its variants.
 */
function walk(candidates: readonly Candidate[], random: () => number, said: Said): Candidate {
  let selection: Selection = NOTHING
  for (let depth = 0; depth < 8; depth++) {
    const rows = sections(candidates, selection).flatMap((section) => section.rows)
    said.rows = Math.max(said.rows, rows.length)
    for (const row of rows) [row.label, row.note, row.count, row.warning].forEach((told) => told && checkPhrase(told))
    // Refusals are listed twice, in their rows and under their own heading: they are to be no likelier for that.
    const seldom = random() < OFTEN ? rows.filter(({ id }) => id !== 'refuse') : rows
    const from = seldom.length > 0 ? seldom : rows
    selection = from[Math.floor(random() * from.length)].next
    const meant = chosen(candidates, selection)
    if (!meant) continue
    const alike = variants(candidates, selection)
    return alike[Math.floor(random() * alike.length)]
  }
  throw new Error('the list leads to no answer')
}

const phrasesOf = (one: Candidate): Phrase[] => [
  one.confirm,
  one.group.label,
  ...(one.another ? [one.another] : []),
  ...one.steps.flatMap((step) => [
    step.ask,
    step.label,
    ...(step.note ? [step.note] : []),
    ...(step.warning ? [step.warning] : []),
  ]),
]

/** Every thing that an answer touches has its slip. */
function explain(ref: Ref, position: Position<FirstClassView>): void {
  const slip = firstClassSpeech.about(ref, position)
  expect([ref, slip]).not.toEqual([ref, null])
  if (slip) [slip.name, slip.text].forEach(checkPhrase)
}

/** The board of a seat and the market, for those who do not see them. */
function readOut(view: FirstClassView): void {
  view.seats.forEach((board) => boardLines(board).forEach(checkPhrase))
  view.dummies.forEach((dummy) => suspectLines(dummy).forEach(checkPhrase))
  marketLines(view, seats).forEach(checkPhrase)
}

/** Plays a whole game through the list alone, saying everything there is to say. */
function playThrough(seed: number, seatCount: number, options: FirstClassOptions, said: Said): void {
  const random = generator(seed)
  const events: FirstClassEvent[] = []
  const state = game.setup({ options, seatCount, seed }, (event) => events.push(event))
  const out = new Int32Array(MAX_CHOICES)
  const told = () => {
    const own = events.splice(0).map((event) => game.redact(event, seed % 2 === 0 ? 'onlooker' : 'open'))
    for (const { kind } of own) said.kinds.add(kind)
    firstClassSpeech.tell(own, seats, game.view(state, 'onlooker')).forEach((line) => checkPhrase(line.phrase))
  }
  told()
  for (let decision = game.status(state).decision; decision; decision = game.status(state).decision) {
    if (decision.kind === 'scoring') readOut(game.view(state, decision.by))
    const codes = [...out.subarray(0, game.choices(state, out))]
    const position = { view: game.view(state, decision.by), seats, viewer: decision.by }
    const prompt = firstClassSpeech.ask(decision, position)
    ;[prompt.above, prompt.title, prompt.text, ...(prompt.ahead ?? [])].forEach(checkPhrase)
    const candidates = firstClassSpeech.candidates(decision, codes, game.plans(state), position)
    expect(new Set(candidates.map((one) => one.codes[0]))).toEqual(new Set(codes))
    for (const one of candidates) {
      said.groups.add(one.group.id)
      phrasesOf(one).forEach(checkPhrase)
      for (const ref of one.refs) explain(ref, position)
    }
    const answer = walk(candidates, random, said)
    const beats: Beat[] = []
    for (const code of answer.codes)
      game.apply(state, code, (event) => (events.push(event), beats.push({ event, view: null })))
    const last = beats.pop()
    if (last) beats.push({ ...last, view: game.view(state, decision.by) })
    const previewWords = firstClassSpeech.tellPreview(
      answer,
      { beats, stops: 'end', status: game.status(state) },
      position,
    )
    ;[previewWords.above, previewWords.title, ...previewWords.text].forEach(checkPhrase)
    told()
  }
  readOut(game.view(state, 'open'))
  game.score(state).forEach((score) => firstClassSpeech.score(score).forEach(({ label }) => checkPhrase(label)))
}

/** Each module with another one, and the lesson-size game. */
const PAIRS = [['A', 'B'], ['C', 'D'], ['E', 'F'], ['B', 'D'], ['C', 'F'], []] as const

test('whole random games with every module are played through the list, told and asked without a hole in any language', () => {
  const start = seedFor(20_267)
  console.log(`seed ${start}`)
  const said: Said = { groups: new Set(), kinds: new Set(), rows: 0 }
  PAIRS.forEach((modules, i) =>
    playThrough(
      start + i,
      2 + (i % 3),
      {
        ...firstClassOptions.default,
        modules,
        teatime: i % 2 === 0,
        overflowCoinsScore: i % 5 === 4,
        evidenceAtTurnEnd: i % 4 === 0,
      },
      said,
    ),
  )
  // Where a card goes is asked alone only when its bonus comes first, or when taking it let someone learn something.
  expect(
    GROUP_IDS.filter(
      (id) => !said.groups.has(id) && !['train', 'celebrity', 'postcard', 'between', 'coins'].includes(id),
    ),
  ).toEqual([])
  expect(said.rows).toBeLessThan(24)
})

test('every card, end card, piece of evidence and order tile is spoken of by what it does', () => {
  CARDS.forEach((_, card) => [cardPhrase(card), aCard(card), cardLabel(card).label].forEach(checkPhrase))
  END_CARDS.forEach((_, card) => checkPhrase(endCardPhrase(card)))
  EVIDENCE.forEach((_, piece) => checkPhrase(evidencePhrase(piece)))
  ORDERS.forEach((_, tile) => checkPhrase(orderPhrase(tile)))
})

test('every reason has its words', () => {
  for (const name of FIRST_CLASS_REASONS)
    checkPhrase(
      firstClassSpeech.reason(
        { key: reasonKey(name), refs: [{ kind: 'card', id: 72 }], n: 4 },
        {
          view: game.view(game.setup({ options: firstClassOptions.default, seatCount: 2, seed: 1 }), 'onlooker'),
          seats,
          viewer: 0,
        },
      ),
    )
})

test('the next scoring that is foretold is what the trains score then', () => {
  for (const [i, modules] of (
    [
      ['B', 'E'],
      ['A', 'B'],
      ['E', 'F'],
    ] as const
  ).entries()) {
    const random = generator(i)
    const state = game.setup({
      options: { ...firstClassOptions.default, modules, teatime: true },
      seatCount: 2,
      seed: i,
    })
    const out = new Int32Array(MAX_CHOICES)
    for (let decision = game.status(state).decision; decision; decision = game.status(state).decision) {
      const codes = [...out.subarray(0, game.choices(state, out))]
      const code = codes[Math.floor(random() * codes.length)]
      const foretold = nextScoring(game.view(state, 'onlooker'), decision.by)
      const before = game.score(state)[decision.by].total
      const points = game.decode(state, code).kind === 'takePoints'
      let scored = 0
      game.apply(
        state,
        code,
        (event) =>
          (scored +=
            event.kind === 'scored' &&
            ['trains1', 'trains2', 'trains3', 'celebrities', 'switches', 'teatime'].includes(event.source)
              ? event.points
              : 0),
      )
      if (points) expect([before, scored]).toEqual([before, foretold])
    }
  }
})

test('a card is told with what it does, in each language', () => {
  const sentences = (card: number) => (['en', 'nl', 'de'] as const).map((language) => say(language, cardPhrase(card)))
  expect(sentences(0)).toEqual([
    'wagon card: 2 new 0-wagons',
    'wagonkaart: 2 nieuwe 0-wagons',
    'Waggonkarte: 2 neue 0er-Waggons',
  ])
})

test('a drive is offered with its points at once and its bonuses at every scoring', () => {
  const view = game.view(game.setup({ options: firstClassOptions.default, seatCount: 2, seed: 1 }), 0)
  expect(say('en', driveRow(2, 0, { view, seats, viewer: 0 }).note!)).toMatch(/: 3 points; at every scoring 2 coins$/)
  expect(say('en', driveRow(1, 0, { view, seats, viewer: 0 }).note!)).toMatch(/: at every scoring 2 coins$/)
})
