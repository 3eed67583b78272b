import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { addressOfPublication } from '../../addresses.ts'
import { chooseProblems, createProblems, fieldOfProblem } from '../../problems.ts'
import {
  chooseReportOptions,
  createPublicationOptions,
  getPublicationOptions,
  invalidatePublications,
} from '../../queries.ts'
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
  const creation = useMutation({
    ...createPublicationOptions(api),
    // Somebody was first: the list says where to go on with that.
    onError: error => {
      if (isProblem(error, 'publication-exists')) void invalidatePublications(queryClient)
    },
  })
  const choice = useMutation(chooseReportOptions(api))
  return useVersionedEditor<PublicationValues, Publication>({
    kind: 'publication',
    thing: publication,
    fields: publicationFields,
    newValues,
    valuesOf,
    isValues: isPublicationValues,
    check: values => publicationFaults(values, publication !== undefined),
    refusals: fieldOfProblem,
    say: (error, isNew) =>
      isNew
        ? problemText<'createPublication'>(createProblems, error)
        : problemText<'updatePublication'>(chooseProblems, error),
    create: async ({ request }, idempotencyKey) => {
      const created = await creation.mutateAsync({ requestId: Number(request), idempotencyKey })
      queryClient.setQueryData(getPublicationOptions(api, created.id).queryKey, created)
      return created
    },
    update: ({ id, '@odata.etag': etag }, { report }) =>
      choice.mutateAsync({ id, etag, reportId: Number(report) }),
    read: id => queryClient.fetchQuery({ ...getPublicationOptions(api, id), staleTime: 0 }),
    onChanged: () => void invalidatePublications(queryClient),
    onCreated: useCallback(
      (id: number) => void navigate(addressOfPublication(id, 'report'), { replace: true }),
      [navigate],
    ),
    onSaved: useCallback((id: number) => void navigate(addressOfPublication(id, 'documents')), [navigate]),
    said: { created: t('request.begun'), saved: t('report.chosen') },
  })
}
