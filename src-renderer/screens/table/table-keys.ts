import { tick } from 'svelte'
import type { TableSession } from '../../state/table/table.svelte.ts'
import { isRowKey } from '../../state/table/lull.ts'
import { isOfRadio } from '../review/review-keys.ts'
import { showScores } from './menu/show-scores.ts'
import { undo } from './menu/undo.ts'

/** What keys reach of the screen round the drawn table. */
export interface TableParts {
  readonly session: TableSession
  /** Goes through the list of choices, where it is shown; returns whether it is. */
  step(by: 1 | -1): boolean
  /** Presses the row of this key; returns whether there is one. */
  press(key: string): boolean
  /** Brings the keyboard to the drawn table. */
  explore(): void
  /** Opens the drawer, or shuts it. */
  pullDrawer(): void
  /** Shuts the drawer; returns whether it was open. */
  shutDrawer(): boolean
  /** Undo ended here: asks whether to take back all the same. */
  takeBack(): void
}

const isHeld = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey
/** A focused button answers Enter and Space itself. */
const isOnButton = ({ target }: KeyboardEvent): boolean => target instanceof HTMLButtonElement
/** Whoever asked to see what happened still stands on that button: there Space is the key of Skip, as Skip says. */
const isOnReplayer = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLButtonElement && target.dataset.yields === 'space'

/** What a key does at a table that is played; returns whether it did anything. */
export function tableKey(event: KeyboardEvent, parts: TableParts): boolean {
  if (isHeld(event)) return undoKey(event, parts)
  if (lookKey(event.key.toLowerCase(), parts)) return true
  return parts.session.showing.moving ? skipKey(event, parts) : choiceKey(event, parts)
}

function undoKey(event: KeyboardEvent, { session, takeBack }: TableParts): boolean {
  const letter = event.key.toLowerCase()
  if (event.altKey || (letter !== 'z' && letter !== 'y')) return false
  // A key that is held wishes no more than can be shown.
  if (event.repeat && (session.acting.isWished || session.acting.isComing)) return true
  if (letter === 'y' || event.shiftKey) void session.acting.back('redo')
  else void undo(session, takeBack)
  return true
}

/** What can be looked into whatever else goes on. */
function lookKey(key: string, { session, explore }: TableParts): boolean {
  if (key === 'x' && session.showing.drawn) explore()
  else if (key === 'b') session.tellInWords()
  else if (key === 'h') void session.hinting.toggle()
  else return key === 't' && session.showing.turnTable()
  return true
}

function skipKey(event: KeyboardEvent, parts: TableParts): boolean {
  const { session } = parts
  if (session.showing.waits) return goesOn(event, session)
  if (event.key === 'Enter' && !isOnButton(event)) return bringsToRest(event, session)
  if (isRowKey(event.key)) return pressesAhead(event, parts)
  const turn = turnOf(event)
  if (turn) return !event.repeat && session.choosing.turnLaid(turn)
  const skips = event.key === 'Escape' || (event.key === ' ' && (!isOnButton(event) || isOnReplayer(event)))
  if (skips) session.showing.skipTurn()
  return skips
}

/** Held down, a key still means what led here. */
function goesOn(event: KeyboardEvent, { showing }: TableSession): boolean {
  const goes = event.key === 'Escape' || (['Enter', ' '].includes(event.key) && !isOnButton(event))
  if (goes && !event.repeat) showing.goOn()
  return goes
}

/**
 * Pressed while one's own deed is shown it may mean the question before, or what comes next: that is brought to rest,
 * and nothing is answered that nobody has seen yet.
 */
function bringsToRest(event: KeyboardEvent, { showing, acting }: TableSession): boolean {
  if (!showing.isOwn || event.repeat || showing.lull.isHasty(event)) return false
  void acting.caughtUp()
  return true
}

/**
 * The key of a row means the list that comes of one's own deed: what is shown of that is skipped, and the row pressed.
 * In another turn it would be another row.
 */
function pressesAhead(event: KeyboardEvent, { session, press }: TableParts): boolean {
  const { showing, acting } = session
  if (!acting.isUnderway || event.repeat || showing.lull.isSecond(event)) return false
  const { turn } = session.table.status
  void acting
    .arrived()
    .then(tick)
    .then(() => session.table.status.turn === turn && press(event.key.toUpperCase()))
  return true
}

