import type { GameId, Ref } from '../../src-shared/core.ts'
import { games } from '../../src-main/engine/games.ts'
import type { App } from '../../src-renderer/state/app.svelte.ts'
import type { TableSession } from '../../src-renderer/state/table/table.svelte.ts'
import { say } from '../../src-renderer/i18n/words.svelte.ts'
import { settingsOf } from '../conformance/settings.ts'
import { below, oneOf, type Random } from '../fuzz/mutate.ts'

/** What a person may press in a window, as its screens hand it on: by lot, whatever is there. */
type Press = (session: TableSession, random: Random, app: App) => unknown

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dirk']
const OTHERS = ['person', 'porter', 'porter', 'driver'] as const

const ELSEWHERE: readonly ((app: App, random: Random) => unknown)[] = [
  (app, random) => {
    const game = oneOf(random, games)
    const { seatCount, options } = oneOf(random, settingsOf(game))
    const seats = NAMES.slice(0, seatCount).map(
      (name, i) => ({ name, player: i === 0 ? 'person' : oneOf(random, OTHERS) }) as const,
    )
    return app.newGame({
      game: game.id as GameId,
      name: '',
      seats,
      options: options as Record<string, unknown>,
      practice: random() < 0.3,
      seed: below(random, 2 ** 32),
    })
  },
  async (app, random) => {
    await app.saved.refresh()
    const { slots } = app.saved
    if (slots.length > 0) await app.open(oneOf(random, slots).id)
  },
  async (app, random) => {
    await app.school.refresh()
    await app.learn(oneOf(random, app.school.lessons).id, random() < 0.5)
  },
  (app) => app.leave(),
  (app, random) => app.preferences.change({ confirm: oneOf(random, ['always', 'undoEnds']) }),
]

/** Something lit, or a seat. */
const aThing = ({ marks, table }: TableSession, random: Random): Ref =>
  marks.length > 0 && random() < 0.8
    ? oneOf(random, marks).ref
    : { kind: 'seat', id: below(random, table.seats.length) }
const rowsOf = ({ choosing }: TableSession) => choosing.sections.flatMap(({ rows }) => rows)
const isAsked = ({ choosing, acting }: TableSession) => choosing.candidates.length > 0 && !acting.isUnderway

const CHOOSING: readonly Press[] = [
  (s, random) => s.choosing.pick([aThing(s, random)], random() < 0.1, null, random() < 0.2),
  (s, random) => rowsOf(s).length > 0 && s.choosing.selectOrGive(oneOf(random, rowsOf(s)).next),
  (s, random) => rowsOf(s).length > 0 && s.choosing.selectByKey(oneOf(random, rowsOf(s)).next),
  (s, random) => s.choosing.candidates.length > 0 && s.choosing.give(oneOf(random, s.choosing.candidates)),
  (s) => s.acting.confirm(),
]

const BESIDE: readonly Press[] = [
  (s) => s.choosing.back(),
  (s, random) => s.choosing.turn(oneOf(random, [1, -1])),
  (s) => s.choosing.wheel(1),
  (s) => s.choosing.turnLaid(1),
  (s) => s.choosing.showsFirst(),
  (s) => s.choosing.end(),
  (s, random) => {
    const held = s.choosing.drag([aThing(s, random)])
    if (!held || held === 'stays') return
    s.choosing.carry([aThing(s, random)])
    return s.choosing.drop(random() < 0.2 ? [] : [aThing(s, random)], random() < 0.3)
  },
  (s, random) => s.pointing.at(random() < 0.2 ? [] : [aThing(s, random)]),
  (s, random) => s.pointing.atRow(rowsOf(s).length > 0 && random() < 0.7 ? oneOf(random, rowsOf(s)) : null),
  (s, random) => s.pointing.ask([aThing(s, random)]),
  (s) => s.pointing.away(),
  (s) => s.acting.back('undo'),
  (s) => s.acting.back('redo'),
  (s) => s.acting.takeBack(),
  (s) => s.table.thinking !== null && s.acting.hurry(),
  (s, random) => isAsked(s) && s.explaining.tell(aThing(s, random)),
  (s) => isAsked(s) && s.explaining.askFirst(null),
  (s) => s.explaining.tellIdle(),
  (s) => s.showing.skip(),
  (s) => s.showing.press(),
  (s) => s.showing.skipTurn(),
  (s) => !s.table.curtain && s.replay.open(),
  (s, random) => s.replay.on && s.replay.step(oneOf(random, [1, -1, -5])),
  (s, random) => s.replay.on && s.replay.stepTurn(oneOf(random, [1, -1])),
  (s) => s.replay.on && s.replay.toEnd(),
  (s, random) => s.log.length > 0 && s.replay.to(oneOf(random, s.log).n),
  (s) => s.replay.leave(),
  (s) => {
    s.tellInWords()
    s.inWords = false
  },
  (s) => s.reviewing.possible && s.reviewing.begin(),
  (s) => s.reviewing.on && s.reviewing.step(1),
  (s) => s.reviewing.on && s.reviewing.goBack(),
]

