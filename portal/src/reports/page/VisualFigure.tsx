import { Card } from '@parvis/design-system/Card'
import { AreaChart, BarChart, DonutChart, LineChart, type ChartData } from '@parvis/design-system/Chart'
import { useLocale, useMessages } from '@parvis/design-system/i18n/useMessages'
import { KeyFigure } from '@parvis/design-system/KeyFigure'
import { descriptionOf, labelOf, measureName, titleOf } from './figure-words.ts'
import type { ReportVisual } from './protocol/report-state.ts'
import { messages } from './ReportPage.messages.ts'
import { VisualLayout } from './VisualLayout.tsx'
import { drawnRows, formats, heightOf, lookOf, type VisualFigures } from './visual-looks.ts'

interface VisualFigureProps {
  visual: ReportVisual
  figures: VisualFigures
}

/** A visual with its figures, drawn by kind; each chart has a table. */
export function VisualFigure({ visual, figures }: VisualFigureProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const look = lookOf(visual, figures)
  const title = titleOf(locale, visual, figures)
  const { measure, dimension, total } = figures
  if (look === 'text') return visual.title === null ? null : <Card title={visual.title}>{null}</Card>
  // Without a measure there are no figures, whatever the kind.
  if (measure === null) return <VisualLayout visual={visual} figures={figures} />
  const format = formats[measure]
  if (look === 'figure') {
    if (total === null)
      return <KeyFigure label={title} unavailableReason={t(measure === 'rate' ? 'noHours' : 'nothing')} />
    const shown = descriptionOf(locale, measure, figures, 0)
    // Do not repeat what the title already says.
    return (
      <KeyFigure
        label={title}
        value={total}
        format={format}
        {...(shown !== title && { comparison: shown })}
      />
    )
  }
  const rows = drawnRows(look, figures)
  const valueLabel = measureName(locale, measure)
  const common = {
    title,
    format,
    valueLabel,
    height: heightOf(visual),
    description: descriptionOf(locale, measure, figures, rows.length),
    emptyText: t('nothing'),
  }
  if (look === 'donut')
    return (
      <DonutChart
        {...common}
        parts={rows.flatMap(row =>
          row.value === null
            ? []
            : [{ id: row.key, name: labelOf(locale, dimension, row), value: row.value }],
        )}
      />
    )
  const data: ChartData = {
    categories: rows.map(row => (dimension === 'month' ? row.key : labelOf(locale, dimension, row))),
    categoryType: dimension === 'month' ? 'month' : 'text',
    series: [{ id: measure, name: valueLabel, values: rows.map(({ value }) => value) }],
  }
  if (look === 'line') return <LineChart {...common} data={data} />
  if (look === 'area') return <AreaChart {...common} data={data} />
  return (
    <BarChart
      {...common}
      data={data}
      layout={look === 'columns' && dimension === 'month' ? 'vertical' : 'horizontal'}
      defaultView={look === 'table' ? 'table' : 'chart'}
    />
  )
}
