import type { RowOf } from '@parvis/api-types/calls'
import { listReportDeletions } from '@parvis/api-types/calls/report-folders'
import { ReportDeletion } from '@parvis/api-types/limits/report-folders'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'

/** A deleted folder or report. */
export type Deletion = RowOf<'listReportDeletions'>

/** The recently deleted folders and reports, latest first. */
export const deletedList = defineList(listReportDeletions, 'reports', {
  group: 'deleted',
  columns: [
    { id: 'item', field: 'name', type: 'text', width: 200, isHideable: false },
    {
      field: 'kind',
      type: 'choice',
      choices: choicesOf('reports:deletedKind', ReportDeletion.kind.values),
      width: 120,
    },
    { id: 'deleted', field: 'deletedDate', type: 'dateTime', width: 180 },
    { id: 'deletedBy', field: 'deletedByName', or: 'deletedBy', type: 'text', width: 160 },
    { id: 'expires', field: 'expiresDate', type: 'dateTime', form: 'deadline', width: 180 },
    { id: 'folder', field: 'folderPath', type: 'text', width: 200 },
    { id: 'client', field: 'accountName', type: 'text', width: 240 },
  ],
  also: ['targetId'],
  order: ['deletedDate desc', 'id'],
  isSearchable: false,
  say: explain<'listReportDeletions'>({}),
})
