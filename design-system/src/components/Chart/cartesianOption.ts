/** ECharts options for bars, lines and areas. */
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import { family } from '../../tokens/scale.ts'
import type { PlotOption } from './echarts.ts'
import { spread, type PlotInput } from './plotInput.ts'
import { seriesLook } from './seriesLooks.ts'

/** `free` is the share of a category that bars leave empty; `between` is the gap between bars, in bar widths. */
export const barRoom = { free: 0.32, between: 0.12, widest: 4 }

/** From this many points on, symbols are left out because they would merge into a band. */
const mostSymbols = 24
/** From this many points on, a line is drawn from a sample that preserves its shape. */
const sampledFrom = 1000

type Values = readonly (number | null)[]

const isWhole = (values: Values) => values.every(value => value === null || Number.isInteger(value))

/** Whether both neighbours of a value are unknown, so that no line reaches it. */
const isAlone = (values: Values, place: number) =>
  values[place] !== null && (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null

function barSeries({ model, colours, fontSize }: PlotInput, place: number): BarSeriesOption {
  const { pattern, colour } = seriesLook(place)
  const { id, values } = model.series[place] ?? { id: '', values: [] }
  const color = colours.series[colour]
  return {
    type: 'bar',
    id,
    // Legends in pictures use the id, because two series may share a name.
    name: id,
    silent: true,
    data: [...values],
    ...(model.isStacked && { stack: 'all' }),
    barCategoryGap: `${barRoom.free * 100}%`,
    barGap: `${barRoom.between * 100}%`,
    barMaxWidth: fontSize * barRoom.widest,
    itemStyle: {
      color,
      ...(pattern && { decal: { ...pattern, color: colours.ground } }),
      ...(model.isStacked ? { borderColor: colours.ground, borderWidth: 1 } : { borderRadius: 2 }),
    },
    // Set the colour again: ECharts would try to lighten it, which fails for a custom property.
    emphasis: { itemStyle: { color, borderColor: colours.ink, borderWidth: 2 } },
  }
}

function lineSeries({ model, colours, fontSize }: PlotInput, place: number): LineSeriesOption {
  const { pattern, colour, dash, symbol } = seriesLook(place)
  const { id, values } = model.series[place] ?? { id: '', values: [] }
  const color = colours.series[colour]
  const isArea = model.kind === 'area'
  const isLayer = isArea && model.isStacked
  const hasSymbols = values.length <= mostSymbols && !isLayer
  return {
    type: 'line',
    id,
    name: id,
    silent: true,
    data: values.map((value, at) => (!hasSymbols && isAlone(values, at) ? { value, symbol } : value)),
    ...(isLayer && { stack: 'all' }),
    ...(!isLayer && values.length > sampledFrom && { sampling: 'lttb' as const }),
    showAllSymbol: true,
    symbol: hasSymbols ? symbol : 'none',
    symbolSize: fontSize * 0.55,
    connectNulls: false,
    itemStyle: { color, ...(isLayer && pattern && { decal: { ...pattern, color: colours.ground } }) },
    // Stacked layers differ in their patterns and are separated by a line in the background colour.
    lineStyle: isLayer ? { color: colours.ground, width: 1 } : { color, width: 2, type: dash ?? 'solid' },
    ...(isArea && { areaStyle: { color, opacity: isLayer ? 1 : 0.18 } }),
    emphasis: { disabled: true },
  }
}

/** From this many categories on, labels are left out rather than slanted: nobody reads so many. */
const mostSlanted = 40

/** The next of 1, 2, 5, 10, 20, 50…: numbered categories are labelled in steps that people count in. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find(factor => factor * power >= least) ?? 10)
}

/** Length of a slanted label in letters. A label with room for that many is not slanted. */
const slantedLetters = 16

/**
 * Category labels: wrapped where they fit, truncated where they are long, and slanted where little would be left
 * of them.
 */
function categoryLabels({ model, width, height, fontSize }: PlotInput): object {
  const letter = fontSize * 0.55
  const { categories, layout, categoryType } = model
  const longest = Math.max(0, ...categories.slice(0, 500).map(({ short }) => short.length)) * letter
  if (layout === 'horizontal') {
    const labelWidth = Math.min(width * 0.4, letter * 32, longest + letter)
    const lineHeight = fontSize * 1.3
    // Subtract the line of value labels. A label higher than its band would cover the next one.
    const band = (height - fontSize * 3) / categories.length
    const hasRoom = Math.ceil(longest / labelWidth) * lineHeight <= band
    return {
      width: labelWidth,
      overflow: hasRoom ? 'break' : 'truncate',
      lineHeight,
      interval: categories.length > mostSlanted ? 'auto' : 0,
    }
  }
  const room = (width - fontSize * 4) / Math.max(1, categories.length)
  if (longest < room || categoryType !== 'text') return {}
  if (categories.length > mostSlanted) return { interval: roundStep((longest + letter * 3) / room) - 1 }
  const lying = room - letter * 2
  if (lying >= letter * slantedLetters)
    return { interval: 0, width: lying, overflow: longest < lying * 2 ? 'break' : 'truncate' }
  return { rotate: 40, width: Math.min(letter * slantedLetters, longest + letter), overflow: 'truncate' }
}

export function cartesianOption(input: PlotInput): PlotOption {
  const { model, shown, numbers, colours, width, height, fontSize, spacing } = input
  const words = { color: colours.muted, fontSize, fontFamily: family.sans }
  const isHorizontal = model.layout === 'horizontal'
  const isBar = model.kind === 'bar'
  const length = isHorizontal ? width : height
  const values = shown.flatMap(place => model.series[place]?.values ?? []).map(value => value ?? 0)
  const ends = [values.reduce((a, b) => Math.min(a, b), 0), values.reduce((a, b) => Math.max(a, b), 0)]
  // A number with its first digits cut off is a different number.
  const named = isHorizontal
    ? model.categories.map(({ short }) => short)
    : ends.map(end => `${numbers.axis(end)}0`)
  const wider = named.slice(0, 500).reduce((most, name) => Math.max(most, spread(name, spacing)), 0)
  const categoryAxis = {
    type: 'category' as const,
    data: model.categories.map(({ short }) => short),
    boundaryGap: isBar || model.categories.length === 1,
    inverse: isHorizontal,
    axisLine: { lineStyle: { color: colours.axis } },
    axisTick: { show: false },
    axisLabel: { ...words, hideOverlap: true, ...categoryLabels(input) },
  }
  const valueAxis = {
    type: 'value' as const,
    scale: !model.isZeroBased,
    minInterval: shown.every(place => isWhole(model.series[place]?.values ?? [])) ? 1 : 0,
    splitNumber: Math.max(2, Math.round(length / (fontSize * (isHorizontal ? 8 : 5)))),
    axisLine: { show: false },
    axisLabel: { ...words, hideOverlap: true, formatter: numbers.axis },
    splitLine: { lineStyle: { color: colours.hairline } },
  }
  return {
    animation: false,
    grid: {
      left: Math.min(wider, width * 0.2),
      right: fontSize * 0.75 + spacing.letter * 4,
      top: fontSize * 0.75,
      bottom: fontSize * 0.5,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
      outerBoundsClampWidth: '40%',
    },
    xAxis: isHorizontal ? valueAxis : categoryAxis,
    yAxis: isHorizontal ? categoryAxis : valueAxis,
    series: shown.map(place => (isBar ? barSeries(input, place) : lineSeries(input, place))),
  }
}
