import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
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
    <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
      <ApplicationForm {...options} />
    </Suspense>
  )
}
