import { passVeto as pass, playVeto as play } from '../specials/entering.ts'
import { bare, type FreightAnswer } from './answer.ts'

/** The answer of one who holds a veto: forbid, force or dictate, whichever is asked (000:199-205). */
export const playVeto: FreightAnswer<'playVeto'> = { ...bare('playVeto'), apply: (s, _, emit) => play(s, emit) }
export const passVeto: FreightAnswer<'passVeto'> = { ...bare('passVeto'), apply: (s, _, emit) => pass(s, emit) }
