import type { Card, CardKind, Condition } from '../../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS, type Effect, type Frame, type Level } from '../../../../src-shared/games/first-class/effects.ts'

/** Signs that stand on cards for a thing, one drawing each. */
export type CardSign =
  | 'celebrity'
  | 'contract'
  | 'destroyEvidence'
  | 'endCard'
  | 'factory'
  | 'luggage'
  | 'mail'
  | 'passenger'
  | 'postcard'
  | 'route'
  | 'suspectOthers'
  | 'suspectSelf'
  | 'switch'
  | 'technician'
  | 'toolbox'
  | 'warehouse'

/** One sign of the pictogram alphabet, as plain data: every card is a few rows of these. */
export type Symbol =
  | { readonly kind: 'wagon'; readonly n: number }
  | { readonly kind: 'upgrade'; readonly from: Level; readonly to: Level; readonly n: number }
  /** An upgrade in short: only what comes of it. */
  | { readonly kind: 'raise'; readonly to: Level; readonly n: number }
  | { readonly kind: 'free'; readonly n: number }
  | { readonly kind: 'conductor'; readonly n: number }
  | { readonly kind: 'conductors'; readonly n: number }
  | { readonly kind: 'locomotive'; readonly n: number }
  | { readonly kind: 'coins'; readonly n: number }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'chip'; readonly value: Level }
  | { readonly kind: 'sign'; readonly sign: CardSign }
  | { readonly kind: 'tile' }
  | { readonly kind: 'text'; readonly text: string }

/** Frames side by side in one row of a ticket. */
export type Row = readonly (readonly Symbol[])[]

const sign = (name: CardSign): Symbol => ({ kind: 'sign', sign: name })
const text = (words: string): Symbol => ({ kind: 'text', text: words })
const times = (n: number): Symbol => text(`×${n}`)
const chip = (value: Level): Symbol => ({ kind: 'chip', value })
export const after = (level: Level): Level => LEVELS[Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + 1)]

function symbolOf(effect: Effect): Symbol[] {
  switch (effect.kind) {
    case 'upgrade':
      return [{ kind: 'upgrade', from: effect.from, to: after(effect.from), n: effect.n }]
    case 'endCard':
      return effect.n > 1 ? [text(String(effect.n)), sign('endCard')] : [sign('endCard')]
    default:
      return [effect]
  }
}

/** What stands in one frame. */
export function symbolsOf(frame: Frame): Symbol[] {
  const all = frame.effects.flatMap((effect, i) => [...(i > 0 && frame.oneOf ? [text('/')] : []), ...symbolOf(effect)])
  if (!frame.per) return all
  return [...all, text('×'), frame.per === 'contract' ? sign('contract') : { kind: 'tile' }]
}

/** What a contract asks for. */
export function conditionSymbols(condition: Condition): Symbol[] {
  switch (condition.kind) {
    case 'wagons':
      return [chip(condition.level), times(condition.n)]
    case 'inARow':
      return condition.levels.map(chip)
    case 'inEachTrain':
      return [text(`${condition.n}+${condition.n}`), chip(condition.level)]
    case 'mail':
      return [sign('mail'), times(condition.n)]
    case 'conductorsAtMail':
      return [{ kind: condition.n > 1 ? 'conductors' : 'conductor', n: 0 }, text('/'), sign('mail')]
    case 'tiles':
      return [{ kind: 'tile' }, times(condition.n)]
    case 'conductorsAtTile':
      return [{ kind: condition.n > 1 ? 'conductors' : 'conductor', n: 0 }, text('/'), { kind: 'tile' }]
    case 'cities':
      return [sign('route'), times(condition.n)]
    case 'guests':
      return [sign('celebrity'), sign('postcard'), times(condition.n)]
    case 'filed':
      return [sign(condition.card === 'suspectOthers' ? 'suspectOthers' : 'suspectSelf')]
    case 'destroyers':
      return [sign('destroyEvidence'), times(condition.n)]
    case 'boarded':
      return [sign('passenger'), text('/'), sign('luggage'), times(condition.n)]
    case 'between':
      return [sign('switch'), sign('technician'), times(condition.n)]
  }
}

/** The rows of a ticket: what is special about the card, then its frames. */
export function rowsOf(card: Card): Row[] {
  const frames = (card.frames ?? []).map(symbolsOf)
  const head = HEADS[card.kind]?.(card) ?? []
  if (card.passenger && card.luggage) {
    const bonus = (frame: Frame | undefined) => (frame ? symbolsOf(frame) : [])
    return [
      [[sign('passenger'), { kind: 'coins', n: card.passenger.n }, ...bonus(card.passenger.bonus)]],
      [[sign('luggage'), { kind: 'points', n: card.luggage.n }, ...bonus(card.luggage.bonus)]],
    ]
  }
  if (head.length > 0) return frames.length > 0 ? [[head], frames] : [[head]]
  return frames.map((frame) => [frame])
}

/** What is special about a card of a kind; others show their frames alone. */
export const HEADS: { readonly [K in CardKind]?: (card: Card) => Symbol[] } = {
  contract: ({ condition }) => (condition ? conditionSymbols(condition) : []),
  celebrity: () => [sign('celebrity'), times(2)],
  postcard: () => [sign('postcard'), times(2)],
  suspectSelf: () => [sign('suspectSelf')],
  suspectOthers: () => [sign('suspectOthers')],
  destroyEvidence: () => [sign('destroyEvidence')],
  switch: ({ level, points }) => [chip(level ?? 0), sign('switch'), { kind: 'points', n: points ?? 0 }],
  technician: ({ level }) => [sign('technician'), chip(level ?? 0)],
  warehouse: () => [sign('warehouse'), text('2/4')],
  factory: () => [sign('factory'), text('×1–4')],
  toolbox: () => [sign('toolbox')],
}
