import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { useCallback } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { searchRecipientAccounts, searchRoles } from '../../recipients.ts'
import { notificationLimits } from '../../rules/notification-rules.ts'
import {
  audiencesOf,
  isChosen,
  type ChosenAudience,
  type NotificationValues,
  type Target,
} from '../../rules/notification-values.ts'

interface RecipientFieldsProps {
  form: UseFormReturn<NotificationValues>
  forClients: boolean
}

/** Whom a notification is for: a kind of people and, where these are chosen one by one, who they are. */
export function RecipientFields({ form, forClients }: RecipientFieldsProps) {
  const { t } = useTranslation('notifications')
  const { control, setValue } = form
  const audience = useWatch({ control, name: 'audience' })
  return (
    <>
      <FormField name="audience" control={control} label={t('field.audience')}>
        {field => (
          <RadioGroup
            {...field}
            onChange={value => {
              field.onChange(value)
              // What was chosen among groups is nobody among accounts.
              setValue('targets', [], { shouldDirty: true })
              form.clearErrors('targets')
            }}
            options={audiencesOf[forClients ? 'clients' : 'staff'].map(id => ({
              id,
              label: t(`audience.${id}`),
            }))}
          />
        )}
      </FormField>
      {isChosen(audience) && (
        // Another kind is another field, with another search.
        <TargetField key={audience} kind={audience} form={form} forClients={forClients} />
      )}
    </>
  )
}

interface TargetFieldProps extends RecipientFieldsProps {
  kind: ChosenAudience
}

const labelled = (targets: readonly Target[]) => targets.map(({ id, name: label }) => ({ id, label }))

function TargetField({ kind, form, forClients }: TargetFieldProps) {
  const { t } = useTranslation('notifications')
  const api = useApi()
  const loadOptions = useCallback(
    (search: FieldSearch) =>
      kind === 'roles' ? searchRoles(api, search) : searchRecipientAccounts(api, search),
    [api, kind],
  )
  const loadPeople = useCallback(
    (search: FieldSearch) => searchPeople(api, forClients ? 'clients' : 'staff', search),
    [api, forClients],
  )
  const description = t(`targetsHint.${kind}`)
  return (
    <FormField name="targets" control={form.control} label={t(`targets.${kind}`)}>
      {({ value, onChange, ...field }) =>
        kind === 'contacts' ? (
          <PersonPicker
            {...field}
            selection="multiple"
            isRequired
            description={description}
            maximum={notificationLimits.targets}
            load={loadPeople}
            value={value}
            onChange={people => onChange(people.map(({ id, name }) => ({ id, name })))}
          />
        ) : (
          <MultiSelect
            {...field}
            isRequired
            description={description}
            maximum={notificationLimits.targets}
            load={loadOptions}
            value={labelled(value)}
            onChange={options => onChange(options.map(({ id, label: name }) => ({ id, name })))}
          />
        )
      }
    </FormField>
  )
}
