import { listReportTemplates } from '@parvis/api-types/calls/report-templates'
import { explain } from '../../../../../api/problem-messages.ts'
import { defineList } from '../../../../../screens/define-list.ts'
import { reportTemplates } from '../../application.ts'

/** In a file separate from the record, because a list pulls in the grid. */
export const templateList = defineList(listReportTemplates, 'reportTemplates', {
  columns: [
    {
      field: 'name',
      type: 'link',
      href: templateId => reportTemplates.address('record', { templateId }),
      width: 220,
      isHideable: false,
    },
    { field: 'solution', inEnglish: 'englishSolution', type: 'text', width: 190 },
    { field: 'description', type: 'text', width: 320 },
    { field: 'currentVersion', type: 'number', width: 110 },
    { field: 'useCount', type: 'number', width: 110 },
    { field: 'isRetired', type: 'boolean', width: 110 },
    { field: 'fileName', type: 'text', width: 200 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 170 },
    { field: 'modifiedDate', type: 'dateTime', width: 180 },
  ],
  // Retired templates come last.
  order: ['isRetired', 'name'],
  say: explain<'listReportTemplates'>({}),
})
