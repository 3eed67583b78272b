import { ReportPatch } from '@parvis/api-types/limits/reports'
import { Badge } from '@parvis/design-system/Badge'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import type { Schemas } from '@parvis/api-types/portal'
import type { GridFields } from '../../../api/grid-query.ts'
import type { Translate } from '../../../i18n/translations.ts'
import type { ListedReport } from './library.ts'

const statuses = ReportPatch.publicationStatus.values
/** How each status looks. */
export const statusLooks = {
  draft: 'draft',
  published: 'success',
  withdrawn: 'warning',
} as const satisfies Record<(typeof statuses)[number], StatusBadgeKind>

/** The columns by which the services order and narrow. */
export const reportFields: GridFields<Schemas['Report']> = {
  name: { field: 'name', kind: 'text' },
  modified: { field: 'isModified', kind: 'boolean' },
  favourite: { field: 'isFavourite', kind: 'boolean' },
  status: { field: 'publicationStatus', kind: 'choice' },
  folder: { field: 'folderPath', kind: 'text' },
  client: { field: 'accountName', kind: 'text' },
  changed: { field: 'modificationDate', kind: 'moment' },
  opened: { field: 'lastOpenedDate', kind: 'moment' },
  author: { field: 'authorName', kind: 'text' },
  version: { field: 'fileVersion', kind: 'number' },
}

export interface ReportColumnsOptions {
  t: Translate<'reports'>
  /** Where the name leads to. */
  addressOf: (report: ListedReport) => string
  /** Whether reports that are not published are among them. */
  hasStatus: boolean
}

/** The columns of reports. */
export function reportColumns({ t, addressOf, hasStatus }: ReportColumnsOptions): GridColumn<ListedReport>[] {
  const status: GridColumn<ListedReport> = {
    id: 'status',
    type: 'choice',
    title: t('column.status'),
    value: row => row.publicationStatus,
    choices: statuses.map(id => ({ id, label: t(`status.${id}`), status: statusLooks[id] })),
    width: 130,
  }
  return [
    {
      id: 'name',
      type: 'link',
      title: t('column.name'),
      value: row => row.name,
      href: addressOf,
      width: 200,
      isHideable: false,
    },
    ...(hasStatus ? [status] : []),
    {
      id: 'changed',
      type: 'dateTime',
      title: t('column.changed'),
      value: row => row.modificationDate,
      width: 190,
    },
    { id: 'folder', type: 'text', title: t('column.folder'), value: row => row.folderPath, width: 200 },
    { id: 'client', type: 'text', title: t('column.client'), value: row => row.accountName, width: 220 },
    {
      id: 'modified',
      type: 'boolean',
      title: t('column.modified'),
      value: row => row.isModified,
      render: row => row.isModified && <Badge tone="accent">{t('modified')}</Badge>,
      width: 120,
    },
    {
      id: 'favourite',
      type: 'boolean',
      title: t('column.favourite'),
      value: row => row.isFavourite,
      render: row => row.isFavourite && <Badge>{t('favourite')}</Badge>,
      width: 110,
    },
    {
      id: 'opened',
      type: 'dateTime',
      title: t('column.opened'),
      value: row => row.lastOpenedDate,
      width: 190,
    },
    {
      id: 'author',
      type: 'text',
      title: t('column.author'),
      value: row => row.authorName ?? row.author,
      width: 160,
    },
    ...(hasStatus
      ? [
          {
            id: 'version',
            type: 'number',
            title: t('column.version'),
            value: row => row.fileVersion,
            width: 100,
          } satisfies GridColumn<ListedReport>,
        ]
      : []),
  ]
}
