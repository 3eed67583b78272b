import { listPublications } from '@parvis/api-types/calls/publications'
import { Publication } from '@parvis/api-types/limits/publications'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { statusLooks } from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'

export const publicationList = defineList(listPublications, 'publications', {
  columns: [
    {
      id: 'request',
      field: 'requestNumber',
      type: 'link',
      href: publicationId => addressOfPublication(publicationId),
      width: 110,
      isHideable: false,
    },
    { id: 'account', field: 'accountName', type: 'text', width: 180 },
    { field: 'solution', inEnglish: 'englishSolution', type: 'text', width: 180 },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('publications:status', Publication.status.values, statusLooks),
      width: 140,
    },
    { id: 'report', field: 'reportName', type: 'text', width: 180 },
    { id: 'folder', field: 'folderPath', type: 'text', width: 180 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
    // Several people can share a name, so addresses that mean one person filter by email.
    { id: 'createdByEmail', field: 'createdBy', type: 'text', isShown: false },
    { field: 'createdDate', type: 'dateTime', width: 180 },
    { id: 'closedBy', field: 'closedByName', or: 'closedBy', type: 'text', width: 180 },
    { field: 'closedDate', type: 'dateTime', width: 180 },
    { id: 'engagement', field: 'engagementCode', type: 'text', width: 140 },
    { id: 'deliveryDate', field: 'desiredDeliveryDate', type: 'date', form: 'deadline', width: 150 },
  ],
  also: ['requestId'],
  order: ['modifiedDate desc'],
  isSearchable: false,
  say: explain<'listPublications'>({}),
})
