import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { NotificationEditorOptions } from './useNotificationEditor.ts'

// The fields with their pickers weigh more than the rest of the screen, and readers need none of them.
const NotificationForm = lazy(async () => ({
  default: (await import('./NotificationForm.tsx')).NotificationForm,
}))

/** How many fields each section of the form has. */
const sections = [2, 2, 2, 2]

/** The form of a notification, and its shape while its code is loaded. */
export function FormOfNotification(options: NotificationEditorOptions) {
  const { t } = useTranslation('notifications')
  return (
    <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
      <NotificationForm {...options} />
    </Suspense>
  )
}
