import { createScene } from '../../../src-renderer/games/freight-express/scene.ts'
import type { TableScene } from '../../../src-renderer/stage/scene.ts'
import { allMarks, dayPreview, dayView, frameOf } from './position.ts'

/** The drawn table by itself: ?seats=3&theme=night&show=preview. `scene` and `told` are there for a script to use. */
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
const view = dayView(seats)
scene.show(view, frameOf(seats))
if (asked.get('show') === 'marks') scene.mark(allMarks(view))
if (asked.get('show') === 'preview') scene.preview(dayPreview(view))
if (asked.get('show') === 'moved') {
  scene.speed('off', false)
  await scene.play(dayPreview(view).beats, frameOf(seats))
}
window.scene = scene
