import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { createProblems, updateProblems } from '../../problems.ts'
import {
  createApplicationOptions,
  getApplicationOptions,
  invalidateApplications,
  updateApplicationOptions,
  type WholeApplication,
} from '../../queries.ts'
import { applicationFaults } from '../../rules/application-rules.ts'
import {
  applicationFields,
  bodyOf,
  changesBetween,
  isApplicationValues,
  newValues,
  valuesOf,
  type ApplicationValues,
} from '../../rules/application-values.ts'

/** An application in the version that the form knows. */
export type VersionedApplication = Omit<
  WholeApplication,
  'applicationModule' | 'applicationFeature' | 'securityScopes' | 'scopesDependencies'
>

export interface ApplicationEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  application: VersionedApplication | undefined
  onCreated: (id: number) => void
}

/** The form of one application. */
export function useApplicationEditor({ application, onCreated }: ApplicationEditorOptions) {
  const { t } = useTranslation('security')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(createApplicationOptions(api))
  const change = useMutation(updateApplicationOptions(api))
  return useVersionedEditor<ApplicationValues, VersionedApplication>({
    kind: 'application',
    thing: application,
    fields: applicationFields,
    newValues,
    valuesOf,
    isValues: isApplicationValues,
    check: applicationFaults,
    refusals: { 'application-technical-name-taken': 'technicalName' },
    say: (error, isNew) =>
      isNew
        ? problemText<'createApplication'>(createProblems, error)
        : problemText<'updateApplication'>(updateProblems, error),
    create: (values, idempotencyKey) => creation.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    update: async (from, values) => {
      const { id, '@odata.etag': etag } = from
      const body = changesBetween(valuesOf(from), values)
      return { ...from, ...(await change.mutateAsync({ id, etag, body })) }
    },
    read: id => queryClient.fetchQuery({ ...getApplicationOptions(api, id), staleTime: 0 }),
    onChanged: () => void invalidateApplications(queryClient),
    onCreated,
    said: { created: t('form.created'), saved: t('form.saved') },
  })
}
