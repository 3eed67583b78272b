/** A chart as a file: drawn once more, larger, with its title and legend, in the colours that are on the screen. */
import { LegendComponent, TitleComponent } from 'echarts/components'
import { use, type EChartsCoreOption } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { Locale } from '../../i18n/messages.ts'
import { lettersLoaded } from '../../internal/letters.ts'
import { family } from '../../tokens/scale.ts'
import type { LegendEntry } from './calendarLegend.ts'
import { isOfLines, sumOfParts, type ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'
import { plotColour } from './colours.css.ts'
import { startDrawing, type PlotOption } from './echarts.ts'
import { hexOf } from './hexColour.ts'
import type { PlotColours, PlotInput } from './plotInput.ts'
import { calendarNames, plotOption } from './plotOption.ts'

use([TitleComponent, LegendComponent, CanvasRenderer])

export interface PictureInput {
  model: ChartModel
  /** Ids of the series that are not drawn. */
  hidden: ReadonlySet<string>
  title: string
  numbers: ChartNumbers
  /** Under the title. */
  valueLabel: string | null
  /** What the colours of a calendar mean; of other charts none. */
  days: readonly LegendEntry[]
  /** On the page: its style decides the colours. */
  figure: HTMLElement
}

const width = 1200
const fontSize = 16
const margin = 32
const titleSize = 26
/** Characters; a legend has room for two or three of them in a line. */
const longestName = 48

/** What the custom properties stand for: a file has no style sheet, and few programs know OKLCH. */
function coloursOf(figure: HTMLElement): PlotColours {
  const probe = document.createElement('span')
  figure.append(probe)
  const colourOf = (value: string) => {
    probe.style.color = `color-mix(in srgb, ${value}, ${value})`
    return hexOf(getComputedStyle(probe).color)
  }
  try {
    const { ink, muted, hairline, nothing, axis, ground, series, steps } = plotColour
    return {
      ink: colourOf(ink),
      muted: colourOf(muted),
      hairline: colourOf(hairline),
      nothing: colourOf(nothing),
      axis: colourOf(axis),
      ground: colourOf(ground),
      series: {
        series1: colourOf(series.series1),
        series2: colourOf(series.series2),
        series3: colourOf(series.series3),
        series4: colourOf(series.series4),
        series5: colourOf(series.series5),
        series6: colourOf(series.series6),
      },
      steps: steps.map(colourOf),
    }
  } finally {
    probe.remove()
  }
}

/** Lines that the words take in a picture; letters are about half as wide as they are high. */
const linesOf = (words: string, size: number) =>
  Math.max(1, Math.ceil((words.length * size * 0.52) / (width - margin * 2)))

interface Heads {
  title: number
  legend: number
}

/** The name of a series in the legend; of a part with what it comes to. */
function nameIn({ model, numbers }: PictureInput, id: string): string {
  const { name, values } = model.series.find(series => series.id === id) ?? { name: id, values: [] }
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name
  const part = model.kind === 'donut' ? values[0] : null
  return part === null || part === undefined ? short : `${short} (${numbers.plain(part)})`
}

/** Heights over the drawing. */
function headsOf(picture: PictureInput, ids: readonly string[]): Heads {
  const { model, title, valueLabel, days } = picture
  const subtitle = valueLabel === null ? 0 : fontSize * 1.6
  const entries = days.length > 0 ? days.map(({ text }) => text) : ids.map(id => nameIn(picture, id))
  // With the sample and the gap of each entry.
  const line = entries.map(entry => `${entry}        `).join('')
  const isNeeded = model.kind === 'donut' || entries.length > 1
  return {
    title: linesOf(title, titleSize) * titleSize * 1.3 + subtitle + fontSize,
    legend: isNeeded ? linesOf(line, fontSize) * fontSize * 2 : 0,
  }
}

/** The drawing moved below its title and legend, which are ECharts' own here. */
function pictureOption(
  drawing: PlotOption,
  picture: PictureInput,
  input: PlotInput,
  heads: Heads,
): EChartsCoreOption {
  const { model, title, valueLabel, numbers, days } = picture
  const { colours, shown, height } = input
  const top = margin + heads.title + heads.legend
  const isLine = isOfLines(model)
  const words = { color: colours.ink, fontFamily: family.sans, fontSize }
  const ringX = width / 2
  const ringY = top + height / 2
  const total = model.kind === 'donut' ? numbers.plain(sumOfParts(model, shown)) : ''
  return {
    ...drawing,
    backgroundColor: colours.ground,
    title: [
      {
        text: title,
        left: margin,
        top: margin,
        padding: 0,
        textStyle: {
          ...words,
          fontFamily: family.serif,
          fontWeight: 500,
          fontSize: titleSize,
          width: width - margin * 2,
          overflow: 'break',
        },
        ...(valueLabel !== null && { subtext: valueLabel, subtextStyle: { ...words, color: colours.muted } }),
      },
      {
        show: total !== '',
        text: total,
        left: ringX,
        top: ringY,
        textAlign: 'center',
        textVerticalAlign: 'middle',
        padding: 0,
        textStyle: { ...words, fontFamily: family.serif, fontWeight: 500, fontSize: titleSize },
      },
    ],
    legend: {
      show: heads.legend > 0 && days.length === 0,
      left: margin,
      right: margin,
      top: margin + heads.title,
      padding: 0,
      itemGap: fontSize * 1.5,
      ...(isLine ? { itemWidth: fontSize * 2 } : { itemWidth: fontSize, icon: 'roundRect' }),
      textStyle: words,
      formatter: (id: string) => nameIn(picture, id),
    },
    ...moved(drawing, top, ringX, ringY, daysLegend(picture, colours, margin + heads.title)),
  }
}

/** ECharts' legend knows series only: what the colours of days mean is written beside squares of them. */
function daysLegend({ days }: PictureInput, colours: PlotColours, y: number) {
  let x = margin
  return days.flatMap(({ shade, text }) => {
    const left = x
    x += fontSize * 2.5 + text.length * fontSize * 0.55
    const fill =
      shade === 'unknown'
        ? 'none'
        : shade === 'nothing'
          ? colours.nothing
          : (colours.steps[shade] ?? colours.ink)
    const stroke = shade === 'unknown' ? colours.hairline : 'none'
    return [
      {
        type: 'rect' as const,
        shape: { x: left, y, width: fontSize, height: fontSize, r: 3 },
        style: { fill, stroke, lineWidth: 1 },
      },
      {
        type: 'text' as const,
        style: {
          text,
          x: left + fontSize * 1.4,
          y: y + fontSize / 2,
          fill: colours.ink,
          font: `${fontSize}px ${family.sans}`,
          textVerticalAlign: 'middle' as const,
        },
      },
    ]
  })
}

function moved(
  drawing: PlotOption,
  top: number,
  ringX: number,
  ringY: number,
  over: ReturnType<typeof daysLegend>,
): Partial<PlotOption> {
  const { grid, series, graphic } = drawing
  if (grid && !Array.isArray(grid))
    return { grid: { ...grid, left: margin, right: margin, top, bottom: margin } }
  if (Array.isArray(series))
    return { series: series.map(one => (one.type === 'pie' ? { ...one, center: [ringX, ringY] } : one)) }
  if (graphic)
    return {
      graphic: { elements: [...over, { type: 'group', x: margin, y: top, children: elementsOf(graphic) }] },
    }
  return {}
}

/** The shapes of a calendar. */
function elementsOf(graphic: NonNullable<PlotOption['graphic']>) {
  return 'elements' in graphic ? (graphic.elements ?? []) : []
}

/**
 * @returns a picture of 2400 pixels in width, or a drawing in SVG
 * @throws Error when the browser gives no picture
 */
export async function exportPicture(
  picture: PictureInput,
  locale: Locale,
  format: 'png' | 'svg',
): Promise<Blob> {
  const { model, hidden, numbers, figure } = picture
  const visible = model.series.flatMap(({ id }, place) => (hidden.has(id) ? [] : [place]))
  const shown = visible.length > 0 ? visible : model.series.map((_, place) => place)
  const rem = 16
  const isWide = model.kind === 'calendar'
  const bars = model.layout === 'horizontal' ? model.categories.length * fontSize * 2.5 : 0
  const height = Math.max(bars, isWide ? 200 : 520)
  const heads = headsOf(
    picture,
    shown.map(place => model.series[place]?.id ?? ''),
  )
  const input = {
    model,
    shown,
    numbers,
    colours: coloursOf(figure),
    width: width - margin * 2,
    height,
    fontSize,
    rem,
    spacing: { letter: 0, word: 0 },
    calendar: calendarNames(locale),
  }
  // The canvas does not wait for letters as the page does.
  await lettersLoaded()
  const size = { width, height: Math.round(margin * 2 + heads.title + heads.legend + height) }
  // By what draws on the page too: a chart that was only seen as a table has not loaded it.
  const chart = startDrawing(document.createElement('div'), size, format === 'svg' ? 'svg' : 'canvas')
  try {
    chart.setOption(pictureOption(plotOption(input), picture, input, heads))
    if (format === 'svg') return new Blob([chart.renderToSVGString()], { type: 'image/svg+xml' })
    const canvas = chart.renderToCanvas({ pixelRatio: 2, backgroundColor: input.colours.ground })
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
    })
  } finally {
    chart.dispose()
  }
}