/** Not in a lesson and not at a problem. */
const IN_GAMES: readonly Press[] = [
  (s, random) => {
    const seat = below(random, s.table.seats.length)
    const player = oneOf(random, OTHERS)
    return s.table.seats[seat].player !== player && s.acting.sit(seat, { player })
  },
  (s, random) =>
    s.table.game === 'freight-express' && typeof s.table.viewer === 'number' && s.acting.doNotAsk(random() < 0.5),
]

/** Presses something; what comes of it is awaited. */
export async function press(app: App, random: Random): Promise<void> {
  const { session } = app
  if (!session || random() < 0.01) await oneOf(random, ELSEWHERE)(app, random)
  else await atTable(session, random)(session, random, app)
}

/** What lies over the table comes first, then what the coach asks. */
function atTable({ table }: TableSession, random: Random): Press {
  const { consent, curtain, lesson, outcome } = table
  if (consent) return (s) => s.acting.consent(random() < 0.6)
  if (curtain) return (s) => s.acting.liftCurtain()
  if (lesson?.step === null || (outcome && random() < 0.3)) return (_s, _random, app) => goesOn(app, random)
  if (lesson && lesson.astray !== null && random() < 0.5)
    return (s) => s.acting.coach(lesson.reads || random() < 0.5 ? 'takeBack' : 'showMe')
  if (lesson?.reads) return (s) => s.acting.coach('goOn')
  if (lesson && !lesson.free && random() < 0.1) return (s) => isAsked(s) && s.acting.coach('showMe')
  if (random() < 0.45) return oneOf(random, CHOOSING)
  return oneOf(random, lesson ? BESIDE : [...BESIDE, ...IN_GAMES])
}

/** From a lesson or a game that is over. */
const goesOn = (app: App, random: Random): unknown => {
  const { session } = app
  const isGame = session && !session.table.lesson && session.table.sameDeal === 'free'
  return isGame
    ? app.playAgain(session, oneOf(random, ['rematch', 'newDeal', 'sameDeal']))
    : oneOf(random, ELSEWHERE)(app, random)
}

/** All that a screen reads of a table; gives its texts. */
export function readAll(s: TableSession): string[] {
  void [s.marks, s.written, s.seen, s.tidings, s.shown, s.across, s.rule]
  void [s.choosing.absent, s.previewing.previewWords, s.previewing.goesAlone, s.hoverPreview.words]
  void [s.hinting.found, s.hinting.lit, s.replay.stops, s.replay.flags, s.reviewing.words, s.reviewing.sides]
  const rows = s.choosing.sections.flatMap(({ ask, rows }) => [ask, ...rows.map(({ label }) => label)])
  const { prompt } = s
  const phrases = [...rows, prompt?.text, prompt?.title, s.hinting.none, ...s.lines.slice(-5).map((one) => one.phrase)]
  return [s.stuck, ...s.announced, ...phrases.flatMap((one) => (one ? [say(one)] : []))]
}
