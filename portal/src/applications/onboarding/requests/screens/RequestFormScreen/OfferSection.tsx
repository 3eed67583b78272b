import { Banner } from '@parvis/design-system/Banner'
import { Select } from '@parvis/design-system/Select'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSolutions } from '../../../../../organisation/useSolutions.ts'
import { requestForm } from '../../request-form.ts'
import type { SectionProps } from './EngagementSection.tsx'
import { useRetitle } from './useRetitle.ts'

/** The solution the contact gets access to, and the contact's role at the client. */
export function OfferSection({ form, isFixed }: SectionProps & { isFixed: boolean }) {
  const { t } = useTranslation('onboarding')
  const { control } = form
  const { data, isError } = useSolutions()
  const retitle = useRetitle(form)
  const offerName = useWatch({ control, name: 'offerName' })
  const offer = data?.find(({ name }) => name === offerName)
  return (
    <FormSection title={t('section.offer')} description={t('section.offerHint')}>
      <FormField name="offerName" control={control} label={t('field.offerName')}>
        {({ value, onChange, ref, ...field }) =>
          isFixed ? (
            <TextField {...field} isReadOnly value={offer?.label ?? offerName} onChange={onChange} />
          ) : (
            <Select
              {...field}
              ref={ref}
              isRequired
              value={value === '' ? null : value}
              options={data?.map(({ name, label, description }) => ({ id: name, label, description })) ?? []}
              onChange={chosen => retitle(() => onChange(chosen))}
            />
          )
        }
      </FormField>
      {isError && <Banner kind="warning" live="polite" title={t('form.offersFailed')} />}
      <FormField
        name="contactRole"
        control={control}
        label={t('field.contactRole')}
        missing={t('rule.roleMissing')}
      >
        {field => (
          <TextField
            {...field}
            isRequired
            description={
              offer === undefined
                ? t('hint.contactRole')
                : offer.clientRole === null
                  ? t('hint.roleOfAll')
                  : t('hint.roleOfOffer', { role: offer.clientRole })
            }
            limit={requestForm.fields.contactRole.limit}
            autoComplete="off"
          />
        )}
      </FormField>
    </FormSection>
  )
}
