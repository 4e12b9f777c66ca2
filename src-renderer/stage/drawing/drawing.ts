import { Container, Graphics } from 'pixi.js'
import type { Scheme } from '../../theme/palette.ts'
import type { Camera } from '../camera/camera.ts'
import { LAID, densityOf } from '../camera/camera.ts'
import { BASE, type Furniture, type Size } from '../craft.ts'
import { lifted } from '../over/marks.ts'
import type { Piece, Poses } from '../pieces.ts'
import { sameLook } from '../pieces.ts'
import type { Part } from './sprites.ts'
import { PartSprite } from './sprites.ts'
import type { Rasterise } from './rasterise.ts'
import { TextureStore } from './textures.ts'

/** Makes the parts that the looks of a game are drawn with, in one theme. */
export interface Pictures<Look> {
  readonly theme: Scheme
  colour(token: string): string
  partsOf(look: Look): Part[]
}

/** Words and counts written over a piece. */
export interface Label<Look> {
  readonly icons: readonly PartSprite[]
  show(piece: Piece<Look>): void
  bind(store: TextureStore): boolean
  destroy(): void
}

/** How a piece differs from its place while it is marked. */
export interface Lift {
  readonly up: number
  readonly scale: number
  readonly alpha: number
  readonly front: boolean
}

/** How a game's pieces get onto the canvas. */
export interface Brush<Look extends { readonly kind: string }, P extends Pictures<Look>, Layer extends string> {
  /**
   * From below to above: what is laid for home below the board; under the camera; on the glass; and under the camera
   * again, above the glass.
   */
  readonly layers: {
    readonly floor?: readonly Layer[]
    readonly board: readonly Layer[]
    readonly screen: readonly Layer[]
    readonly sky: readonly Layer[]
  }
  readonly labelLayer: Layer
  /** For words on pieces of the board, which are moved and scaled with it; absent = there are none. */
  readonly boardLabelLayer?: Layer
  /** For words on what lies above those; null = they lie with the others. */
  labelLayerAbove?(look: Look): Layer | null
  readonly trayLayer: Layer
  pictures(theme: Scheme): P
  /** `text` = how much larger than usual the person wants words. */
  label(look: Look, layer: Container, pictures: P, resolution: number, text: number): Label<Look> | null
  /**
   * Cards that set out small and grow on their way: their pictures are made for this scale at least, on a table of this
   * size.
   */
  leastScale(look: Look, size: Size): number
  /** How many times larger what is read on the board is drawn, where home has so many pixels a unit; absent = never. */
  swell?(scale: number): number
}

interface Node<Look> {
  look: Look
  /** The round of the pieces in which it was met last. */
  met: number
  /** As it is drawn, all its pictures shown; null = there is something to do for it. */
  lies: { readonly piece: Piece<Look>; readonly lift: Lift | undefined; readonly moving: boolean } | null
  /** Screen pixels per unit for which its pictures were made. */
  scale: number
  parts: PartSprite[]
  labels: Label<Look> | null
}

const textOf = ({ text = 1 }: Size): number => text

/** Looks come and go in a long game: beyond so many, what they were drawn with is forgotten. */
const MOST_LOOKS = 800
/** Drawn so many times as large as its picture was made, a thing is blurred. */
const BLURRED = 1.25

