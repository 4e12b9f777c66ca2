import {
  BOARD_CITIES,
  CARDS,
  CARD_KINDS,
  END_CARDS,
  ENGINE_TILES,
  MAIL_WAGONS,
  MODULE_LETTERS,
  REFUSAL,
  STACKS,
  START_BONUSES,
  TOOLBOX_ID,
  type Boarding,
  type City,
} from '../../../src-shared/games/first-class/cards/index.ts'
import {
  EFFECT_KINDS,
  LEVELS,
  type Effect,
  type Frame,
  type Level,
} from '../../../src-shared/games/first-class/effects.ts'

/**
 * The rows of the component table as flat lists of numbers, so that the interpreter makes no garbage.
 * Every frame of every card, city, wagon and tile has a number; nothing here knows what an effect does.
 */
const frames: Frame[] = []
const cities: City[] = []
const cityFrames: number[] = []

function addFrame(frame: Frame): number {
  return frames.push(frame) - 1
}
function addFrames(list: readonly Frame[] | undefined): number {
  const first = frames.length
  for (const frame of list ?? []) addFrame(frame)
  return first
}
function addCities(list: readonly City[] | undefined): number {
  const first = cities.length
  for (const city of list ?? []) {
    cities.push(city)
    cityFrames.push('bonus' in city ? addFrame(city.bonus) : -1)
  }
  return first
}

const cardsWhere = (is: (card: number) => boolean): Int32Array =>
  Int32Array.from(CARDS.keys()).filter((card) => is(card))

const bonusOf = (boarding: Boarding | undefined): number => (boarding?.bonus ? addFrame(boarding.bonus) : -1)

/** A wagon's value in the state: 1 for a 0-wagon to 6 for a 12-wagon. */
export const levelCode = (level: Level): number => LEVELS.indexOf(level) + 1
export const TOP_LEVEL: number = LEVELS.length

export const BOARD_CITY = addCities(BOARD_CITIES)
export const CARD_KIND = Int32Array.from(CARDS, (card) => CARD_KINDS.indexOf(card.kind))
export const CARD_STACK = Int32Array.from(CARDS, (card) => card.stack - 1)
/** 0 = base, 1 = A ... */
export const CARD_MODULE = Int32Array.from(CARDS, (card) => (card.module ? MODULE_LETTERS.indexOf(card.module) + 1 : 0))
/** The cards of each kind, and those that are dealt from each stack, in their order. */
export const CARDS_OF_KIND = CARD_KINDS.map((_, kind) => cardsWhere((card) => CARD_KIND[card] === kind))
export const CARDS_OF_STACK = STACKS.map((stack) =>
  cardsWhere((card) => CARD_STACK[card] === stack - 1 && card !== TOOLBOX_ID),
)
export const CARD_FRAME = Int32Array.from(CARDS, (card) => addFrames(card.frames))
export const CARD_FRAMES = Int32Array.from(CARDS, (card) => card.frames?.length ?? 0)
export const CARD_CITY = Int32Array.from(CARDS, (card) => addCities(card.cities))
export const CARD_CITIES = Int32Array.from(CARDS, (card) => card.cities?.length ?? 0)
export const CARD_LEVEL = Int32Array.from(CARDS, (card) => (card.level === undefined ? 0 : levelCode(card.level)))
export const CARD_POINTS = Int32Array.from(CARDS, (card) => card.points ?? 0)

/** Boarding cards as passenger (0) and as luggage (1): what they pay, and their boxed bonus, -1 = none. */
export const RIDER_PAYS = Int32Array.from(CARDS.flatMap((card) => [card.passenger?.n ?? 0, card.luggage?.n ?? 0]))
export const RIDER_FRAME = Int32Array.from(CARDS.flatMap((card) => [bonusOf(card.passenger), bonusOf(card.luggage)]))

export const CITY_POINTS = Int32Array.from(cities, (city) => ('points' in city ? city.points : 0))
export const CITY_FRAME = Int32Array.from(cityFrames)
export const END_FRAME = Int32Array.from(END_CARDS, (card) => addFrames(card.frames))
export const END_FRAMES = Int32Array.from(END_CARDS, (card) => card.frames.length)
export const MAIL_FRAME = Int32Array.from(MAIL_WAGONS, addFrame)
export const TILE_FRAME = Int32Array.from(ENGINE_TILES, (tile) => addFrame(tile.frame))
/** By seats after the taker, from 1; -1 = nothing. */
export const START_FRAME = Int32Array.from(START_BONUSES, (frame) => (frame ? addFrame(frame) : -1))
export const REFUSAL_FRAME = addFrame(REFUSAL)

const effects: Effect[] = frames.flatMap((frame) => [...frame.effects])
export const FRAME_FROM = new Int32Array(frames.length + 1)
frames.forEach((frame, i) => (FRAME_FROM[i + 1] = FRAME_FROM[i] + frame.effects.length))
export const FRAME_ONE_OF = Int32Array.from(frames, (frame) => (frame.oneOf ? 1 : 0))
export const PER_CONTRACT = 1
export const PER_TILE = 2
export const FRAME_PER = Int32Array.from(frames, (frame) =>
  frame.per === 'contract' ? PER_CONTRACT : frame.per === 'tile' ? PER_TILE : 0,
)

export const EFFECT_KIND = Int32Array.from(effects, (effect) => EFFECT_KINDS.indexOf(effect.kind))
/** Upgrades: the value they start from. */
export const EFFECT_FROM = Int32Array.from(effects, (effect) =>
  effect.kind === 'upgrade' ? levelCode(effect.from) : 0,
)
export const EFFECT_N = Int32Array.from(effects, (effect) => effect.n)

/** The frames as they were written, for views and tests. */
export const ALL_FRAMES: readonly Frame[] = frames
