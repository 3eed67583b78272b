import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { chosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { largestTeam, roles, teamOf, type Role } from '../../request-form.ts'
import type { StepProps } from './EngagementStep.tsx'

/** The people who work on the engagement, and which of them may change the request. */
export function TeamStep({ form }: StepProps) {
  const { t } = useTranslation('planning')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  const team = useWatch({ control: form.control, name: 'team' })
  const setRole = (id: string, role: Role) =>
    form.setValue(
      'team',
      team.map(member => (member.id === id ? { ...member, role } : member)),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  return (
    <FormSection title={t('step.team')} description={t('stepHint.team')}>
      <FormField name="team" control={form.control} label={t('field.team')}>
        {({ value, onChange, ...field }) => (
          <PersonPicker
            {...field}
            selection="multiple"
            description={t('hint.team')}
            maximum={largestTeam}
            load={load}
            value={value}
            onChange={people => onChange(teamOf(value, people.map(chosenPerson)))}
          />
        )}
      </FormField>
      {team.map(({ id, name, role }) => (
        <RadioGroup
          key={id}
          name={`role-${id}`}
          label={t('field.roleOf', { name })}
          value={role}
          onChange={chosen => setRole(id, chosen as Role)}
          options={roles.map(each => ({
            id: each,
            label: t(`role.${each}`),
            description: t(`roleHint.${each}`),
          }))}
        />
      ))}
    </FormSection>
  )
}
