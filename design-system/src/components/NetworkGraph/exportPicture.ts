import { lettersLoaded } from '../../internal/letters.ts'
import { family, weight } from '../../tokens/scale.ts'
import type { GraphColors } from './graphColors.ts'
import type { NetworkKind } from './networkTypes.ts'
import { addShape } from './shapePaths.ts'
import { toneRoles } from './toneRoles.ts'

interface PictureOptions {
  title: string
  /** Shown under the title: how much the picture contains. */
  amount: string
  kinds: readonly NetworkKind[]
  colors: GraphColors
  fontFamily: string
  /** Draws the graph itself into a frame of this size. */
  paint: (context: CanvasRenderingContext2D, width: number, height: number) => void
}

/** In CSS pixels; the file has `ratio` times as many. */
const sizes = { width: 1600, graph: 1000, margin: 32, title: 26, text: 15, line: 26, ratio: 2 } as const

/** The graph as a PNG with title and legend: a picture that is passed on must explain itself. */
export async function composePicture({
  title,
  amount,
  kinds,
  colors,
  fontFamily,
  paint,
}: PictureOptions): Promise<Blob> {
  await lettersLoaded()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const text = `${String(sizes.text)}px ${fontFamily}`
  context.font = text
  const legend = placeLegend(context, kinds)
  const top = sizes.margin + sizes.title + 2 * sizes.line
  const height = top + sizes.graph + legend.height + sizes.margin
  canvas.width = sizes.width * sizes.ratio
  canvas.height = height * sizes.ratio
  context.scale(sizes.ratio, sizes.ratio)
  context.fillStyle = colors.surface
  context.fillRect(0, 0, sizes.width, height)
  context.save()
  context.translate(0, top)
  paint(context, sizes.width, sizes.graph)
  context.restore()
  context.textBaseline = 'middle'
  context.fillStyle = colors.ink
  context.font = `${String(weight.medium)} ${String(sizes.title)}px ${family.serif}`
  context.fillText(title, sizes.margin, sizes.margin + sizes.title / 2, sizes.width - 2 * sizes.margin)
  context.fillStyle = colors.muted
  context.font = text
  context.fillText(amount, sizes.margin, sizes.margin + sizes.title + sizes.line / 2)
  for (const { kind, x, y } of legend.places) {
    const { ground, edge } = toneRoles[kind.tone ?? 'accent']
    const middle = top + sizes.graph + y + sizes.line / 2
    context.beginPath()
    addShape(context, kind.shape, sizes.margin + x + 8, middle, 7)
    context.fillStyle = colors[ground]
    context.strokeStyle = colors[edge]
    context.lineWidth = 1.5
    context.fill()
    context.stroke()
    context.fillStyle = colors.ink
    context.fillText(kind.pluralLabel, sizes.margin + x + 24, middle)
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** Lays out the symbols and labels of the legend in lines, with as many per line as fit. */
function placeLegend(context: CanvasRenderingContext2D, kinds: readonly NetworkKind[]) {
  let [x, line] = [0, 0]
  const places = kinds.map(kind => {
    const width = context.measureText(kind.pluralLabel).width + 56
    if (x > 0 && x + width > sizes.width - 2 * sizes.margin) [x, line] = [0, line + 1]
    const place = { kind, x, y: line * sizes.line }
    x += width
    return place
  })
  return { places, height: (line + 1) * sizes.line }
}
