import { readOptions, type ReadOf } from '@parvis/api-types/calls'
import { getReportAccess, getReportAccessChoices } from '@parvis/api-types/calls/report-access'
import type { Api } from '../../../../../api/clients.ts'
import { explain } from '../../../../../api/problem-messages.ts'

export type ReportAccess = ReadOf<'getReportAccess'>

/** What gives people access to a report, in the version that its form starts from. */
export const accessOptions = (api: Api, id: number) => ({
  ...readOptions(api, getReportAccess, { path: { id } }),
  staleTime: 10_000,
})

/** What access can be given by. */
export const accessChoicesOptions = (api: Api) => ({
  ...readOptions(api, getReportAccessChoices, {}),
  staleTime: 60_000,
})

/** Why the access to a report was not given, or not changed. */
export const sayOfAccess = explain<
  'getReportAccess' | 'updateReportAccess' | 'listReportReaders' | 'getReportAccessChoices'
>({
  'not-found': 'reports:problem.reportGone',
  'report-access-unknown': 'reports:problem.accessUnknown',
  'report-access-contact-of-another-client': 'reports:problem.contactOfAnotherClient',
})
