/**
 * What the judgement holds things to be worth, in points; found by play against itself (see
 * docs/balance/freight-express.md).
 */
export const WEIGHTS = {
  /** What is left of a wagon's value a step further from its goal. */
  perStep: 0.94,
  /** How much slower a train of 0 to 5 wagons is: fewer cards can pull it. */
  slowness: [1, 1, 1.08, 1.25, 1.6, 2.4],
  /** A coupled wagon in the station of its goal: as good as delivered. */
  arrived: 0.97,
  /** A card that could become a wagon: it still has to be coupled, and holds up nothing else so long. */
  asWagon: 0.72,
  /** Of the best, the second best, ... of them: a train cannot go everywhere. */
  wagonsInMind: [1, 0.75, 0.55, 0.4, 0.3],
  /** Any card in the hand, by itself and for each point of its action value and each sleeper it drives. */
  card: 0.2,
  cardAction: 0.07,
  cardStep: 0.05,
  /** A card too weak to pull the train drives nothing now. */
  tooWeak: 0.3,
  /** The first, the second, ... card that can pull the train: without any it stands still. */
  fuel: [0.5, 0.2, 0.1],
  /** What a card is worth beyond those that are enough. */
  beyondEnough: 0.2,
  /**
   * So many cards are enough, by the number of seats: where the others hold few cards, and where they hold many (see
   * enough.ts).
   */
  fewCards: [0, 0, 4, 0, 0],
  manyCards: [0, 0, 4, 5, 5],
  /** Few and many: as many cards the others hold on average. */
  fewHeld: 3.5,
  manyHeld: 4.7,
  /** What a card drawn by a refill is worth on average, by the number of seats: where the others hold few, and many. */
  drawnToFew: [0, 0, 0.75, 0.3, 0.3],
  drawn: [0, 0, 0.75, 0.75, 0.75],
  /**
   * Laying a rail costs a card and an action, in steps: with such a card in the hand, or without. To cover a card one
   * needs just the right one.
   */
  build: 5,
  buildLater: 11,
  cover: 6,
  coverLater: 16,
  /** A crossing flips a card: wagons may be lost on it. In steps. */
  crossingRisk: 1,
  /** What is lost on average by stopping in a station on the way, in steps: the surplus of the card lapses. */
  stop: 2,
  /**
   * Of cards that would lie alike the one is laid that is missed least: beside what it is kept for, one such part of a
   * wagon's points.
   */
  laidWagonPart: 20,
  /** Who has most to lose: a coupled wagon stands for so many hand cards. */
  wagonInCards: 3,
  /** A train that can get nowhere and must be given up. */
  stranded: 1,
  /** Of what a train stands to lose, when another can push it off the rails. */
  danger: 0.35,
  /** Others' good is our bad: the leader's, and each other's. */
  leader: 0.5,
  rival: 0.2,
  /** An opponent's card that we do not see. */
  hiddenCard: 0.55,
  /** Wagons that will not arrive before the cards are out: with so many cards left, distance counts double. */
  lateCards: 8,
  /** Advanced: what they may still bring. */
  ticket: 0.9,
  veto: 1.2,
  /** A hand that must be played in this turn. */
  mustPlay: 0.75,
  /**
   * Being ahead when the last card is drawn; half of it is had with this lead, in points, and half of it while so many
   * cards can still be drawn.
   */
  lead: 10,
  leadHalf: 10,
  leadCards: 3,
  /** Winning, beside the points. */
  win: 60,
} as const

/**
 * What else holds for whoever plans a whole turn. Where all held few cards, each of three or four such bots lived from
 * hand to mouth, drew one card a turn and had done with no game before some fifty turns; one who keeps four cards and
 * refills wins nearly every game against them (see docs/balance/freight-express.md).
 */
export const PLANNED = {
  fewCards: [0, 0, 4, 4, 4],
  manyCards: [0, 0, 4, 5, 5],
  drawnToFew: [0, 0, 0.75, 0.75, 0.75],
  drawn: WEIGHTS.drawn,
} as const
