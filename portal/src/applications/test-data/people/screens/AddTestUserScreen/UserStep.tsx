import type { ReadOf } from '@parvis/api-types/calls'
import { TestUser } from '@parvis/api-types/limits/test-data'
import { Banner } from '@parvis/design-system/Banner'
import { Grid } from '@parvis/design-system/Grid'
import { PasswordField } from '@parvis/design-system/PasswordField'
import { PhoneField } from '@parvis/design-system/PhoneField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LineField } from '../../../../../screens/FormFields.tsx'
import { plausibleUser } from '../../rules/plausible.ts'
import { testUserForm, type TestUserValues } from '../../test-user-form.ts'
import { FillPlausibly } from './FillPlausibly.tsx'
import { fillWith } from './fill-with.ts'

export interface StepProps {
  form: UseFormReturn<TestUserValues>
}

/** The test person, and their credentials. */
export function UserStep({ form, terms }: StepProps & { terms: ReadOf<'getTestData'> }) {
  const { t } = useTranslation('testData')
  const { control } = form
  const of = { form: testUserForm, namespace: 'testData', control } as const
  return (
    <FormSection title={t('step.user')} description={t('stepHint.user')}>
      <FormField name="seed" control={control} label={t('field.seed')}>
        {field => (
          <FillPlausibly
            field={field}
            onFill={seed => {
              const { password, ...user } = plausibleUser(seed)
              fillWith(form, terms.hasSignIn ? { ...user, password } : user)
            }}
          />
        )}
      </FormField>
      <FormField name="title" control={control} label={t('field.title')}>
        {field => (
          <RadioGroup
            {...field}
            options={TestUser.title.values.map(id => ({ id, label: t(`title.${id}`) }))}
          />
        )}
      </FormField>
      <Grid columnWidth="14rem">
        <LineField of={of} name="firstName" />
        <LineField of={of} name="lastName" />
      </Grid>
      <LineField of={of} name="email" hint={t('hint.email')} />
      {terms.hasSignIn ? (
        <FormField name="password" control={control} label={t('field.password')}>
          {field => (
            <PasswordField
              {...field}
              isRequired
              autoComplete="new-password"
              description={t('hint.password')}
            />
          )}
        </FormField>
      ) : (
        <Banner kind="info" title={t('wizard.noSignInTitle')}>
          {t('wizard.noSignIn')}
        </Banner>
      )}
      <Grid columnWidth="14rem">
        {(['mobile', 'phone'] as const).map(name => (
          <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
            {field => (
              <PhoneField
                {...field}
                isRequired={name === 'mobile'}
                description={t(`hint.${name}`)}
                autoComplete="off"
              />
            )}
          </FormField>
        ))}
      </Grid>
      <FormField name="role" control={control} label={t('field.role')}>
        {field => (
          <Select
            {...field}
            description={t('hint.role')}
            emptyText={t('role.none')}
            value={field.value === '' ? 'none' : field.value}
            onChange={id => field.onChange(id === 'none' ? '' : id)}
            options={[
              { id: 'none', label: t('role.none') },
              ...terms.roles.map(role => ({ id: role, label: role })),
            ]}
          />
        )}
      </FormField>
    </FormSection>
  )
}
