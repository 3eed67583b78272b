import { lettersLoaded } from '../../internal/letters.ts'
import type { GraphColors } from './graphColors.ts'
import type { GraphModel } from './graphModel.ts'
import { paintGraph } from './graphPaint.ts'
import { makeScene, type GraphScene } from './graphScene.ts'
import type { Positions } from './graphWalk.ts'
import { listenToPointers } from './graphPointers.ts'
import { measureAnew } from './labelPaint.ts'
import type { NetworkKind } from './networkTypes.ts'
import { placed, type GraphMarks } from './paintOptions.ts'
import { boundsOf, fitted, revealed, zoomed, type Viewport } from './viewport.ts'

interface GraphViewOptions {
  canvas: HTMLCanvasElement
  model: GraphModel
  kinds: readonly NetworkKind[]
  positions: Positions
  colors: GraphColors
  marks: GraphMarks
  /** The viewport before nodes were added. */
  viewport: Viewport | undefined
  onPress: (node: number) => void
  onExpand: (node: number) => void
  /** @param x in graph units, like `y` */
  onGround: (x: number, y: number) => void
  /** Whether nodes can be dragged. */
  mayDrag: () => boolean
  /** Called when a node was dragged there, in graph units. */
  onPut: (node: number, x: number, y: number) => void
  /** Called when the pointer is over another node; −1 for none. */
  onHover: (node: number) => void
  /** Called after anything that may have moved a node within the frame. */
  onMoved: () => void
  /** Whether the wheel zooms instead of scrolling the page. */
  mayZoom: () => boolean
}

/** Between the network and the edge of the frame: labels extend to the sides. */
const margin = { x: 70, y: 44 } as const
const zoomStep = 1.4
/** Milliseconds without movement after which the view counts as at rest. */
const restTime = 140
/** How near a click hits a node, in pixels, however small it is drawn. */
const reach = 13

/** The view of a network on a canvas and the pointer input. Draws at most once per frame. */
export class GraphView {
  readonly #options: GraphViewOptions
  readonly #scene: GraphScene
  readonly #context: CanvasRenderingContext2D
  readonly #fontFamily: string
  readonly #leaving = new AbortController()
  #marks: GraphMarks
  #colors: GraphColors
  #view: Viewport = { x: 0, y: 0, zoom: 1 }
  /** Canvas pixels per CSS pixel. */
  #ratio = 1
  #request = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  /** Whether the reader has panned or zoomed. If so, resizing does not fit the network again. */
  #isMoved = false

