import type {
  Decision,
  GameEvent,
  Outcome,
  Plan,
  Phrase,
  Reason,
  Ref,
  Score,
  Seat,
  Viewer,
} from '../../src-shared/core.ts'
import type { Counted } from './names.ts'
import type { Beat, Preview, SeatInfo } from '../../src-shared/table.ts'
import type { MessageKey } from '../messages/index.ts'
import type { Fits, Headline, TurnTold } from './turn.ts'

/** What a game's words/speech.ts gives: everything it has to say, as phrases, in no language. */

/** What there is to talk about. */
export interface Position<V> {
  readonly view: V
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** What was done in this turn so far and stands, where that matters. */
  readonly done?: readonly GameEvent[]
  /** What was done last may be taken back, where that matters. */
  readonly undoable?: boolean
}

/** What is asked, in the present tense. */
export interface Prompt {
  /** Whose question, and where they stand. */
  readonly above: Phrase
  readonly title: Phrase
  readonly text: Phrase
  /** What comes after this by itself or may be used later, in order. */
  readonly ahead?: readonly Phrase[]
  /** What a turn, or an answer in several parts, consists of, and how far it has come. */
  readonly stops?: readonly Stop[]
}

/** What is counted of a seat, one after the other. */
export interface Counting {
  /** null: all have been counted. */
  readonly seat: Seat | null
  readonly sources: readonly CountedSource[]
  /** The points of all seats as far as they have come, and what of them this counting has brought. */
  readonly points: readonly number[]
  readonly gained: readonly number[]
}

/** One thing that points come from. */
export interface CountedSource {
  readonly id: string
  readonly label: Phrase
  /** What is counted there, below its name. */
  readonly note?: Phrase | undefined
  readonly at: 'passed' | 'here' | 'ahead'
  /** null: not yet known. */
  readonly points: number | null
  /** What it is made of, one after the other, where it is counted piece by piece. */
  readonly pieces?: readonly number[]
}

/** A part of a turn, as a stop on its line. */
export interface Stop {
  readonly label: Phrase
  /** 'skipped': it has been passed, and nothing was done there. */
  readonly at: 'passed' | 'skipped' | 'here' | 'ahead'
}

/** A heading in the list of choices. */
export interface Group {
  readonly id: string
  readonly label: Phrase
  /** The heading that its answers would stand under if none of them mattered more than usual. */
  readonly instead?: string
  /** As one row under the question, which says the rest. */
  readonly brief?: Phrase
  /** Drawing beside it: a name of assets/art-ui. */
  readonly icon: string
  /** Its rows say it all: they need no heading. */
  readonly bare: boolean
  /** Its rows are what the question is about: they lie open however many there are. */
  readonly open?: boolean
  /** A letter that always opens it, beside the numbers of the rows. */
  readonly key?: string
  /** Its place among the headings of a turn, from 1: it is one row there, which stays while the turn lasts. */
  readonly rank?: number
  /** Its rank is its key through the whole game: so many first numbers are kept for headings like it. */
  readonly numbered?: number
  /** It stands at the top of the list while it is offered, whatever its rank. */
  readonly leads?: boolean
  /** It ends a turn or a part of it: the last rows, ruled off, never out of sight. */
  readonly closing?: boolean
  /** What it does is seen on the table before it is done, by whichever key it is chosen: none has pointed at it. */
  readonly lookedAt?: boolean
  /** It ends the turn among other things: its one row stands with what closes the list. */
  readonly ends?: boolean
  /** Its rows lie behind one wherever others stand beside it: they are many, or chosen better on the table. */
  readonly folds?: boolean
  /** Each of its answers gives something up: none of them has the focus by itself. */
  readonly costs?: boolean
  /** Each of its answers is paid for with what may as well be kept: where nothing else is left, Enter ends. */
  readonly paid?: boolean
  /** The parts of one of its answers, where they are to be seen as stops on a line while it is chosen. */
  readonly stops?: readonly Phrase[]
}

/** Harm to someone: shown in signal red. */
export interface Warning extends Phrase {
  /** It hurts nobody: it is told, not cried out. */
  readonly mild?: true
}

/** Something is warned of, and not mildly. */
export const isRed = (warning: Warning | undefined): boolean => warning !== undefined && !warning.mild

/** One thing that an answer does, as a small picture of the game, and in short which thing it is done to. */
export interface PicturedDeed {
  readonly signs: readonly unknown[]
  readonly text?: Phrase
}

