import { apis } from '@parvis/api-types/apis'
import { createApiConsumer, updateApiConsumer } from '@parvis/api-types/calls/api-consumers'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { NumberField } from '@parvis/design-system/NumberField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { CreateForm, EditForm } from '../../../../../screens/EditorForm.tsx'
import { apiConsumers } from '../../application.ts'
import { consumerForm, type ConsumerValues } from '../../consumer-form.ts'
import { apiNames, consumerRecord, fullName, namesOf, type Consumer } from '../../consumer.ts'
import { OwnerField, ownerOptions } from './OwnerField.tsx'

/** The form of an existing API consumer. */
export function ChangedConsumer({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const open = useOpen()
  return (
    <EditForm
      form={consumerForm}
      record={consumerRecord}
      thing={consumer}
      update={updateApiConsumer}
      name={t('form.edit')}
      submit={t('form.save')}
      leave={useLeave()}
      written={useWritten()}
      again={{
        create: createApiConsumer,
        params: body => ({ body }),
        submit: t('form.createAgain'),
        words: { gone: t('form.goneTitle'), goneText: t('form.gone'), said: t('form.created') },
        onCreated: open,
      }}
    >
      {control => <ConsumerFields control={control} />}
    </EditForm>
  )
}

/** The form of a new API consumer. */
export function NewConsumer() {
  const { t } = useTranslation('consumers')
  return (
    <CreateForm
      form={consumerForm}
      namespace="consumers"
      create={createApiConsumer}
      draft="new"
      params={body => ({ body })}
      name={t('form.new')}
      submit={t('form.create')}
      said={t('form.created')}
      leave={useLeave()}
      onCreated={useOpen()}
    >
      {control => <ConsumerFields control={control} />}
    </CreateForm>
  )
}

function useLeave() {
  const { t } = useTranslation('consumers')
  return { href: consumerRecord.list, label: t('form.cancel') }
}

/** Opens the page of a newly registered consumer. */
function useOpen() {
  const navigate = useNavigate()
  return useCallback(
    (consumerId: number) => void navigate(apiConsumers.address('record', { consumerId }), { replace: true }),
    [navigate],
  )
}

/** Formats the value of a field for the reader, with names instead of keys. */
function useWritten(): (values: ConsumerValues, field: keyof ConsumerValues) => string {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const api = useApi()
  const queryClient = useQueryClient()
  return (values, field) => {
    if (field === 'apis') return namesOf(values.apis, language) || t('none')
    const value = values[field]
    if (field === 'ownerId') {
      const owner = queryClient.getQueryData(ownerOptions(api, values.ownerId ?? 0).queryKey)
      return fullName(owner?.value[0]) || String(value ?? '')
    }
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value || t('none')
  }
}

/** The editable fields of an API consumer. */
function ConsumerFields({ control }: { control: Control<ConsumerValues> }) {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const { name, description } = consumerForm.fields
  const options = useMemo(() => apiNames.map(id => ({ id, label: apis[id][language] })), [language])
  return (
    <>
      <FormSection title={t('form.identity')} description={t('form.identityHint')}>
        <FormField name="name" control={control} label={t('field.name')}>
          {field => <TextField {...field} isRequired limit={name.limit} autoComplete="off" />}
        </FormField>
        <FormField name="description" control={control} label={t('field.description')}>
          {field => (
            <TextArea {...field} description={t('hint.description')} limit={description.limit} rows={2} />
          )}
        </FormField>
        <FormField name="ownerId" control={control} label={t('field.ownerId')}>
          {field => <OwnerField {...field} />}
        </FormField>
      </FormSection>
      <FormSection title={t('form.access')} description={t('form.accessHint')}>
        <FormField name="apis" control={control} label={t('field.apis')}>
          {({ value, onChange, ...field }) => (
            <MultiSelect
              {...field}
              description={t('hint.apis')}
              options={options}
              value={options.filter(({ id }) => value.includes(id))}
              // Keep the order of the contract, whatever was chosen first.
              onChange={chosen => onChange(apiNames.filter(each => chosen.some(({ id }) => id === each)))}
            />
          )}
        </FormField>
        <FormField name="quotaPerMinute" control={control} label={t('field.quotaPerMinute')}>
          {field => <NumberField {...field} isRequired description={t('hint.quotaPerMinute')} />}
        </FormField>
        <FormField name="quotaPerDay" control={control} label={t('field.quotaPerDay')}>
          {field => <NumberField {...field} isRequired description={t('hint.quotaPerDay')} />}
        </FormField>
      </FormSection>
    </>
  )
}
