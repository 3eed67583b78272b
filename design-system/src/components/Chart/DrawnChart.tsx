import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useMemo, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useLoadedPart } from '../../internal/loading/useLoadedPart.ts'
import { usePrinting } from '../../internal/media/usePrinting.ts'
import { Button } from '../Button/Button.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import * as styles from './Chart.css.ts'
import { messages } from './Chart.messages.ts'
import { CalendarLegend, ChartLegend } from './ChartLegend.tsx'
import type { ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'
import type { ChartHeight, ChartPoint } from './chartTypes.ts'
import { plotPart } from './plotPart.ts'

const mostLyingBars = 120

interface DrawnChartProps {
  model: ChartModel
  title: string
  height: ChartHeight
  numbers: ChartNumbers
  axisLabel: ReactNode
  /** Ids of the hidden series. */
  hidden: ReadonlySet<string>
  /** @param said why nothing was hidden; '' if it was */
  onHide: (hidden: ReadonlySet<string>, said: string) => void
  onPointAction: ((point: ChartPoint) => void) | undefined
  /** Renders the table, for when the drawing cannot be loaded, or not in time for printing. */
  table: () => ReactNode
}

/** The style that reserves space for the drawing. */
function placeOf({ kind, layout }: ChartModel, height: ChartHeight): string {
  if (kind === 'calendar') return styles.calendarPlace
  if (kind === 'donut') return `${styles.place[height]} ${styles.square}`
  return layout === 'horizontal' ? `${styles.place[height]} ${styles.lying}` : styles.place[height]
}

/** Number of horizontal bars to reserve height for. Beyond what anybody reads one by one, they share the space. */
function lyingBars({ layout, isStacked, categories, series }: ChartModel): number {
  const count = categories.length * (isStacked ? 1 : series.length)
  return layout === 'horizontal' && count <= mostLyingBars ? count : 0
}

/** The drawing with its legend. The drawing code is loaded with the first chart shown. */
export function DrawnChart(props: DrawnChartProps) {
  const { model, title, height, numbers, axisLabel, hidden, onHide, onPointAction, table } = props
  const t = useMessages(messages)
  const { Part: Plot, hasFailed, retry } = useLoadedPart(plotPart)
  const isPrinting = usePrinting()
  const shown = useMemo(() => {
    const places = model.series.flatMap(({ id }, place) => (hidden.has(id) ? [] : [place]))
    // The data has changed since, and a chart with no visible series is of no use.
    return places.length > 0 ? places : model.series.map((_, place) => place)
  }, [model, hidden])
  if (hasFailed)
    return (
      <>
        <div role="alert" className={styles.failed}>
          <p>{t('notDrawn')}</p>
          <Button size="small" onPress={retry}>
            {t('retry')}
          </Button>
        </div>
        {table()}
      </>
    )
  if (!Plot && isPrinting) return table()
  const { kind, series } = model
  const toggle = (id: string) => {
    // Start from what is drawn: after a change of data, all series may be drawn although their ids are in `hidden`.
    const next = new Set(series.flatMap((one, place) => (shown.includes(place) ? [] : [one.id])))
    if (!next.delete(id)) next.add(id)
    const isLast = series.every(one => next.has(one.id))
    onHide(isLast ? hidden : next, isLast ? t('lastSeries') : '')
  }
  const place = placeOf(model, height)
  return (
    <div className={kind === 'donut' ? styles.beside : styles.below}>
      {kind !== 'calendar' && kind !== 'donut' && series.length > 1 && (
        <ChartLegend {...{ model, shown, title, numbers }} onToggle={toggle} />
      )}
      {axisLabel}
      <div className={place} style={assignInlineVars({ [styles.bars]: String(lyingBars(model)) })}>
        {Plot ? (
          <Plot {...{ model, shown, title, numbers, onPointAction }} />
        ) : (
          <SkeletonGroup label={t('loading', { title })}>
            <div className={place}>
              <Skeleton shape="block" />
            </div>
          </SkeletonGroup>
        )}
      </div>
      {kind === 'donut' && <ChartLegend {...{ model, shown, title, numbers }} onToggle={toggle} />}
      {kind === 'calendar' && <CalendarLegend model={model} numbers={numbers} />}
    </div>
  )
}
