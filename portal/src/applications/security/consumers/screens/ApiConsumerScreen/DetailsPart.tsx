import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Suspense } from 'react'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { fullName, namesOf, useMayManage, type Consumer } from '../../consumer.ts'
import { latePart } from '../../../../../screens/late.tsx'

// The fields and their validation are as large as the rest of the screen, and readers need neither.
const loadForms = () => import('./ConsumerForms.tsx')
const ChangedConsumer = latePart(async () => ({ default: (await loadForms()).ChangedConsumer }))
const NewConsumer = latePart(async () => ({ default: (await loadForms()).NewConsumer }))

/** Number of fields in each section of the form. */
const sections = [3, 3]

/** The form of an API consumer, with a skeleton while its code loads. Without a consumer, the form of a new one. */
export function DetailsForm({ consumer }: { consumer?: Consumer }) {
  const { t } = useTranslation('consumers')
  return (
    <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
      {consumer ? <ChangedConsumer consumer={consumer} /> : <NewConsumer />}
    </Suspense>
  )
}

/** The details of an API consumer, as a form or read-only. */
export function DetailsPart({ consumer }: { consumer: Consumer }) {
  return useMayManage() ? <DetailsForm consumer={consumer} /> : <ConsumerFacts consumer={consumer} />
}

function ConsumerFacts({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  return (
    <DescriptionList
      items={[
        { term: t('field.name'), value: consumer.name },
        { term: t('field.description'), value: consumer.description || t('none') },
        { term: t('field.ownerId'), value: fullName(consumer.owner) },
        { term: t('field.apis'), value: namesOf(consumer.apis, language) || t('none') },
        { term: t('field.quotaPerMinute'), value: number.format(consumer.quotaPerMinute) },
        { term: t('field.quotaPerDay'), value: number.format(consumer.quotaPerDay) },
      ]}
    />
  )
}
