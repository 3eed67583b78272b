import { newIdempotencyKey } from '@parvis/api-types/client'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { partProblem } from '../../part-problems.ts'
import { createPartOptions } from '../../part-queries.ts'
import { invalidateApplications } from '../../queries.ts'
import { longestPartName, partNameFault } from '../../rules/part-rules.ts'
import type { Part } from '../../rules/part-tree.ts'

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

interface PartValues {
  name: string
}

const isPartValues = (value: unknown): value is PartValues =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'name') === 'string'

/** Asks for the name of a new module, sub-module or feature. */
export function NewPartDialog({ applicationId, kind, parent, parts, onAdded, onClose }: NewPartDialogProps) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const parentId = parent?.id ?? null
  const creation = useMutation(createPartOptions(useApi()))
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<PartValues>({
    name: `new-${kind}:${applicationId}:${parentId ?? 'top'}`,
    isValues: isPartValues,
    start: { name: '' },
    fields: ['name'],
    check: ({ name }) => {
      const fault = partNameFault(parts, { kind, parentId, name })
      return fault === undefined ? {} : { name: fault }
    },
    refusals: { 'application-module-name-taken': 'name', 'application-feature-name-taken': 'name' },
    say: error => partProblem.create(kind, error),
  })
  const save = async ({ name: typed }: PartValues) => {
    const name = typed.trim()
    try {
      const { id } = await creation.mutateAsync({ kind, applicationId, parentId, name, idempotencyKey })
      onAdded(id)
    } finally {
      void invalidateApplications(queryClient)
    }
    settle({ name: '' })
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
        {field => <TextField {...field} isRequired autoComplete="off" limit={longestPartName} />}
      </FormField>
      {failure && <ProblemBanner title={t('parts.addFailed')} problem={failure} />}
    </FormDialog>
  )
}
