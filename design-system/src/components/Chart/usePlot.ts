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

/** Pixels; nothing of `normal`. */
const pixels = (length: string) => Number.parseFloat(length) || 0

/** About as wide as what is printed on a page in px: what is drawn wider is scaled down, and its words with it. */
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

/** Size of the place and of its text, followed as they change, and that of a page while it is printed. */
function useMeasures(host: RefObject<HTMLElement | null>, isCalendar: boolean): Measures | null {
  const [measures, setMeasures] = useState<Measures | null>(null)
  // Its place may stay as large as it was.
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
    // At once: the browser takes what is drawn when the event is over, also what nobody has measured yet.
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

/** Whether the letters that the drawing measures are those that it will be written in; paper does not wait for them. */
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
 * Draws into the host, and draws again what changes.
 * @param point the one that is marked
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
    // On the screen it is as large as it was drawn; on paper it is scaled.
    host.current.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`)
    setGeometry(plotGeometry(chart.current, { model, shown, ...measures }))
  }, [host, measures, hasFont, model, shown, numbers, locale])
  // Marks the bar or the part; where a line or a day is marked, the page does it over the drawing.
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
