import 'pixi.js/unsafe-eval'
import { Container, Ticker, WebGLRenderer } from 'pixi.js'
import { PICTURE, cancelFrame, nextFrame } from '../motion/frames.ts'

/** Pixels of a side: any graphics card can draw as many. */
const LARGEST = 4096

/**
 * A canvas that is painted on demand only: an idle table draws no frames. Pixi's own clocks stay off.
 */
export class Painter {
  readonly root = new Container()
  readonly canvas: HTMLCanvasElement
  readonly #renderer: WebGLRenderer
  readonly #before: (now: number) => void
  readonly #crashed: (error: unknown) => void
  #frame = 0
  #gone = false
  #isBroken = false
  /** How often it was painted: an idle table must not be. */
  painted = 0

  private constructor(renderer: WebGLRenderer, before: (now: number) => void, crashed: (error: unknown) => void) {
    this.#crashed = crashed
    this.#renderer = renderer
    this.#before = before
    this.canvas = renderer.canvas as HTMLCanvasElement
  }

  /**
   * `before` is called ahead of every painting, with the time in milliseconds; `crashed` once, when there can be no
   * more.
   * @throws Error 'noWebGL'; with a cause where it is not the machine that cannot draw.
   */
  static async open(
    host: HTMLElement,
    before: (now: number) => void,
    crashed: (error: unknown) => void,
  ): Promise<Painter> {
    if (!canDraw()) throw new Error('noWebGL')
    Ticker.system.autoStart = false
    Ticker.system.stop()
    Ticker.shared.autoStart = false
    Ticker.shared.stop()
    const renderer = new WebGLRenderer()
    try {
      await renderer.init({
        width: Math.max(1, host.clientWidth),
        height: Math.max(1, host.clientHeight),
        resolution: window.devicePixelRatio || 1,
        autoDensity: true,
        antialias: true,
        eventMode: 'none',
        eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
        accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
      })
    } catch (error) {
      throw new Error('noWebGL', { cause: error })
    }
    const painter = new Painter(renderer, before, crashed)
    painter.canvas.style.display = 'block'
    painter.canvas.style.touchAction = 'none'
    painter.canvas.setAttribute('aria-hidden', 'true') // the list of choices says it all
    // A reset of the graphics card takes what was painted into pictures with it: all is made anew from the view.
    painter.canvas.addEventListener('webglcontextlost', () => painter.#break(new Error('the graphics card was reset')))
    painter.canvas.addEventListener(PICTURE, () => painter.paintAtOnce())
    host.append(painter.canvas)
    return painter
  }

  get resolution(): number {
    return this.#renderer.resolution
  }

  /** The colour of what nothing covers. */
  set ground(colour: string) {
    if (this.#gone) return
    this.#renderer.background.color = colour
    this.request()
  }

  /** Empties the canvas: `paintAtOnce` before the page is shown again, or a black one is seen. */
  resize(width: number, height: number): void {
    if (this.#gone) return
    this.#renderer.resize(Math.max(1, width), Math.max(1, height), window.devicePixelRatio || 1)
  }

  /** Paints soon, once, however often it is asked; not at all once it is destroyed. */
  request(): void {
    if (this.#frame || this.#gone || this.#isBroken) return
    this.#frame = nextFrame((now) => {
      this.#frame = 0
      if (!this.#gone) this.#paint(now)
    })
  }

  /** In this very frame, instead of the one after it. */
  paintAtOnce(): void {
    if (this.#gone || this.#isBroken) return
    cancelFrame(this.#frame)
    this.#frame = 0
    this.#paint(performance.now())
  }

  /**
   * What is to be seen now as a picture of its own, so many times as large as on the screen, as far as a graphics card
   * draws such ones; null where nothing can be drawn.
   */
  snapshot(scale: number): HTMLCanvasElement | null {
    if (this.#gone || this.#isBroken) return null
    const { width, height } = this.#renderer.screen
    const before = this.#renderer.resolution
    this.#renderer.resize(width, height, Math.min(before * scale, LARGEST / Math.max(width, height)))
    this.#paint(performance.now())
    const copy = document.createElement('canvas')
    copy.width = this.canvas.width
    copy.height = this.canvas.height
    copy.getContext('2d')?.drawImage(this.canvas, 0, 0)
    this.#renderer.resize(width, height, before)
    this.#paint(performance.now())
    return this.#isBroken ? null : copy
  }

  #paint(now: number): void {
    this.painted++
    try {
      this.#before(now)
      this.#renderer.render(this.root)
    } catch (error) {
      this.#break(error)
    }
  }

  #break(error: unknown): void {
    if (this.#gone || this.#isBroken) return
    this.#isBroken = true
    this.#crashed(error)
  }

  destroy(): void {
    if (this.#gone) return
    this.#gone = true
    cancelFrame(this.#frame)
    this.root.destroy({ children: true })
    this.#renderer.destroy({ removeView: true })
  }
}

function canDraw(): boolean {
  try {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
