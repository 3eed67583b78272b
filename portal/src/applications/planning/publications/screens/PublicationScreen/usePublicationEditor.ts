import { writeOptions } from '@parvis/api-types/calls'
import { createPublication, updatePublication } from '@parvis/api-types/calls/publications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfPublication } from '../../addresses.ts'
import { fieldOfProblem, sayNotChosen, sayNotCreated } from '../../problems.ts'
import { getPublicationOptions } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'
import {
  isPublicationValues,
  publicationFaults,
  publicationFields,
  valuesOf,
  type PublicationValues,
} from '../../rules/publication-values.ts'

/**
 * The form of a publication at the step that chooses its request, or its report; what is chosen leads to the next step.
 * @param publication as the services hold it now; undefined before a request is chosen
 * @param newValues what a new one starts with
 */
export function usePublicationEditor(publication: Publication | undefined, newValues: PublicationValues) {
  const { t } = useTranslation('publications')
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createPublication))
  const choice = useMutation(writeOptions(api, updatePublication))
  return useVersionedEditor<PublicationValues, Publication>({
    kind: 'publication',
    thing: publication,
    fields: publicationFields,
    newValues,
    valuesOf,
    isValues: isPublicationValues,
    check: values => publicationFaults(values, publication !== undefined),
    refusals: fieldOfProblem,
    say: (error, isNew) => (isNew ? sayNotCreated : sayNotChosen)(error),
    create: async ({ request }, idempotencyKey) => {
      const created = await creation.mutateAsync({ body: { requestId: Number(request) }, idempotencyKey })
      queryClient.setQueryData(getPublicationOptions(api, created.id).queryKey, created)
      return created
    },
    update: ({ id, '@odata.etag': ifMatch }, { report }) =>
      choice.mutateAsync({ path: { id }, ifMatch, body: { reportId: Number(report) } }),
    read: id => queryClient.fetchQuery({ ...getPublicationOptions(api, id), staleTime: 0 }),
    onCreated: useCallback(
      (id: number) => void navigate(addressOfPublication(id, 'report'), { replace: true }),
      [navigate],
    ),
    onSaved: useCallback((id: number) => void navigate(addressOfPublication(id, 'documents')), [navigate]),
    said: { created: t('request.begun'), saved: t('report.chosen') },
  })
}
