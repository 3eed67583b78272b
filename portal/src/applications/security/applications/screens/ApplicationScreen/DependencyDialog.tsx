import { writeOptions } from '@parvis/api-types/calls'
import { createScopeDependency } from '@parvis/api-types/calls/scopes'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { cycleIn } from '@parvis/api-types/problem-parts'
import { ComboBox, type ComboBoxOption } from '@parvis/design-system/ComboBox'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { DraftOffer } from '../../../../../unsaved/DraftOffer.tsx'
import { useDraft } from '../../../../../unsaved/useDraft.ts'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useUnsavedWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { stepsOf, type Scope } from '../../rules/scope-graph.ts'

const say = explain<'createScopeDependency'>({
  'scope-unknown': 'security:problem.scopeGone',
  'scope-dependency-taken': 'security:problem.dependencyTaken',
  'scope-cycle': 'security:problem.cycle',
  'role-administrator-needed': 'security:problem.administratorNeeded',
})

export interface DependencyDialogProps {
  scope: Scope
  /** The scopes that can be chosen as a requirement. */
  options: readonly ComboBoxOption[]
  onClose: () => void
}

/** Whether the stored draft is a chosen scope. */
function isOption(value: unknown): value is Pick<ComboBoxOption, 'id'> {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** Asks which other scope a scope requires. If that would create a cycle, explains the cycle in words. */
export function DependencyDialog({ scope, options, onClose }: DependencyDialogProps) {
  const { t } = useTranslation('security')
  const [chosen, setChosen] = useState<ComboBoxOption | null>(null)
  const draft = useDraft(`scope-requirement:${scope.id}`, isOption)
  const [attempt, setAttempt] = useState(0)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const creation = useMutation({
    ...writeOptions(useApi(), createScopeDependency),
    onSuccess: () => {
      draft.clear()
      showToast({
        title: t('scopes.requirementAdded', { name: scope.scopeName, required: chosen?.label ?? '' }),
      })
      onClose()
    },
  })
  useUnsavedWarning(chosen !== null && !creation.isSuccess)
  const { error, isPending } = creation
  const circle = stepsOf(cycleIn(error))
  const choose = (option: ComboBoxOption | null) => {
    setChosen(option)
    // A different choice is a different request, so it needs a new idempotency key.
    setIdempotencyKey(newIdempotencyKey())
    creation.reset()
    if (option) draft.keep(option)
    else draft.clear()
  }
  const { found } = draft
  return (
    <FormDialog
      title={t('scopes.requireTitle', { name: scope.scopeName })}
      size="small"
      submitLabel={t('scopes.requireAdd')}
      cancelLabel={t('form.cancel')}
      isPending={isPending}
      attempt={attempt}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (chosen && !isPending)
          creation.mutate({
            body: { scopeId: scope.id, requiredScopeId: Number(chosen.id) },
            idempotencyKey,
          })
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      {found && !chosen && (
        <DraftOffer
          savedAt={found.savedAt}
          onResume={() => {
            // Look the stored choice up in the current options: the scope may be gone, or already be required.
            choose(options.find(({ id }) => id === found.values.id) ?? null)
            draft.resumed()
          }}
          onDiscard={draft.clear}
        />
      )}
      <ComboBox
        label={t('field.requiredScope')}
        description={t('hint.requiredScope', { name: scope.scopeName })}
        isRequired
        value={chosen}
        onChange={choose}
        options={options}
        messages={attempt > 0 && !chosen ? [{ kind: 'error', text: t('scopes.requireMissing') }] : []}
      />
      {error && (
        <ProblemBanner problem={say(error)}>
          {circle.length > 0 && (
            <ol>
              {circle.map(step => (
                <li key={step.name}>{t('scopes.requiresOther', step)}</li>
              ))}
            </ol>
          )}
        </ProblemBanner>
      )}
    </FormDialog>
  )
}
