import { createScene } from '../../../src-renderer/games/freight-express/scene.ts'
import type { TableScene } from '../../../src-renderer/stage/scene.ts'
import { dayView, frameOf } from './position.ts'

/** The drawn table by itself: ?seats=3&theme=night. `scene` and `told` are there for a script to use. */
declare global {
  interface Window {
    scene?: TableScene
    told: string[]
  }
}

const asked = new URLSearchParams(location.search)
const seats = Number(asked.get('seats') ?? 3)
const tell = (what: string, refs: unknown) => void window.told.push(`${what} ${JSON.stringify(refs)}`)
window.told = []

const scene = await createScene(document.querySelector<HTMLElement>('#host')!, {
  hover: (refs) => tell('hover', refs),
  pick: (refs) => tell('pick', refs),
  turn: () => false,
  cancel: () => tell('cancel', []),
})
scene.theme(asked.get('theme') === 'night' ? 'night' : 'day')
scene.show(dayView(seats), frameOf(seats))
window.scene = scene
