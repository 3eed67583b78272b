import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense } from 'react'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { nameIn } from '../../../../../i18n/names.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useMayManage, type WholeApplication } from '../../application-record.ts'
import { latePart } from '../../../../../screens/late.tsx'

// The fields and their validation are as large as the rest of the screen, and readers need neither.
const loadForms = () => import('./ApplicationForms.tsx')
const ChangedApplication = latePart(async () => ({ default: (await loadForms()).ChangedApplication }))
const NewApplication = latePart(async () => ({ default: (await loadForms()).NewApplication }))

/** Number of fields in each section of the form. */
const sections = [5, 3]

/** The form of an application, with a skeleton while its code loads. Without an application, the form of a new one. */
export function DetailsForm({ application }: { application?: WholeApplication }) {
  const { t } = useTranslation('security')
  return (
    <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
      {application ? <ChangedApplication application={application} /> : <NewApplication />}
    </Suspense>
  )
}

/** The details of an application, as a form or read-only. */
export function DetailsPart({ application }: { application: WholeApplication }) {
  return useMayManage() ? (
    <DetailsForm application={application} />
  ) : (
    <ApplicationFacts application={application} />
  )
}

const facts = [
  'name',
  'englishName',
  'technicalName',
  'link',
  'isInternal',
  'clientId',
  'tenantId',
  'redirectUrls',
] as const

function ApplicationFacts({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const said = (field: (typeof facts)[number]) => {
    const value = field === 'englishName' ? nameIn('en', application) : application[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (!Array.isArray(value)) return value || t('none')
    if (value.length < 2) return value[0] ?? t('none')
    return (
      <Stack gap={1}>
        {value.map(url => (
          <span key={url}>{url}</span>
        ))}
      </Stack>
    )
  }
  return <DescriptionList items={facts.map(field => ({ term: t(`field.${field}`), value: said(field) }))} />
}
