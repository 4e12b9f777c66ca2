import { Container, Graphics } from 'pixi.js'
import type { Camera } from '../../stage/camera.ts'
import { densityOf } from '../../stage/camera.ts'
import { sameLook } from '../../stage/pieces.ts'
import type { Part } from '../../stage/sprites.ts'
import { PartSprite } from '../../stage/sprites.ts'
import { TextureStore } from '../../stage/textures.ts'
import type { Theme } from '../../theme/palette.ts'
import { Labels } from './labels.ts'
import type { Layout } from './layout.ts'
import type { Look, Piece, Poses } from './looks.ts'
import type { Lift } from './marks.ts'
import type { Layer } from './pictures.ts'
import { BOARD_LAYERS, Pictures, SCREEN_LAYERS } from './pictures.ts'

interface Node {
  look: Look
  /** Screen pixels per unit for which its pictures were made. */
  scale: number
  parts: PartSprite[]
  labels: Labels | null
}

/** The canvas: mirrors the pieces, sprite by sprite. It holds no position of its own. */
export class Drawing {
  readonly layers: Readonly<Record<Layer, Container>>
  pictures: Pictures
  private readonly world = new Container()
  private readonly store: TextureStore
  private readonly nodes = new Map<string, Node>()
  private readonly panel = new Graphics()
  private readonly resolution: () => number
  private camera: Camera = { x: 0, y: 0, scale: 1 }
  private home: Camera = this.camera
  /** How far marks lift a piece, in pixels. */
  lifts: ReadonlyMap<string, Lift> = new Map()

  constructor(root: Container, theme: Theme, resolution: () => number, changed: () => void) {
    this.pictures = new Pictures(theme)
    this.resolution = resolution
    this.store = new TextureStore(changed)
    const layer = (parent: Container) => {
      const made = new Container({ sortableChildren: true })
      parent.addChild(made)
      return made
    }
    root.addChild(this.world)
    const board = BOARD_LAYERS.map((name) => [name, layer(this.world)])
    this.layers = Object.fromEntries([...board, ...SCREEN_LAYERS.map((name) => [name, layer(root)])]) as Record<Layer, Container>
    this.layers.tray.addChild(this.panel)
  }

  /** Changes the colours, once the pictures are there in the new ones. Returns false when another change came between. */
  async recolour(theme: Theme, position: Poses): Promise<boolean> {
    const pictures = new Pictures(theme)
    this.next = pictures
    await this.prepare([position], pictures)
    if (this.gone || this.next !== pictures) return false
    this.pictures = pictures
    for (const [name, node] of this.nodes) this.forget(name, node)
    return true
  }
  private next: Pictures | null = null

  /** Draws what never moves: the tray. */
  furnish({ tray, stock }: Layout): void {
    if (this.gone) return
    this.leastCard = stock.width / 100
    this.panel
      .clear()
      .rect(tray.x, tray.y, tray.width, tray.height)
      .fill(this.pictures.colour('panel'))
      .rect(tray.x, tray.y, tray.width, 1)
      .fill(this.pictures.colour('line'))
  }

  look(camera: Camera, home: Camera): void {
    this.camera = camera
    this.home = home
    this.world.position.set(camera.x, camera.y)
    this.world.scale.set(camera.scale)
  }

  /** Draws the pieces as they are. At rest, pictures made for another size are made anew. Returns whether all are there. */
  mirror(pieces: Iterable<[string, Piece]>, moving: boolean): boolean {
    if (this.gone) return true
    const seen = new Set<string>()
    let complete = true
    for (const [name, piece] of pieces) {
      seen.add(name)
      const node = this.node(name, piece, moving)
      for (const part of node.parts) {
        complete = part.bind(this.store) && complete
        part.place(this.lifted(name, piece), piece.space === 'screen' && !moving ? this.resolution() : 0)
      }
      if (node.labels && (piece.look.kind === 'plate' || piece.look.kind === 'pile')) {
        node.labels.show({ ...piece, look: piece.look })
        complete = node.labels.bind(this.store) && complete
      }
    }
    for (const [name, node] of this.nodes) if (!seen.has(name)) this.forget(name, node)
    if (complete && !moving) this.store.tidy(() => new Set(this.allSprites().map((sprite) => sprite.sprite.texture)))
    return complete
  }

  /** Has every picture of some positions made, so that none is missing while things move. */
  async prepare(positions: readonly Poses[], pictures = this.pictures): Promise<void> {
    const wanted = positions.flatMap((position) => Object.values(position))
    await Promise.all(wanted.flatMap((piece) => this.partsOf(piece, pictures).map((part) => this.store.prepare(part.key, part.picture, this.density(piece)))))
  }

  private partsCache = new Map<string, Part[]>()
  private partsOf(piece: Piece, pictures = this.pictures): Part[] {
    const key = `${pictures.theme} ${JSON.stringify(piece.look)}`
    const known = this.partsCache.get(key)
    if (known) return known
    const parts = pictures.partsOf(piece.look)
    this.partsCache.set(key, parts)
    return parts
  }

  private density(piece: Piece): number {
    if (piece.space === 'board') return densityOf(this.camera, this.home, this.resolution())
    const card = piece.look.kind === 'face' || piece.look.kind === 'back'
    return (card ? Math.max(piece.scale, this.leastCard) : piece.scale) * this.resolution()
  }
  /** A card that sets out small, from a plate, must not be blurred when it has grown. */
  private leastCard = 0.84

  private node(name: string, piece: Piece, moving: boolean): Node {
    const known = this.nodes.get(name)
    const density = this.density(piece)
    if (known && sameLook(known.look, piece.look)) {
      known.look = piece.look
      if (!moving && Math.abs(known.scale / density - 1) > 0.005) {
        known.scale = density
        this.partsOf(piece).forEach((part, i) => known.parts[i].want(part, density))
      }
      return known
    }
    if (known) this.forget(name, known)
    const parts = this.partsOf(piece).map((part) => {
      const made = new PartSprite(part, this.layers[part.layer as Layer])
      made.want(part, density)
      return made
    })
    const labelled = piece.look.kind === 'plate' || piece.look.kind === 'pile'
    const labels = labelled ? new Labels(this.layers.labels, this.pictures, this.resolution()) : null
    const node: Node = { look: piece.look, scale: density, parts, labels }
    this.nodes.set(name, node)
    return node
  }

  private lifted(name: string, piece: Piece): Piece {
    const lift = this.lifts.get(name)
    if (!lift) return piece
    return { ...piece, y: piece.y - lift.up, scale: piece.scale * lift.scale, alpha: piece.alpha * lift.alpha, z: piece.z + (lift.front ? 1000 : 0) }
  }

  /** The canvas is about to go: pictures that are still in the making find nothing to draw on, and draw nothing. */
  destroy(): void {
    this.gone = true
    this.nodes.clear()
  }
  private gone = false

  private forget(name: string, node: Node): void {
    for (const part of node.parts) part.destroy()
    node.labels?.destroy()
    this.nodes.delete(name)
  }

  private allSprites(): PartSprite[] {
    return [...this.nodes.values()].flatMap((node) => [...node.parts, ...(node.labels?.icons ?? [])])
  }
}
