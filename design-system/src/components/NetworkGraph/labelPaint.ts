import type { GraphScene } from './graphScene.ts'
import { LabelRoom } from './labelRoom.ts'
import { middleOf } from './linkPaint.ts'
import { faded, placed, strongLinks, type PaintOptions } from './paintOptions.ts'

const size = { node: 12, link: 11 } as const
const line = 15
/** Maximum width of a node's and a link's label, in pixels; the details show the full text. */
const longest = { node: 150, link: 110 } as const
/**
 * Up to how many nodes in the frame all get a label, if there is room; in larger networks, how many get one; and how
 * many of the nodes with the most links get one even if it overlaps others, as landmarks.
 */
const labels = { all: 250, ofMany: 45, hubs: 10 } as const
/** How many nodes are considered for a label. */
const mostAsked = 600

/**
 * Draws labels where there is room: first the selected node, then the current one and the path, then nodes with many
 * links. Labels do not overlap, so each zoom level shows as many as can be read; only the current node always has one.
 */
export function paintLabels(
  context: CanvasRenderingContext2D,
  scene: GraphScene,
  options: PaintOptions,
  isFaded: (node: number) => boolean,
): void {
  const { marks, frame, fontFamily, colors, view } = options
  const room = new LabelRoom()
  let count = 0
  const write = (
    words: string,
    x: number,
    top: number,
    look: 'node' | 'link',
    isForced: boolean,
    alpha: number,
  ) => {
    const { text, width } = shortened(context, words, longest[look])
    const half = width / 2
    const box = { left: x - half - 2, top, right: x + half + 2, bottom: top + line }
    if (box.right < 0 || box.left > frame.width || box.bottom < 0 || box.top > frame.height) return true
    if (!room.take(box, isForced)) return false
    count += 1
    context.globalAlpha = alpha
    context.strokeText(text, x, top + line / 2)
    context.fillText(text, x, top + line / 2)
    return true
  }
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = colors.surface
  context.fillStyle = colors.ink

  const isInFrame = (node: number) => {
    if (marks.shown[node] !== 1) return false
    const { x, y } = placed(scene, node, view)
    return x > -longest.node && y > -2 * line && x < frame.width + longest.node && y < frame.height + line
  }
  /** Below a node, or above it. */
  const labelNode = (node: number, isFirst: boolean) => {
    const { x, y, radius } = placed(scene, node, view)
    const distance = 1.1 * radius + (node === marks.selected || node === marks.current ? 11 : 5)
    const words = scene.model.nodes[node]?.label ?? ''
    const alpha = !isFirst && isFaded(node) ? faded : 1
    const isWritten =
      write(words, x, y + distance, 'node', false, alpha) ||
      write(words, x, y - distance - line, 'node', false, alpha)
    if (!isWritten && node === marks.current) write(words, x, y + distance, 'node', true, alpha)
  }
  const first = new Set([marks.selected, marks.current, ...(marks.path?.nodes ?? [])])
  context.font = `600 ${String(size.node)}px ${fontFamily}`
  for (const node of first) if (isInFrame(node)) labelNode(node, true)

  context.font = `${String(size.link)}px ${fontFamily}`
  for (const link of strongLinks(scene, marks)) {
    const { x, y } = middleOf(scene, link, options)
    write(scene.model.edges[link]?.label ?? '', x, y - line / 2, 'link', false, 1)
  }

  context.font = `${String(size.node)}px ${fontFamily}`
  const inFrame = scene.byWeight.filter(isInFrame)
  const others = inFrame.filter(node => !first.has(node) && (marks.found === undefined || !isFaded(node)))
  for (const node of others.slice(0, labels.hubs)) labelNode(node, false)
  // A label must not hide another node's shape, but in dense graphs there is no free room.
  if (inFrame.length <= labels.all)
    for (const node of inFrame) {
      const { x, y, radius } = placed(scene, node, view)
      room.take({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }, true)
    }
  const most = count + (others.length > labels.all ? labels.ofMany : labels.all)
  for (const node of others.slice(labels.hubs, mostAsked)) {
    if (count >= most) break
    labelNode(node, false)
  }
  context.globalAlpha = 1
}

interface Measured {
  text: string
  width: number
}
const measured = new WeakMap<CanvasRenderingContext2D, Map<string, Measured>>()

/** Call this after a font has loaded. */
export const measureAnew = (context: CanvasRenderingContext2D) => measured.delete(context)

/** The text, cut to the available width. Cached, because measuring costs more than drawing. */
function shortened(context: CanvasRenderingContext2D, words: string, room: number): Measured {
  const known = measured.get(context) ?? new Map<string, Measured>()
  measured.set(context, known)
  const key = `${context.font}\n${words}`
  const found = known.get(key)
  if (found !== undefined) return found
  const letters = Array.from(words.trim())
  let count = letters.length
  while (count > 1 && context.measureText(textOf(letters, count)).width > room) {
    const width = context.measureText(textOf(letters, count)).width
    count = Math.max(1, Math.min(count - 1, Math.floor((count * room) / width) + 1))
  }
  const text = textOf(letters, count)
  const result = { text, width: context.measureText(text).width }
  known.set(key, result)
  return result
}

const textOf = (letters: readonly string[], count: number) =>
  count === letters.length ? letters.join('') : `${letters.slice(0, count).join('').trimEnd()}…`
