import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { createProblems, fieldOfProblem, updateProblems } from '../../problems.ts'
import {
  createRequestOptions,
  getRequestOptions,
  invalidateRequests,
  updateRequestOptions,
} from '../../queries.ts'
import { planningFaults, type CheckedAgainst } from '../../rules/planning-rules.ts'
import {
  bodyOf,
  changesBetween,
  isPlanningValues,
  newValues,
  planningFields,
  valuesOf,
  type PlanningRequest,
  type PlanningValues,
} from '../../rules/planning-values.ts'

export interface PlanningEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  request: PlanningRequest | undefined
  /** What its values are held against. */
  against: CheckedAgainst
  /** It is there, or changed. */
  onSaved: (id: number) => void
}

/** The form of one request: rules, draft, sending, and what others do to it in the meantime. */
export function usePlanningEditor({ request, against, onSaved }: PlanningEditorOptions) {
  const { t } = useTranslation('planning')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(createRequestOptions(api))
  const change = useMutation(updateRequestOptions(api))
  return useVersionedEditor<PlanningValues, PlanningRequest>({
    kind: 'planning',
    thing: request,
    fields: planningFields,
    newValues,
    valuesOf,
    isValues: isPlanningValues,
    // One walks through the steps by their addresses: only the page itself is left.
    isLostWith: 'page',
    check: values => planningFaults(values, against),
    refusals: fieldOfProblem,
    say: (error, isNew) =>
      isNew
        ? problemText<'createPlanningRequest'>(createProblems, error)
        : problemText<'updatePlanningRequest'>(updateProblems, error),
    create: async (values, idempotencyKey) => creation.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    update: (from, values) => {
      const { id, '@odata.etag': etag } = from
      return change.mutateAsync({ id, etag, body: changesBetween(valuesOf(from), values) })
    },
    read: id => queryClient.fetchQuery({ ...getRequestOptions(api, id), staleTime: 0 }),
    onChanged: () => void invalidateRequests(queryClient),
    onCreated: onSaved,
    onSaved,
    said: { created: t('form.created'), saved: t('form.saved') },
  })
}
