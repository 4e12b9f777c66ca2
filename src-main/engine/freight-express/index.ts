import type { AnyGame } from '../game.ts'
export declare const freightExpress: AnyGame
