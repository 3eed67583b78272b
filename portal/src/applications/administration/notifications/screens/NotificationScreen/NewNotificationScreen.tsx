import { Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { notifications } from '../../application.ts'
import { notificationRecord } from '../../notification.ts'
import type { NotificationEditorOptions, Saved } from './useNotificationEditor.ts'
import { latePart } from '../../../../../screens/late.tsx'

// The fields with their pickers are larger than the rest of the screen, and readers do not need them.
const NotificationForm = latePart(async () => ({
  default: (await import('./NotificationForm.tsx')).NotificationForm,
}))

/** Number of fields in each section of the form. */
const sections = [2, 2, 2, 2]

/** The form of a notification, with a skeleton while its code loads. */
export function FormOfNotification(options: NotificationEditorOptions) {
  const { t } = useTranslation('notifications')
  return (
    <Suspense fallback={<FormSkeleton label={t('record.loading')} sections={sections} />}>
      <NotificationForm {...options} />
    </Suspense>
  )
}

/** A new notification for staff. */
export function NewStaffNotificationScreen() {
  return <NewNotification key="staff" forClients={false} />
}

/** A new notification for clients. */
export function NewClientNotificationScreen() {
  return <NewNotification key="clients" forClients />
}

/** Opens the list after sending, or the draft's page after saving a draft. */
function NewNotification({ forClients }: { forClients: boolean }) {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const leave = useCallback(
    ({ id, isDraft }: Saved) => {
      const { address } = notifications
      void navigate(isDraft ? address('record', { notificationId: id }) : address('list'), { replace: true })
    },
    [navigate],
  )
  const audience = forClients ? 'clients' : 'staff'
  return (
    <RecordPage
      list={{ label: t('list.title'), href: notificationRecord.list }}
      title={t(`form.${audience}`)}
      sentence={t(`form.${audience}Hint`)}
    >
      <FormOfNotification notification={undefined} forClients={forClients} onSaved={leave} />
    </RecordPage>
  )
}
