/** Converts between the points of a chart and positions in its drawing, in CSS pixels. */
import type { ECharts } from 'echarts/core'
import { calendarLayout, cornerOf, dayAt } from './calendarLayout.ts'
import { barRoom } from './cartesianOption.ts'
import { drawnPart, valueAt, type ChartModel, type PointPlace } from './chartModel.ts'
import { ringOf } from './donutOption.ts'

export interface Place {
  x: number
  y: number
}

export interface PlotGeometry {
  width: number
  height: number
  /** The position of a point; if its value is unknown, the position where it would be. */
  placeOf: (point: PointPlace) => Place
  /** The point nearest to a position, or null if none is near. */
  pointAt: (place: Place) => PointPlace | null
}

interface GeometryInput {
  model: ChartModel
  shown: readonly number[]
  width: number
  height: number
  fontSize: number
  rem: number
  spacing: { letter: number }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The end of a layer on the value axis. Values of the same sign are stacked. */
export function stackedEnd(
  { model, shown }: Pick<GeometryInput, 'model' | 'shown'>,
  point: PointPlace,
): number {
  const own = valueAt(model, point) ?? 0
  const below = shown.slice(0, shown.indexOf(point.series))
  return below.reduce((sum, series) => {
    const value = valueAt(model, { ...point, series }) ?? 0
    return value < 0 === own < 0 ? sum + value : sum
  }, own)
}

/** The series whose layer contains a value, or the outermost layer on its side of zero. */
export function layerAt(
  input: Pick<GeometryInput, 'model' | 'shown'>,
  category: number,
  value: number,
): number | undefined {
  const { model, shown } = input
  const side = shown.filter(series => {
    const own = valueAt(model, { series, category })
    return own !== null && own < 0 === value < 0
  })
  const holds = (series: number) => Math.abs(stackedEnd(input, { series, category })) >= Math.abs(value)
  return side.find(holds) ?? side.at(-1)
}

function cartesianGeometry(chart: ECharts, input: GeometryInput): PlotGeometry {
  const { model, shown, width, height, fontSize } = input
  const isHorizontal = model.layout === 'horizontal'
  const isBar = model.kind === 'bar'
  const finder = { xAxisIndex: 0, yAxisIndex: 0 }
  const toPixel = (category: number, value: number): Place => {
    const [x = 0, y = 0] = chart.convertToPixel(finder, isHorizontal ? [value, category] : [category, value])
    return { x, y }
  }
  /** Width of one bar including the gap after it, when bars are side by side. */
  const barStep = () => {
    const [here, next] = [toPixel(0, 0), toPixel(1, 0)]
    const band = Math.abs(isHorizontal ? next.y - here.y : next.x - here.x)
    const count = shown.length
    const bar = (band * (1 - barRoom.free)) / (count + (count - 1) * barRoom.between)
    return Math.min(bar, fontSize * barRoom.widest) * (1 + barRoom.between)
  }
  const isBeside = isBar && !model.isStacked
  const placeOf = (point: PointPlace): Place => {
    const value = model.isStacked ? stackedEnd(input, point) : (valueAt(model, point) ?? 0)
    const { x, y } = toPixel(point.category, value)
    const beside = isBeside ? (shown.indexOf(point.series) - (shown.length - 1) / 2) * barStep() : 0
    return {
      x: clamp(isHorizontal ? x : x + beside, 0, width),
      y: clamp(isHorizontal ? y + beside : y, 0, height),
    }
  }
  const nearestSeries = (category: number, { x, y }: Place, value: number): number | undefined => {
    if (isBeside) {
      const middle = toPixel(category, 0)
      const offset = isHorizontal ? y - middle.y : x - middle.x
      const at = Math.round(offset / barStep() + (shown.length - 1) / 2)
      return shown[clamp(at, 0, shown.length - 1)]
    }
    if (model.isStacked) return layerAt(input, category, value)
    const distances = shown.flatMap(series =>
      valueAt(model, { series, category }) === null
        ? []
        : [{ series, distance: Math.abs(placeOf({ series, category }).y - y) }],
    )
    return distances.toSorted((a, b) => a.distance - b.distance)[0]?.series
  }
  const pointAt = (place: Place): PointPlace | null => {
    const found = chart.convertFromPixel(finder, [place.x, place.y])
    const [first = 0, second = 0] = found
    const [category, value] = isHorizontal ? [second, first] : [first, second]
    const at = clamp(Math.round(category), 0, model.categories.length - 1)
    const series = nearestSeries(at, place, value) ?? shown[0]
    return series === undefined ? null : { series, category: at }
  }
  return { width, height, placeOf, pointAt }
}

function donutGeometry({ model, shown, width, height }: GeometryInput): PlotGeometry {
  const ring = ringOf({ width, height })
  const sizes = shown.map(series => drawnPart(valueAt(model, { series, category: 0 })))
  const sum = sizes.reduce((all, size) => all + size, 0)
  const before = (at: number) => sizes.slice(0, at).reduce((all, size) => all + size, 0)
  const placeOf = ({ series }: PointPlace): Place => {
    const at = shown.indexOf(series)
    const turn = sum === 0 ? 0 : (before(at) + (sizes[at] ?? 0) / 2) / sum
    const radius = (ring.inner + ring.outer) / 2
    // Clockwise from the top.
    return {
      x: ring.x + radius * Math.sin(turn * 2 * Math.PI),
      y: ring.y - radius * Math.cos(turn * 2 * Math.PI),
    }
  }
  const pointAt = ({ x, y }: Place): PointPlace | null => {
    const distance = Math.hypot(x - ring.x, y - ring.y)
    if (sum === 0 || distance < ring.inner || distance > ring.outer) return null
    const turn = (Math.atan2(x - ring.x, ring.y - y) / (2 * Math.PI) + 1) % 1
    const at = sizes.findIndex((size, place) => size > 0 && before(place) + size > turn * sum)
    const series = shown[at]
    return series === undefined ? null : { series, category: 0 }
  }
  return { width, height, placeOf, pointAt }
}

function calendarGeometry(input: GeometryInput): PlotGeometry {
  const { model, width, height } = input
  const layout = calendarLayout(Number(model.categories[0]?.key.slice(0, 4)), input)
  return {
    width,
    height,
    placeOf: ({ category }) => {
      const { x, y } = cornerOf(layout, category) ?? { x: 0, y: 0 }
      // The centre of the square, without the gap after it.
      return { x: x + layout.step / 2 - 1, y: y + layout.step / 2 - 1 }
    },
    pointAt: ({ x, y }) => {
      const category = dayAt(layout, x, y)
      return category === null ? null : { series: 0, category }
    },
  }
}

/** @param chart must currently show exactly this model */
export function plotGeometry(chart: ECharts, input: GeometryInput): PlotGeometry {
  switch (input.model.kind) {
    case 'bar':
    case 'line':
    case 'area':
      return cartesianGeometry(chart, input)
    case 'donut':
      return donutGeometry(input)
    case 'calendar':
      return calendarGeometry(input)
  }
}