  constructor(options: GraphViewOptions) {
    const { canvas, model, kinds, positions } = options
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('no canvas')
    this.#options = options
    this.#context = context
    this.#fontFamily = getComputedStyle(canvas).fontFamily
    // A copy, because dragging changes it.
    this.#scene = makeScene(model, kinds, positions.slice())
    this.#marks = options.marks
    this.#colors = options.colors
    if (options.viewport) {
      this.#isMoved = true
      this.#view = options.viewport
    }
    this.#followSize()
    void lettersLoaded().then(() => {
      if (this.#leaving.signal.aborted) return
      measureAnew(context)
      this.#draw()
    })
    listenToPointers({
      canvas,
      signal: this.#leaving.signal,
      mayZoom: options.mayZoom,
      nodeAt: (x, y) => this.#nodeAt(x, y),
      pan: (dx, dy) => this.#move({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy }),
      zoom: (factor, x, y) => this.#move(zoomed(this.#view, factor, x, y)),
      mayDrag: options.mayDrag,
      drag: (node, dx, dy) => this.#drag(node, dx, dy),
      drop: node => options.onPut(node, this.#x(node), this.#y(node)),
      onPress: (node, x, y) => {
        const { x: left, y: top, zoom } = this.#view
        if (node === -1) options.onGround((x - left) / zoom, (y - top) / zoom)
        else options.onPress(node)
      },
      onPressTwice: node => node !== -1 && options.onExpand(node),
      onHover: options.onHover,
    })
  }

  destroy(): void {
    this.#leaving.abort()
    cancelAnimationFrame(this.#request)
    clearTimeout(this.#rest)
  }
  setColors(colors: GraphColors): void {
    this.#colors = colors
    this.#draw()
  }
  /** Synchronous: the browser prints what the canvas holds when the print event ends. */
  setColorsNow(colors: GraphColors): void {
    this.#colors = colors
    this.#paint()
  }
  mark(marks: GraphMarks): void {
    this.#marks = marks
    this.#draw()
  }
  /** Some nodes have moved. */
  setPositions(positions: Positions): void {
    this.#scene.positions.set(positions)
    this.#draw()
    this.#options.onMoved()
  }
  get viewport(): Viewport {
    return this.#view
  }
  /** The position of a node in the frame and its radius, in pixels. */
  placeOf(node: number): { x: number; y: number; radius: number } {
    return placed(this.#scene, node, this.#view)
  }

  fit(): void {
    this.#isMoved = false
    this.#show(this.#shownNodes(), margin)
  }
  /** @param steps positive zooms in */
  zoom(steps: number): void {
    const { width, height } = this.#frame
    this.#move(zoomed(this.#view, zoomStep ** steps, width / 2, height / 2))
  }
  /** Pans just enough to bring a node into view. */
  reveal(node: number): void {
    this.#set(revealed(this.#view, this.#x(node), this.#y(node), this.#frame, margin.y))
  }
  /** Brings all of these nodes into view. */
  revealAll(nodes: readonly number[]): void {
    const { width, height } = this.#frame
    const isSeen = (node: number) => {
      const { x, y } = this.placeOf(node)
      return x > 0 && y > 0 && x < width && y < height
    }
    if (!nodes.every(isSeen)) this.#show(nodes, { x: 2 * margin.x, y: 2 * margin.y })
  }
  /** Draws everything shown on another canvas, in CSS pixels. */
  paintWhole(context: CanvasRenderingContext2D, width: number, height: number): void {
    const bounds = boundsOf(this.#scene.positions, this.#shownNodes())
    if (!bounds) return
    const frame = { width, height }
    paintGraph(context, this.#scene, {
      marks: { ...this.#marks, current: -1 },
      view: fitted(bounds, frame, margin),
      frame,
      colors: this.#colors,
      fontFamily: this.#fontFamily,
      isMoving: false,
    })
  }

  #x(node: number): number {
    return this.#scene.positions[2 * node] ?? 0
  }
  #y(node: number): number {
    return this.#scene.positions[2 * node + 1] ?? 0
  }
  /** In pixels. */
  #drag(node: number, dx: number, dy: number): void {
    const { zoom } = this.#view
    this.#scene.positions.set([this.#x(node) + dx / zoom, this.#y(node) + dy / zoom], 2 * node)
    this.#draw()
    this.#options.onMoved()
  }
  get #frame() {
    return { width: this.#options.canvas.clientWidth, height: this.#options.canvas.clientHeight }
  }
  *#shownNodes(): Generator<number> {
    for (const [node, flag] of this.#marks.shown.entries()) if (flag === 1) yield node
  }
  #show(nodes: Iterable<number>, around: { x: number; y: number }): void {
    const bounds = boundsOf(this.#scene.positions, nodes)
    const { width, height } = this.#frame
    // In a narrow frame the margin for labels shrinks, so that the network keeps most of the room.
    const room = { x: Math.min(around.x, width / 6), y: Math.min(around.y, height / 6) }
    if (bounds) this.#set(fitted(bounds, this.#frame, room))
  }
  #move(view: Viewport): void {
    this.#isMoved = true
    this.#set(view)
  }
  #set(view: Viewport): void {
    this.#view = view
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      this.#rest = undefined
      this.#draw()
    }, restTime)
    this.#draw()
    this.#options.onMoved()
  }
  #followSize(): void {
    const { canvas } = this.#options
    const fill = () => {
      this.#ratio = window.devicePixelRatio
      canvas.width = Math.round(canvas.clientWidth * this.#ratio)
      canvas.height = Math.round(canvas.clientHeight * this.#ratio)
      if (!this.#isMoved) this.fit()
      // Resizing clears the canvas, and the empty canvas must never be visible.
      this.#paint()
      this.#options.onMoved()
    }
    const observer = new ResizeObserver(fill)
    observer.observe(canvas)
    this.#leaving.signal.addEventListener('abort', () => observer.disconnect())
    fill()
  }
  #draw(): void {
    cancelAnimationFrame(this.#request)
    this.#request = requestAnimationFrame(() => this.#paint())
  }
  #paint(): void {
    this.#context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    paintGraph(this.#context, this.#scene, {
      marks: this.#marks,
      view: this.#view,
      frame: this.#frame,
      colors: this.#colors,
      fontFamily: this.#fontFamily,
      isMoving: this.#rest !== undefined,
    })
  }
  /** The nearest node shown, −1 if there is none. */
  #nodeAt(x: number, y: number): number {
    let [nearest, best] = [-1, Number.POSITIVE_INFINITY]
    for (const node of this.#shownNodes()) {
      const place = this.placeOf(node)
      const distance = Math.hypot(place.x - x, place.y - y)
      if (distance < best && distance <= Math.max(reach, 1.1 * place.radius))
        [nearest, best] = [node, distance]
    }
    return nearest
  }
}
