import { writeOptions } from '@parvis/api-types/calls'
import { createScope, updateScope } from '@parvis/api-types/calls/scopes'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { EditDialog } from '../../../../../screens/DialogForms.tsx'
import { LineField } from '../../../../../screens/FormFields.tsx'
import { applicationRecord, type WholeApplication } from '../../application-record.ts'
import type { Scope } from '../../rules/scope-graph.ts'
import { scopeForm } from '../../scope-form.ts'

export interface ScopeDialogProps {
  application: WholeApplication
  /** The scope to change; undefined for a new one. */
  scope: Scope | undefined
  /** Called once the scope is created or changed. */
  onSaved: (id: number) => void
  onClose: () => void
}

/** The form of a new or existing scope. A scope has no record of its own: it is loaded with its application. */
export function ScopeDialog({ application, scope, onSaved, onClose }: ScopeDialogProps) {
  const { t } = useTranslation('security')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createScope))
  const change = useMutation(writeOptions(api, updateScope))
  const { id: applicationId } = application
  const features = [
    { id: '', label: t('scopes.ofApplication') },
    ...application.applicationFeature.map(({ id, name }) => ({ id: String(id), label: name })),
  ]
  return (
    <EditDialog
      form={scopeForm}
      namespace="security"
      thing={scope}
      draft={`new:${applicationId}`}
      title={scope ? t('scopes.edit', { name: scope.scopeName }) : t('scopes.new')}
      submit={isNew => t(isNew ? 'scopes.create' : 'scopes.save')}
      failed={t('scopes.failed')}
      gone={{ title: t('scopes.goneTitle'), text: t('scopes.gone') }}
      create={(body, idempotencyKey) =>
        creation.mutateAsync({ body: { ...body, applicationId }, idempotencyKey })
      }
      update={({ id, '@odata.etag': ifMatch }, body) => change.mutateAsync({ path: { id }, ifMatch, body })}
      read={async id => {
        const options = { ...applicationRecord.options(api, applicationId), staleTime: 0 }
        const { securityScopes } = await queryClient.fetchQuery(options)
        return securityScopes.find(each => each.id === id)
      }}
      said={{
        created: ({ scopeName: name }) => t('scopes.created', { name }),
        saved: ({ scopeName: name }) => t('scopes.saved', { name }),
      }}
      written={(values, field) =>
        field === 'applicationFeatureId'
          ? (features.find(({ id }) => id === values[field])?.label ?? t('none'))
          : values[field]
      }
      onSaved={id => {
        onSaved(id)
        onClose()
      }}
      onClose={onClose}
    >
      {(control, of, isNew) => (
        <>
          <FormField name="scopeName" control={control} label={t('field.scopeName')}>
            {field => (
              <TextField
                {...field}
                isRequired
                // The name cannot be changed after creation.
                isReadOnly={!isNew}
                description={t('hint.scopeName')}
                spellCheck={false}
                autoComplete="off"
              />
            )}
          </FormField>
          <LineField of={of} name="scopeDescription" />
          <LineField of={of} name="scopeEnglishDescription" />
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
      )}
    </EditDialog>
  )
}
