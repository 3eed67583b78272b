import { writeOptions } from '@parvis/api-types/calls'
import { createOnBoardingSubstitute } from '@parvis/api-types/calls/onboarding'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { Grid } from '@parvis/design-system/Grid'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { dayInFrance, latestDay, substituteForm } from '../../substitute-form.ts'

/** Names a substitute who decides in the reader's place for a period. */
export function SubstituteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('onboarding')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  const { mutateAsync } = useMutation(writeOptions(api, createOnBoardingSubstitute))
  return (
    <SendDialog
      form={substituteForm}
      namespace="onboarding"
      draft="new"
      title={t('addSubstitute.title')}
      description={t('addSubstitute.text')}
      submit={t('addSubstitute.confirm')}
      failed={t('addSubstitute.failed')}
      send={async ({ substitute, fromDate, untilDate }, idempotencyKey) => {
        const body = { substituteEmail: substitute?.email ?? '', fromDate, untilDate }
        await mutateAsync({ body, idempotencyKey })
        showToast({ title: t('addSubstitute.done') })
      }}
      onClose={onClose}
    >
      {control => (
        <>
          <FormField name="substitute" control={control} label={t('field.substitute')}>
            {({ onChange, ...field }) => (
              <PersonPicker
                {...field}
                isRequired
                description={t('hint.substitute')}
                load={load}
                onChange={person => onChange(person && chosenPerson(person))}
              />
            )}
          </FormField>
          <Grid columnWidth="14rem">
            {(['fromDate', 'untilDate'] as const).map(name => (
              <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
                {({ value, onChange, ...field }) => (
                  <DatePicker
                    {...field}
                    isRequired
                    {...(name === 'untilDate' && { minimum: dayInFrance(new Date()) })}
                    maximum={latestDay}
                    value={value === '' ? null : value}
                    onChange={chosen => onChange(chosen ?? '')}
                  />
                )}
              </FormField>
            ))}
          </Grid>
        </>
      )}
    </SendDialog>
  )
}
