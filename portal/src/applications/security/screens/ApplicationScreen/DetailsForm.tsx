import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { ApplicationEditorOptions } from './useApplicationEditor.ts'

// The fields and their rules weigh as much as the rest of the screen, and readers need none of them.
const ApplicationForm = lazy(async () => ({
  default: (await import('./ApplicationForm.tsx')).ApplicationForm,
}))

/** How many fields each section of the form has. */
const sections = [4, 3]

/** The form of an application, and its shape while its code is loaded. */
export function DetailsForm(options: ApplicationEditorOptions) {
  const { t } = useTranslation('security')
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
      <ApplicationForm {...options} />
    </Suspense>
  )
}
