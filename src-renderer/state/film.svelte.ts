import { t } from '../i18n/words.svelte.ts'
import { fileNamed, saveAs } from './save-as.ts'
import type { Replay } from './table/replay.svelte.ts'
import type { Showing } from './table/showing.svelte.ts'

/** A turn stands for so long, and the last one longer. */
const TURN_MS = 1000
const END_MS = 2000
const [WIDTH, HEIGHT, CAPTION] = [1280, 720, 56]
const FRAMES_A_SECOND = 10

/** A finished game as a short film, a turn a second: from the replay, recorded while it goes by. */
export class Film {
  /** 0 to 1; null while none is made. */
  share = $state<number | null>(null)
  failed = $state(false)
  readonly #replay: Replay
  readonly #showing: Showing
  #stop = new AbortController()

  constructor(replay: Replay, showing: Showing) {
    this.#replay = replay
    this.#showing = showing
  }

  cancel(): void {
    this.#stop.abort()
  }

  /** Films the game of that name, until it is handed over or was cancelled. The replay is left as it was found. */
  async make(game: string): Promise<void> {
    const replay = this.#replay
    const stops = lastOfTurns(replay.stops)
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const pen = canvas.getContext('2d')
    if (!pen || !('MediaRecorder' in window)) return void (this.failed = true)
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const before = replay.now
    const { laidOut } = replay
    const parts: Blob[] = []
    this.share = 0
    try {
      await replay.to(stops[0]?.n ?? 0)
      const recorder = new MediaRecorder(canvas.captureStream(FRAMES_A_SECOND), { mimeType: 'video/webm' })
      recorder.ondataavailable = ({ data }) => void parts.push(data)
      const ended = new Promise((resolve) => (recorder.onstop = resolve))
      recorder.start(TURN_MS)
      for (const [i, stop] of stops.entries()) {
        if (signal.aborted) break
        await replay.to(stop.n)
        await this.#stand(pen, captionOf(game, stop.turn), i === stops.length - 1)
        this.share = (i + 1) / stops.length
      }
      recorder.stop()
      await ended
      if (!signal.aborted) saveAs(fileNamed(game, 'webm'), new Blob(parts, { type: 'video/webm' }))
    } catch {
      // No way to record here: it is said, and nothing was lost.
      this.failed = true
    } finally {
      this.share = null
      if (laidOut) replay.lay(laidOut)
      else if (before === null) replay.leave()
      else await replay.to(before)
    }
  }

  /** Draws the table as it stands, several times over: a recorder takes only what is painted. */
  async #stand(pen: CanvasRenderingContext2D, caption: string, isLast: boolean): Promise<void> {
    const steps = FRAMES_A_SECOND / 2
    const pause = (isLast ? END_MS : TURN_MS) / steps
    const picture = this.#showing.snapshot(1)
    for (let n = 0; n < steps && !this.#stop.signal.aborted; n++) {
      if (picture) draw(pen, picture, caption)
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

/** Before the first turn nobody's is shown. */
export const captionOf = (game: string, turn: number): string =>
  turn === 0 ? t('replay.where.start.bare') : t('keep.film.turn', { name: game, turn })

/** So long it goes by. */
export const secondsOf = (stops: readonly { readonly turn: number }[]): number =>
  (lastOfTurns(stops).length * TURN_MS + END_MS - TURN_MS) / 1000

/** Where each turn has come to its end. */
export const lastOfTurns = <T extends { readonly turn: number }>(stops: readonly T[]): T[] =>
  stops.filter(({ turn }, i) => stops[i + 1]?.turn !== turn)

function draw(pen: CanvasRenderingContext2D, picture: HTMLCanvasElement, caption: string): void {
  const style = getComputedStyle(document.documentElement)
  const room = HEIGHT - CAPTION
  const scale = Math.min(WIDTH / picture.width, room / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.fillStyle = style.getPropertyValue('--paper')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.drawImage(picture, (WIDTH - width) / 2, (room - height) / 2, width, height)
  pen.fillStyle = style.getPropertyValue('--band')
  pen.fillRect(0, room, WIDTH, CAPTION)
  pen.fillStyle = style.getPropertyValue('--bar-ink')
  pen.font = "600 24px 'Jost Variable', sans-serif"
  pen.textBaseline = 'middle'
  pen.fillText(caption, 24, room + CAPTION / 2, WIDTH - 48)
}
