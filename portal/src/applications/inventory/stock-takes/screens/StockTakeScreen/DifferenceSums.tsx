import { readOptions } from '@parvis/api-types/calls'
import { getStockDifferences } from '@parvis/api-types/calls/inventories'
import { Banner } from '@parvis/design-system/Banner'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { sayNoDifferences } from '../../forms.ts'
import type { StockDifferences } from '../../stock-take.ts'

const SumExplanationDialog = lateDialog(async () => ({
  default: (await import('../../LineDialogs.tsx')).SumExplanationDialog,
}))

export interface DifferenceSumsProps {
  takeId: number
  mayExplain: boolean
}

/** The differences added up, in all and by class, with their tolerances and explanations. */
export function DifferenceSums({ takeId, mayExplain }: DifferenceSumsProps) {
  const { t } = useTranslation('stockTakes')
  const found = useQuery(readOptions(useApi(), getStockDifferences, { path: { id: takeId } }))
  return (
    <LoadedPart
      query={found}
      loading={t('sums.loading')}
      failed={t('sums.failed')}
      say={sayNoDifferences}
      height="12rem"
    >
      {differences => <Sums takeId={takeId} differences={differences} mayExplain={mayExplain} />}
    </LoadedPart>
  )
}

interface SumRow {
  id: string
  title: string
  /** Null for all articles. */
  articleClass: string | null
  sum: StockDifferences['total']
}

const idOf = ({ id }: SumRow) => id

function Sums({ takeId, differences, mayExplain }: DifferenceSumsProps & { differences: StockDifferences }) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  const [explainedId, setExplainedId] = useState<string>()
  const { total, classes } = differences
  const rows = useMemo((): SumRow[] => {
    // Without classes the only group is all articles, unless classes have a tolerance of their own.
    const isGrouped = classes.some(({ articleClass, sum }) => articleClass !== '' || sum.tolerance !== null)
    const ofClasses = (isGrouped ? classes : []).map(({ articleClass, sum }) => ({
      id: `class ${articleClass}`,
      title: articleClass === '' ? t('valuation.noClass') : t('sums.ofClass', { articleClass }),
      articleClass,
      sum,
    }))
    return [{ id: 'all', title: t('sums.all'), articleClass: null, sum: total }, ...ofClasses]
  }, [t, total, classes])
  const columns = useColumns()
  const explained = rows.find(({ id }) => id === explainedId)
  const open = rows.filter(({ sum }) => sum.excess !== null && sum.explanation === '')
  return (
    <Stack gap={3}>
      {open.length > 0 && (
        <Banner kind="warning" title={t('sums.beyond', { count: open.length })}>
          {t('sums.beyondHelp')}
        </Banner>
      )}
      {total.withoutCostCount > 0 && (
        <Banner kind="info" title={t('sums.withoutCost', { number: number.format(total.withoutCostCount) })}>
          {t('sums.withoutCostHelp')}
        </Banner>
      )}
      <DataGrid
        aria-label={t('sums.title')}
        rows={rows}
        columns={columns}
        getRowId={idOf}
        hasSearch={false}
        exportName={t('sums.file')}
        {...(mayExplain && {
          rowActions: ({ id }: SumRow) => [
            { id: 'explain', label: t('sums.explain'), onAction: () => setExplainedId(id) },
          ],
        })}
      />
      <p>{t('sums.help')}</p>
      <Suspense fallback={null}>
        {explained && (
          <SumExplanationDialog
            takeId={takeId}
            ifMatch={differences['@odata.etag']}
            title={explained.title}
            articleClass={explained.articleClass}
            sum={explained.sum}
            onClose={() => setExplainedId(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function useColumns(): GridColumn<SumRow>[] {
  const { t } = useTranslation('stockTakes')
  return useMemo(() => {
    const money = { style: 'currency', currency: 'EUR' } as const
    const signed = { ...money, signDisplay: 'exceptZero' } as const
    return [
      {
        id: 'title',
        type: 'text',
        title: t('sums.what'),
        value: ({ title }) => title,
        width: 200,
        isHideable: false,
      },
      {
        id: 'absolute',
        type: 'number',
        title: t('sums.absolute'),
        value: ({ sum }) => sum.absoluteDifference,
        format: money,
        width: 190,
      },
      {
        id: 'net',
        type: 'number',
        title: t('sums.net'),
        value: ({ sum }) => sum.difference,
        format: signed,
        width: 180,
      },
      {
        id: 'tolerance',
        type: 'number',
        title: t('record.tolerance'),
        value: ({ sum }) => sum.tolerance,
        format: money,
      },
      {
        id: 'excess',
        type: 'number',
        title: t('sums.excess'),
        value: ({ sum }) => sum.excess,
        format: money,
        width: 180,
      },
      {
        id: 'explanation',
        type: 'text',
        title: t('column.explanation'),
        value: ({ sum }) => sum.explanation,
        width: 260,
      },
      {
        id: 'theoreticalValue',
        type: 'number',
        title: t('column.theoreticalValue'),
        value: ({ sum }) => sum.theoreticalValue,
        format: money,
        width: 170,
      },
      { id: 'lines', type: 'number', title: t('column.lines'), value: ({ sum }) => sum.lineCount },
      { id: 'counted', type: 'number', title: t('column.counted'), value: ({ sum }) => sum.countedCount },
      {
        id: 'withoutCost',
        type: 'number',
        title: t('sums.notIn'),
        value: ({ sum }) => sum.withoutCostCount,
        width: 190,
      },
    ]
  }, [t])
}
