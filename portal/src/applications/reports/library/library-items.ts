import type { FolderItem } from '@parvis/design-system/FolderTree'
import type { Translate } from '../../../i18n/translations.ts'
import type { ReportClient, ReportEntry, ReportFolder } from './library.ts'
import type { ClientContents } from './useLibrary.ts'

/** The thing that an entry of the tree stands for. */
export type LibraryThing =
  | { kind: 'client'; client: ReportClient }
  | { kind: 'folder'; folder: ReportFolder }
  | { kind: 'report'; report: ReportEntry; folder: ReportFolder | undefined }

/** An entry of the tree and its thing. */
export interface LibraryItem extends FolderItem {
  thing: LibraryThing
}

/** A client as an entry of the tree. Its contents are loaded when it is opened. */
export function clientItem(client: ReportClient, t: Translate<'reports'>): LibraryItem {
  const { id, accountLegalName, accountNumber, reportCount } = client
  return {
    id: `client-${id}`,
    parentId: null,
    name: accountLegalName,
    description: accountNumber,
    hasChildren: true,
    ...countBadge(reportCount, t),
    thing: { kind: 'client', client },
  }
}

const countBadge = (count: number, t: Translate<'reports'>) =>
  count > 0 ? { badge: { value: count, label: t('tree.reportCount', { count }) } } : {}

/**
 * The contents of a client as entries of the tree: on each level, folders before reports.
 * @param addressOf the address of a report
 */
export function contentItems(
  clientId: number,
  contents: ClientContents | undefined,
  addressOf: (report: ReportEntry) => string,
  t: Translate<'reports'>,
): LibraryItem[] {
  if (!contents) return []
  const folders = contents.folders.map(
    (folder): LibraryItem => ({
      id: `folder-${folder.id}`,
      parentId: folder.parentFolderId === null ? `client-${clientId}` : `folder-${folder.parentFolderId}`,
      name: folder.name,
      ...(folder.engagementCode !== null && { description: folder.engagementCode }),
      ...countBadge(folder.reportCount, t),
      thing: { kind: 'folder', folder },
    }),
  )
  const byId = new Map(contents.folders.map(folder => [folder.id, folder]))
  const reports = contents.reports.map(
    (report): LibraryItem => ({
      id: `report-${report.id}`,
      parentId: `folder-${report.folderId}`,
      name: report.name,
      kind: 'document',
      href: addressOf(report),
      ...(report.publicationStatus !== 'published'
        ? { badge: { value: t(`status.${report.publicationStatus}`) } }
        : report.isModified && { badge: { value: t('modified'), tone: 'accent' } }),
      thing: { kind: 'report', report, folder: byId.get(report.folderId) },
    }),
  )
  return [...folders, ...reports]
}
