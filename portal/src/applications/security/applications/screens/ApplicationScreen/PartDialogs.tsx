import { writeOptions } from '@parvis/api-types/calls'
import { deleteApplicationFeature, deleteApplicationModule } from '@parvis/api-types/calls/application-parts'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { defineForm } from '../../../../../screens/define-form.ts'
import { keyOf, partName, partNameFault, partsIn, type Part } from '../../rules/part-tree.ts'
import { sayNotAdded, usePartAddition } from './part-changes.ts'

/** What is to be added, and where. */
export interface NewPart {
  kind: Part['kind']
  /** The module that it is to stand in; undefined: the application itself. */
  parent: Part | undefined
}

export interface NewPartDialogProps extends NewPart {
  applicationId: number
  /** All parts of the application. */
  parts: readonly Part[]
  onAdded: (id: number) => void
  onClose: () => void
}

const { start, names, isValues, refusals, say } = defineForm(
  'application-part',
  { name: partName },
  {
    refusals: { 'application-module-name-taken': 'name', 'application-feature-name-taken': 'name' },
    say: sayNotAdded,
  },
)

/** Asks for the name of a new module, sub-module or feature. */
export function NewPartDialog({ applicationId, kind, parent, parts, onAdded, onClose }: NewPartDialogProps) {
  const { t } = useTranslation('security')
  const [idempotencyKey] = useState(newIdempotencyKey)
  const parentId = parent?.id ?? null
  const add = usePartAddition(applicationId)
  const { form, draft, failure, isPending, submit, settle } = useFormEditor({
    name: `new-${kind}:${applicationId}:${parentId ?? 'top'}`,
    isValues,
    start,
    fields: names,
    check: ({ name }) => {
      const fault = partNameFault(parts, { kind, parentId, name })
      return fault === undefined ? {} : { name: fault }
    },
    refusals,
    say,
  })
  const save = async (values: typeof start) => {
    const name = values.name.trim()
    const { id } = await add({ kind, parentId, name }, idempotencyKey)
    onAdded(id)
    settle(start)
    showToast({ title: t('parts.added', { name }) })
    onClose()
  }
  const titles = { module: t('parts.newModule'), feature: t('parts.newFeature') }
  return (
    <FormDialog
      title={
        parent === undefined
          ? titles[kind]
          : t(kind === 'module' ? 'parts.newSubModule' : 'parts.newFeatureIn', { name: parent.name })
      }
      size="small"
      submitLabel={t('parts.add')}
      cancelLabel={t('form.cancel')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => submit(save)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer form={form} draft={draft} first="name" />
      <FormField name="name" control={form.control} label={t('field.name')}>
        {field => <TextField {...field} isRequired autoComplete="off" limit={partName.limit} />}
      </FormField>
      {failure && <ProblemBanner title={t('parts.addFailed')} problem={failure} />}
    </FormDialog>
  )
}

const sayNotDeleted = explain<'deleteApplicationModule' | 'deleteApplicationFeature'>({
  'precondition-failed': 'security:parts.changed',
  'application-module-in-use': 'security:problem.moduleInUse',
  'application-feature-in-use': 'security:problem.featureInUse',
})

export interface DeletePartDialogProps {
  /** In the version of the moment. */
  part: Part
  /** All parts of the application. */
  parts: readonly Part[]
  onClose: () => void
}

/** Asks before a module or a feature is deleted, with what goes with it; says which scopes belong to it when it cannot be. */
export function DeletePartDialog({ part, parts, onClose }: DeletePartDialogProps) {
  const { t } = useTranslation('security')
  const api = useApi()
  const { kind, id, name, '@odata.etag': ifMatch } = part
  const inside = partsIn(parts, part)
  return (
    <DeletionDialog
      title={t('parts.deleteTitle', { name })}
      confirmLabel={t(kind === 'module' ? 'parts.deleteModule' : 'parts.deleteFeature')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(api, kind === 'module' ? deleteApplicationModule : deleteApplicationFeature)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t(kind === 'module' ? 'parts.moduleDeleted' : 'parts.featureDeleted', { name }) })
        onClose()
      }}
    >
      <Stack>
        {inside.length > 0 && (
          <Banner kind="warning" title={t('parts.goesWithIt')}>
            <ul>
              {inside.map(each => (
                <li key={keyOf(each.kind, each.id)}>
                  {t(each.kind === 'module' ? 'parts.subModule' : 'parts.feature', { name: each.name })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <p>{t('parts.deleteText')}</p>
      </Stack>
    </DeletionDialog>
  )
}
