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
  // The page that is turned is in the address, too, and no other choice.
  const page = search.get('page') ?? undefined
  const chosen = searchOf(choiceOf(search)).toString()
  const choice = useMemo(() => choiceOf(new URLSearchParams(chosen)), [chosen])
  // A period that ends before it begins is no filter yet.
  const filters = useMemo(() => filtersOf(isPeriodWrong(choice) ? { ...choice, to: null } : choice), [choice])
  const report = useQuery({
    ...reportOptions(useApi(), choice.report ?? 0),
    enabled: choice.report !== undefined,
  })
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
          onChange={choose}
        />
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
          report.data && (
            <ReportView
              key={report.data.id}
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
