import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './Chart.messages.ts'
import { sumOfParts, type PointPlace } from './chartModel.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import type { Place } from './geometry.ts'
import * as styles from './plot.css.ts'
import { PlotMarks } from './PlotMarks.tsx'
import type { PlotProps } from './plotProps.ts'
import { firstPoint, movedPoint, pointOf, shownPoint } from './pointMoves.ts'
import { pointText } from './pointWords.ts'
import { usePlot } from './usePlot.ts'

/** The current point and how the reader reached it. */
interface Current {
  point: PointPlace
  by: 'keys' | 'pointer' | 'touch'
}

const isSame = (a: PointPlace | undefined, b: PointPlace) =>
  a?.series === b.series && a.category === b.category

/**
 * The drawing. It is one tab stop; the arrow keys move between its points, which are announced. It has the role
 * `application` so that screen readers pass the arrow keys through. To read the data there is the table.
 */
export default function ChartPlot(props: PlotProps) {
  const { model, shown, title, numbers, onPointAction } = props
  const t = useMessages(messages)
  const helpId = useId()
  const host = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<Current | null>(null)
  const [spoken, setSpoken] = useState('')
  /** The point the reader was at before leaving or pressing Escape. */
  const left = useRef<PointPlace>(null)
  /** The point whose tooltip was dismissed while the pointer is still over it. */
  const dismissed = useRef<PointPlace>(null)
  const moves = useMemo(() => ({ model, shown }), [model, shown])
  const point = useMemo(() => (current ? shownPoint(moves, current.point) : null), [moves, current])
  const { geometry, measures } = usePlot(host, props, point)
  const textOf = (place: PointPlace) =>
    pointText(model, shown, place, numbers, {
      missing: t('missing'),
      join: (where, value) => t('said', { place: where, value }),
    })

  const goTo = (next: PointPlace) => {
    left.current = next
    setCurrent({ point: next, by: 'keys' })
    setSpoken(textOf(next).spoken)
  }
  const forget = () => {
    setCurrent(null)
    setSpoken('')
  }
  // Hovering does not move the focus, so listen for Escape on the document.
  useEffect(() => {
    if (current?.by !== 'pointer') return undefined
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      dismissed.current = current.point
      setCurrent(null)
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && current) {
      // A surrounding dialog, for instance, closes only with the next Escape.
      event.stopPropagation()
      dismissed.current = current.point
      forget()
      return
    }
    if ((event.key === 'Enter' || event.key === ' ') && onPointAction && point) {
      event.preventDefault()
      onPointAction(pointOf(model, point))
      return
    }
    const from = point ?? (left.current && shownPoint(moves, left.current))
    // The first key after Escape returns to the last point.
    const next =
      point || !left.current ? movedPoint(moves, from, event.key) : movedPoint(moves, null, event.key) && from
    if (!next) return
    event.preventDefault()
    goTo(next)
  }
  const placeOf = (event: MouseEvent): Place => {
    const { left: x, top: y } = host.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: event.clientX - x, y: event.clientY - y }
  }
  const pointUnder = (event: MouseEvent) => geometry?.pointAt(placeOf(event)) ?? null
  const pointTo = (event: MouseEvent, by: 'pointer' | 'touch') => {
    const next = pointUnder(event)
    if (next && by === 'pointer' && isSame(dismissed.current ?? undefined, next)) return undefined
    dismissed.current = null
    if (!next) return setCurrent(now => (now?.by === 'pointer' ? null : now))
    left.current = next
    return setCurrent(now => (isSame(now?.point, next) ? now : { point: next, by }))
  }
  const text = point && textOf(point)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers */}
      <div
        role="application"
        aria-label={title}
        aria-roledescription={t('interactive')}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one stop of the Tab key
        tabIndex={0}
        className={`${styles.plot} ${onPointAction ? styles.active : ''}`}
        onKeyDown={onKeyDown}
        onFocus={event => {
          if (event.currentTarget.matches(':focus-visible'))
            goTo(left.current ? shownPoint(moves, left.current) : firstPoint(moves))
        }}
        onBlur={forget}
        onPointerMove={event => {
          if (event.pointerType !== 'touch') pointTo(event, 'pointer')
        }}
        onPointerLeave={() => {
          dismissed.current = null
          setCurrent(now => (now?.by === 'pointer' ? null : now))
        }}
        onClick={event => {
          const next = pointUnder(event)
          const isTouch =
            event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
          // On touch, the first tap shows the tooltip and the second triggers the action.
          if (next && onPointAction && (!isTouch || isSame(current?.point, next)))
            onPointAction(pointOf(model, next))
          if (isTouch) pointTo(event, 'touch')
        }}
      >
        <div ref={host} aria-hidden className={styles.drawing} data-drawn={geometry !== null} />
        {model.kind === 'donut' && <PartsTotal {...props} />}
        {geometry && point && text && measures && (
          <div aria-hidden>
            <PlotMarks {...{ model, shown, point, geometry, measures }} />
            <ChartTooltip {...{ model, text, geometry }} place={geometry.placeOf(point)} />
          </div>
        )}
      </div>
      <p id={helpId} hidden>
        {t(`${model.kind}Summary`, {
          series: model.series.length,
          count: model.categories.length,
          sum: numbers.words(sumOfParts(model, shown)),
        })}{' '}
        {t('help')} {onPointAction && t('helpAction')}
      </p>
      <span role="status" data-live-announcer className={styles.hidden}>
        {spoken}
      </span>
    </>
  )
}

/** The sum of the visible parts, in the middle of the ring. */
function PartsTotal({ model, shown, numbers }: PlotProps) {
  const t = useMessages(messages)
  const total = numbers.plain(sumOfParts(model, shown))
  return (
    <div aria-hidden className={styles.centre}>
      <span className={total.length > 6 ? styles.longTotal : styles.total}>{total}</span>
      <span className={styles.totalLabel}>{t('total')}</span>
    </div>
  )
}
