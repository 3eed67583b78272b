import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../i18n/translations.ts'
import { addressOfTemplate } from '../../addresses.ts'
import type { ListedTemplate } from '../../queries.ts'

/** The columns of the list of templates. */
export function templateColumns(t: Translate<'reportTemplates'>): GridColumn<ListedTemplate>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('column.name'),
      value: row => row.name,
      href: row => addressOfTemplate(row.id),
      width: 220,
      isHideable: false,
    },
    { id: 'solution', type: 'text', title: t('column.solution'), value: row => row.solution, width: 190 },
    {
      id: 'description',
      type: 'text',
      title: t('column.description'),
      value: row => row.description,
      width: 320,
    },
    {
      id: 'currentVersion',
      type: 'number',
      title: t('column.currentVersion'),
      value: row => row.currentVersion,
      width: 110,
    },
    { id: 'useCount', type: 'number', title: t('column.useCount'), value: row => row.useCount, width: 110 },
    {
      id: 'isRetired',
      type: 'boolean',
      title: t('column.isRetired'),
      value: row => row.isRetired,
      width: 110,
    },
    { id: 'fileName', type: 'text', title: t('column.fileName'), value: row => row.fileName, width: 200 },
    {
      id: 'createdBy',
      type: 'text',
      title: t('column.createdBy'),
      value: row => row.createdByName ?? row.createdBy,
      width: 170,
    },
    {
      id: 'modifiedDate',
      type: 'dateTime',
      title: t('column.modifiedDate'),
      value: row => row.modifiedDate,
      width: 180,
    },
  ]
}