/** One step from a heading to a single choice: which card, then which place, then turned how. */
export interface Step {
  readonly id: string
  /** Asked above the rows of this step. */
  readonly ask: Phrase
  /** Asked instead where all that is left bears one label or ends at one place: where to is known, which way is not. */
  readonly askAlike?: Phrase
  /** Asked instead where all that is left ends at one place, and that was picked first: 'Which card into E?'. */
  readonly askTo?: Phrase
  /** How many of these are folded into one row: a text with a number n. */
  readonly many: MessageKey
  /** The same where some of them are only for answers beside the point: a text with n of the others, and `aside`. */
  readonly manyAside?: MessageKey
  /** The same where all of them are, and others are more to the point: a text with n, two or more. */
  readonly allAside?: MessageKey
  readonly label: Phrase
  readonly note?: Phrase
  /** Stands in the place of label and note where its thing is picked, and so named above the list already. */
  readonly asPicked?: Phrase
  /** What is only heard after its label: it is seen on the table. */
  readonly unseen?: Phrase
  readonly warning?: Warning
  /** Points that it brings at once, set large at the end of its row. */
  readonly gain?: number
  /** A figure that it changes, at the end of its row: so that rows can be held against each other. */
  readonly tally?: Tally
  /** Rails to draw beside the row, unturned and turned. */
  readonly rails?: number
  /** All that its label says, as small pictures: for the eye they stand in its place. */
  readonly pictured?: readonly PicturedDeed[]
  /** What it brings, as small pictures beside its label. */
  readonly signs?: readonly unknown[]
  /** Things of one kind, of which it is all the same which is meant, share a row that says how many there are. */
  readonly kind?: string
  /** How the thing of the first step lies: where no other way is left, the row bears the name of that thing. */
  readonly isTurn?: boolean
  /** It stays in sight below a list that is longer than its room: it is another way than all rows above it. */
  readonly pinned?: true
  /** What this step is about, lit while the row is hovered. */
  readonly refs: readonly Ref[]
  /** Where every answer begins with it, it is asked what becomes of that thing: marked, though nobody picked it. */
  readonly isAsked?: boolean
  /**
   * It takes what lies there for all. Whoever points at no more than where that would go has not named it: it is
   * selected with it, and asked about.
   */
  readonly takes?: true
}

/** One way to answer the present decision. */
export interface Candidate {
  readonly codes: readonly number[]
  /** What one may point at to mean it. */
  readonly refs: readonly Ref[]
  /** Where it ends; pointing there means this one before others that only pass. */
  readonly end: Ref | null
  /**
   * Once something of it is picked: onto what that may be put, foremost the first, which is lit. Pointing there means
   * this one before any other.
   */
  readonly onto?: readonly Ref[]
  /**
   * Once something of it is picked: the places up to which it lays one after the other. Pointing at one means this one
   * before others that go on past it; it is looked at first, and a second click there gives it.
   */
  readonly upTo?: readonly Ref[]
  /**
   * It does all that its card brings: the places that are chosen by it. Once the card is picked, pointing at one of
   * them means the first answer that has it.
   */
  readonly places?: readonly Ref[]
  readonly group: Group
  readonly steps: readonly Step[]
  /** Candidates alike in everything but how a card is turned share this; R steps through them. */
  readonly stem: string
  /** On the button. */
  readonly confirm: Phrase
  /** What R does where it does not turn a card: 'Other ways'. */
  readonly another?: Phrase
  /** A small step within a larger one: given as soon as its place is pointed at, since undo takes it back. */
  readonly swift?: boolean
  /**
   * All that the thing it begins with is good for, but for what stands beside it in the list: a click on that thing
   * means it, and gives it where undo takes it back.
   */
  readonly sole?: boolean
  /**
   * It stands under a heading of its own as well, for whoever enters that first: what is picked on the table before
   * does not mean it.
   */
  readonly within?: true
  /** It takes up what it is about, and the next answer puts that down: one drag means both. */
  readonly takesUp?: boolean
  /** It leads nowhere for whoever plays: where others do, its places keep in the background. */
  readonly aside?: boolean
  /** Whether it opens something for whoever plays: where one does, the places of others keep in the background. */
  readonly opensWay?: () => boolean
  /** Whether it mends what keeps whoever plays from all else: it stands under a heading of its own then. */
  readonly rejoins?: () => boolean
  /** What it opens, for its row; null where no more is to be said than that it does. */
  readonly opensTold?: () => Phrase | null
  /** The same of what opens nothing anywhere: whether it guards something of whoever plays. */
  readonly guards?: () => boolean
  /** What it guards is a partner's as well. */
  readonly together?: boolean
}

