import { Container } from 'pixi.js'

const layer = () => new Container()

/** The layers that Transport's overlay draws on, empty. */
export const emptyLayers = () => ({
  marks: layer(),
  arrows: layer(),
  trail: layer(),
  over: layer(),
  steps: layer(),
  ghosts: layer(),
  handMarks: layer(),
  hand: layer(),
})
