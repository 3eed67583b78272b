import { createApplication, updateApplication } from '@parvis/api-types/calls/applications'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { useCallback } from 'react'
import type { Control } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { CreateForm, EditForm } from '../../../../../screens/EditorForm.tsx'
import { applicationForm, type ApplicationValues } from '../../application-form.ts'
import { applicationRecord, type WholeApplication } from '../../application-record.ts'
import { securityApplications } from '../../application.ts'

/** The form of an existing application. */
export function ChangedApplication({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const open = useOpen()
  return (
    <EditForm
      form={applicationForm}
      record={applicationRecord}
      thing={application}
      update={updateApplication}
      name={t('form.edit')}
      submit={t('form.save')}
      leave={useLeave()}
      written={(values, field) => {
        const value = values[field]
        return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('none')
      }}
      again={{
        create: createApplication,
        params: body => ({ body }),
        submit: t('form.createAgain'),
        words: { gone: t('form.goneTitle'), goneText: t('form.gone'), said: t('form.created') },
        onCreated: open,
      }}
    >
      {control => <ApplicationFields control={control} />}
    </EditForm>
  )
}

/** The form of a new application. */
export function NewApplication() {
  const { t } = useTranslation('security')
  return (
    <CreateForm
      form={applicationForm}
      namespace="security"
      create={createApplication}
      draft="new"
      params={body => ({ body })}
      name={t('form.new')}
      submit={t('form.create')}
      said={t('form.created')}
      leave={useLeave()}
      onCreated={useOpen()}
    >
      {control => <ApplicationFields control={control} />}
    </CreateForm>
  )
}

function useLeave() {
  const { t } = useTranslation('security')
  return { href: applicationRecord.list, label: t('form.cancel') }
}

/** Opens the page of a newly created application. */
function useOpen() {
  const navigate = useNavigate()
  return useCallback(
    (applicationId: number) =>
      void navigate(securityApplications.address('record', { applicationId }), { replace: true }),
    [navigate],
  )
}

/** The editable fields of an application. The services record who created it and when. */
function ApplicationFields({ control }: { control: Control<ApplicationValues> }) {
  const { t } = useTranslation('security')
  return (
    <>
      <FormSection title={t('form.identity')} description={t('form.identityHint')}>
        <FormField name="name" control={control} label={t('field.name')}>
          {field => (
            <TextField {...field} isRequired limit={applicationForm.fields.name.limit} autoComplete="off" />
          )}
        </FormField>
        <FormField name="englishName" control={control} label={t('field.englishName')}>
          {field => (
            <TextField
              {...field}
              description={t('hint.englishName')}
              limit={applicationForm.fields.englishName.limit}
              autoComplete="off"
            />
          )}
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
