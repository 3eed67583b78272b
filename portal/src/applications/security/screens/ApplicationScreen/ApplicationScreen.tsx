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
import { applicationsPath } from '../../addresses.ts'
import { getProblems } from '../../problems.ts'
import { getApplicationOptions } from '../../queries.ts'
import { ApplicationPage } from './ApplicationPage.tsx'
import { NewApplication } from './NewApplication.tsx'

/** One application: its details, and what it consists of. Without a key in the address, a new one. */
export function ApplicationScreen() {
  const { applicationId } = useParams()
  // Another application is another page, with another form.
  return applicationId === undefined ? (
    <NewApplication />
  ) : (
    <KnownApplication key={applicationId} id={Number(applicationId)} />
  )
}

function KnownApplication({ id }: { id: number }) {
  const { t } = useTranslation('security')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getApplicationOptions(useApi(), id), enabled: isKey })
  if (found.data) return <ApplicationPage application={found.data} />
  const isMissing = !isKey || isProblem(found.error, 'not-found')
  const problem = found.error ? problemText<'getApplication'>(getProblems, found.error) : undefined
  return (
    <Page>
      <PageHeader
        title={t('application.title')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'applications', label: t('applications.title'), href: applicationsPath },
              { id: 'application', label: t('application.title') },
            ]}
          />
        }
      />
      {isMissing ? (
        <EmptyState
          title={t('application.gone')}
          actions={<LinkButton href={applicationsPath}>{t('application.toList')}</LinkButton>}
        >
          {t('application.goneHelp')}
        </EmptyState>
      ) : problem ? (
        <ProblemState
          title={t('application.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          problem={problem}
        />
      ) : (
        <SkeletonGroup label={t('application.loading')}>
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
