import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { exportSource } from '../../../../../api/grid-query.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { newForClientsPath, newPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { fetchNotifications, listNotificationsOptions, type ListedNotification } from '../../queries.ts'
import { useMayNotifyClients } from '../../rights.ts'
import { notificationFieldsIn, notificationsQuery, pageSize } from './list-query.ts'
import { notificationColumns } from './notification-columns.tsx'
import { useRowActions, type AskedOfRow } from './useRowActions.ts'

const loadDialogs = () => import('../../NotificationDialogs.tsx')
const DeleteNotificationDialog = lazy(async () => ({
  default: (await loadDialogs()).DeleteNotificationDialog,
}))
const StopNotificationDialog = lazy(async () => ({ default: (await loadDialogs()).StopNotificationDialog }))

const idOf = ({ id }: ListedNotification) => String(id)

/** Everything that people are told, found, sorted, stopped, written again and exported. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const locale = useLanguage()
  const api = useApi()
  const [view, setView] = useGridView()
  const list = useQuery(listNotificationsOptions(api, notificationsQuery(locale, view)))
  const columns = useMemo(() => notificationColumns(t, locale), [t, locale])
  const source = useMemo(
    () =>
      exportSource(notificationFieldsIn(locale), (query, signal) => fetchNotifications(api, query, signal)),
    [api, locale],
  )
  const mayNotifyClients = useMayNotifyClients()
  const [asked, setAsked] = useState<AskedOfRow>()
  const rowActions = useRowActions(setAsked)
  const close = () => setAsked(undefined)
  // The version of the moment: what was looked at again may be deleted.
  const about = asked && (list.data?.value.find(({ id }) => id === asked.row.id) ?? asked.row)
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <>
            <LinkButton variant="primary" href={newPath}>
              {t('list.create')}
            </LinkButton>
            {mayNotifyClients && (
              <LinkButton href={newForClientsPath}>{t('list.createForClients')}</LinkButton>
            )}
          </>
        }
      />
      <ServedGrid
        aria-label={t('list.name')}
        query={list}
        failed={t('list.failed')}
        say={error => problemText<'listNotifications'>(listProblems, error)}
        pageSize={pageSize}
        source={source}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={<EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState>}
        exportName={t('list.file')}
        rowActions={rowActions}
      />
      <Suspense fallback={null}>
        {about && asked?.what === 'stop' && <StopNotificationDialog notification={about} onClose={close} />}
        {about && asked?.what === 'delete' && (
          <DeleteNotificationDialog notification={about} onClose={close} onDeleted={close} />
        )}
      </Suspense>
    </Page>
  )
}
