import { describe, expect, it } from 'vitest'
import { cloneState } from '../../src-main/engine/flat.ts'
import { games } from '../../src-main/engine/games.ts'
import { courseOf } from '../../src-main/school/course.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import { LessonRun } from '../../src-main/school/run.ts'
import { codesNext } from '../../src-main/school/solve.ts'
import { matches, pieceAt, type Pattern } from '../../src-main/school/matching.ts'

function lessonRun(wanted: string): LessonRun {
  const lesson = lessons().find(({ id }) => id === wanted)!
  return new LessonRun(
    lesson,
    courseOf(
      lesson,
      games.find(({ id }) => id === lesson.game)!,
    ),
  )
}

/** A lesson with what is done there; the first of Freight Express: read, lay a straight, drive to E, read, refill. */
function first(id = 'freight-express-rails') {
  const lesson = lessons().find((one) => one.id === id)!
  const run = new LessonRun(
    lesson,
    courseOf(
      lesson,
      games.find(({ id }) => id === lesson.game)!,
    ),
  )
  const give = (codes: readonly number[] | null) => {
    const draft = codes && run.course.draft(0, codes)
    if (!draft || typeof draft === 'string') throw new Error(`not to be played: ${String(draft)}`)
    run.course.step(draft.line)
  }
  const undo = () => run.course.goBack({ kind: 'undo', by: 0, count: 1, ...run.course.standing })
  const chosen = (pattern: Parameters<LessonRun['chosen']>[1][number]) => {
    const code = run.chosen(run.course.state, [pattern])
    return code === null ? null : [code]
  }
  return { run, give, undo, chosen }
}

describe('a lesson at its table', () => {
  it('goes on from what is read when it has been read, and not before something is done', () => {
    const { run } = first()
    expect(run.state).toMatchObject({ at: 0, step: 'look', reads: true })
    expect(run.goOn()).toBe(true)
    expect(run.state).toMatchObject({ at: 1, step: 'lay', reads: false })
    expect(run.goOn()).toBe(false)
  })

  it('says what a move leads away from, and takes that word back with the move', () => {
    const { run, give, undo, chosen } = first()
    run.goOn()
    give(chosen({ kind: 'lay', card: 4, cell: 20, rotation: 0 }))
    expect(run.state).toMatchObject({ at: 1, astray: 'turned' })
    undo()
    expect(run.state).toMatchObject({ at: 1, astray: null })
    give(chosen({ kind: 'lay', card: 3 }))
    expect(run.state).toMatchObject({ at: 1, astray: 'elsewhere' })
  })

  it('goes back a step when the move that did it is taken back', () => {
    const { run, give, undo } = first()
    run.goOn()
    give(run.solution())
    expect(run.state.step).toBe('drive')
    undo()
    expect(run.state.step).toBe('lay')
  })

  it('is done when its last step is', () => {
    const { run, give } = first()
    run.goOn()
    give(run.solution())
    give(run.solution())
    run.goOn()
    expect(run.isDone).toBe(false)
    give(run.solution())
    expect(run.isDone).toBe(true)
    expect(run.state).toMatchObject({ step: null, at: 5 })
  })
})

