import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import type { Project } from '../../queries.ts'

/** How each status of a report looks. */
const looks = { draft: 'draft', published: 'success', withdrawn: 'warning' } as const
const statuses = ['draft', 'published', 'withdrawn'] as const

/** A report with its place among those of the project, counted from 1. */
export type PlacedReport = Project['reports'][number] & { place: number }

/**
 * The columns of the reports of a project.
 * @param hasStatus whether reports that are not published may be among them
 */
export function reportColumns(
  t: Translate<'reportProjects'>,
  hasStatus: boolean,
): GridColumn<PlacedReport>[] {
  const status: GridColumn<PlacedReport> = {
    id: 'status',
    type: 'choice',
    title: t('report.status'),
    value: row => row.publicationStatus,
    choices: statuses.map(id => ({ id, label: t(`status.${id}`), status: looks[id] })),
    width: 130,
  }
  return [
    {
      id: 'name',
      type: 'link',
      title: t('report.name'),
      value: row => row.name,
      href: row => row.reportUrl,
      width: 220,
      isHideable: false,
    },
    // So that a reader who has sorted otherwise comes back to it.
    { id: 'place', type: 'number', title: t('report.place'), value: row => row.place, width: 90 },
    ...(hasStatus ? [status] : []),
    { id: 'folder', type: 'text', title: t('report.folder'), value: row => row.folderPath, width: 240 },
    {
      id: 'changed',
      type: 'dateTime',
      title: t('report.changed'),
      value: row => row.modificationDate,
      width: 170,
    },
  ]
}
