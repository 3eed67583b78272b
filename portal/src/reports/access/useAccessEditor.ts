import { writeOptions } from '@parvis/api-types/calls'
import { updateReportAccess } from '@parvis/api-types/calls/report-access'
import { restoreReport } from '@parvis/api-types/calls/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import {
  accessChanges,
  accessFields,
  accessValuesOf,
  isAccessValues,
  isSameAccess,
  type AccessValues,
} from './access-values.ts'
import { accessOptions, sayNotRestoredForAccess, sayOfAccess, type ReportAccess } from './access.ts'

const noFaults = () => ({})

/**
 * The form of a report's access.
 * @param onRestored the report was deleted under it and has come back: the form begins anew
 * @param onSaved it is saved, also where nothing was to be saved; keep the same function. Without it the form stays
 */
export function useAccessEditor(access: ReportAccess, onRestored: () => void, onSaved?: () => void) {
  const { t } = useTranslation('reportAccess')
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation(writeOptions(api, updateReportAccess))
  const restoration = useMutation(writeOptions(api, restoreReport))
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
    same: isSameAccess,
    say: (error, isNew) => (isNew ? sayNotRestoredForAccess : sayOfAccess)(error),
    create: async values => {
      const { id, '@odata.etag': ifMatch } = await restoration.mutateAsync({ path: { id: access.id } })
      const body = accessChanges(accessValuesOf(access), values)
      if (Object.keys(body).length > 0) await change.mutateAsync({ path: { id }, ifMatch, body })
      return { id }
    },
    update: (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      const body = accessChanges(accessValuesOf(from), values)
      return change.mutateAsync({ path: { id }, ifMatch, body })
    },
    read: id => queryClient.fetchQuery({ ...accessOptions(api, id), staleTime: 0 }),
    onCreated: onRestored,
    onSaved,
    said: { created: t('form.restored'), saved: t('access.saved') },
  })
}
