import { readOptions } from '@parvis/api-types/calls'
import { listContacts } from '@parvis/api-types/calls/contacts'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import type { ChosenEngagement, RequestValues } from '../../request-form.ts'
import { EngagementField } from '../../EngagementField.tsx'
import { useRetitle } from './useRetitle.ts'

export interface SectionProps {
  form: UseFormReturn<RequestValues>
}

/**
 * The client and the engagement with its details, so that its partner and manager are visible before the request is
 * sent.
 */
export function EngagementSection({ form, isFixed }: SectionProps & { isFixed: boolean }) {
  const { t } = useTranslation('onboarding')
  const { control, setValue, clearErrors } = form
  const retitle = useRetitle(form)
  const [account, engagement] = useWatch({ control, name: ['account', 'engagement'] })
  return (
    <FormSection title={t('section.engagement')} description={t('section.engagementHint')}>
      <FormField name="account" control={control} label={t('field.account')}>
        {field => (
          <ClientField
            {...field}
            description={t('hint.account')}
            isFixed={isFixed}
            onChange={chosen => {
              retitle(() => field.onChange(chosen))
              if (chosen?.id === account?.id) return
              // Engagements belong to the client.
              setValue('engagement', null, { shouldDirty: true })
              clearErrors('engagement')
            }}
          />
        )}
      </FormField>
      <FormField name="engagement" control={control} label={t('field.engagement')}>
        {field => (
          <EngagementField
            // Remount for another client, whose search is different.
            key={account?.id ?? ''}
            {...field}
            description={t(account ? 'hint.engagement' : 'hint.noClient')}
            accountNumber={account?.description}
            isFixed={isFixed}
          />
        )}
      </FormField>
      {engagement && <EngagementFacts engagement={engagement} />}
    </FormSection>
  )
}

/** The type of an engagement, and the people responsible for it. */
function EngagementFacts({ engagement }: { engagement: ChosenEngagement }) {
  const { t } = useTranslation('onboarding')
  const { type, statut, description, partnerEmail, managerEmail } = engagement
  const emails = [partnerEmail, managerEmail].filter(email => email !== '').map(email => email.toLowerCase())
  const people = useQuery({
    ...readOptions(useApi(), listContacts, {
      query: {
        filter: { or: emails.map(email => ['tolower(contactEmailOffice)', 'eq', email] as const) },
        select: ['contactFullName', 'contactEmailOffice'],
        top: 2,
      },
    }),
    staleTime: 60_000,
    enabled: emails.length > 0,
  }).data?.value
  const nameOf = (email: string) =>
    email === ''
      ? t('engagementFacts.missing')
      : (people?.find(({ contactEmailOffice }) => contactEmailOffice.toLowerCase() === email.toLowerCase())
          ?.contactFullName ?? email)
  return (
    <DescriptionList
      items={[
        { term: t('column.engagement'), value: description },
        { term: t('engagementFacts.type'), value: t(`engagementType.${type}`) },
        { term: t('engagementFacts.status'), value: t(`engagementStatut.${statut}`) },
        { term: t('engagementFacts.partner'), value: nameOf(partnerEmail) },
        { term: t('engagementFacts.manager'), value: nameOf(managerEmail) },
      ]}
    />
  )
}
