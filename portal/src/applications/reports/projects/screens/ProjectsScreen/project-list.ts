import { listReportProjects } from '@parvis/api-types/calls/report-projects'
import { explain } from '../../../../../api/problem-messages.ts'
import { defineList } from '../../../../../screens/define-list.ts'
import { reportProjects } from '../../application.ts'

export const projectList = defineList(listReportProjects, 'reportProjects', {
  columns: [
    {
      field: 'name',
      type: 'link',
      href: project => reportProjects.address('record', { project }),
      width: 220,
      isHideable: false,
    },
    { id: 'client', field: 'accountName', type: 'text', isClient: true, width: 240 },
    { id: 'engagement', field: 'engagementCode', type: 'text', width: 150 },
    { id: 'about', field: 'engagementDescription', type: 'text', width: 280 },
    {
      id: 'reports',
      field: 'reportCount',
      type: 'number',
      width: 110,
      isSortable: false,
      isFilterable: false,
    },
    { id: 'changed', field: 'modifiedDate', type: 'dateTime', width: 170 },
  ],
  order: ['modifiedDate desc', 'id'],
  say: explain<'listReportProjects'>({}),
})
