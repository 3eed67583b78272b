/** Exports a chart as a file: redrawn larger, with its title and legend, in the colours on the screen. */
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
  /** Ids of the hidden series. */
  hidden: ReadonlySet<string>
  title: string
  numbers: ChartNumbers
  /** Shown below the title. */
  valueLabel: string | null
  /** Legend of a calendar's colours; empty for other charts. */
  days: readonly LegendEntry[]
  /** The figure on the page, whose computed style gives the colours. */
  figure: HTMLElement
}

const width = 1200
const fontSize = 16
const margin = 32
const titleSize = 26
/** Maximum length of a name in characters: a legend fits two or three such names on a line. */
const longestName = 48

/** Resolves the custom properties, because a file has no style sheet and few programs support OKLCH. */
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

/** Number of lines that a text takes in a picture, assuming letters about half as wide as high. */
const linesOf = (words: string, size: number) =>
  Math.max(1, Math.ceil((words.length * size * 0.52) / (width - margin * 2)))

interface Heads {
  title: number
  legend: number
}

/** The name of a series in the legend; for a part of a whole, with its value. */
function nameIn({ model, numbers }: PictureInput, id: string): string {
  const { name, values } = model.series.find(series => series.id === id) ?? { name: id, values: [] }
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name
  const part = model.kind === 'donut' ? values[0] : null
  return part === null || part === undefined ? short : `${short} (${numbers.plain(part)})`
}

/** Heights of the parts above the drawing. */
function headsOf(picture: PictureInput, ids: readonly string[]): Heads {
  const { model, title, valueLabel, days } = picture
  const subtitle = valueLabel === null ? 0 : fontSize * 1.6
  const entries = days.length > 0 ? days.map(({ text }) => text) : ids.map(id => nameIn(picture, id))
  // The spaces stand for the sample and the gap of each entry.
  const line = entries.map(entry => `${entry}        `).join('')
  const isNeeded = model.kind === 'donut' || entries.length > 1
  return {
    title: linesOf(title, titleSize) * titleSize * 1.3 + subtitle + fontSize,
    legend: isNeeded ? linesOf(line, fontSize) * fontSize * 2 : 0,
  }
}

/** Moves the drawing below its title and legend, which ECharts draws here. */
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

/** Draws the legend of a calendar as coloured squares with text, because ECharts' legend supports only series. */
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
 * @returns a bitmap 2400 pixels wide, or an SVG
 * @throws Error when the browser returns no picture
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
  // Unlike the page, a canvas does not wait for fonts.
  await lettersLoaded()
  const size = { width, height: Math.round(margin * 2 + heads.title + heads.legend + height) }
  // Uses the drawing code of the page, which is not loaded yet if the chart was only shown as a table.
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
