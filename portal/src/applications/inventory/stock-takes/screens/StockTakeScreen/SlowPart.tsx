import { readOptions } from '@parvis/api-types/calls'
import { getStockValuation } from '@parvis/api-types/calls/inventories'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
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
import { slowOf, type StockTake, type StockValuation } from '../../stock-take.ts'

const SlowDialog = lateDialog(async () => ({
  default: (await import('../../ValuationDialogs.tsx')).SlowDialog,
}))

export interface SlowPartProps {
  take: StockTake
  /** False from reconciliation on. */
  mayChange: boolean
}

/** The slow-moving articles, their value, and the reduction by the reader's own rules. */
export function SlowPart({ take, mayChange }: SlowPartProps) {
  const { t } = useTranslation('stockTakes')
  const found = useQuery(readOptions(useApi(), getStockValuation, { path: { id: take.id } }))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <LoadedPart
      query={found}
      loading={t('slow.loading')}
      failed={t('slow.failed')}
      say={sayNotValued}
      height="24rem"
    >
      {valuation => (
        <Stack gap={4}>
          {mayChange && (
            <Inline>
              <Button onPress={() => setChoosing(true)}>{t('slow.choose')}</Button>
            </Inline>
          )}
          <Found take={take} valuation={valuation} />
          <Suspense fallback={null}>
            {isChoosing && (
              <SlowDialog takeId={take.id} valuation={valuation} onClose={() => setChoosing(false)} />
            )}
          </Suspense>
        </Stack>
      )}
    </LoadedPart>
  )
}

function Found({ take, valuation }: { take: StockTake; valuation: StockValuation }) {
  const { t } = useTranslation('stockTakes')
  const list = useMemo(() => slowOf(take.id), [take.id])
  const { slowDays, slowMonths, slow } = valuation
  if (slowDays === null && slowMonths === null)
    return <EmptyState title={t('slow.notAsked')}>{t('slow.notAskedText')}</EmptyState>
  // Without data there is nothing to calculate.
  if (slow.movementsFrom === null)
    return <EmptyState title={t('slow.noExits')}>{t('slow.noExitsText')}</EmptyState>
  return (
    <>
      <SlowFigures take={take} valuation={valuation} from={slow.movementsFrom} />
      <ListOfScreen list={list} />
    </>
  )
}

interface SlowFiguresProps {
  take: StockTake
  valuation: StockValuation
  /** The date of the first movement. */
  from: string
}

function SlowFigures({ take, valuation, from }: SlowFiguresProps) {
  const { t } = useTranslation('stockTakes')
  const { day, euros } = useFormats()
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const { slowDays, slowMonths, depreciation, slow } = valuation
  return (
    <>
      <DescriptionList
        items={[
          ...(slowDays === null
            ? []
            : [{ term: t('field.slowDays'), value: t('slow.ofDays', { count: slowDays }) }]),
          ...(slowMonths === null
            ? []
            : [{ term: t('field.slowMonths'), value: t('slow.ofMonths', { count: slowMonths }) }]),
          {
            term: t('slow.known'),
            value: t('slow.knownOf', { from: day(from), to: day(take.closingDate) }),
          },
          { term: t('slow.count'), value: String(slow.slowCount) },
          {
            term: t('slow.value'),
            value: slow.value === null ? t('slow.noValue') : euros(slow.value),
          },
          {
            term: t('slow.rule'),
            value:
              depreciation.length === 0
                ? t('slow.noRule')
                : depreciation
                    .map(rule =>
                      t('slow.ruleOf', {
                        count: rule.days,
                        percent: percent.format(rule.percent / 100),
                      }),
                    )
                    .join(t('slow.afterThat')),
          },
          ...(depreciation.length === 0
            ? []
            : [
                {
                  term: t('slow.depreciation'),
                  value: slow.depreciation === null ? t('slow.noDepreciation') : euros(slow.depreciation),
                },
              ]),
        ]}
      />
      {slow.unknownCount > 0 && (
        <Banner kind="info" title={t('slow.unknown', { count: slow.unknownCount })}>
          {t('slow.unknownText')}
        </Banner>
      )}
    </>
  )
}
