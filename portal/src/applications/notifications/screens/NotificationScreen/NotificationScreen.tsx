import { isProblem } from '@parvis/api-types/problems'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { listPath, newForClientsPath } from '../../addresses.ts'
import { getProblems } from '../../problems.ts'
import { getNotificationOptions } from '../../queries.ts'
import { NewNotification } from './NewNotification.tsx'
import { NotificationPage } from './NotificationPage.tsx'

/** One notification. Without a key in the address, a new one: for staff, or for clients. */
export function NotificationScreen() {
  const { notificationId } = useParams()
  const { pathname } = useLocation()
  // Another notification is another page, with another form.
  return notificationId === undefined ? (
    <NewNotification key={pathname} forClients={pathname === newForClientsPath} />
  ) : (
    <KnownNotification key={notificationId} id={Number(notificationId)} />
  )
}

function KnownNotification({ id }: { id: number }) {
  const { t } = useTranslation('notifications')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getNotificationOptions(useApi(), id), enabled: isKey })
  if (found.data) return <NotificationPage notification={found.data} />
  const isMissing = !isKey || isProblem(found.error, 'not-found')
  const problem = found.error ? problemText<'getNotification'>(getProblems, found.error) : undefined
  return (
    <Page>
      <PageHeader
        title={t('form.name')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'notifications', label: t('list.title'), href: listPath },
              { id: 'notification', label: t('form.name') },
            ]}
          />
        }
      />
      {isMissing ? (
        <EmptyState
          title={t('gone.title')}
          actions={<LinkButton href={listPath}>{t('gone.toList')}</LinkButton>}
        >
          {t('gone.text')}
        </EmptyState>
      ) : problem ? (
        <ProblemState
          title={t('gone.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          problem={problem}
        />
      ) : (
        <SkeletonGroup label={t('form.loading')}>
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
