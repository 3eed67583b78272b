/** The looks of series, which differ in colour and in a pattern, or in a dash and symbol. */
import { seriesColours, type SeriesColour } from '../../tokens/seriesColours.ts'

/** A pattern over a fill, as an ECharts `decal`; a plain fill has none. */
export interface SeriesPattern {
  symbol?: string
  symbolSize?: number
  dashArrayX: number | number[] | (number | number[])[]
  dashArrayY: number | number[]
  /** Radians. */
  rotation?: number
}

interface Shape {
  pattern: SeriesPattern | null
  /** The same pattern for the 16 × 16 sample of the legend, as SVG path data. */
  hatch: string
  /** Dash pattern of the line; null for a solid line. */
  dash: number[] | null
  /** Symbol of the points, by its ECharts name. */
  symbol: string
  /** The same symbol centred on the line of the legend, as SVG path data. */
  mark: string
}

/** Stripes thin enough for layers that are a few pixels high; none runs parallel to a layer. */
const stripes = (rotation: number): SeriesPattern => ({
  dashArrayX: [1, 0],
  dashArrayY: [1.25, 4.75],
  rotation,
})
/** A pattern of symbols with every other place left empty. */
const sown = (symbol: string, size: number, symbolSize: number): SeriesPattern => ({
  symbol,
  symbolSize,
  dashArrayX: [
    [size, size],
    [0, size, size, 0],
  ],
  dashArrayY: [size, 0],
})
const path = 'path://'
/** A triangle pointing down, for which ECharts has no name. */
const triangleDown = `${path}M0 0L10 0L5 9Z`
const cross = `${path}M3 0H7V3H10V7H7V10H3V7H0V3H3Z`
const bar = `${path}M0 3H10V7H0Z`

/** One more shape than there are colours, so that a repeated colour gets another shape. */
const shapes: readonly Shape[] = [
  { pattern: null, hatch: '', dash: null, symbol: 'circle', mark: 'M12 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z' },
  {
    pattern: stripes(-Math.PI / 4),
    hatch: 'M-2 6L6-2M-2 14L14-2M2 18L18 2M10 18L18 10',
    dash: [9, 4],
    symbol: 'rect',
    mark: 'M12.5 4.5h7v7h-7Z',
  },
  {
    pattern: sown('circle', 4, 0.6),
    hatch: 'M3 4h2M11 4h2M7 8h2M3 12h2M11 12h2',
    dash: [2, 4],
    symbol: 'triangle',
    mark: 'M16 3.5l4.5 8h-9Z',
  },
  {
    pattern: { dashArrayX: [1.25, 4.75], dashArrayY: [1, 0] },
    hatch: 'M4 0V16M8 0V16M12 0V16',
    dash: [10, 4, 2, 4],
    symbol: 'diamond',
    mark: 'M16 3l4 5l-4 5l-4-5Z',
  },
  {
    pattern: stripes(Math.PI / 4),
    hatch: 'M10-2L18 6M2-2L18 14M-2 2L14 18M-2 10L6 18',
    dash: [14, 5],
    symbol: triangleDown,
    mark: 'M11.5 4.5h9l-4.5 8Z',
  },
  {
    pattern: sown(cross, 5, 0.8),
    hatch: 'M2 4h5M4.5 1.5v5M9 4h5M11.5 1.5v5M2 11h5M4.5 8.5v5M9 11h5M11.5 8.5v5',
    dash: [5, 3],
    symbol: cross,
    mark: 'M14.5 4h3v2.5h2.5v3h-2.5v2.5h-3v-2.5h-2.5v-3h2.5Z',
  },
  {
    pattern: sown('rect', 5, 0.7),
    hatch: 'M2 3h3M2 4.5h3M10 3h3M10 4.5h3M6 8h3M6 9.5h3M2 13h3M10 13h3',
    dash: [10, 3, 2, 3, 2, 3],
    symbol: bar,
    mark: 'M11.5 6h9v4h-9Z',
  },
]

export interface SeriesLook extends Shape {
  colour: SeriesColour
}

/** The look of a series by its index among all. There are 42 distinct looks, more than anybody can tell apart. */
export function seriesLook(place: number): SeriesLook {
  const shape = shapes[place % shapes.length]
  const colour = seriesColours[place % seriesColours.length]
  if (!shape || !colour) throw new RangeError(`No place of a series: ${place}`)
  return { ...shape, colour }
}
