import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfRole } from '../../addresses.ts'
import type { ListedRole } from '../../queries.ts'
import { fullName } from '../../rules/role-person.ts'

/** The columns of the list of roles. */
export function roleColumns(t: Translate<'roles'>): GridColumn<ListedRole>[] {
  const person = (user: ListedRole['creator']) => user && fullName(user)
  return [
    {
      id: 'name',
      type: 'link',
      title: t('field.name'),
      value: row => row.roleFunctionDescription,
      href: row => addressOfRole(row.id),
      width: 240,
      isHideable: false,
    },
    { id: 'purpose', type: 'text', title: t('field.purpose'), value: row => row.purpose, width: 220 },
    { id: 'members', type: 'number', title: t('field.members'), value: row => row.memberCount, width: 110 },
    { id: 'scopes', type: 'number', title: t('field.scopes'), value: row => row.scopeCount, width: 100 },
    {
      id: 'hasRule',
      type: 'boolean',
      title: t('field.hasRule'),
      value: row => row.memberRule !== null,
      width: 130,
    },
    {
      id: 'modifiedDate',
      type: 'dateTime',
      title: t('field.modifiedDate'),
      value: row => row.ModifiedDate,
      width: 180,
    },
    {
      id: 'modifier',
      type: 'text',
      title: t('field.modifier'),
      value: row => person(row.modifier),
      width: 160,
    },
    {
      id: 'createdDate',
      type: 'dateTime',
      title: t('field.createdDate'),
      value: row => row.createdDate,
      width: 180,
    },
    { id: 'creator', type: 'text', title: t('field.creator'), value: row => person(row.creator), width: 160 },
  ]
}
