import { writeOptions } from '@parvis/api-types/calls'
import { deleteNotification, stopNotification } from '@parvis/api-types/calls/notification-administration'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../dialogs/ActionDialog.tsx'
import type { Notification } from './notification.ts'

const sayNotDeleted = explain<'deleteNotification'>({
  'precondition-failed': 'notifications:remove.changed',
})
const sayNotStopped = explain<'stopNotification'>({
  'precondition-failed': 'notifications:stop.changed',
  'notification-not-live': 'notifications:problem.notLive',
})

interface NotificationDialogProps {
  /** The version the reader saw. */
  notification: Pick<Notification, 'id' | 'title' | 'englishTitle' | '@odata.etag'>
  onClose: () => void
}

export interface DeleteNotificationDialogProps extends NotificationDialogProps {
  onDeleted: () => void
}

/** The title in the reader's language. */
function useName({ title, englishTitle }: NotificationDialogProps['notification']): string {
  return useLanguage() === 'fr' ? title : englishTitle
}

/** Asks before deleting a notification for everybody who has it. */
export function DeleteNotificationDialog({
  notification,
  onClose,
  onDeleted,
}: DeleteNotificationDialogProps) {
  const { t } = useTranslation('notifications')
  const name = useName(notification)
  const { id, '@odata.etag': ifMatch } = notification
  return (
    <DeletionDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteNotification)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('remove.done') })
        onDeleted()
      }}
    >
      <p>{t('remove.text')}</p>
    </DeletionDialog>
  )
}

interface StopNotificationDialogProps extends NotificationDialogProps {
  notification: NotificationDialogProps['notification'] & Pick<Notification, 'severity'>
}

/** Asks before removing a live notification from everybody's bell and, if it is critical, from every page. */
export function StopNotificationDialog({ notification, onClose }: StopNotificationDialogProps) {
  const { t } = useTranslation('notifications')
  const name = useName(notification)
  const { id, '@odata.etag': ifMatch } = notification
  return (
    <ActionDialog
      title={t('stop.title', { name })}
      tone="danger"
      confirmLabel={t('stop.confirm')}
      options={writeOptions(useApi(), stopNotification)}
      sent={{ path: { id }, ifMatch }}
      said={t('stop.done')}
      say={sayNotStopped}
      onClose={onClose}
    >
      <p>{t(notification.severity === 'critical' ? 'stop.textCritical' : 'stop.text')}</p>
    </ActionDialog>
  )
}
