import type { RowOf } from '@parvis/api-types/calls'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen, type ListActions } from '../../../../../screens/ListScreen.tsx'
import { notifications } from '../../application.ts'
import { useDuplicate, useMayNotifyClients } from '../../notification.ts'
import { Reach } from '../../Reach.tsx'
import { notificationLists } from './notification-list.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const loadDialogs = () => import('../../NotificationDialogs.tsx')
const DeleteNotificationDialog = lateDialog(async () => ({
  default: (await loadDialogs()).DeleteNotificationDialog,
}))
const StopNotificationDialog = lateDialog(async () => ({
  default: (await loadDialogs()).StopNotificationDialog,
}))

type ListedNotification = RowOf<'listNotifications'>

const cells = { reach: (row: ListedNotification) => <Reach notification={row} /> }

/** All notifications, to search, sort, stop, duplicate and export. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const mayNotifyClients = useMayNotifyClients()
  const { duplicate } = useDuplicate()
  const rowActions = (row: ListedNotification): ListActions => {
    const { id, status, forClients } = row
    const refused = forClients && !mayNotifyClients ? { disabledReason: t('list.noClients') } : {}
    return [
      {
        id: 'open',
        label: t(status === 'ended' ? 'list.look' : 'list.edit'),
        href: notifications.address('record', { notificationId: id }),
      },
      { id: 'duplicate', label: t('list.duplicate'), ...refused, onAction: () => duplicate(id) },
      status === 'live' && {
        id: 'stop',
        label: t('list.stop'),
        ...refused,
        renderDialog: close => <StopNotificationDialog notification={row} onClose={close} />,
      },
      {
        id: 'delete',
        label: t('list.remove'),
        isDanger: true,
        ...refused,
        renderDialog: close => (
          <DeleteNotificationDialog notification={row} onClose={close} onDeleted={close} />
        ),
      },
    ]
  }
  return (
    <ListScreen
      list={notificationLists[useLanguage()]}
      create={{ href: notifications.address('create'), label: t('list.create') }}
      actions={
        mayNotifyClients && (
          <LinkButton href={notifications.address('createForClients')}>
            {t('list.createForClients')}
          </LinkButton>
        )
      }
      rowActions={rowActions}
      cells={cells}
    />
  )
}
