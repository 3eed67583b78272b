import type { Schemas } from '@parvis/api-types/portal'
import { Banner } from '@parvis/design-system/Banner'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { StatementTable } from '@parvis/design-system/StatementTable'
import { Tabs } from '@parvis/design-system/Tabs'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOf, hasThreshold, type ResultPlace } from '../../rules/place.ts'
import { columnsOf, rowsOf, type ColumnId } from '../../rules/statement-rows.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { useUnbrokenDay } from '../../useUnbrokenDay.ts'
import { ThresholdFields } from './ThresholdFields.tsx'
import { useSignificance } from './useSignificance.ts'

type Table = Schemas['StatementTable']

export interface StatementsProps {
  tables: readonly Table[]
  request: StatementRequest
  place: ResultPlace
}

/** The statements, one at a time, as named by the address. */
export function Statements({ tables, request, place }: StatementsProps) {
  const { t } = useTranslation('statementResults')
  const { threshold } = place
  const hasPrior = request.priorRequestId !== null
  const shown = (tables.find(({ id }) => id === place.statement) ?? tables[0])?.id
  return (
    <Stack gap={6}>
      {hasPrior && <ThresholdFields threshold={threshold} />}
      <Tabs
        label={t('statements.label')}
        {...(shown !== undefined && { selected: shown })}
        items={tables.map(table => ({
          id: table.id,
          title: t(`statement.${table.id}`),
          href: addressOf(request.id, { statement: table.id, threshold }),
          content: <Statement table={table} request={request} place={place} hasPrior={hasPrior} />,
        }))}
      />
    </Stack>
  )
}

interface StatementProps extends Omit<StatementsProps, 'tables'> {
  table: Table
  hasPrior: boolean
}

function Statement({ table, request, place, hasPrior }: StatementProps) {
  const { t } = useTranslation('statementResults')
  const language = useLanguage()
  const { longDay } = useFormats()
  const unbroken = useUnbrokenDay()
  const significance = useSignificance(place.threshold)
  const { rounding, priorPeriodEnd } = request
  const isAssets = table.id === 'assets'
  const end = longDay(request.periodEnd)
  const priorEnd = priorPeriodEnd === null ? '' : unbroken(priorPeriodEnd)
  const titles: Record<ColumnId, string> = {
    gross: t('figure.gross'),
    depreciation: t('figure.depreciation'),
    net: isAssets ? t('figure.net') : unbroken(request.periodEnd),
    prior: isAssets ? t('figure.netAt', { end: priorEnd }) : priorEnd,
    variation: t('figure.variation'),
    percent: t('figure.percent'),
  }
  if (table.note === 'opening-unknown')
    return <EmptyState title={t('note.unavailable')}>{t('note.opening-unknown')}</EmptyState>
  return (
    <Stack gap={4}>
      {table.note !== null && <Banner kind="info" title={t(`note.${table.note}`)} />}
      <StatementTable
        caption={t(`caption.${table.id}`, { end })}
        rounding={rounding}
        columns={columnsOf(table.id, hasPrior).map(column => ({ ...column, title: titles[column.id] }))}
        rows={rowsOf(table.lines, {
          language,
          rounding,
          isMarked: hasThreshold(place.threshold),
          hrefOf: line => addressOf(request.id, { ...place, statement: table.id, line }),
        })}
        selected={place.line}
        exportName={t(`fileName.${table.id}`, { end: request.periodEnd })}
        {...(hasPrior && significance !== undefined && { significance })}
      />
    </Stack>
  )
}
