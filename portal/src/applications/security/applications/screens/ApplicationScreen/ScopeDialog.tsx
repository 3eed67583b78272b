import { writeOptions } from '@parvis/api-types/calls'
import { createScope, updateScope } from '@parvis/api-types/calls/scopes'
import { Banner } from '@parvis/design-system/Banner'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { differing } from '../../../../../forms/changes.ts'
import { FormConflict } from '../../../../../forms/FormConflict.tsx'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { applicationRecord, type WholeApplication } from '../../application-record.ts'
import type { Scope } from '../../rules/scope-graph.ts'
import { scopeForm, type ScopeValues } from '../../scope-form.ts'

const { names, fields, valuesOf, bodyOf, isSame } = scopeForm

export interface ScopeDialogProps {
  application: WholeApplication
  /** The scope to change; undefined for a new one. */
  scope: Scope | undefined
  /** It is there, or is called otherwise. */
  onSaved: (id: number) => void
  onClose: () => void
}

/** The form of a scope, new or not, with everything that may happen to it while it is open. */
export function ScopeDialog({ application, scope, onSaved, onClose }: ScopeDialogProps) {
  const { t } = useTranslation('security')
  const editor = useScopeEditor({
    applicationId: application.id,
    scope,
    onSaved: id => {
      onSaved(id)
      onClose()
    },
  })
  const { form, draft, failure, isNew, isGone, isPending } = editor
  const { control } = form
  const features = [
    { id: '', label: t('scopes.ofApplication') },
    ...application.applicationFeature.map(({ id, name }) => ({ id: String(id), label: name })),
  ]
  const written = (values: ScopeValues, field: keyof ScopeValues) =>
    field === 'applicationFeatureId'
      ? (features.find(({ id }) => id === values[field])?.label ?? t('none'))
      : values[field]
  return (
    <FormDialog
      title={scope ? t('scopes.edit', { name: scope.scopeName }) : t('scopes.new')}
      submitLabel={t(isNew ? 'scopes.create' : 'scopes.save')}
      cancelLabel={t('form.cancel')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => editor.submit()}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
      over={
        <FormConflict
          editor={editor}
          valuesOf={valuesOf}
          labelOf={field => t(`field.${field}`)}
          written={written}
        />
      }
    >
      <FormDraftOffer form={form} draft={draft} first="scopeName" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('scopes.goneTitle')}>
          {t('scopes.gone')}
        </Banner>
      )}
      <FormField name="scopeName" control={control} label={t('field.scopeName')}>
        {field => (
          <TextField
            {...field}
            isRequired
            // It is chosen once and for all.
            isReadOnly={!isNew}
            description={t('hint.scopeName')}
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField name="scopeDescription" control={control} label={t('field.scopeDescription')}>
        {field => (
          <TextField {...field} isRequired limit={fields.scopeDescription.limit} autoComplete="off" />
        )}
      </FormField>
      <FormField name="scopeEnglishDescription" control={control} label={t('field.scopeEnglishDescription')}>
        {field => (
          <TextField {...field} isRequired limit={fields.scopeEnglishDescription.limit} autoComplete="off" />
        )}
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
      {failure && <ProblemBanner title={t('scopes.failed')} problem={failure} />}
    </FormDialog>
  )
}

interface ScopeEditorOptions {
  applicationId: number
  scope: Scope | undefined
  onSaved: (id: number) => void
}

/** A scope is read with its application, and stands in a dialog: it is no record of its own. */
function useScopeEditor({ applicationId, scope, onSaved }: ScopeEditorOptions) {
  const { t } = useTranslation('security')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createScope))
  const change = useMutation(writeOptions(api, updateScope))
  return useVersionedEditor<ScopeValues, Scope>({
    kind: scopeForm.name,
    thing: scope,
    newName: `new:${applicationId}`,
    fields: names,
    newValues: scopeForm.start,
    valuesOf,
    isValues: scopeForm.isValues,
    check: scopeForm.check,
    refusals: scopeForm.refusals,
    same: isSame,
    say: scopeForm.say,
    create: (values, idempotencyKey) =>
      creation.mutateAsync({ body: { ...bodyOf(values), applicationId }, idempotencyKey }),
    update: async (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      const whole = bodyOf(values)
      const changed = differing(names, valuesOf(from), values, isSame)
      const body = Object.fromEntries(changed.map(name => [name, whole[name]]))
      return { ...from, ...(await change.mutateAsync({ path: { id }, ifMatch, body })) }
    },
    read: async id => {
      const options = { ...applicationRecord.options(api, applicationId), staleTime: 0 }
      const { securityScopes } = await queryClient.fetchQuery(options)
      return securityScopes.find(each => each.id === id)
    },
    onCreated: onSaved,
    onSaved,
    said: {
      created: ({ scopeName: name }) => t('scopes.created', { name }),
      saved: ({ scopeName: name }) => t('scopes.saved', { name }),
    },
  })
}
