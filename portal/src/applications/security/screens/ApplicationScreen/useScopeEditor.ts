import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { differing, rebase } from '../../../../forms/changes.ts'
import { useFormEditor } from '../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { getApplicationOptions, invalidateApplications } from '../../queries.ts'
import type { Scope } from '../../rules/scope-graph.ts'
import {
  isScopeValues,
  newScope,
  scopeBodyOf,
  scopeChanges,
  scopeFaults,
  scopeFields,
  scopeValuesOf,
  type ScopeValues,
} from '../../rules/scope-values.ts'
import { createScopeProblems, updateScopeProblems } from '../../scope-problems.ts'
import { createScopeOptions, updateScopeOptions } from '../../scope-queries.ts'

export interface ScopeEditorOptions {
  applicationId: number
  /** The scope to change; undefined for a new one. */
  scope: Scope | undefined
  onSaved: () => void
}

/** The form of one scope: rules, draft, saving, and everything that may happen to it in the meantime. */
export function useScopeEditor({ applicationId, scope, onSaved }: ScopeEditorOptions) {
  const { t } = useTranslation('security')
  const api = useApi()
  const queryClient = useQueryClient()
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(scope)
  const [conflict, setConflict] = useState<Scope>()
  const [isGone, setGone] = useState(false)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isNew = base === undefined || isGone
  const create = useMutation(createScopeOptions(api))
  const update = useMutation(updateScopeOptions(api))

  const editor = useFormEditor<ScopeValues>({
    name: scope ? `scope:${scope.id}` : `scope:new:${applicationId}`,
    isValues: isScopeValues,
    start: base ? scopeValuesOf(base) : newScope,
    fields: scopeFields,
    check: scopeFaults,
    refusals: {
      'scope-name-taken': 'scopeName',
      'application-feature-unknown': 'applicationFeatureId',
    },
    say: error =>
      isNew
        ? problemText<'createScope'>(createScopeProblems, error)
        : problemText<'updateScope'>(updateScopeProblems, error),
  })
  const { form } = editor

  const done = (values: ScopeValues, title: string) => {
    editor.settle(values)
    showToast({ title })
    void invalidateApplications(queryClient)
    onSaved()
  }

  async function createNew(values: ScopeValues) {
    try {
      await create.mutateAsync({ body: scopeBodyOf(values, applicationId), idempotencyKey })
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
    done(values, t('scopes.created', { name: values.scopeName }))
  }

  /** As it is now, or that it is no more. */
  async function lookAgain({ id }: Scope) {
    const options = { ...getApplicationOptions(api, applicationId), staleTime: 0 }
    const { securityScopes } = await queryClient.fetchQuery(options)
    const found = securityScopes.find(each => each.id === id)
    setConflict(found)
    setGone(found === undefined)
  }

  async function change(values: ScopeValues, from: Scope) {
    const { id, '@odata.etag': etag } = from
    const body = scopeChanges(scopeValuesOf(from), values)
    try {
      if (Object.keys(body).length > 0) await update.mutateAsync({ id, etag, body })
    } catch (error) {
      if (isProblem(error, 'precondition-failed') || isProblem(error, 'not-found')) return lookAgain(from)
      setConflict(undefined)
      throw error
    }
    done(values, t('scopes.saved', { name: values.scopeName }))
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (saved: Scope, values: ScopeValues) =>
    base ? rebase(scopeFields, { before: scopeValuesOf(base), after: scopeValuesOf(saved) }, values) : values

  return {
    form,
    draft: editor.draft,
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict
      ? differing(scopeFields, scopeValuesOf(conflict), over(conflict, form.getValues()))
      : [],
    submit: () => editor.submit(values => (base && !isGone ? change(values, base) : createNew(values))),
    back: () => setConflict(undefined),
    reload: () => {
      if (!conflict) return
      editor.settle(scopeValuesOf(conflict))
      setBase(conflict)
      setConflict(undefined)
    },
    overwrite: () =>
      conflict &&
      editor.submit(
        values => change(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
  }
}
