import { ChartColumn, Download, Table2 } from 'lucide-react'
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { DeferredMenu } from '../../internal/deferredMenu/DeferredMenu.tsx'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { lazyPart } from '../../internal/loading/useLoadedPart.ts'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import { ViewSwitch } from '../../internal/viewSwitch/ViewSwitch.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './Chart.css.ts'
import { messages } from './Chart.messages.ts'
import { isBlankModel, type ChartKind, type ChartModel } from './chartModel.ts'
import { chartNumbers } from './chartNumbers.ts'
import type { ChartBaseProps } from './chartProps.ts'
import { chartTable, fileTable, type TableWords } from './chartTable.ts'
import { ChartTable } from './ChartTable.tsx'
import { plotColours } from './colours.css.ts'
import { chartViews } from './chartTypes.ts'
import { DrawnChart } from './DrawnChart.tsx'

interface ChartFigureProps extends ElementProps, ChartBaseProps {
  kind: ChartKind
  /** Undefined while there is no data. */
  model: ChartModel | undefined
  hasTotals: boolean
  isLoading?: boolean
  unavailableReason?: string
  onRetry?: () => void
}

/** The largest absolute value; for stacked series the largest sum. */
function largestOf({ series, categories, isStacked }: ChartModel): number {
  const sizes = categories.map((_, place) => {
    const all = series.map(({ values }) => Math.abs(values[place] ?? 0))
    return isStacked ? all.reduce((sum, size) => sum + size, 0) : all.reduce((a, b) => Math.max(a, b), 0)
  })
  return sizes.reduce((a, b) => Math.max(a, b), 0)
}

/** Minimum width in px, at the default text size, that leaves room for a drawing beside its labels. */
const leastDrawing = 200

/** Whether the labels would leave no room for the drawing, as with large text on a phone. */
function useIsTooNarrow(place: RefObject<HTMLElement | null>): boolean {
  const { scale, spread } = useTextSize()
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  // At the default text size the chart is always drawn.
  return scale * spread > 1 && width > 0 && width < leastDrawing * scale * spread
}

const viewIcons = { chart: ChartColumn, table: Table2 }
const menuPart = lazyPart(() => import('./ChartMenuPanel.tsx'))

/** The title, the view switch, the export menu, and the chart or table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, description, level = 2, look = 'card', height = 'medium', kind, model, hasTotals } = props
  const { format, unit, valueLabel, defaultView = 'chart', emptyText, onPointAction } = props
  const locale = useLocale()
  const t = useMessages(messages)
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const attributes = useElementProps(props, figure)
  const body = useRef<HTMLDivElement>(null)
  const isTooNarrow = useIsTooNarrow(body)
  const [view, setView] = useState(defaultView)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const known = model && !isBlankModel(model) ? model : undefined
  const numbers = useMemo(
    () => chartNumbers(locale, { format, unit, largest: known ? largestOf(known) : 0 }),
    [locale, format, unit, known],
  )
  const words = useMemo<TableWords>(
    () => ({
      category: t('category'),
      month: t('month'),
      day: t('day'),
      week: t('week'),
      part: t('part'),
      value: valueLabel ?? t('value'),
      share: t('share'),
      total: t('total'),
    }),
    [t, valueLabel],
  )
  const Heading = `h${level}` as const
  const options = { locale, words, hasTotals }
  const axisLabel = valueLabel !== undefined && kind !== 'donut' && kind !== 'calendar' && (
    <p className={styles.axisLabel}>{valueLabel}</p>
  )
  const table = () =>
    known && (
      <div className={styles.below}>
        {axisLabel}
        <ChartTable title={title} table={chartTable(known, options)} numbers={numbers} />
      </div>
    )
  return (
    <figure {...attributes} aria-labelledby={id} className={`${styles.figure[look]} ${plotColours}`}>
      <figcaption className={styles.caption}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </figcaption>
      {known && (
        <div className={styles.tools}>
          {!isTooNarrow && (
            <ViewSwitch
              label={t('view')}
              size="small"
              views={chartViews.map(name => ({ name, label: t(name), icon: viewIcons[name] }))}
              view={view}
              onChange={next => {
                setView(next)
                setNote('')
              }}
            />
          )}
          <DeferredMenu
            trigger={
              <IconButton
                label={t('menu', { title })}
                size="small"
                hasTooltip={false}
                icon={<Download aria-hidden size={18} />}
              />
            }
            part={menuPart}
            content={{
              picture: { model: known, hidden, title, numbers, valueLabel: valueLabel ?? null, figure },
              table: () => fileTable(known, options),
              onSave: () => setNote(''),
              onFail: () => setNote(t('saveFailed')),
            }}
          />
        </div>
      )}
      <div ref={body} className={styles.body}>
        {!known ? (
          <Instead {...props}>{emptyText ?? t('empty')}</Instead>
        ) : view === 'table' || isTooNarrow ? (
          table()
        ) : (
          <DrawnChart
            model={known}
            {...{ title, height, numbers, axisLabel, hidden, onPointAction }}
            onHide={(next, said) => {
              setHidden(next)
              setNote(said)
            }}
            table={table}
          />
        )}
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </figure>
  )
}

/** Replaces the chart while it loads, when its data is unavailable, or when it is empty. */
function Instead(props: ChartFigureProps & { children: ReactNode }) {
  const { title, height = 'medium', kind, isLoading, unavailableReason, onRetry, children } = props
  const t = useMessages(messages)
  if (isLoading)
    return (
      <SkeletonGroup label={t('loading', { title })}>
        <div
          className={`${kind === 'calendar' ? styles.calendarPlace : styles.place[height]} ${styles.coming[kind]}`}
        >
          <Skeleton shape="block" />
        </div>
      </SkeletonGroup>
    )
  return (
    <div className={`${styles.place[height]} ${styles.instead}`}>
      {unavailableReason === undefined ? (
        <p>{children}</p>
      ) : (
        <>
          <StatusBadge kind="warning">{t('unavailable')}</StatusBadge>
          <p>{unavailableReason}</p>
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              {t('retry')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
