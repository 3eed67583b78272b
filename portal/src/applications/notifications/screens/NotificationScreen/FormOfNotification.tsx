import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
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
    <Suspense
      fallback={
        <SkeletonGroup label={t('form.loading')}>
          <Stack gap={6}>
            {sections.map((fields, section) => (
              <Stack key={section}>
                <Skeleton width="30%" />
                {Array.from({ length: fields }, (_, field) => (
                  <Skeleton key={field} shape="block" height="2.75rem" />
                ))}
              </Stack>
            ))}
          </Stack>
        </SkeletonGroup>
      }
    >
      <NotificationForm {...options} />
    </Suspense>
  )
}
