import { apis } from '@parvis/api-types/apis'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Consumer } from '../../queries.ts'
import { ownerName } from '../../rules/owner-name.ts'
import type { ConsumerEditorOptions } from './useConsumerEditor.ts'

// The fields and their rules weigh as much as the rest of the screen, and readers need none of them.
const ConsumerForm = lazy(async () => ({ default: (await import('./ConsumerForm.tsx')).ConsumerForm }))

/** How many fields each section of the form has. */
const sections = [3, 3]

/** The form of an API consumer, and its shape while its code is loaded. */
export function DetailsForm(options: ConsumerEditorOptions) {
  const { t } = useTranslation('consumers')
  return (
    <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
      <ConsumerForm {...options} />
    </Suspense>
  )
}

/** The details of an API consumer, to read. */
export function ConsumerFacts({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  return (
    <DescriptionList
      items={[
        { term: t('field.name'), value: consumer.name },
        { term: t('field.description'), value: consumer.description || t('none') },
        { term: t('field.ownerId'), value: ownerName(consumer) },
        {
          term: t('field.apis'),
          value: consumer.apis.map(name => apis[name][language]).join(', ') || t('none'),
        },
        { term: t('field.quotaPerMinute'), value: number.format(consumer.quotaPerMinute) },
        { term: t('field.quotaPerDay'), value: number.format(consumer.quotaPerDay) },
      ]}
    />
  )
}
