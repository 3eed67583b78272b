import { listAuditFolders } from '@parvis/api-types/calls/audit-folders'
import { AuditFolder } from '@parvis/api-types/limits/audit-folders'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { addressOf, folderLooks } from '../../folder.ts'

/** All folders, latest year first. */
export const folderList = defineList(listAuditFolders, 'auditFolders', {
  columns: [
    {
      id: 'account',
      field: 'accountName',
      type: 'link',
      href: id => addressOf(id),
      width: 280,
      isHideable: false,
    },
    { field: 'year', type: 'number', format: { useGrouping: false }, width: 110 },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('auditFolders:status', AuditFolder.status.values, folderLooks),
      width: 160,
    },
    { field: 'completeness', type: 'number', format: { style: 'unit', unit: 'percent' }, width: 180 },
    { id: 'engagement', field: 'engagementCode', type: 'text', width: 180 },
    { id: 'submitted', field: 'submittedCount', type: 'number', width: 140 },
    { id: 'late', field: 'lateCount', type: 'number', width: 120 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
    { field: 'modifiedDate', type: 'dateTime', width: 180 },
    { id: 'waiting', field: 'isWaitingForMe', type: 'boolean', width: 150 },
  ],
  order: ['year desc', 'accountName', 'id'],
  say: explain<'listAuditFolders'>({}),
})
