import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfProject } from '../../addresses.ts'
import type { ListedProject } from '../../queries.ts'

/** The columns of the list of projects. */
export function projectColumns(t: Translate<'reportProjects'>): GridColumn<ListedProject>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('column.name'),
      value: row => row.name,
      href: row => addressOfProject(row.id),
      width: 220,
      isHideable: false,
    },
    { id: 'client', type: 'text', title: t('column.client'), value: row => row.accountName, width: 240 },
    {
      id: 'engagement',
      type: 'text',
      title: t('column.engagement'),
      value: row => row.engagementCode,
      width: 150,
    },
    {
      id: 'about',
      type: 'text',
      title: t('column.about'),
      value: row => row.engagementDescription,
      width: 280,
    },
    {
      id: 'reports',
      type: 'number',
      title: t('column.reports'),
      value: row => row.reportCount,
      width: 110,
      isSortable: false,
      isFilterable: false,
    },
    {
      id: 'changed',
      type: 'dateTime',
      title: t('column.changed'),
      value: row => row.modifiedDate,
      width: 170,
    },
  ]
}
