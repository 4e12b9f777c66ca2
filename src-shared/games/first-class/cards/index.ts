import { A_CARDS } from './a.ts'
import { B_CARDS } from './b.ts'
import { BASE_CARDS } from './base.ts'
import { C_CARDS } from './c.ts'
import { D_CARDS } from './d.ts'
import { E_CARDS } from './e.ts'
import { F_CARDS, TOOLBOX } from './f.ts'
import { END_CARDS } from './end-cards.ts'
import { EVIDENCE, IDENTITIES } from './pieces.ts'
import type { Card } from './row.ts'

export * from './row.ts'
export * from './pieces.ts'
export * from './end-cards.ts'

/** Every action card; its place here is its id. The toolbox is the last. */
export const CARDS: readonly Card[] = [
  ...BASE_CARDS,
  ...A_CARDS,
  ...B_CARDS,
  ...C_CARDS,
  ...D_CARDS,
  ...E_CARDS,
  ...F_CARDS,
  TOOLBOX,
]
export const TOOLBOX_ID = CARDS.length - 1

/** Components are numbered on: action cards, end cards, evidence, identities (see `census`, `hiddenFrom`, `deck`). */
export const END_CARD_BASE = CARDS.length
export const EVIDENCE_BASE = END_CARD_BASE + END_CARDS.length
export const IDENTITY_BASE = EVIDENCE_BASE + EVIDENCE.length
export const FIRST_PIECE = IDENTITY_BASE + IDENTITIES
