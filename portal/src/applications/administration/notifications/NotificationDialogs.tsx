import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../dialogs/ActionDialog.tsx'
import { deleteProblems, stopProblems } from './problems.ts'
import { deleteNotificationOptions, invalidateNotifications, stopNotificationOptions } from './queries.ts'
import type { Notification } from './rules/notification-values.ts'

interface NotificationDialogProps {
  /** In the version that was looked at. */
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

/** Asks before a notification is taken from everybody who has it. */
export function DeleteNotificationDialog({
  notification,
  onClose,
  onDeleted,
}: DeleteNotificationDialogProps) {
  const { t } = useTranslation('notifications')
  const queryClient = useQueryClient()
  const name = useName(notification)
  const { id, '@odata.etag': etag } = notification
  return (
    <DeletionDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      thing={{ id, etag }}
      options={deleteNotificationOptions(useApi())}
      say={error => problemText<'deleteNotification'>(deleteProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateNotifications(queryClient)}
      onDeleted={() => {
        showToast({ title: t('remove.done') })
        onDeleted()
        void queryClient.invalidateQueries({ queryKey: ['listNotifications'] })
        queryClient.removeQueries({ queryKey: ['getNotification', id] })
      }}
    >
      <p>{t('remove.text')}</p>
    </DeletionDialog>
  )
}

/** Asks before a live notification leaves the bells. */
export function StopNotificationDialog({ notification, onClose }: NotificationDialogProps) {
  const { t } = useTranslation('notifications')
  const queryClient = useQueryClient()
  const name = useName(notification)
  const { id, '@odata.etag': etag } = notification
  return (
    <ActionDialog
      title={t('stop.title', { name })}
      tone="danger"
      confirmLabel={t('stop.confirm')}
      options={stopNotificationOptions(useApi())}
      sent={{ id, etag }}
      said={t('stop.done')}
      say={error => problemText<'stopNotification'>(stopProblems, error)}
      onSettled={() => invalidateNotifications(queryClient)}
      onClose={onClose}
    >
      <p>{t('stop.text')}</p>
    </ActionDialog>
  )
}
