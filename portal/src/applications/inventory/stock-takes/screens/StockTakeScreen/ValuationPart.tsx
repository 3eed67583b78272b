import { readOptions } from '@parvis/api-types/calls'
import { getStockValuation } from '@parvis/api-types/calls/inventories'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { sayNotValued } from '../../forms.ts'
import { valuesOf, type StockTake, type StockValuation } from '../../stock-take.ts'

const EntryImportDialog = lateDialog(async () => ({
  default: (await import('../../importing/EntryImportDialog.tsx')).EntryImportDialog,
}))
const EntryDialog = lateDialog(async () => ({
  default: (await import('../../EntryDialogs.tsx')).EntryDialog,
}))
const ValuationDialog = lateDialog(async () => ({
  default: (await import('../../ValuationDialogs.tsx')).ValuationDialog,
}))

export interface ValuationPartProps {
  take: StockTake
  /** False from reconciliation on. */
  mayChange: boolean
}

/** The value of the stock on the closing day, its method, and the part without entries. */
export function ValuationPart({ take, mayChange }: ValuationPartProps) {
  const { t } = useTranslation('stockTakes')
  const found = useQuery(readOptions(useApi(), getStockValuation, { path: { id: take.id } }))
  const list = useMemo(() => valuesOf(take.id), [take.id])
  return (
    <Stack gap={6}>
      <LoadedPart
        query={found}
        loading={t('valuation.loading')}
        failed={t('valuation.failed')}
        say={sayNotValued}
        height="24rem"
      >
        {valuation => <Valuation take={take} valuation={valuation} mayChange={mayChange} />}
      </LoadedPart>
      <ListOfScreen
        list={list}
        rowActions={
          mayChange
            ? value => [
                {
                  id: 'entry',
                  label: t('entry.add'),
                  renderDialog: close => <EntryDialog takeId={take.id} code={value.code} onClose={close} />,
                },
              ]
            : undefined
        }
      />
    </Stack>
  )
}

function Valuation({ take, valuation, mayChange }: ValuationPartProps & { valuation: StockValuation }) {
  const { t } = useTranslation('stockTakes')
  const [open, setOpen] = useState<'method' | 'entries'>()
  const close = () => setOpen(undefined)
  return (
    <Stack gap={4}>
      {mayChange && (
        <Inline>
          <Button onPress={() => setOpen('method')}>{t('valuation.choose')}</Button>
          <Button onPress={() => setOpen('entries')}>{t('entryImport.open')}</Button>
        </Inline>
      )}
      <Method take={take} valuation={valuation} />
      <Notices valuation={valuation} />
      <Sums valuation={valuation} />
      <Suspense fallback={null}>
        {open === 'method' && <ValuationDialog takeId={take.id} valuation={valuation} onClose={close} />}
        {open === 'entries' && <EntryImportDialog takeId={take.id} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function Method({ take, valuation }: { take: StockTake; valuation: StockValuation }) {
  const { t } = useTranslation('stockTakes')
  const { longMoment, day, euros } = useFormats()
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const { method, rest, chosenDate, chosenBy, chosenByName, total } = valuation
  const { entryCount, firstEntryDate, lastEntryDate } = valuation
  const isFrozen = take.status === 'reconciled' || take.status === 'closed'
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          { term: t('valuation.method'), value: t(`valuation.by.${method}`) },
          {
            term: t('valuation.chosenOn'),
            value:
              chosenDate === null
                ? t('valuation.notYetChosen')
                : t('valuation.chosenBy', {
                    date: longMoment(chosenDate),
                    name: chosenByName ?? chosenBy ?? '',
                  }),
          },
          { term: t('valuation.onDay'), value: day(take.closingDate) },
          ...(method === 'given'
            ? []
            : [
                { term: t('valuation.rest'), value: t(`valuation.restBy.${rest}`) },
                {
                  term: t('valuation.entries'),
                  value:
                    firstEntryDate === null || lastEntryDate === null
                      ? t('valuation.noEntries')
                      : t('valuation.entriesOf', {
                          number: number.format(entryCount),
                          from: day(firstEntryDate),
                          to: day(lastEntryDate),
                        }),
                },
              ]),
          { term: t('valuation.value'), value: euros(total.value) },
          {
            term: t('valuation.theoretical'),
            value:
              total.withoutTheoreticalCount === 0
                ? euros(total.theoreticalValue)
                : t('record.valueWithout', {
                    value: euros(total.theoreticalValue),
                    number: number.format(total.withoutTheoreticalCount),
                  }),
          },
          {
            term: t('valuation.difference'),
            value:
              total.differenceValue === null
                ? t('valuation.noDifference')
                : euros(total.differenceValue, 'exceptZero'),
          },
          {
            term: t('valuation.valued'),
            value: t('record.progressOf', {
              counted: number.format(total.valuedCount),
              all: number.format(total.articleCount),
            }),
          },
        ]}
      />
      <p>{t(`valuation.rounding.${method}`)}</p>
      <p>{t(isFrozen ? 'valuation.frozen' : 'valuation.notFrozen')}</p>
    </Stack>
  )
}

