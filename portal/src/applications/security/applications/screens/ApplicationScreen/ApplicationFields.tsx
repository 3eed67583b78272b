import { Checkbox } from '@parvis/design-system/Checkbox'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { applicationLimits } from '../../rules/application-rules.ts'
import type { ApplicationValues } from '../../rules/application-values.ts'

/** Every field of an application that is entered; who created it, and when, the services know themselves. */
export function ApplicationFields({ control }: { control: Control<ApplicationValues> }) {
  const { t } = useTranslation('security')
  return (
    <>
      <FormSection title={t('form.identity')} description={t('form.identityHint')}>
        <FormField name="name" control={control} label={t('field.name')}>
          {field => <TextField {...field} isRequired limit={applicationLimits.name} autoComplete="off" />}
        </FormField>
        <FormField name="technicalName" control={control} label={t('field.technicalName')}>
          {field => (
            <TextField
              {...field}
              isRequired
              description={t('hint.technicalName')}
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField name="link" control={control} label={t('field.link')}>
          {field => (
            <TextField
              {...field}
              isRequired
              description={t('hint.link')}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField name="isInternal" control={control} label={t('field.isInternal')}>
          {({ label, ...field }) => (
            <Checkbox {...field} description={t('hint.isInternal')}>
              {label}
            </Checkbox>
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('form.signIn')} description={t('form.signInHint')}>
        <FormField name="clientId" control={control} label={t('field.clientId')}>
          {field => <TextField {...field} spellCheck={false} autoComplete="off" />}
        </FormField>
        <FormField name="tenantId" control={control} label={t('field.tenantId')}>
          {field => (
            <TextField {...field} description={t('hint.tenantId')} spellCheck={false} autoComplete="off" />
          )}
        </FormField>
        <FormField name="redirectUrls" control={control} label={t('field.redirectUrls')}>
          {field => <TextArea {...field} description={t('hint.redirectUrls')} rows={3} />}
        </FormField>
      </FormSection>
    </>
  )
}
