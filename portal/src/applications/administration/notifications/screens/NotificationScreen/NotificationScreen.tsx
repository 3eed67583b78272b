import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../../../problems/AbsentRecord.tsx'
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
    <AbsentRecord
      listHref={listPath}
      isMissing={isMissing}
      problem={problem}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('form.name'),
        list: t('list.title'),
        toList: t('gone.toList'),
        gone: t('gone.title'),
        goneHelp: t('gone.text'),
        failed: t('gone.failed'),
        loading: t('form.loading'),
      }}
    />
  )
}
