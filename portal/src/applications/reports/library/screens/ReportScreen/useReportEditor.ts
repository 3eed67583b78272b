import { writeOptions } from '@parvis/api-types/calls'
import { restoreReport, updateReport } from '@parvis/api-types/calls/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { sayOfReport } from '../../assessment.ts'
import { reportOptions, type Report } from '../../library.ts'
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
  const change = useMutation(writeOptions(api, updateReport))
  const restoration = useMutation(writeOptions(api, restoreReport))
  return useVersionedEditor<ReportValues, Report>({
    kind: 'report',
    thing: report,
    fields: reportFormFields,
    newValues: valuesOf(report),
    valuesOf,
    isValues: isReportValues,
    check: values => reportFaults(values, { frameOrigins, powerBiUrl }),
    refusals: fieldOfReportProblem,
    say: sayOfReport,
    create: async values => {
      const {
        id,
        '@odata.etag': ifMatch,
        ...restored
      } = await restoration.mutateAsync({
        path: { id: report.id },
      })
      const body = changesBetween(valuesOf({ ...report, ...restored }), values)
      if (Object.keys(body).length > 0) await change.mutateAsync({ path: { id }, ifMatch, body })
      return { id }
    },
    update: async (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      const body = changesBetween(valuesOf(from), values)
      return change.mutateAsync({ path: { id }, ifMatch, body })
    },
    read: id => queryClient.fetchQuery({ ...reportOptions(api, id), staleTime: 0 }),
    onCreated: onRestored,
    said: { created: t('form.restored'), saved: t('form.saved') },
  })
}