/** Explains what the value lacks: nothing is filled in silently. */
function Notices({ valuation }: { valuation: StockValuation }) {
  const { t } = useTranslation('stockTakes')
  const { euros } = useFormats()
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 3 })
  const { uncovered, rest, shortCount, negativeCount, uncountedCount, lateEntryCount } = valuation
  const { withoutCostCount } = valuation
  const { withoutTheoreticalCount } = valuation.total
  return (
    <>
      {uncovered.length > 0 && (
        <Banner kind="warning" title={t('valuation.uncovered')}>
          <ul>
            {uncovered.map(({ unit, articleCount, quantity, restValue }) => (
              <li key={unit}>
                {t('valuation.uncoveredOf', {
                  quantity: number.format(quantity),
                  unit: t(`unit.${unit}`),
                  articles: number.format(articleCount),
                })}{' '}
                {restValue === null
                  ? t('valuation.byNothing')
                  : t('valuation.byGiven', { value: euros(restValue) })}
              </li>
            ))}
          </ul>
          {rest === 'none' && <p>{t('valuation.uncoveredHelp')}</p>}
        </Banner>
      )}
      {shortCount > 0 && <Banner kind="info" title={t('valuation.short', { count: shortCount })} />}
      {negativeCount > 0 && (
        <Banner kind="warning" title={t('valuation.negative', { count: negativeCount })} />
      )}
      {uncountedCount > 0 && (
        <Banner kind="info" title={t('valuation.uncounted', { count: uncountedCount })} />
      )}
      {withoutCostCount > 0 && (
        <Banner kind="warning" title={t('valuation.withoutCost', { count: withoutCostCount })}>
          {t('valuation.withoutCostHelp')}
        </Banner>
      )}
      {withoutTheoreticalCount > 0 && (
        <Banner kind="info" title={t('valuation.withoutTheoretical', { count: withoutTheoreticalCount })}>
          {t('valuation.withoutTheoreticalHelp')}
        </Banner>
      )}
      {lateEntryCount > 0 && <Banner kind="warning" title={t('valuation.late', { count: lateEntryCount })} />}
    </>
  )
}

interface SumRow {
  id: string
  title: string
  sum: StockValuation['total']
}

/** The value by place and by class; each adds up to the total. */
function Sums({ valuation: { zones, classes } }: { valuation: StockValuation }) {
  const { t } = useTranslation('stockTakes')
  const hasClasses = classes.some(({ articleClass }) => articleClass !== '')
  return (
    <>
      <SumsGrid
        title={t('valuation.byPlace')}
        fileName={t('valuation.placeFile')}
        rows={zones.map(({ zoneId, site, name, sum }) => ({
          id: String(zoneId),
          title: t('zone.title', { site, name }),
          sum,
        }))}
      />
      {hasClasses && (
        <SumsGrid
          title={t('valuation.byClass')}
          fileName={t('valuation.classFile')}
          rows={classes.map(({ articleClass, sum }) => ({
            id: articleClass,
            title: articleClass === '' ? t('valuation.noClass') : articleClass,
            sum,
          }))}
        />
      )}
    </>
  )
}

const idOf = ({ id }: SumRow) => id

function SumsGrid({ title, fileName, rows }: { title: string; fileName: string; rows: readonly SumRow[] }) {
  const { t } = useTranslation('stockTakes')
  const columns = useMemo((): GridColumn<SumRow>[] => {
    const money = { style: 'currency', currency: 'EUR' } as const
    return [
      { id: 'title', type: 'text', title, value: row => row.title, isHideable: false },
      { id: 'value', type: 'number', title: t('column.value'), value: row => row.sum.value, format: money },
      {
        id: 'theoreticalValue',
        type: 'number',
        title: t('column.theoreticalValue'),
        value: row => row.sum.theoreticalValue,
        format: money,
      },
      {
        id: 'withoutTheoretical',
        type: 'number',
        title: t('column.withoutTheoretical'),
        value: row => row.sum.withoutTheoreticalCount,
        width: 210,
      },
      {
        id: 'differenceValue',
        type: 'number',
        title: t('column.differenceValue'),
        value: row => row.sum.differenceValue,
        format: { ...money, signDisplay: 'exceptZero' },
      },
      {
        id: 'valued',
        type: 'number',
        title: t('column.valuedCount'),
        value: row => row.sum.valuedCount,
        width: 190,
      },
      { id: 'articles', type: 'number', title: t('column.lines'), value: row => row.sum.articleCount },
    ]
  }, [t, title])
  return (
    <DataGrid
      aria-label={title}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      hasSearch={false}
      exportName={fileName}
    />
  )
}
