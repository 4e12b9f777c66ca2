import type { CreateScene } from '../../stage/scene.ts'

export declare const createScene: CreateScene
