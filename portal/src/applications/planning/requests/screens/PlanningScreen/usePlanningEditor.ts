import { writeOptions } from '@parvis/api-types/calls'
import { createPlanningRequest, updatePlanningRequest } from '@parvis/api-types/calls/planning'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  bodyOf,
  changesBetween,
  planningFaults,
  planningForm,
  valuesOf,
  type PlanningValues,
} from '../../request-form.ts'
import { requestRecord, type PlanningRequest } from '../../request.ts'

export interface PlanningEditorOptions {
  /** The request as the services hold it now; undefined for a new one. */
  request: PlanningRequest | undefined
  /** Called once the request is created or changed. */
  onSaved: (id: number) => void
}

/**
 * The editor behind the steps of a request: validation, draft, saving, and conflicts. It does not use flat fields,
 * because an engagement and its manager are objects with details.
 */
export function usePlanningEditor({ request, onSaved }: PlanningEditorOptions) {
  const { t } = useTranslation('planning')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createPlanningRequest))
  const change = useMutation(writeOptions(api, updatePlanningRequest))
  return useVersionedEditor<PlanningValues, PlanningRequest>({
    kind: planningForm.name,
    thing: request,
    fields: planningForm.names,
    newValues: planningForm.start,
    valuesOf,
    isValues: planningForm.isValues,
    same: planningForm.isSame,
    // Steps are addresses of the same page, so unsaved changes are lost only on leaving the page.
    isLostWith: 'page',
    check: planningFaults,
    refusals: planningForm.refusals,
    say: planningForm.say,
    create: (values, idempotencyKey) => creation.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    // A refused request is submitted again by any change; without one, when only the circumstances have changed.
    isSentUnchanged: request?.status === 'refused',
    update: async (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      const changes = changesBetween(valuesOf(from), values)
      const body = Object.keys(changes).length > 0 ? changes : { requestType: values.requestType }
      return { ...from, ...(await change.mutateAsync({ path: { id }, ifMatch, body })) }
    },
    read: id => queryClient.fetchQuery({ ...requestRecord.options(api, id), staleTime: 0 }),
    onCreated: onSaved,
    onSaved,
    said: { created: t('form.created'), saved: t('form.saved') },
  })
}
