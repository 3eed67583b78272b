import type { ECharts } from 'echarts/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../i18n/useMessages.ts'
import { lettersLoaded } from '../../internal/letters.ts'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import { usePrinting } from '../../internal/media/usePrinting.ts'
import { calendarHeight } from './calendarLayout.ts'
import type { PointPlace } from './chartModel.ts'
import { plotColour } from './colours.css.ts'
import { startDrawing } from './echarts.ts'
import { plotGeometry, type PlotGeometry } from './geometry.ts'
import { calendarNames, plotOption } from './plotOption.ts'
import type { PlotProps } from './plotProps.ts'

interface Measures {
  width: number
  height: number
  fontSize: number
  rem: number
  spacing: { letter: number; word: number }
}

/** A length in pixels; 0 for `normal`. */
const pixels = (length: string) => Number.parseFloat(length) || 0

/** Approximate width of a printed page in px. A wider drawing would be scaled down together with its labels. */
const paperWidth = 640

function measuresOf(element: HTMLElement): Measures | null {
  const { clientWidth: width, clientHeight: height } = element
  if (width === 0 || height === 0) return null
  const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(element)
  return {
    width,
    height,
    fontSize: pixels(fontSize),
    rem: pixels(getComputedStyle(document.documentElement).fontSize),
    spacing: { letter: pixels(letterSpacing), word: pixels(wordSpacing) },
  }
}

/** Tracks the size of the host and of its text; while printing, the size of a printed page. */
function useMeasures(host: RefObject<HTMLElement | null>, isCalendar: boolean): Measures | null {
  const [measures, setMeasures] = useState<Measures | null>(null)
  // A change of text size may leave the size of the host unchanged.
  const { scale, spread } = useTextSize()
  const measureAgain = useRef<() => void>(null)
  useEffect(() => {
    if (scale > 0 && spread > 0) measureAgain.current?.()
  }, [scale, spread])
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const measure = () => {
      const next = measuresOf(element)
      if (!next) return
      setMeasures(now => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    // Synchronously: the browser prints what is drawn when the event ends, including charts not measured yet.
    const print = () =>
      flushSync(() =>
        setMeasures(before => {
          const now = before ?? measuresOf(element)
          if (!now || now.width <= paperWidth) return now
          const height = isCalendar ? calendarHeight(paperWidth, now.rem) : now.height
          return { ...now, width: paperWidth, height }
        }),
      )
    measureAgain.current = measure
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', measure)
    }
  }, [host, isCalendar])
  return measures
}

/** Whether the web font is ready, so that labels are measured in the right font. Printing does not wait for it. */
function useFont(): boolean {
  const [isReady, setReady] = useState(false)
  const isPrinting = usePrinting()
  useEffect(() => {
    const leaving = new AbortController()
    const ready = () => {
      if (!leaving.signal.aborted) setReady(true)
    }
    void lettersLoaded().then(ready)
    return () => leaving.abort()
  }, [])
  return isReady || isPrinting
}

/**
 * Draws into the host and redraws on changes.
 * @param point the marked point
 */
export function usePlot(
  host: RefObject<HTMLElement | null>,
  { model, shown, numbers }: PlotProps,
  point: PointPlace | null,
) {
  const locale = useLocale()
  const chart = useRef<ECharts>(null)
  const measures = useMeasures(host, model.kind === 'calendar')
  const hasFont = useFont()
  const [geometry, setGeometry] = useState<PlotGeometry | null>(null)
  useEffect(
    () => () => {
      chart.current?.dispose()
      chart.current = null
    },
    [],
  )
  useEffect(() => {
    if (!host.current || !measures || !hasFont) return
    const { width, height } = measures
    chart.current ??= startDrawing(host.current, { width, height })
    chart.current.resize({ width, height })
    const calendar = calendarNames(locale)
    const input = { model, shown, numbers, colours: plotColour, calendar, ...measures }
    chart.current.setOption(plotOption(input), { notMerge: true })
    // The view box lets paper scale the drawing, which keeps its drawn size on the screen.
    host.current.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`)
    setGeometry(plotGeometry(chart.current, { model, shown, ...measures }))
  }, [host, measures, hasFont, model, shown, numbers, locale])
  // Marks a bar or a part. Lines and days are marked by `PlotMarks` over the drawing.
  useEffect(() => {
    const drawn = chart.current
    if (!drawn || !geometry || (model.kind !== 'bar' && model.kind !== 'donut')) return
    const isDonut = model.kind === 'donut'
    drawn.dispatchAction({ type: 'downplay', seriesIndex: isDonut ? [0] : shown.map((_, at) => at) })
    const at = point ? shown.indexOf(point.series) : -1
    if (!point || at === -1) return
    drawn.dispatchAction({
      type: 'highlight',
      seriesIndex: isDonut ? 0 : at,
      dataIndex: isDonut ? at : point.category,
    })
  }, [model, shown, point, geometry])
  return { geometry, measures }
}
