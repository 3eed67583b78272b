import { isProblem } from '@parvis/api-types/problems'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { administrationPath } from '../../addresses.ts'
import { readingProblems } from '../../problems.ts'
import { getReportOptions } from '../../queries.ts'
import { ReportPage } from './ReportPage.tsx'

/** One report in the administration: its properties, who may read it, who that is by name, and its file. */
export function ReportScreen() {
  const { reportId } = useParams()
  // Another report is another page, with other forms.
  return <KnownReport key={reportId} id={Number(reportId)} />
}

function KnownReport({ id }: { id: number }) {
  const { t } = useTranslation('reports')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getReportOptions(useApi(), id), enabled: isKey })
  if (found.data) return <ReportPage report={found.data} />
  const isMissing = !isKey || isProblem(found.error, 'not-found', 'report-access-denied')
  const problem = found.error ? problemText<'getReport'>(readingProblems, found.error) : undefined
  return (
    <Page>
      <PageHeader
        title={t('report.title')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'administration', label: t('administration.title'), href: administrationPath },
              { id: 'report', label: t('report.title') },
            ]}
          />
        }
      />
      {isMissing ? (
        <EmptyState
          title={t('report.gone')}
          actions={<LinkButton href={administrationPath}>{t('report.toAdministration')}</LinkButton>}
        >
          {t('report.goneHelp')}
        </EmptyState>
      ) : problem ? (
        <ProblemState
          title={t('report.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          problem={problem}
        />
      ) : (
        <SkeletonGroup label={t('report.loading')}>
          <Stack gap={6}>
            <Skeleton width="30%" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  )
}
