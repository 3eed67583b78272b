import type { GraphScene } from './graphScene.ts'
import { paintLabels } from './labelPaint.ts'
import { paintLinks, paintStrongLinks } from './linkPaint.ts'
import { faded, placed, type PaintOptions } from './paintOptions.ts'
import { addShape } from './shapePaths.ts'
import { toneRoles } from './toneRoles.ts'

/** Draws a network: links, then nodes, then labels where there is room. In CSS pixels. */
export function paintGraph(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  options: PaintOptions,
): void {
  const { marks, frame, colors } = options
  context.fillStyle = colors.surface
  context.fillRect(0, 0, frame.width, frame.height)
  const way = marks.path && new Set(marks.path.nodes)
  /** Whether a node is dimmed: nodes off the path if there is one, otherwise nodes that the search does not find. */
  const isFaded = (node: number) =>
    node !== marks.selected &&
    node !== marks.current &&
    (way ? !way.has(node) : marks.found !== undefined && marks.found[node] !== 1)
  const canFade = marks.path !== undefined || marks.found !== undefined
  paintLinks(context, scene, options)
  if (canFade) paintNodes(context, scene, options, true, isFaded)
  paintStrongLinks(context, scene, options)
  paintNodes(context, scene, options, false, isFaded)
  paintRings(context, scene, options)
  paintLabels(context, scene, options, isFaded)
}

/** Draws the dimmed nodes or the others, in one pass per kind. */
function paintNodes(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  { marks, view, frame, colors }: PaintOptions,
  isBack: boolean,
  isFaded: (node: number) => boolean,
): void {
  context.lineJoin = 'round'
  context.lineWidth = view.zoom < 0.3 ? 0.75 : 1.5
  for (const { shape, tone, nodes } of scene.groups) {
    context.beginPath()
    for (const node of nodes) {
      if (marks.shown[node] !== 1 || isFaded(node) !== isBack) continue
      const { x, y, radius } = placed(scene, node, view)
      if (x < -radius || y < -radius || x > frame.width + radius || y > frame.height + radius) continue
      addShape(context, shape, x, y, radius)
    }
    // Links end at the edge of a node even where it is dimmed.
    context.fillStyle = colors.surface
    if (isBack) context.fill()
    context.globalAlpha = isBack ? faded : 1
    context.fillStyle = colors[toneRoles[tone].ground]
    context.strokeStyle = colors[toneRoles[tone].edge]
    context.fill()
    context.stroke()
    context.globalAlpha = 1
  }
}

/** Rings around the selected node and the nodes of a path. */
function paintRings(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  { marks, view, colors }: PaintOptions,
): void {
  context.strokeStyle = colors.accent
  const ring = (node: number, distance: number, width: number) => {
    if (marks.shown[node] !== 1) return
    const { x, y, radius } = placed(scene, node, view)
    context.beginPath()
    context.arc(x, y, 1.2 * radius + distance, 0, 2 * Math.PI)
    context.lineWidth = width
    context.stroke()
  }
  for (const node of marks.path?.nodes ?? []) ring(node, 2, 1.5)
  if (marks.selected !== -1) ring(marks.selected, 4, 3)
}
