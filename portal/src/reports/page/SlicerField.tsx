import { Card } from '@parvis/design-system/Card'
import { useLocale, useMessages } from '@parvis/design-system/i18n/useMessages'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { labelOf, offeredCut, titleOf } from './figure-words.ts'
import { basicFilter, boundsOf, monthFilter, type ReportFilter } from './protocol/filters.ts'
import type { ReportVisual } from './protocol/report-state.ts'
import { messages } from './ReportPage.messages.ts'
import type { VisualFigures } from './visual-looks.ts'

interface SlicerFieldProps {
  visual: ReportVisual
  figures: VisualFigures
  /** The values chosen in the slicer. */
  chosen: readonly ReportFilter[]
  onChoose: (filters: readonly ReportFilter[]) => void
}

/** A slicer, which narrows the page to some values of a field or to a range of months. */
export function SlicerField({ visual, figures, chosen, onChoose }: SlicerFieldProps) {
  const locale = useLocale()
  const { dimension, rows } = figures
  const title = titleOf(locale, visual, figures)
  const bounds = boundsOf(chosen)
  if (dimension === null) return null
  if (dimension === 'month')
    return <Months title={title} months={rows.map(({ key }) => key)} {...{ bounds, onChoose }} />
  const values = bounds.filters.flatMap(filter => (filter.field === dimension ? filter.values : []))
  const options = rows.map(row => ({ id: row.key, label: labelOf(locale, dimension, row) }))
  return (
    <Card>
      <MultiSelect
        label={title}
        description={offeredCut(locale, figures)}
        options={options}
        value={values.map(id => options.find(option => option.id === id) ?? { id, label: id })}
        onChange={next =>
          onChoose(
            next.length === 0
              ? []
              : [
                  basicFilter(
                    dimension,
                    next.map(({ id }) => id),
                  ),
                ],
          )
        }
      />
    </Card>
  )
}

interface MonthsProps {
  title: string
  /** `YYYY-MM`, in order. */
  months: readonly string[]
  bounds: { from: string | null; to: string | null }
  onChoose: (filters: readonly ReportFilter[]) => void
}

/** The option for no bound. */
const open = 'open'

function Months({ title, months, bounds: { from, to }, onChoose }: MonthsProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const options = [
    { id: open, label: t('all') },
    ...months.map(id => ({ id, label: format.format(new Date(`${id}-01`)) })),
  ]
  const choose = (nextFrom: string | null, nextTo: string | null) => {
    const filter = monthFilter(nextFrom, nextTo)
    onChoose(filter ? [filter] : [])
  }
  const read = (id: string) => (id === open ? null : id)
  return (
    <Card>
      <Stack gap={3}>
        <Select
          label={t('from', { title })}
          options={options}
          value={from ?? open}
          onChange={id => choose(read(id), to)}
        />
        <Select
          label={t('to', { title })}
          options={options}
          value={to ?? open}
          onChange={id => choose(from, read(id))}
        />
      </Stack>
    </Card>
  )
}