describe('a lesson of Freight Express', () => {
  it('says of each other card that joins A and E what it is needed for, not that E is out of reach', () => {
    const { run, give, undo, chosen } = first()
    run.goOn()
    give(chosen({ kind: 'lay', card: 3, cell: 20, rotation: 1 }))
    expect(run.state).toMatchObject({ step: 'lay', astray: 'seven' })
    undo()
    expect(run.state.astray).toBeNull()
    give(chosen({ kind: 'lay', card: 21, cell: 20 }))
    expect(run.state).toMatchObject({ step: 'lay', astray: 'needed' })
  })

  /** The lesson of raids, where the step of this name begins. */
  const raids = (step: string) => {
    const lesson = first('freight-express-raids')
    while (lesson.run.state.step !== step) if (!lesson.run.goOn()) lesson.give(lesson.run.solution())
    return lesson
  }

  it('lets nobody close the station that the lesson still leads to', () => {
    const { run, give, undo, chosen } = raids('close')
    give(chosen({ kind: 'useSpecial' }))
    give(chosen({ kind: 'closeStation', card: 11, station: 9 }))
    expect(run.state).toMatchObject({ step: 'close', astray: 'ahead' })
    undo()
    expect(run.state.astray).toBeNull()
    give(chosen({ kind: 'closeStation', card: 11, station: 4 }))
    expect(run.state).toMatchObject({ step: 'to-j', astray: null })
  })

  it('lets a robbed wagon be delivered on the way, and still shows how to go on', () => {
    const { run, give, chosen } = raids('to-j')
    give(chosen({ kind: 'uncouple', card: 12 }))
    expect(run.state).toMatchObject({ step: 'to-j', astray: null })
    while (!run.isDone) if (!run.goOn()) give(run.solution())
  })
})

describe('a card that is taken and used at once', () => {
  const moduleB = () => {
    const run = lessonRun('first-class-module-b')
    run.goOn()
    return run
  }
  const answer = (run: LessonRun, ...patterns: Parameters<LessonRun['chosen']>[1][number][]) => {
    const copy = cloneState(run.course.state)
    const codes = patterns.map((pattern) => {
      const code = run.chosen(copy, [pattern])!
      run.course.game.apply(copy, code)
      return code
    })
    const draft = run.course.draft(0, codes)
    if (typeof draft === 'string') throw new Error(draft)
    run.course.step(draft.line)
  }

  it('does two steps of its lesson', () => {
    const run = moduleB()
    answer(run, { kind: 'take', card: 96 }, { kind: 'board', train: 0 })
    expect(run.state).toMatchObject({ step: 'end', astray: null })
  })

  it('leads away when its use does, and is taken back whole', () => {
    const run = moduleB()
    answer(run, { kind: 'take', card: 96 }, { kind: 'board', train: 1 })
    expect(run.state).toMatchObject({ step: 'ride', astray: 'lower' })
    expect(run.begun).toBe(0)
    run.course.goBack({ kind: 'undo', by: 0, count: 1, ...run.course.standing })
    expect(run.state).toMatchObject({ step: 'take', astray: null })
  })
})

describe('a step that begins while another seat plays', () => {
  it('keeps what that seat did when its own answers are taken back', () => {
    const run = lessonRun('first-class-rows')
    while (run.step?.id !== 'refuse' || run.course.status.decision?.by !== 0) {
      if (run.goOn()) continue
      const draft = run.course.draft(run.course.status.decision!.by, codesNext(run)!.slice(0, 1))
      if (typeof draft === 'string') throw new Error(draft)
      run.course.step(draft.line)
    }
    const made = run.course.steps.length
    expect(run.begun).toBeLessThan(made)
    expect(run.standing).toBe(made)
    const draft = run.course.draft(0, [run.chosen(run.course.state, [{ kind: 'take' }])!])
    if (typeof draft === 'string') throw new Error(draft)
    run.course.step(draft.line)
    expect(run.state.astray).toBe('taken')
    expect(run.standing).toBe(made)
  })
})

describe('what the other seat does', () => {
  it('does no step that the learner is to do', () => {
    const { run, give, chosen } = first('freight-express-tickets')
    run.goOn()
    give(chosen({ kind: 'lay', card: 16, cell: 9, rotation: 1 }))
    give(chosen({ kind: 'lay', card: 0, cell: 42, rotation: 0 }))
    give(chosen({ kind: 'lay', card: 4, cell: 24, rotation: 0 }))
    give(chosen({ kind: 'endTurn' }))
    // It enters B, where the learner should, and takes the ticket there.
    const others: readonly Pattern[] = [{ kind: 'drive', card: 5 }, { kind: 'branch', rail: 6 }, { kind: 'useSpecial' }]
    for (const answer of others) {
      const draft = run.course.draft(1, chosen(answer)!)
      if (typeof draft === 'string') throw new Error(draft)
      run.course.step(draft.line)
    }
    expect(run.state).toMatchObject({ step: 'drive', astray: 'ended' })
  })
})

