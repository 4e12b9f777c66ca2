import { Container, Sprite, Texture } from 'pixi.js'
import type { Piece } from '../pieces.ts'
import type { Made, Picture, TextureStore } from './textures.ts'
import { possibleDensity } from './rasterise.ts'

/** One picture of a piece. A piece may have several, in different layers. */
export interface Part {
  readonly layer: string
  /** Names the picture among all, theme included. */
  readonly key: string
  readonly picture: () => Picture
  readonly box: Picture['box']
  /** Stays upright however the piece is turned. */
  readonly upright?: boolean
  /** From the piece's own point, in its units, turning with it. */
  readonly offset?: readonly [x: number, y: number]
  /** It is read: where the board is seen from far away it is drawn larger than what it stands on. */
  readonly isRead?: boolean
  /** The other parts are seen before it is there: they do not wait for it. */
  readonly comesLater?: boolean
}

/** A part on the canvas. */
export class PartSprite {
  readonly sprite = new Sprite(Texture.EMPTY)
  #part: Part
  #density = 1
  /** What the sprite shows now; the picture asked for may still be in the making. */
  #shown = { key: '', density: 0 }
  #placed: [piece: Piece<unknown>, snap: number, swell: number] | null = null

  constructor(part: Part, layer: Container) {
    this.#part = part
    layer.addChild(this.sprite)
  }

  get layer(): string {
    return this.#part.layer
  }

  /** Asks for a picture; keeps the old one until the new one is there. */
  want(part: Part, density: number): void {
    this.#part = part
    this.#density = density
  }

  /** The wanted picture is shown. */
  get bound(): boolean {
    return this.#shown.key === this.#part.key && this.#shown.density === this.#density
  }

  /**
   * Asks for the wanted picture. Returns whether it can be seen by now, at whatever density, or never will be, or is
   * not waited for.
   */
  isReady(store: TextureStore): boolean {
    if (this.bound) return true
    const { key, picture, comesLater } = this.#part
    if (store.get(key, picture, this.#density) || this.#shown.key === key || comesLater) return true
    return store.meanwhile(key) !== null || store.gaveUp(key, this.#density)
  }

  /** Shows the wanted picture as soon as it is there. Returns whether nothing more is to come. */
  bind(store: TextureStore): boolean {
    const part = this.#part
    const density = this.#density
    if (this.bound) return true
    const texture = store.get(part.key, part.picture, density)
    // What has just landed must not blink because the table was fitted anew meanwhile.
    if (texture) this.#show({ texture, density })
    else if (this.#shown.key !== part.key) this.#showMeanwhile(store)
    return texture !== null || store.gaveUp(part.key, density)
  }

  /** At another density, or as it was; nothing, where what lies under it is seen already as it is to be. */
  #showMeanwhile(store: TextureStore): void {
    const made = store.meanwhile(this.#part.key)
    this.#show(made)
    if (made || !this.#part.comesLater) return
    this.sprite.texture = Texture.EMPTY
    this.#shown = { key: '', density: 0 }
  }

  #show(made: Made | null): void {
    if (!made) return
    const { box, key } = this.#part
    this.sprite.texture = made.texture
    this.#shown = { key, density: made.density }
    const real = possibleDensity(box, made.density)
    this.sprite.pivot.set(-box[0] * real, -box[1] * real)
    if (this.#placed) this.#settle(...this.#placed)
  }

  /** `swell`: so much larger what is read is drawn. */
  place(piece: Piece<unknown>, snap: number, swell = 1): void {
    // Most pieces lie still, whatever moves.
    if (this.#placed?.[0] === piece && this.#placed[1] === snap && this.#placed[2] === swell) return
    this.#placed = [piece, snap, swell]
    this.#settle(piece, snap, swell)
  }

  #settle(piece: Piece<unknown>, snap: number, swell: number): void {
    const part = this.#part
    const sprite = this.sprite
    const turned = (piece.angle * Math.PI) / 180
    const larger = part.isRead ? swell : 1
    // It grows away from what lies in the middle.
    const [dx, dy] = (part.offset ?? [0, 0]).map((by) => by * ((1 + larger) / 2))
    const x = piece.x + (dx * Math.cos(turned) - dy * Math.sin(turned)) * piece.scale
    const y = piece.y + (dx * Math.sin(turned) + dy * Math.cos(turned)) * piece.scale
    const real = possibleDensity(part.box, this.#shown.density || 1)
    sprite.position.set(
      snapped(x, part.box[0] * piece.scale, snap, piece),
      snapped(y, part.box[1] * piece.scale, snap, piece),
    )
    sprite.rotation = part.upright ? 0 : turned
    const scale = (piece.scale * larger) / real
    sprite.scale.set(scale * piece.squash, scale)
    sprite.alpha = part.upright ? piece.alpha * (piece.standing ?? 1) : piece.alpha
    sprite.zIndex = piece.z
  }

  destroy(): void {
    this.sprite.destroy()
  }
}

/**
 * Puts the edge of an upright picture on a whole pixel, so that it stays crisp. `snap` = pixels per unit, 0 = leave it.
 */
function snapped(at: number, edge: number, snap: number, piece: Piece<unknown>): number {
  return snap === 0 || piece.angle !== 0 ? at : Math.round((at + edge) * snap) / snap - edge
}
