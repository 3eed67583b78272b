import type { GraphScene } from './graphScene.ts'
import { faded, placed, strongLinks, type PaintOptions } from './paintOptions.ts'

/** Above this many links, they are drawn straight, translucent and without arrows. */
const dense = 3000
/** Above this many links, they are not drawn while the network moves. */
const heavy = 6000
/** Length and half-width of an arrowhead, in pixels. */
const arrow = { length: 8, half: 3.5 } as const

/** Draws all links, pale if something else is highlighted. */
export function paintLinks(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  options: PaintOptions,
): void {
  const { marks, colors, isMoving } = options
  const { sources, targets, edges } = scene.model
  const count = edges.length
  const isShown = (link: number) =>
    marks.shown[sources[link] ?? -1] === 1 && marks.shown[targets[link] ?? -1] === 1
  const isBack = marks.path !== undefined || marks.found !== undefined
  context.lineWidth = 1
  context.strokeStyle = colors.control
  context.fillStyle = colors.control
  if (count > dense) {
    context.globalAlpha = isBack ? faded / 2 : 0.35
    if (!isMoving || count <= heavy) paintStraight(context, scene, options, isShown)
  } else {
    context.globalAlpha = isBack ? faded : 0.85
    for (let link = 0; link < count; link += 1) if (isShown(link)) paintLink(context, scene, options, link, 1)
  }
  context.globalAlpha = 1
}

/** Draws the highlighted links. */
export function paintStrongLinks(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  options: PaintOptions,
): void {
  const { marks, colors } = options
  const { sources, targets } = scene.model
  context.strokeStyle = colors.accent
  context.fillStyle = colors.accent
  for (const link of strongLinks(scene, marks))
    if (marks.shown[sources[link] ?? -1] === 1 && marks.shown[targets[link] ?? -1] === 1)
      paintLink(context, scene, options, link, marks.path ? 4 : 2)
}

/** Draws all links in one stroke, except those outside the frame. */
function paintStraight(
  context: CanvasRenderingContext2D,
  { model, positions }: GraphScene,
  { view, frame }: PaintOptions,
  isShown: (link: number) => boolean,
): void {
  context.beginPath()
  for (let link = 0; link < model.edges.length; link += 1) {
    if (!isShown(link)) continue
    const [source = 0, target = 0] = [model.sources[link], model.targets[link]]
    const x1 = (positions[2 * source] ?? 0) * view.zoom + view.x
    const y1 = (positions[2 * source + 1] ?? 0) * view.zoom + view.y
    const x2 = (positions[2 * target] ?? 0) * view.zoom + view.x
    const y2 = (positions[2 * target + 1] ?? 0) * view.zoom + view.y
    if ((x1 < 0 && x2 < 0) || (y1 < 0 && y2 < 0)) continue
    if ((x1 > frame.width && x2 > frame.width) || (y1 > frame.height && y2 > frame.height)) continue
    context.moveTo(x1, y1)
    context.lineTo(x2, y2)
  }
  context.stroke()
}

/** Draws one link: straight, curved beside parallel links, or as a loop; with an arrow if it is directed. */
function paintLink(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  { view }: PaintOptions,
  link: number,
  width: number,
): void {
  const { model } = scene
  const [from, to] = [model.sources[link] ?? 0, model.targets[link] ?? 0]
  const source = placed(scene, from, view)
  const target = placed(scene, to, view)
  context.lineWidth = width
  context.beginPath()
  if (from === to) {
    const radius = source.radius * 0.8
    context.arc(source.x, source.y - source.radius - radius / 2, radius, 0, 2 * Math.PI)
    context.stroke()
    return
  }
  const bend = controlPoint(scene, link, source, target, view.zoom)
  const angle = Math.atan2(target.y - bend.y, target.x - bend.x)
  const isDirected = model.edges[link]?.isDirected === true
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const tip = { x: target.x - dx * (target.radius + 3), y: target.y - dy * (target.radius + 3) }
  const length = arrow.length + width
  const end = isDirected ? { x: tip.x - dx * length * 0.8, y: tip.y - dy * length * 0.8 } : target
  context.moveTo(source.x, source.y)
  context.quadraticCurveTo(bend.x, bend.y, end.x, end.y)
  context.stroke()
  if (!isDirected) return
  const half = arrow.half + width / 2
  context.beginPath()
  context.moveTo(tip.x, tip.y)
  context.lineTo(tip.x - dx * length - dy * half, tip.y - dy * length + dx * half)
  context.lineTo(tip.x - dx * length + dy * half, tip.y - dy * length - dx * half)
  context.closePath()
  context.fill()
}

interface Point {
  x: number
  y: number
}

/** The control point of a link's curve; for a straight link, its midpoint. */
function controlPoint(
  { bends }: GraphScene,
  link: number,
  source: Point,
  target: Point,
  zoom: number,
): Point {
  const bend = 2 * (bends[link] ?? 0) * Math.min(1, zoom)
  const length = Math.hypot(target.x - source.x, target.y - source.y) || 1
  return {
    x: (source.x + target.x) / 2 + (bend * (source.y - target.y)) / length,
    y: (source.y + target.y) / 2 + (bend * (target.x - source.x)) / length,
  }
}

/** The midpoint of a link, where its label is. */
export function middleOf(scene: GraphScene, link: number, options: PaintOptions): Point {
  const [from, to] = [scene.model.sources[link] ?? 0, scene.model.targets[link] ?? 0]
  const source = placed(scene, from, options.view)
  if (from === to) return { x: source.x, y: source.y - 2.8 * source.radius }
  const target = placed(scene, to, options.view)
  const bend = controlPoint(scene, link, source, target, options.view.zoom)
  return { x: (source.x + 2 * bend.x + target.x) / 4, y: (source.y + 2 * bend.y + target.y) / 4 }
}