/** What would happen, before it is confirmed. */
export interface PreviewWords {
  readonly above: Phrase
  readonly title: Phrase
  readonly text: readonly Phrase[]
  /** What the drawn table shows better than words can, told to whoever does not see it; first the title in full. */
  readonly unseen?: { readonly title?: Phrase; readonly text: readonly Phrase[] }
  /** Someone would leave the rails or lose something. */
  readonly warning: boolean
  /** A figure that it changes, set large. */
  readonly tally?: Tally
  /** That nothing at all would come of it. */
  readonly idle?: Phrase
}

/** A figure before and after; `sentence` says the same for the ear. */
export interface Tally {
  readonly label: Phrase
  readonly before: number
  readonly after: number
  readonly sentence: Phrase
}

/** A line of the log. */
export interface Line {
  readonly seat: Seat
  readonly turn: number
  readonly phrase: Phrase
  /** Heard instead by whoever does not see the table: with the places that are lit while it is read. */
  readonly heard?: Phrase
  readonly refs: readonly Ref[]
  /** It is nobody's own doing: cards are dealt, a scoring ends. */
  readonly common?: boolean
  /** It follows from what is done and does nothing itself: where few lines have room it stands last. */
  readonly aside?: boolean
}

/** What is done before what follows from it. */
export const asidesLast = (lines: readonly Line[]): readonly Line[] => [
  ...lines.filter(({ aside }) => !aside),
  ...lines.filter(({ aside }) => aside),
]

/** The slip that explains a thing pointed at. */
export interface Slip {
  readonly name: Phrase
  readonly text: Phrase
  /** What else holds of it, each apart from the text and from the others. */
  readonly also?: readonly Phrase[]
  /** Other things that the text names: lit while it is read. */
  readonly refs?: readonly Ref[]
  /** What the text counts up, to be seen as tables below a shorter text. */
  readonly counts?: { readonly text: Phrase; readonly tables: readonly Counts[] }
  /** The text says all of it: why there is nothing to do with it is told only to who tries. */
  readonly whole?: boolean
}

/** How many there are of each kind. */
export interface Counts {
  readonly of: Phrase
  readonly rows: readonly Counted[]
}

/** A heading under which nothing is offered now, and the thing that tells why. */
export interface Absent {
  readonly group: Group
  /** Where there is one. */
  readonly ref?: Ref
  /** What to say when the thing itself is offered for something else. */
  readonly otherwise: Phrase
}

/** Something worth remembering, at the height its seat had then. */
export interface Moment {
  readonly turn: number
  /**
   * Where it stands on the axis of the chart, if not at its turn: what comes after the last scoring is drawn apart from
   * it.
   */
  readonly at?: number
  readonly seat: Seat
  readonly value: number
  readonly phrase: Phrase
  /** The event it was, one of those that were given: from there it is found in the log. */
  readonly event: GameEvent
}

/** A turn that the axis of the chart names. */
export interface Flag {
  readonly turn: number
  readonly label: Phrase
}

/** A game as a chart: what each seat had after which turn. */
export interface Course {
  readonly turns: number
  readonly lines: readonly {
    readonly seat: Seat
    /** Those it has its points together with, whose line it is as well; nobody, where this is not given. */
    readonly with?: readonly Seat[]
    readonly steps: readonly { readonly turn: number; readonly value: number }[]
    readonly total: number
  }[]
  readonly moments: readonly Moment[]
  /** What has its sign on the chart; where this is not given that is what is told. */
  readonly marks?: readonly Moment[]
  /** Turns to be named below the chart instead of every so many. */
  readonly flags?: readonly Flag[]
}

/** A place of the table, as one comes to it by arrows. */
export interface Spot {
  /** 'D4', or 'row 4, column 6' where letters name something else. */
  readonly name: Phrase
  /** What the name is made of: a row and a column whose places all have theirs alike are headed by it. */
  readonly at?: { readonly row: string; readonly column: string }
  /** What lies here and beside it. */
  readonly lies: Phrase
  /** What may be pointed at here, the most particular first. */
  readonly refs: readonly Ref[]
  /** What stands here for the eye: a letter, or rails as the list has them. */
  readonly sign?: string
  readonly rails?: number
}

