import { listIndependenceConflicts } from '@parvis/api-types/calls/client-relations'
import { IndependenceConflict } from '@parvis/api-types/limits/client-relations'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'

export const conflictList = defineList(listIndependenceConflicts, 'clientRelations', {
  group: 'conflicts',
  columns: [
    { id: 'staff', field: 'staffName', type: 'text', width: 175, isHideable: false },
    { id: 'audited', field: 'auditedName', type: 'text', width: 205, isHideable: false },
    {
      field: 'kind',
      type: 'choice',
      choices: choicesOf('clientRelations:kind', IndependenceConflict.kind.values),
      width: 115,
    },
    { id: 'other', field: 'otherName', type: 'text', width: 205, isHideable: false },
    { field: 'isActive', type: 'boolean', width: 150 },
    { field: 'auditCount', type: 'number', width: 120 },
    { field: 'auditYear', type: 'number', format: { useGrouping: false }, width: 130 },
    { field: 'otherCount', type: 'number', width: 140 },
    { field: 'otherYear', type: 'number', format: { useGrouping: false }, width: 140 },
    { field: 'staffEmail', type: 'text', isShown: false },
  ],
  also: ['staffId', 'auditedId', 'otherId', 'engagementIds'],
  // Ongoing conflicts first.
  order: ['isActive desc', 'staffName', 'id'],
  say: explain<'listIndependenceConflicts'>({}),
})
