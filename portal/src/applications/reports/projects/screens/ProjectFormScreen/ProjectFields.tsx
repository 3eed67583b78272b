import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useCallback } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { ClientField, type LoadClients } from '../../../../../organisation/ClientField.tsx'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { searchReportClients } from '../../../../../organisation/search-accounts.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { projectForm, type ProjectValues } from '../../project-form.ts'
import type { Project } from '../../project.ts'
import { EngagementField } from './EngagementField.tsx'
import { ReportsField } from './ReportsField.tsx'

export interface ProjectFieldsProps {
  form: UseFormReturn<ProjectValues>
  /** The project as the services store it; undefined for a new one. */
  project: Project | undefined
  /** Whether nothing is saved yet, so that the client can still be chosen. */
  isNew: boolean
}

/** All fields of a project: the client, then one of its engagements, then its reports. */
export function ProjectFields({ form, project, isNew }: ProjectFieldsProps) {
  const { t } = useTranslation('reportProjects')
  const { control, setValue } = form
  const { name, description } = projectForm.fields
  const api = useApi()
  const loadClients: LoadClients = useCallback(search => searchReportClients(api, search), [api])
  const [client, engagementId] = useWatch({ control, name: ['client', 'engagementId'] })
  return (
    <>
      <FormSection title={t('section.project')}>
        <FormField name="name" control={control} label={t('field.name')}>
          {field => <TextField {...field} isRequired limit={name.limit} autoComplete="off" />}
        </FormField>
        <FormField name="description" control={control} label={t('field.description')}>
          {field => (
            <TextArea {...field} description={t('hint.description')} limit={description.limit} rows={2} />
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('section.engagement')}>
        <FormField name="client" control={control} label={t('field.client')}>
          {({ onChange, ...field }) => (
            <ClientField
              {...field}
              description={t(isNew ? 'hint.client' : 'hint.clientStays')}
              load={loadClients}
              isFixed={!isNew}
              onChange={next => {
                onChange(next)
                // The engagements and reports of another client do not apply.
                setValue('engagementId', '', { shouldDirty: true })
                setValue('reportIds', [], { shouldDirty: true })
              }}
            />
          )}
        </FormField>
        <FormField name="engagementId" control={control} label={t('field.engagementId')}>
          {field => <EngagementField {...field} client={client} present={project} />}
        </FormField>
      </FormSection>
      <FormSection title={t('section.reports')}>
        <FormField name="reportIds" control={control} label={t('field.reportIds')}>
          {field => <ReportsField {...field} client={client} engagementId={engagementId} />}
        </FormField>
      </FormSection>
    </>
  )
}