/** What goes on where it is more than a turn of somebody, and from which of the events on. */
export interface Episode {
  readonly title: Phrase
  readonly since: number
  /** From which of the events on it is only counted, and nobody answers anything; absent: of none. */
  readonly counts?: number
}

/** Something won or lost. */
export interface Tiding {
  /** Who did it; null: nobody. */
  readonly seat: Seat | null
  readonly phrase: Phrase
  /** Points that it brought. */
  readonly gain?: number
  /** Whom it was done to: they are told of it before all else. */
  readonly against?: readonly Seat[]
  /** It brings the end of the game near: what warns of that is said with it. */
  readonly nearsEnd?: boolean
  /** The seat to which it says what is told for as long as it stands, too: beside this that is not said once more. */
  readonly keepsFrom?: Seat
}

/** Points that somebody has got; partners have them together. */
export interface Won {
  readonly seats: readonly Seat[]
  readonly points: number
}

/** What would move a thing. */
export interface Movers {
  readonly phrase: Phrase
  readonly refs: readonly Ref[]
}

export interface Speech<V> {
  /** A step of the game as lines of the log, past tense. Small events are told with the big ones. */
  tell(events: readonly GameEvent[], seats: readonly SeatInfo[], view: V): Line[]
  /** Who did it, where an event is of the seat that it befell; absent: each was done by its own seat. */
  doer?(event: GameEvent): Seat
  /** What of these goes on in the next step, and is told with it as one. */
  unfinished?(events: readonly GameEvent[]): readonly GameEvent[]
  /** What a seat did in its turn as one sentence, past tense; null: there is nothing to say of it. */
  tellTurn(events: readonly GameEvent[], told: TurnTold<V>): Phrase | null
  /** The same as short as there is room for: what matters most. @param fits see `headline` */
  headTurn(events: readonly GameEvent[], told: TurnTold<V>, fits: Fits): Headline | null
  /**
   * What of these events somebody won or lost, to be read for longer than they move. Absent: nothing ever. @param known
   * all that happened in this game, as far as it is known
   */
  tidings?(
    events: readonly GameEvent[],
    seats: readonly SeatInfo[],
    view: V,
    known: readonly GameEvent[],
  ): readonly Tiding[]
  /** What an event brings, in points; null where it brings none. Absent: so of all. */
  won?(event: GameEvent, view: V): Won | null
  /**
   * So many of these events can be told once `seen` of them have been seen: a line that goes on is not told before it
   * is whole. Absent: all that was seen.
   */
  settled?(events: readonly GameEvent[], seen: number): number
  /** What is told, if it is no turn: a scoring. Absent: turns are all there is. */
  episode?(events: readonly GameEvent[], seats: readonly SeatInfo[], view: V): Episode | null
  /**
   * What an episode counts, source by source, as far as these have begun to be shown, of which the last is being shown;
   * null: it counts nothing now. Absent: nothing is ever counted so.
   * @param landed the position as far as it lies on the table: points are told when they have come there
   */
  counting?(events: readonly GameEvent[], view: V, landed?: V): Counting | null
  /**
   * What is being done in the last of these, which is shown now, in the present tense; null: no more than that it is
   * somebody's turn, or that an episode goes on.
   */
  now(events: readonly GameEvent[], seats: readonly SeatInfo[]): Phrase | null
  /** What was taken up and is not put down yet: the log does not tell of it. */
  begun?(position: Position<V>): Phrase | null
  /** How near the end of the game is, once it is; null: it is far, or was reached. */
  nearEnd(view: V, seats: readonly SeatInfo[]): Phrase | null
  /**
   * What keeps all from a seat that it scores by, as long as it does, told to whoever sits there. Absent: nothing.
   * @param news the seats of which news that stands above says it
   */
  standing?(view: V, seat: Seat, offered: readonly Candidate[], news: readonly Seat[]): Phrase | null
  /** Whether the game may end before whoever moves has another turn; absent: where its end is near. */
  mayEnd?(view: V): boolean
  /** @param offered what may be answered, where that is known */
  ask(decision: Decision, position: Position<V>, offered?: readonly Candidate[]): Prompt
  candidates(decision: Decision, codes: readonly number[], plans: readonly Plan[], position: Position<V>): Candidate[]
  tellPreview(candidate: Candidate, preview: Preview, position: Position<V>): PreviewWords
  about(ref: Ref, position: Position<V>): Slip | null
  /** What the better of two moves does more of than the other, as a heading of either; null = nothing of note. */
  setApart?(
    better: readonly GameEvent[],
    other: readonly GameEvent[],
    seat: Seat,
  ): Readonly<Record<'slip' | 'found', Phrase>> | null
  /**
   * What heads a hint, where the words of its preview name a thing by its kind alone; null = they say it.
   * @param events what comes of all of it
   */
  hintTitle?(candidate: Candidate, events: readonly GameEvent[], position: Position<V>): Phrase | null
  /** What else is to be known of a hint's move: what its first answer is for, and whom it harms, now or later. */
  hintNotes?(
    first: Candidate,
    done: readonly GameEvent[],
    follows: readonly GameEvent[],
    position: Position<V>,
  ): readonly Phrase[]
  /** Things that a hint names of which this comes, and that its own row is not about: lit as long as it is told. */
  hintNames?(events: readonly GameEvent[]): readonly Ref[]
  /**
   * What a line of play does after its first answer, in sentences. Absent: nothing more is told of it.
   * @param done what comes of the first answer itself, where its title does not say it all
   * @param counted the points that it brings are told beside it
   */
  ahead?(
    events: readonly GameEvent[],
    position: Position<V>,
    first?: Candidate,
    done?: readonly GameEvent[],
    counted?: boolean,
  ): readonly Phrase[]
  /**
   * What a line of play does after its first answer is drawn, and little of it told: there is too much of it for that,
   * or to be done by one press.
   */
  readonly drawsAhead?: true
  /** What goes by itself, before it goes: the only answer there was. Absent: nothing is said of it. */
  byItself?(beats: readonly Beat[], whose: Omit<Position<V>, 'view'>): Phrase | null
  /** The stops of the turn while that goes, where it has any. `done`: what was done in the turn before it. */
  stopsByItself?(beats: readonly Beat[], done?: readonly GameEvent[]): readonly Stop[] | null
  /** What a reason calls a thing that brings points, as it follows 'for' or 'through'. Absent: nothing is named. */
  calls?(ref: Ref, view: V): Phrase | null
  /** The same told to whoever has it, with how they do: in a hand, on a train. Absent, null: as `calls` has it. */
  callsOwn?(ref: Ref, view: V): Phrase | null
  /** What points are for that such things bring, where that is more than thanks to them. */
  owed?(what: Phrase): Phrase
  /** The same with where it lies. Absent: nothing is told so. */
  callsAt?(ref: Ref, position: Position<V>): Phrase | null
  /** What it calls `n` such things, two or more, that `calls` gives one name. Absent, null: each is named. */
  callsAll?(ref: Ref, view: V, n: number): Phrase | null
  /** A position in a few words, by which it is told from others: where whoever is to move stands, how far it is. */
  caption(view: V): Phrase
  /**
   * The table place by place, row by row from the top as it is turned: all rows of one board are equally long.
   * @param viewer who is called 'you'; absent: nobody
   */
  walk(view: V, seats: readonly SeatInfo[], turn: number, viewer?: Viewer): readonly (readonly Spot[])[]
  /** What is not offered now though one may look for it. */
  absent(decision: Decision, candidates: readonly Candidate[], position: Position<V>): readonly Absent[]
  /** Of a finished game, its whole log seen openly; of one that runs, what may be seen of it. */
  course(
    events: readonly GameEvent[],
    scores: readonly Score[],
    seats: readonly SeatInfo[],
    teams?: readonly (readonly Seat[])[],
  ): Course
  reason(reason: Reason, position: Position<V>): Phrase
  /** Which cards go to a place where the one that is held does not: 'Your 4 C–A could.' Absent: they are not named. */
  othersGo?(cards: readonly Ref[]): Phrase | null
  /**
   * What moves a thing that cannot be moved by itself now, in words, and what of it is lit; null: there is nothing to
   * say. Absent: there never is.
   */
  movers?(ref: Ref, candidates: readonly Candidate[], position: Position<V>): Movers | null
  /** What is said to whoever clicks on what is no answer and asks about it alone, as a name plate; else null. */
  asked?(ref: Ref, position: Position<V>): Phrase | null
  outcome(outcome: Outcome): Phrase
  /** Why the points of a seat that is out of the game do not count. */
  out?(name: string, points: number): Phrase
  /** What decides a tie, as `Score.tie` has it. */
  tie(index: number): Phrase
  score(score: Score): readonly { readonly label: Phrase; readonly value: number }[]
}