/** The canvas: mirrors the pieces, sprite by sprite. It holds no position of its own. */
export class Drawing<Look extends { readonly kind: string }, P extends Pictures<Look>, Layer extends string> {
  readonly layers: Readonly<Record<Layer, Container>>
  pictures: P
  readonly #brush: Brush<Look, P, Layer>
  /** The board and what flies above the glass: both move with the camera. */
  readonly #worlds = [group(), group()] as const
  readonly #floor = group()
  readonly #store: TextureStore
  readonly #nodes = new Map<string, Node<Look>>()
  readonly #panel = new Graphics()
  readonly #resolution: () => number
  #goal: Camera = { x: 0, y: 0, scale: 1 }
  #home: Camera = this.#goal
  /** The pictures a change of colours waits for. */
  #next: P | null = null
  #size: Size = BASE
  /** By theme and look; made anew when they have been forgotten. */
  readonly #partsCache = new Map<string, Part[]>()
  #gone = false
  /** How often all pieces were gone through. */
  #round = 0
  #isMissing = false
  /** For how many pixels per unit of the board they were, and what will be: where another is, none lies as it did. */
  #sight: readonly number[] = []
  /** How far marks lift a piece, in pixels. */
  lifts: ReadonlyMap<string, Lift> = new Map()

  constructor(
    brush: Brush<Look, P, Layer>,
    root: Container,
    theme: Scheme,
    resolution: () => number,
    changed: () => void,
    make?: Rasterise,
  ) {
    this.#brush = brush
    this.pictures = brush.pictures(theme)
    this.#resolution = resolution
    this.#store = new TextureStore(changed, make)
    const layer = (parent: Container, name: Layer) => {
      const made = new Container({ sortableChildren: true, isRenderGroup: name === brush.labelLayer })
      parent.addChild(made)
      return made
    }
    const { floor = [], board, screen, sky } = brush.layers
    const [ground, air] = this.#worlds
    root.addChild(this.#floor)
    const below = floor.map((name) => [name, layer(this.#floor, name)])
    root.addChild(ground)
    const made = [
      ...below,
      ...board.map((name) => [name, layer(ground, name)]),
      ...screen.map((name) => [name, layer(root, name)]),
    ]
    root.addChild(air)
    this.layers = Object.fromEntries([...made, ...sky.map((name) => [name, layer(air, name)])]) as Record<
      Layer,
      Container
    >
    this.layers[brush.trayLayer].addChild(this.#panel)
  }

  /**
   * Changes the colours, once the pictures are there in the new ones. Returns false when another change came between.
   */
  async recolour(theme: Scheme, position: Poses<Look>): Promise<boolean> {
    const pictures = this.#brush.pictures(theme)
    this.#next = pictures
    this.#partsCache.clear()
    await this.prepare([position], pictures)
    if (this.#gone || this.#next !== pictures) return false
    this.pictures = pictures
    for (const [name, node] of this.#nodes) this.#forget(name, node)
    return true
  }

  /** Draws what never moves: the tray. */
  furnish(furniture: Furniture): void {
    if (this.#gone) return
    // Words are written anew in the other size.
    if (textOf(furniture) !== textOf(this.#size)) for (const [name, node] of this.#nodes) this.#forget(name, node)
    this.#size = furniture
    this.#lieAnew()
    const { tray } = furniture
    this.#panel
      .clear()
      .rect(tray.x, tray.y, tray.width, tray.height)
      .fill(this.pictures.colour('panel'))
      .rect(tray.x, tray.y, tray.width, 1)
      .fill(this.pictures.colour('line'))
  }

  /**
   * Pictures are made for `goal`, where the camera will rest: those for its way there would be of use for a quarter of
   * a second.
   */
  look(camera: Camera, goal: Camera, home: Camera, floor = LAID): void {
    this.#goal = goal
    this.#home = home
    for (const world of this.#worlds) under(world, camera)
    under(this.#floor, floor)
    const sight = [camera.scale, goal.scale, home.scale, floor.scale, this.#resolution()]
    if (sight.every((one, i) => one === this.#sight[i])) return
    this.#sight = sight
    this.#lieAnew()
  }

  get #swell(): number {
    return this.#brush.swell?.(this.#home.scale) ?? 1
  }

  /** Each piece is gone through once more, though it be where it was. */
  #lieAnew(): void {
    for (const node of this.#nodes.values()) node.lies = null
  }

  /**
   * Draws the pieces as they are. At rest, pictures made for another size are made anew. Returns whether all are there.
   */
  mirror(pieces: Iterable<[string, Piece<Look>]>, moving: boolean): boolean {
    if (this.#gone) return true
    const round = ++this.#round
    let complete = true
    this.#isMissing = false
    for (const [name, piece] of pieces) {
      const lift = this.lifts.get(name)
      const lies = this.#nodes.get(name)?.lies
      // Most pieces lie still, whatever moves.
      const isDrawn = lies?.piece === piece && lies.lift === lift && lies.moving === moving
      const node = isDrawn ? this.#nodes.get(name) : this.#node(name, piece, moving)
      if (!node) continue
      node.met = round
      if (isDrawn) continue
      const isThere = this.#draw(node, piece, lift, moving)
      node.lies = isThere ? { piece, lift, moving } : null
      complete &&= isThere
    }
    for (const [name, node] of this.#nodes) if (node.met !== round) this.#forget(name, node)
    if (complete && !moving) this.#store.tidy(() => this.#allSprites().map(({ sprite }) => sprite.texture))
    return complete
  }

  /** Returns whether all its pictures are there. */
  #draw(node: Node<Look>, piece: Piece<Look>, lift: Lift | undefined, moving: boolean): boolean {
    const snap = piece.space === 'screen' && !moving ? this.#resolution() : 0
    let isThere = true
    // All its pictures change together: of a card whose face is not made yet, only shadow and icon would be drawn.
    let isReady = true
    for (const part of node.parts) isReady = part.isReady(this.#store) && isReady
    this.#isMissing ||= !isReady
    for (const part of node.parts) {
      isThere = isReady && part.bind(this.#store) && isThere
      part.place(lifted(piece, lift), snap, piece.space === 'board' ? this.#swell : 1)
    }
    if (!node.labels) return isThere
    node.labels.show(risen(piece, lift))
    return node.labels.bind(this.#store) && isThere
  }

  /** Of something that was mirrored nothing is seen yet, or it as it was: its picture is in the making. */
  get isMissing(): boolean {
    return this.#isMissing
  }

  /** Has every picture of some positions made, so that none is missing while things move. */
  async prepare(positions: readonly Poses<Look>[], pictures = this.pictures): Promise<void> {
    // What one event leads to the next begins from.
    const wanted = [...new Set(positions)].flatMap((position) =>
      Object.entries(position)
        .filter(([name, piece]) => !this.#shows(name, piece, pictures))
        .map(([, piece]) => piece),
    )
    await Promise.all(
      wanted.flatMap((piece) =>
        this.#partsOf(piece, pictures).map((part) => this.#store.prepare(part.key, part.picture, this.#density(piece))),
      ),
    )
  }

  /** A piece that lies there already in its picture: most of them, whatever is done. */
  #shows(name: string, piece: Piece<Look>, pictures: P): boolean {
    const node = this.#nodes.get(name)
    if (!node || pictures !== this.pictures || !sameLook(node.look, piece.look)) return false
    return node.scale === this.#density(piece) && node.parts.every((part) => part.bound)
  }

  #partsOf(piece: Piece<Look>, pictures = this.pictures): Part[] {
    const key = `${pictures.theme} ${JSON.stringify(piece.look)}`
    const known = this.#partsCache.get(key)
    if (known) return known
    const parts = pictures.partsOf(piece.look)
    if (this.#partsCache.size >= MOST_LOOKS) this.#partsCache.clear()
    this.#partsCache.set(key, parts)
    return parts
  }

  /** What lies enlarged on the board needs a larger picture, or it is blurred. */
  #density(piece: Piece<Look>): number {
    if (piece.space === 'board')
      return densityOf(this.#goal, this.#home, this.#resolution()) * Math.max(1, piece.scale) * this.#swell
    return Math.max(piece.scale, this.#brush.leastScale(piece.look, this.#size)) * this.#resolution()
  }

  /** What grows as it moves gets a picture of twice the size whenever it would be blurred: not one for every frame. */
  #sharpened(node: Node<Look>, piece: Piece<Look>): Node<Look> {
    const density = this.#density(piece)
    if (density <= node.scale * BLURRED) return node
    while (node.scale < density) node.scale *= 2
    this.#partsOf(piece).forEach((part, i) => node.parts[i].want(part, node.scale))
    return node
  }

  #node(name: string, piece: Piece<Look>, moving: boolean): Node<Look> {
    const known = this.#nodes.get(name)
    const same = known !== undefined && sameLook(known.look, piece.look)
    if (same) known.look = piece.look
    if (same && moving) return this.#sharpened(known, piece)
    if (same) {
      const density = this.#density(piece)
      if (Math.abs(known.scale / density - 1) > 0.005) {
        known.scale = density
        this.#partsOf(piece).forEach((part, i) => known.parts[i].want(part, density))
      }
      return known
    }
    const density = this.#density(calmed(piece, moving))
    const wanted = this.#partsOf(piece)
    const alike = known?.look.kind === piece.look.kind ? known : null
    // Its old picture stays until the new one is there: a pile must not show a blank card meanwhile.
    const kept =
      alike && wanted.length === alike.parts.length && wanted.every(({ layer }, i) => layer === alike.parts[i].layer)
        ? alike.parts
        : null
    // What is written on it is written on: making letters is dear, and most of them stay.
    const stays = alike && this.#labelLayerOf({ ...piece, look: alike.look }) === this.#labelLayerOf(piece)
    const written = stays ? alike.labels : null
    if (known) this.#forget(name, { ...known, parts: kept ? [] : known.parts, labels: written ? null : known.labels })
    const parts = wanted.map((part, i) => {
      const made = kept?.[i] ?? new PartSprite(part, this.layers[part.layer as Layer])
      made.want(part, density)
      return made
    })
    const labels =
      written ??
      this.#brush.label(
        piece.look,
        this.layers[this.#labelLayerOf(piece)],
        this.pictures,
        this.#resolution(),
        textOf(this.#size),
      )
    const node: Node<Look> = { look: piece.look, met: 0, lies: null, scale: density, parts, labels }
    this.#nodes.set(name, node)
    return node
  }

  #labelLayerOf({ look, space }: Piece<Look>): Layer {
    const { labelLayerAbove, boardLabelLayer, labelLayer } = this.#brush
    return labelLayerAbove?.(look) ?? ((space === 'board' && boardLabelLayer) || labelLayer)
  }

  /** The canvas is about to go: pictures that are still in the making find nothing to draw on, and draw nothing. */
  destroy(): void {
    this.#gone = true
    this.#nodes.clear()
  }

  #forget(name: string, node: Node<Look>): void {
    for (const part of node.parts) part.destroy()
    node.labels?.destroy()
    this.#nodes.delete(name)
  }

  #allSprites(): PartSprite[] {
    return [...this.#nodes.values()].flatMap((node) => [...node.parts, ...(node.labels?.icons ?? [])])
  }
}

/** What springs is a little larger for some frames: a picture made for one of them would be of no use at rest. */
const calmed = <Look>(piece: Piece<Look>, moving: boolean): Piece<Look> =>
  moving && piece.space === 'board' && piece.scale <= BLURRED ? { ...piece, scale: 1 } : piece

/** Words rise with what they stand on, but neither dim nor grow: they are to be read. */
const risen = <Look>(piece: Piece<Look>, lift: Lift | undefined): Piece<Look> =>
  lift ? { ...piece, y: piece.y - lift.up } : piece

/** What moves together, or is often another: the rest of the canvas need not be listed anew when it changes. */
const group = (): Container => new Container({ isRenderGroup: true })

function under(world: Container, { x, y, scale }: Camera): void {
  world.position.set(x, y)
  world.scale.set(scale)
}
