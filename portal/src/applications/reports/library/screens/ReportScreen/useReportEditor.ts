import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { reportProblems } from '../../problems.ts'
import { getReportOptions, invalidateLibrary, type Report } from '../../queries.ts'
import { restoreReportOptions, updateReportOptions } from '../../report-queries.ts'
import {
  changesBetween,
  fieldOfReportProblem,
  isReportValues,
  reportFaults,
  reportFormFields,
  valuesOf,
  type ReportValues,
} from '../../rules/report-values.ts'

/**
 * The form of a report's properties. A report that was deleted under it is brought back, with its file and its access.
 * @param onRestored the form begins anew
 */
export function useReportEditor(report: Report, onRestored: () => void) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const { frameOrigins } = useSettings()
  const { powerBiUrl } = report
  const queryClient = useQueryClient()
  const change = useMutation(updateReportOptions(api))
  const restoration = useMutation(restoreReportOptions(api))
  return useVersionedEditor<ReportValues, Report>({
    kind: 'report',
    thing: report,
    fields: reportFormFields,
    newValues: valuesOf(report),
    valuesOf,
    isValues: isReportValues,
    check: values => reportFaults(values, { frameOrigins, powerBiUrl }),
    refusals: fieldOfReportProblem,
    say: error => problemText<'updateReport'>(reportProblems, error),
    create: async values => {
      const { id, '@odata.etag': etag, ...restored } = await restoration.mutateAsync(report.id)
      const body = changesBetween(valuesOf({ ...report, ...restored }), values)
      if (Object.keys(body).length > 0) await change.mutateAsync({ id, etag, body })
      return { id }
    },
    update: async (from, values) => {
      const { id, '@odata.etag': etag } = from
      const body = changesBetween(valuesOf(from), values)
      return change.mutateAsync({ id, etag, body })
    },
    read: id => queryClient.fetchQuery({ ...getReportOptions(api, id), staleTime: 0 }),
    onChanged: () => invalidateLibrary(queryClient),
    onCreated: onRestored,
    said: { created: t('form.restored'), saved: t('form.saved') },
  })
}
