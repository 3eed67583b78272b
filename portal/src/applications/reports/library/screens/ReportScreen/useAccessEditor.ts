import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { getReportAccessOptions, updateReportAccessOptions, type ReportAccess } from '../../access-queries.ts'
import { accessProblems, reportProblems } from '../../problems.ts'
import { invalidateLibrary } from '../../queries.ts'
import { restoreReportOptions } from '../../report-queries.ts'
import {
  accessChanges,
  accessFields,
  accessValuesOf,
  isAccessValues,
  type AccessValues,
} from '../../rules/access-values.ts'

const noFaults = () => ({})

/**
 * The form of a report's access.
 * @param onRestored the report was deleted under it and has come back: the form begins anew
 */
export function useAccessEditor(access: ReportAccess, onRestored: () => void) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation(updateReportAccessOptions(api))
  const restoration = useMutation(restoreReportOptions(api))
  return useVersionedEditor<AccessValues, ReportAccess>({
    kind: 'report-access',
    thing: access,
    fields: accessFields,
    newValues: accessValuesOf(access),
    valuesOf: accessValuesOf,
    isValues: isAccessValues,
    // Nothing is required: without anything that gives access, administrators alone see the report.
    check: noFaults,
    refusals: { 'report-access-contact-of-another-client': 'contacts' },
    say: (error, isNew) =>
      isNew
        ? problemText<'restoreReport'>(reportProblems, error)
        : problemText<'updateReportAccess'>(accessProblems, error),
    create: async values => {
      const { id, '@odata.etag': etag } = await restoration.mutateAsync(access.id)
      const body = accessChanges(accessValuesOf(access), values)
      if (Object.keys(body).length > 0) await change.mutateAsync({ id, etag, body })
      return { id }
    },
    update: (from, values) => {
      const { id, '@odata.etag': etag } = from
      return change.mutateAsync({ id, etag, body: accessChanges(accessValuesOf(from), values) })
    },
    read: id => queryClient.fetchQuery({ ...getReportAccessOptions(api, id), staleTime: 0 }),
    onChanged: () => invalidateLibrary(queryClient),
    onCreated: onRestored,
    said: { created: t('form.restored'), saved: t('access.saved') },
  })
}
