import { writeOptions } from '@parvis/api-types/calls'
import { updateReportAccess } from '@parvis/api-types/calls/report-access'
import { restoreReport } from '@parvis/api-types/calls/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { accessChanges, accessForm, accessValuesOf, sayOfAccess, type AccessValues } from './access-values.ts'
import { accessOptions, sayNotRestoredForAccess, type ReportAccess } from './access.ts'

/**
 * The form of a report's access.
 * @param onRestored called when the report was deleted meanwhile and has been restored: the form starts over
 * @param onSaved called after saving, even when nothing had changed; must be stable. Without it, the form stays
 */
export function useAccessEditor(access: ReportAccess, onRestored: () => void, onSaved?: () => void) {
  const { t } = useTranslation('reportAccess')
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation(writeOptions(api, updateReportAccess))
  const restoration = useMutation(writeOptions(api, restoreReport))
  return useVersionedEditor<AccessValues, ReportAccess>({
    kind: accessForm.name,
    thing: access,
    fields: accessForm.names,
    newValues: accessValuesOf(access),
    valuesOf: accessValuesOf,
    isValues: accessForm.isValues,
    check: accessForm.check,
    refusals: accessForm.refusals,
    same: accessForm.isSame,
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
