import type { Texture, TextureSource } from 'pixi.js'
import { rasteriser } from './rasterise.ts'
import type { Rasterise } from './rasterise.ts'

/** A picture to be: what goes inside an svg element and the box around it in its own units. */
export interface Picture {
  readonly body: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/** A picture that is there, and for how many pixels per unit it was made. */
export interface Made {
  readonly texture: Texture
  readonly density: number
}

interface Entry {
  texture: Texture | null
  readonly ready: Promise<void>
}

/** About 160 megabytes. */
const MOST_PIXELS = 40_000_000
/** A busy machine may refuse to make a picture; after so many refusals it is left out. */
const MOST_TRIES = 5

/** Pictures made of SVG, once for each key and density (pixels per unit). */
export class TextureStore {
  readonly #entries = new Map<string, Entry>()
  /** By key the picture made last, whatever its density. */
  readonly #last = new Map<string, Made>()
  readonly #refused = new Map<string, number>()
  readonly #onReady: () => void
  readonly #make: Rasterise
  #pixels = 0

  constructor(onReady: () => void, make = rasteriser()) {
    this.#onReady = onReady
    this.#make = make
  }

  /** The texture, or null while it is being made; then `onReady` is called when it is there. */
  get(key: string, picture: () => Picture, density: number): Texture | null {
    return this.#entry(key, picture, density).texture
  }

  /** The same picture at another density, to be shown while the wanted one is in the making. */
  meanwhile(key: string): Made | null {
    return this.#last.get(key) ?? null
  }

  /** It cannot be made, and is not tried again. */
  gaveUp(key: string, density: number): boolean {
    return (this.#refused.get(nameOf(key, density)) ?? 0) >= MOST_TRIES
  }

  /** Waits until a picture is there. */
  prepare(key: string, picture: () => Picture, density: number): Promise<void> {
    return this.#entry(key, picture, density).ready
  }

  /** When too much has gathered, frees every sheet of which nothing is in use. */
  tidy(used: () => Iterable<Texture>): void {
    if (this.#pixels <= MOST_PIXELS) return
    const keep = new Set([...used()].map(({ source }) => source))
    const freed = new Set<TextureSource>()
    for (const [name, { texture }] of this.#entries) {
      if (!texture || keep.has(texture.source)) continue
      this.#pixels -= texture.width * texture.height
      freed.add(texture.source)
      this.#entries.delete(name)
      texture.destroy()
    }
    for (const [key, { texture }] of this.#last) if (texture.destroyed) this.#last.delete(key)
    for (const source of freed) source.destroy()
  }

  #entry(key: string, picture: () => Picture, density: number): Entry {
    const name = nameOf(key, density)
    const known = this.#entries.get(name)
    if (known) return known
    const made: Entry = {
      texture: null,
      ready: this.#make(picture(), density).then(
        (texture) => {
          made.texture = texture
          this.#refused.delete(name)
          this.#last.set(key, { texture, density })
          this.#pixels += texture.width * texture.height
          this.#onReady()
        },
        (error: unknown) => this.#refuse(name, error),
      ),
    }
    this.#entries.set(name, made)
    return made
  }

  /** It is asked for again at the next painting: what is missing now must not stay missing. */
  #refuse(name: string, error: unknown): void {
    const tries = (this.#refused.get(name) ?? 0) + 1
    this.#refused.set(name, tries)
    if (tries >= MOST_TRIES) return console.error(error)
    this.#entries.delete(name)
    this.#onReady()
  }
}

const nameOf = (key: string, density: number): string => `${key} ${density.toFixed(3)}`
