import type { GraphColors } from './graphColors.ts'
import type { Positions } from './graphWalk.ts'
import type { NetworkKind } from './networkTypes.ts'
import { shapePath } from './shapePaths.ts'
import { toneRoles } from './toneRoles.ts'
import type { NetworkState } from './useNetworkState.ts'
import { xmlText } from './xmlText.ts'

interface VectorOptions extends Pick<NetworkState, 'title' | 'amount' | 'model' | 'filter' | 'kindOf'> {
  /** The kinds in the legend. */
  kinds: readonly NetworkKind[]
  positions: Positions
  colors: GraphColors
  fontFamily: string
}

/** In pixels. A link is about a hundred graph units long, stretched to leave room for labels. */
const sizes = {
  stretch: 1.6,
  radius: 8,
  margin: 60,
  title: 22,
  text: 11,
  line: 20,
  legendWidth: 160,
  label: 28,
} as const

/** Shortens a label; the full one is in the `title` of its node. */
const cut = (label: string) => {
  const letters = Array.from(new Intl.Segmenter().segment(label), ({ segment }) => segment)
  return letters.length > sizes.label ? `${letters.slice(0, sizes.label - 1).join('')}…` : label
}

const digits = (value: number) => String(Math.round(value * 10) / 10)

/** What the graph shows as an SVG with title and legend. Labels and links stay searchable text. */
export function graphAsSvg({
  model,
  filter,
  kindOf,
  kinds,
  positions,
  colors,
  ...rest
}: VectorOptions): string {
  const placeOf = (node: number, axis: 0 | 1) => (positions[2 * node + axis] ?? 0) * sizes.stretch
  const isShown = (node: number) => filter.shown[node] === 1
  const shown = model.nodes.flatMap((node, number) =>
    isShown(number) ? [{ node, number, x: placeOf(number, 0), y: placeOf(number, 1) }] : [],
  )
  const extent = (values: readonly number[]) =>
    values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const, [
      values[0] ?? 0,
      values[0] ?? 0,
    ] as const)
  const [left, right] = extent(shown.map(({ x }) => x))
  const [top, bottom] = extent(shown.map(({ y }) => y))
  const width = Math.max(right - left + 2 * sizes.margin, kinds.length * sizes.legendWidth, 480)
  const head = sizes.title + 2 * sizes.line
  const height = bottom - top + 2 * sizes.margin + head + 2 * sizes.line
  const [dx, dy] = [(width - (right - left)) / 2 - left, head + sizes.margin - top]
  const text = (x: number, y: number, words: string, more = '') =>
    `<text x="${digits(x)}" y="${digits(y)}" fill="${colors.ink}"${more}>${xmlText(words)}</text>`
  const sign = (kind: NetworkKind | undefined, x: number, y: number, radius: number) => {
    const { ground, edge } = toneRoles[kind?.tone ?? 'accent']
    return `<path transform="translate(${digits(x)} ${digits(y)})" d="${shapePath(kind?.shape ?? 'circle', 0, radius)}" fill="${colors[ground]}" stroke="${colors[edge]}" stroke-width="1.5"/>`
  }
  const links = model.edges.flatMap((edge, number) => {
    const [source = -1, target = -1] = [model.sources[number], model.targets[number]]
    if (!isShown(source) || !isShown(target)) return []
    const at = (node: number, axis: 0 | 1) => digits(placeOf(node, axis) + (axis === 0 ? dx : dy))
    const words = `${model.nodes[source]?.label ?? ''} ${edge.label ?? '–'} ${model.nodes[target]?.label ?? ''}`
    return [
      `<line x1="${at(source, 0)}" y1="${at(source, 1)}" x2="${at(target, 0)}" y2="${at(target, 1)}"><title>${xmlText(words)}</title></line>`,
    ]
  })
  const nodes = shown.map(({ node, x, y }) => {
    const kind = kindOf.get(node.kind)
    const [atX, atY] = [x + dx, y + dy]
    return [
      `<g><title>${xmlText(`${node.label}, ${kind?.label ?? node.kind}`)}</title>`,
      sign(kind, atX, atY, sizes.radius),
      text(atX, atY + sizes.radius + sizes.text + 3, cut(node.label), ' text-anchor="middle"'),
      '</g>',
    ].join('')
  })
  const legend = kinds.flatMap((kind, at) => {
    const [x, y] = [sizes.line + at * sizes.legendWidth, height - sizes.line]
    return [sign(kind, x, y - sizes.text / 3, 6), text(x + 14, y, kind.pluralLabel)]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${digits(width)} ${digits(height)}" width="${digits(width)}" height="${digits(height)}" font-family="${xmlText(rest.fontFamily)}" font-size="${String(sizes.text)}" role="img">`,
    `<title>${xmlText(`${rest.title}. ${rest.amount}`)}</title>`,
    `<rect width="100%" height="100%" fill="${colors.surface}"/>`,
    text(sizes.line, sizes.line + sizes.title / 2, rest.title, ` font-size="${String(sizes.title)}"`),
    text(sizes.line, sizes.line + sizes.title / 2 + sizes.line, rest.amount),
    `<g stroke="${colors.control}" stroke-width="1">${links.join('')}</g>`,
    ...nodes,
    ...legend,
    '</svg>',
    '',
  ].join('\n')
}
