import { listReports } from '@parvis/api-types/calls/reports'
import { readAllOptions, type AskedRow } from '../../../../../api/all-pages.ts'
import type { Api } from '../../../../../api/clients.ts'

const ofChoice = {
  select: ['id', 'name', 'folderPath', 'engagementId', 'publicationStatus'],
  orderby: ['folderPath', 'name', 'id'],
} as const

/** A report that can be part of a project. */
export type ReportChoice = AskedRow<'listReports', typeof ofChoice>

/** All reports of a client, folder by folder, as choices for a project. */
export const reportChoicesOptions = (api: Api, accountId: number) => ({
  ...readAllOptions(api, listReports, { ...ofChoice, filter: ['accountId', 'eq', accountId] }),
  staleTime: 30_000,
})
