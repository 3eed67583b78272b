import { questionOptions, readOptions, type ReadOf } from '@parvis/api-types/calls'
import {
  getReportAccess,
  getReportAccessChoices,
  previewReportAccess,
} from '@parvis/api-types/calls/report-access'
import type { Api } from '../../api/clients.ts'
import { explain } from '../../api/problem-messages.ts'
import { accessSelection, type AccessValues } from './access-values.ts'

export type ReportAccess = ReadOf<'getReportAccess'>

/** The criteria that give access to a report, with the version that the form starts from. */
export const accessOptions = (api: Api, id: number) => ({
  ...readOptions(api, getReportAccess, { path: { id } }),
  staleTime: 10_000,
})

/** The criteria to choose from. */
export const accessChoicesOptions = (api: Api) => ({
  ...readOptions(api, getReportAccessChoices, {}),
  staleTime: 60_000,
})

/** Who would have access with a selection that is not saved yet. */
export const accessPreviewOptions = (api: Api, id: number, values: AccessValues) => ({
  ...questionOptions(api, previewReportAccess, { path: { id }, body: accessSelection(values) }),
  staleTime: 0,
})

/** Explains why a report deleted while its access was being edited could not be restored. */
export const sayNotRestoredForAccess = explain<'restoreReport'>({
  'not-found': 'reportAccess:problem.reportGone',
  'report-exists': 'reportAccess:problem.reportExists',
  'report-folder-unknown': 'reportAccess:problem.folderUnknown',
})
