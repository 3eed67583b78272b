import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
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
  onSaved: (id: number) => void
}

/** The form of one scope. */
export function useScopeEditor({ applicationId, scope, onSaved }: ScopeEditorOptions) {
  const { t } = useTranslation('security')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(createScopeOptions(api))
  const change = useMutation(updateScopeOptions(api))
  return useVersionedEditor<ScopeValues, Scope>({
    kind: 'scope',
    thing: scope,
    newName: `new:${applicationId}`,
    fields: scopeFields,
    newValues: newScope,
    valuesOf: scopeValuesOf,
    isValues: isScopeValues,
    check: scopeFaults,
    refusals: {
      'scope-name-taken': 'scopeName',
      'application-feature-unknown': 'applicationFeatureId',
    },
    say: (error, isNew) =>
      isNew
        ? problemText<'createScope'>(createScopeProblems, error)
        : problemText<'updateScope'>(updateScopeProblems, error),
    create: (values, idempotencyKey) =>
      creation.mutateAsync({ body: scopeBodyOf(values, applicationId), idempotencyKey }),
    update: async (from, values) => {
      const { id, '@odata.etag': etag } = from
      const body = scopeChanges(scopeValuesOf(from), values)
      return { ...from, ...(await change.mutateAsync({ id, etag, body })) }
    },
    read: async id => {
      const options = { ...getApplicationOptions(api, applicationId), staleTime: 0 }
      const { securityScopes } = await queryClient.fetchQuery(options)
      return securityScopes.find(each => each.id === id)
    },
    onChanged: () => void invalidateApplications(queryClient),
    onCreated: onSaved,
    onSaved,
    said: {
      created: ({ scopeName: name }) => t('scopes.created', { name }),
      saved: ({ scopeName: name }) => t('scopes.saved', { name }),
    },
  })
}