/** Gives the answer that is meant, ends what it may end, or shows the first way to do a step of a card. */
function confirms({ repeat }: KeyboardEvent, session: TableSession): boolean {
  const { choosing, acting } = session
  if (choosing.chosen === null)
    return (
      choosing.end() ||
      coachKey(session) ||
      scoresKey(session) ||
      (!repeat && !acting.isUnderway && !session.table.lesson && choosing.showsFirst()) ||
      saysWhatIsAsked(session)
    )
  void acting.confirm()
  return true
}

/** Which way a key turns a card; null where it turns none. */
function turnOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | null {
  const letter = key.toLowerCase()
  if (letter === 'r') return shiftKey ? -1 : 1
  return letter === 'e' ? 1 : letter === 'q' ? -1 : null
}

function choiceKey(event: KeyboardEvent, parts: TableParts): boolean {
  const { choosing, acting } = parts.session
  const turn = turnOf(event)
  if (turn) return choosing.turn(turn) || (!event.repeat && choosing.turnLaid(turn))
  switch (event.key) {
    case 'Escape':
      return goesBack(parts)
    case 'Enter':
      return !isOnButton(event) && confirms(event, parts.session)
    case 'ArrowDown':
      return parts.step(1)
    case 'ArrowUp':
      return parts.step(-1)
    case 'l':
    case 'L':
      parts.pullDrawer()
      return true
    default:
      // The list still stands there, but it is answered.
      if (acting.isUnderway && isRowKey(event.key)) return pressesAhead(event, parts)
      return event.key.length === 1 && parts.press(event.key.toUpperCase())
  }
}

/** Nothing is chosen that it could confirm, and it ends nothing: it says what is asked. */
function saysWhatIsAsked({ choosing, explaining, acting }: TableSession): boolean {
  return choosing.candidates.length > 0 && !acting.isUnderway && explaining.askFirst(choosing.narrowed?.title ?? null)
}

/** The coach's note has one button to go on by: its key holds wherever the focus is. */
function coachKey({ acting, table: { lesson } }: TableSession): boolean {
  const wish =
    !lesson || lesson.step === null ? null : lesson.astray !== null ? 'takeBack' : lesson.reads ? 'goOn' : null
  if (wish) void acting.coach(wish)
  return wish !== null
}

/** Over the table of a game that is over stands one button: its key holds wherever the focus is, as Escape does. */
function scoresKey(session: TableSession): boolean {
  const { outcome, lesson, problem } = session.table
  const stands = !!outcome && !lesson && !problem
  if (stands) showScores(session)
  return stands
}

const goesBack = (parts: TableParts): boolean =>
  parts.session.choosing.back() ||
  shutsHint(parts.session) ||
  parts.shutDrawer() ||
  putsBack(parts) ||
  scoresKey(parts.session)

function putsBack({ session, takeBack }: TableParts): boolean {
  const { putsBack } = session.choosing
  if (putsBack) void undo(session, takeBack)
  return putsBack
}

function shutsHint({ hinting }: TableSession): boolean {
  const told = hinting.found !== null || hinting.looking
  if (told) hinting.close()
  return told
}

/**
 * What a key does while one looks back; returns whether it did anything. docs/look/look.md, 'Replay': Left and Right
 * step, with Shift a turn, Space plays.
 */
export function replayKey(event: KeyboardEvent, session: TableSession): boolean {
  const { replay } = session
  if (isHeld(event) || event.target instanceof HTMLSelectElement || isOfRadio(event)) return false
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = event.key === 'ArrowLeft' ? -1 : 1
      void (event.shiftKey ? replay.stepTurn(by) : replay.step(by))
      return true
    }
    case 'Home':
      void replay.to(0)
      return true
    case 'End':
      void replay.toEnd()
      return true
    case ' ':
      if (isOnButton(event)) return false
      void replay.play()
      return true
    case 'Escape':
      replay.leave()
      return true
    case 'b':
    case 'B':
      session.inWords = true
      return true
    default:
      return false
  }
}
