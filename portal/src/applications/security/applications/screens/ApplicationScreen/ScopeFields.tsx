import { ComboBox, type ComboBoxOption } from '@parvis/design-system/ComboBox'
import { TextField } from '@parvis/design-system/TextField'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { longestDescription, type ScopeValues } from '../../rules/scope-values.ts'

export interface ScopeFieldsProps {
  control: Control<ScopeValues>
  /** What the scope may belong to: the application itself, or one of its features. */
  features: readonly ComboBoxOption[]
  /** Its name is chosen once and for all. */
  isNew: boolean
}

/** The name of a scope, what it allows in both languages, and what it belongs to. */
export function ScopeFields({ control, features, isNew }: ScopeFieldsProps) {
  const { t } = useTranslation('security')
  return (
    <>
      <FormField name="scopeName" control={control} label={t('field.scopeName')}>
        {field => (
          <TextField
            {...field}
            isRequired
            isReadOnly={!isNew}
            description={t('hint.scopeName')}
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField name="scopeDescription" control={control} label={t('field.scopeDescription')}>
        {field => <TextField {...field} isRequired limit={longestDescription} autoComplete="off" />}
      </FormField>
      <FormField name="scopeEnglishDescription" control={control} label={t('field.scopeEnglishDescription')}>
        {field => <TextField {...field} isRequired limit={longestDescription} autoComplete="off" />}
      </FormField>
      <FormField name="applicationFeatureId" control={control} label={t('field.applicationFeatureId')}>
        {({ value, onChange, ...field }) => (
          <ComboBox
            {...field}
            value={features.find(({ id }) => id === value) ?? null}
            onChange={option => onChange(option?.id ?? '')}
            options={features}
          />
        )}
      </FormField>
    </>
  )
}
