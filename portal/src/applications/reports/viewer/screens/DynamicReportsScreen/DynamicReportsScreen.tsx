import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { reportOptions, sayNoReport } from '../../report.ts'
import { ReportFailure } from '../../ReportFailure.tsx'
import { ReportView } from '../../ReportView.tsx'
import { withView } from '../../rules/place.ts'
import { useOfferedSlicers } from '../../useOfferedSlicers.ts'
import {
  choiceOf,
  filtersOf,
  isPeriodWrong,
  searchOf,
  type DynamicChoice,
} from '../../rules/dynamic-choice.ts'
import { ChoiceFields } from './ChoiceFields.tsx'

/** A report and the reader's filters. The choice is kept in the address. */
export function DynamicReportsScreen() {
  const { t } = useTranslation('reportViewer')
  const [search, setSearch] = useSearchParams()
  // The address also contains the page on screen, which is not part of the choice.
  const page = search.get('page') ?? undefined
  const chosen = searchOf(choiceOf(search)).toString()
  const choice = useMemo(() => choiceOf(new URLSearchParams(chosen)), [chosen])
  const report = useQuery({
    ...reportOptions(useApi(), choice.report ?? 0),
    enabled: choice.report !== undefined,
  })
  const offered = useOfferedSlicers(report.data?.id)
  const offers = offered.slicers?.offers
  const fields = offers?.map(({ dimension }) => dimension).join(' ')
  const filters = useMemo(
    () =>
      filtersOf(
        // A period that ends before it starts does not filter yet.
        isPeriodWrong(choice) ? { ...choice, to: null } : choice,
        offers ?? [],
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the same fields are the same offers
    [choice, fields],
  )
  const isAsked = report.data !== undefined && !offered.slicers && !offered.hasFailed
  const choose = (next: DynamicChoice) => {
    const isSame = next.report === choice.report
    const address = searchOf(next)
    if (isSame && page !== undefined) address.set('page', page)
    setSearch(address, { replace: isSame, preventScrollReset: true })
  }
  return (
    <Page width="full">
      <PageHeader title={t('dynamic.title')} sentence={t('dynamic.sentence')} />
      <Stack gap={6}>
        <ChoiceFields
          choice={choice}
          name={report.data?.name}
          description={report.data?.accountName}
          slicers={report.data && offered.slicers}
          isLoading={isAsked}
          onChange={choose}
        />
        {offered.hasFailed && (
          <Banner
            kind="warning"
            title={t('dynamic.failed')}
            live="polite"
            actions={
              <Button size="small" isPending={offered.isRetrying} onPress={offered.retry}>
                {t('late.retry')}
              </Button>
            }
          />
        )}
        {choice.report === undefined ? (
          <EmptyState title={t('dynamic.empty')}>{t('dynamic.emptyText')}</EmptyState>
        ) : report.isLoadingError ? (
          <ReportFailure
            error={report.error}
            say={sayNoReport}
            onRetry={() => void report.refetch()}
            isRetrying={report.isFetching}
            size="section"
          />
        ) : (
          report.data &&
          !isAsked && (
            <ReportView
              key={`${report.data.id} ${offered.hasFailed}`}
              report={report.data}
              start={{ page }}
              filters={filters}
              onView={view =>
                setSearch(before => withView(before, { ...view, state: undefined }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          )
        )}
      </Stack>
    </Page>
  )
}