describe('a first game', () => {
  const game = () => {
    const lesson = lessons().find(({ id }) => id === 'transport-first-game')!
    return new LessonRun(
      lesson,
      courseOf(
        lesson,
        games.find(({ id }) => id === lesson.game)!,
      ),
    )
  }

  /** Answers as the school's report does. */
  function answer(run: LessonRun) {
    const draft = run.course.draft(run.course.status.decision!.by, codesNext(run)!.slice(0, 1))
    if (typeof draft === 'string') throw new Error(draft)
    run.course.step(draft.line)
  }

  /** Plays until a step is open or the lesson is done. */
  function playTo(run: LessonRun, step: string | null) {
    while (run.state.step !== step) if (!run.goOn()) answer(run)
  }

  it('lets a first turn of First Class be played to its end before it tells of the next', () => {
    const run = lessonRun('first-class-first-game')
    playTo(run, 'rows')
    expect(run.course.status.decision?.by).not.toBe(0)
    playTo(run, null)
    expect(run.state.points).toHaveLength(2)
  })

  it('does not ask for a first wagon of whoever has coupled one in the first turn', () => {
    const { run, give, chosen } = first('freight-express-first-game')
    run.goOn()
    give(chosen({ kind: 'couple' }))
    give(chosen({ kind: 'endTurn' }))
    while (run.state.step === 'turn') answer(run)
    expect(run.state.step).toBe('deliver')
  })

  it('is done when the game is over, whatever its steps still ask', () => {
    const run = lessonRun('freight-express-first-game')
    run.goOn()
    while (run.course.status.decision) {
      const passed = run.chosen(run.course.state, [{ kind: 'refill' }, { kind: 'endTurn' }]) ?? codesNext(run)![0]
      const draft = run.course.draft(run.course.status.decision.by, [passed])
      if (typeof draft === 'string') throw new Error(draft)
      run.course.step(draft.line)
      if (run.course.status.decision) expect(run.isDone).toBe(false)
    }
    expect(run.isDone).toBe(true)
    expect(run.state.points).toEqual([0, 0])
  })

  it('counts the turns of each seat where its step lasts a number of turns, and no others', () => {
    const run = game()
    playTo(run, 'connect')
    expect(run.state.turns).toBeNull()
    playTo(run, 'play')
    const now = Math.ceil(run.course.status.turn / 2)
    expect(run.state.turns).toEqual({ now, all: 12 })
  })

  it('tells what each seat has made when it is over, and not before', () => {
    const run = game()
    playTo(run, 'play')
    expect(run.state.points).toBeNull()
    playTo(run, null)
    const { points } = run.state
    expect(points).toEqual(run.course.game.score(run.course.state).map(({ total }) => total))
    expect(Math.max(...points!)).toBeGreaterThan(0)
  })
})

describe('a pattern', () => {
  it.each([
    [{ kind: 'lay', card: 4 }, { kind: 'lay' }, true],
    [{ kind: 'lay', card: 4 }, { card: { atLeast: 5 } }, false],
    [{ cards: [1, 2] }, { cards: { has: 2 } }, true],
    [{ cards: [1, 2] }, { cards: [1] }, false],
    [{ card: 4 }, { card: { oneOf: [3, 4] } }, true],
    [{ card: 4 }, { card: { not: 4 } }, false],
  ])('asks of %j whether it is %j: %s', (value, pattern, expected) => {
    expect(matches(value, pattern)).toBe(expected)
  })

  it('is held to a piece of a view by its path', () => {
    expect(pieceAt({ seats: [{ coupled: [7] }] }, 'seats.0.coupled.length')).toBe(1)
    expect(pieceAt({ seats: [] }, 'seats.0.coupled.length')).toBeUndefined()
  })
})
