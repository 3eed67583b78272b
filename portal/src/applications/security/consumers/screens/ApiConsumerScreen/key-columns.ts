import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import type { ApiKey } from '../../queries.ts'

/** The columns of the keys of an API consumer. */
export function keyColumns(t: Translate<'consumers'>): GridColumn<ApiKey>[] {
  return [
    {
      id: 'label',
      type: 'text',
      title: t('field.label'),
      value: row => row.label,
      width: 170,
      isHideable: false,
    },
    {
      id: 'state',
      type: 'choice',
      title: t('field.state'),
      value: row => row.state,
      choices: [
        { id: 'active', label: t('keyState.active'), status: 'success' },
        { id: 'ending', label: t('keyState.ending'), status: 'info' },
        { id: 'expired', label: t('keyState.expired') },
        { id: 'revoked', label: t('keyState.revoked') },
      ],
      width: 170,
    },
    { id: 'prefix', type: 'text', title: t('field.prefix'), value: row => row.prefix, width: 160 },
    {
      id: 'expiresDate',
      type: 'dateTime',
      title: t('field.expiresDate'),
      value: row => row.expiresDate,
      width: 185,
    },
    {
      id: 'lastUsedDate',
      type: 'dateTime',
      title: t('field.lastUsedDate'),
      value: row => row.lastUsedDate,
      width: 185,
    },
    {
      id: 'createdDate',
      type: 'dateTime',
      title: t('field.createdDate'),
      value: row => row.createdDate,
      width: 185,
    },
    { id: 'createdBy', type: 'text', title: t('field.createdBy'), value: row => row.createdBy, width: 190 },
    { id: 'revokedBy', type: 'text', title: t('field.revokedBy'), value: row => row.revokedBy, width: 190 },
  ]
}
