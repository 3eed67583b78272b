import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfApplication } from '../../addresses.ts'
import type { ListedApplication } from '../../queries.ts'

/** The columns of the list of applications: every field of an application, and how many scopes it has. */
export function applicationColumns(t: Translate<'security'>): GridColumn<ListedApplication>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('field.name'),
      value: row => row.name,
      href: row => addressOfApplication(row.id),
      width: 200,
      isHideable: false,
    },
    {
      id: 'technicalName',
      type: 'text',
      title: t('field.technicalName'),
      value: row => row.technicalName,
      width: 150,
    },
    {
      id: 'isInternal',
      type: 'boolean',
      title: t('field.isInternal'),
      value: row => row.isInternal,
      width: 110,
    },
    {
      id: 'scopes',
      type: 'number',
      title: t('field.scopes'),
      value: row => row.securityScopes.length,
      width: 100,
    },
    { id: 'link', type: 'text', title: t('field.link'), value: row => row.link, width: 170 },
    { id: 'clientId', type: 'text', title: t('field.clientId'), value: row => row.clientId, width: 150 },
    { id: 'tenantId', type: 'text', title: t('field.tenantId'), value: row => row.tenantId, width: 170 },
    {
      id: 'redirectUrls',
      type: 'text',
      title: t('field.redirectUrls'),
      value: row => row.redirectUrls.join(' '),
      width: 200,
    },
    {
      id: 'createdDate',
      type: 'dateTime',
      title: t('field.createdDate'),
      value: row => row.createdDate,
      width: 180,
    },
    { id: 'createdBy', type: 'text', title: t('field.createdBy'), value: row => row.createdBy, width: 190 },
  ]
}
