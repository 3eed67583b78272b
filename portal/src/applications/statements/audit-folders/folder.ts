import { readOptions, type RowOf } from '@parvis/api-types/calls'
import {
  getAuditFolder,
  listAuditCheckEntries,
  listAuditChecks,
  listAuditComments,
  listAuditRequests,
} from '@parvis/api-types/calls/audit-folders'
import {
  AuditCheck as checkLimits,
  AuditRequest as requestLimits,
} from '@parvis/api-types/limits/audit-folders'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { readAllOptions } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { choicesOf, defineList } from '../../../screens/define-list.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { auditFolders } from './application.ts'

export const folderRecord = defineRecord(getAuditFolder, 'auditFolders', {
  param: 'folderId',
  list: auditFolders.address('list'),
  say: explain<'getAuditFolder'>({}),
})

export type AuditFolder = ThingOf<typeof folderRecord>
export type AuditRequest = RowOf<'listAuditRequests'>
export type AuditDocument = AuditRequest['documents'][number]
export type AuditCheck = RowOf<'listAuditChecks'>
export type AuditComment = RowOf<'listAuditComments'>

/** The address of a folder, with an open tab and item. */
export function addressOf(
  folderId: number,
  search: Partial<Record<'tab' | 'request' | 'check', string | number>> = {},
): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  const address = auditFolders.address('record', { folderId })
  return query.size === 0 ? address : `${address}?${query.toString()}`
}

export const folderLooks = {
  open: 'active',
  prepared: 'waiting',
  sealed: 'success',
} as const satisfies Record<AuditFolder['status'], StatusBadgeKind>

export const requestLooks = {
  open: 'draft',
  submitted: 'waiting',
  accepted: 'success',
  returned: 'warning',
} as const satisfies Record<AuditRequest['status'], StatusBadgeKind>

export const resultLooks = {
  passed: 'success',
  attention: 'warning',
  failed: 'danger',
  'not-applicable': 'draft',
} as const satisfies Record<AuditCheck['result'], StatusBadgeKind>

/** The fields that are needed to open a requested document and decide on it. */
const requestParts = [
  'folderId',
  'title',
  'description',
  'contactId',
  'returnReason',
  'documents',
  'accountName',
  'folderYear',
  'isFolderOpen',
  'isLate',
] as const

const status = {
  field: 'status',
  type: 'choice',
  choices: choicesOf('auditFolders:requestStatus', requestLimits.status.values, requestLooks),
  width: 150,
} as const

/** The requests of a folder, in list order. */
export const requestsOf = (folderId: number) =>
  defineList(listAuditRequests, 'auditFolders', {
    group: 'requests',
    filter: ['folderId', 'eq', folderId],
    columns: [
      {
        field: 'title',
        type: 'link',
        beside: 'request',
        width: 320,
        isHideable: false,
      },
      status,
      { field: 'dueDate', type: 'date', form: 'deadline', width: 220 },
      { id: 'contact', field: 'contactName', type: 'text', width: 180 },
      { field: 'submittedDate', type: 'dateTime', width: 180 },
    ],
    also: requestParts,
    order: ['id'],
    say: explain<'listAuditRequests'>({}),
  })

/** The requests addressed to a client, late ones first. */
export const clientRequests = defineList(listAuditRequests, 'auditFolders', {
  group: 'mine',
  columns: [
    {
      field: 'title',
      type: 'link',
      beside: 'request',
      width: 320,
      isHideable: false,
    },
    status,
    { field: 'dueDate', type: 'date', form: 'deadline', width: 220 },
    { field: 'folderYear', type: 'number', format: { useGrouping: false }, width: 120 },
    { id: 'contact', field: 'contactName', type: 'text', width: 180 },
    { id: 'engagement', field: 'engagementDescription', type: 'text', width: 240 },
    { id: 'waiting', field: 'isWaitingForMe', type: 'boolean', width: 150 },
  ],
  also: requestParts,
  order: ['isLate desc', 'isWaitingForMe desc', 'folderYear desc', 'dueDate', 'id'],
  say: explain<'listAuditRequests'>({}),
})

/** A single requested document, whichever page it is opened from. */
export const requestOptions = (api: Api, id: number) => ({
  ...readOptions(api, listAuditRequests, { query: { filter: ['id', 'eq', id], top: 1 } }),
  staleTime: 10_000,
})

/** The checks of a folder, with those that must agree first. */
export const checksOf = (folderId: number) =>
  defineList(listAuditChecks, 'auditFolders', {
    group: 'checks',
    filter: ['folderId', 'eq', folderId],
    isSearchable: false,
    columns: [
      {
        field: 'check',
        type: 'link',
        value: ({ check }, { t }) => sayKey(t, `auditFolders:check.${check}`),
        href: id => addressOf(folderId, { tab: 'checks', check: id }),
        // The services store a key, not the words, so they cannot sort or filter by this column.
        isSortable: false,
        isFilterable: false,
        width: 320,
        isHideable: false,
      },
      {
        field: 'result',
        type: 'choice',
        choices: choicesOf('auditFolders:result', checkLimits.result.values, resultLooks),
        width: 180,
      },
      { field: 'count', type: 'number', width: 120 },
      { field: 'conclusion', type: 'text', width: 320 },
      { id: 'concludedBy', field: 'concludedByName', type: 'text', width: 180 },
      { id: 'reviewed', field: 'reviewedInitials', type: 'text', width: 140 },
    ],
    order: ['id'],
    say: explain<'listAuditChecks'>({}),
  })

export const checkOptions = (api: Api, id: number) => ({
  ...readOptions(api, listAuditChecks, { query: { filter: ['id', 'eq', id], top: 1 } }),
  staleTime: 10_000,
})

const cents: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The entries behind a check, in file order. */
export const entriesOf = (checkId: number) =>
  defineList(listAuditCheckEntries, 'auditFolders', {
    path: { id: checkId },
    group: 'entries',
    columns: [
      { field: 'line', type: 'number', width: 120, isHideable: false },
      // A card shows only the first four columns, so start with the date and the amounts.
      { field: 'entryDate', type: 'date', width: 120 },
      { field: 'debit', type: 'number', format: cents, width: 130 },
      { field: 'credit', type: 'number', format: cents, width: 130 },
      { id: 'accountNumber', field: 'account', type: 'text', width: 120 },
      { field: 'label', type: 'text', width: 240 },
      { field: 'auxiliaryLabel', type: 'text', width: 180 },
      { field: 'journalCode', type: 'text', width: 100 },
      { field: 'entryNumber', type: 'text', width: 130 },
      { field: 'pieceRef', type: 'text', width: 150 },
      { field: 'pieceDate', type: 'date', width: 130 },
    ],
    order: ['id'],
    say: explain<'listAuditCheckEntries'>({}),
  })

/** A part of a folder that can have comments: a requested document or a check. */
export type CommentedPart = { requestId: number } | { checkId: number }

/** The comments on a folder and all its parts, oldest first. */
export const commentsOptions = (api: Api, folderId: number) =>
  readAllOptions(api, listAuditComments, { filter: ['folderId', 'eq', folderId], orderby: ['id'] })

export const sayNoPart = explain<'listAuditComments' | 'listAuditChecks' | 'listAuditRequests'>({})
