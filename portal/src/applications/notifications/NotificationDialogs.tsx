import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { useLanguage } from '../../i18n/formats.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
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
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const name = useName(notification)
  const { id, '@odata.etag': etag } = notification
  const done = () => {
    showToast({ title: t('remove.done') })
    onDeleted()
    void queryClient.invalidateQueries({ queryKey: ['listNotifications'] })
    queryClient.removeQueries({ queryKey: ['getNotification', id] })
  }
  const deletion = useMutation({
    ...deleteNotificationOptions(useApi()),
    onSuccess: done,
    onError: error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) done()
      else invalidateNotifications(queryClient)
    },
  })
  const { error } = deletion
  const isChanged = isProblem(error, 'precondition-failed')
  const problem = error && problemText<'deleteNotification'>(deleteProblems, error)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('remove.title', { name })}
      tone="danger"
      confirmLabel={t('remove.confirm')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id, etag })}
      error={
        problem && (
          <Banner kind="danger" title={isChanged ? t('remove.changed') : sayKey(tAny, problem.key)} />
        )
      }
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}

/** Asks before a live notification leaves the bells. */
export function StopNotificationDialog({ notification, onClose }: NotificationDialogProps) {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const name = useName(notification)
  const stop = useMutation({
    ...stopNotificationOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t('stop.done') })
      onClose()
    },
    onSettled: () => invalidateNotifications(queryClient),
  })
  const problem = stop.error && problemText<'stopNotification'>(stopProblems, stop.error)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('stop.title', { name })}
      tone="danger"
      confirmLabel={t('stop.confirm')}
      isPending={stop.isPending}
      onConfirm={() => stop.mutate(notification.id)}
      error={problem && <Banner kind="danger" title={sayKey(tAny, problem.key)} />}
    >
      <p>{t('stop.text')}</p>
    </ConfirmDialog>
  )
}
