import { EmptyState } from '@parvis/design-system/EmptyState'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { reportProblems } from '../../problems.ts'
import { reportOptions } from '../../queries.ts'
import { ReportFailure } from '../../ReportFailure.tsx'
import { ReportView } from '../../ReportView.tsx'
import {
  choiceOf,
  filtersOf,
  isPeriodWrong,
  searchOf,
  type DynamicChoice,
} from '../../rules/dynamic-choice.ts'
import { ChoiceFields } from './ChoiceFields.tsx'

/** A report and what of it somebody wants to see; the choice is the address. */
export function DynamicReportsScreen() {
  const { t } = useTranslation('reportViewer')
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const choice = useMemo(() => choiceOf(new URLSearchParams(address)), [address])
  // A period that ends before it begins is no filter yet.
  const filters = useMemo(() => filtersOf(isPeriodWrong(choice) ? { ...choice, to: null } : choice), [choice])
  const report = useQuery({
    ...reportOptions(useApi(), choice.report ?? 0),
    enabled: choice.report !== undefined,
  })
  const choose = (next: DynamicChoice) =>
    setSearch(searchOf(next), { replace: next.report === choice.report, preventScrollReset: true })
  return (
    <Page width="full">
      <PageHeader title={t('dynamic.title')} sentence={t('dynamic.sentence')} />
      <Stack gap={6}>
        <ChoiceFields
          choice={choice}
          name={report.data?.name}
          description={report.data?.accountName}
          onChange={choose}
        />
        {choice.report === undefined ? (
          <EmptyState title={t('dynamic.empty')}>{t('dynamic.emptyText')}</EmptyState>
        ) : report.isLoadingError ? (
          <ReportFailure<'getReport'>
            error={report.error}
            texts={reportProblems}
            onRetry={() => void report.refetch()}
            isRetrying={report.isFetching}
          />
        ) : (
          report.data && (
            <ReportView
              key={report.data.id}
              report={report.data}
              start={{}}
              filters={filters}
              onView={() => undefined}
            />
          )
        )}
      </Stack>
    </Page>
  )
}
