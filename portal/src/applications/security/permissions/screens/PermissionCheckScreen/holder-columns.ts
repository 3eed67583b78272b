import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { GridFields } from '../../../../../api/grid-query.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfCheck } from '../../addresses.ts'
import type { ScopeHolder } from '../../queries.ts'

/** The columns by which the services order and narrow. */
export const holderFields: GridFields<ScopeHolder> = {
  name: { field: 'name', kind: 'text' },
  firstname: { field: 'firstname', kind: 'text' },
  email: { field: 'userEmail', kind: 'text' },
  login: { field: 'userLogin', kind: 'text' },
  isDirect: { field: 'isDirect', kind: 'boolean' },
  isStatic: { field: 'isStatic', kind: 'boolean' },
  isCalculated: { field: 'isCalculated', kind: 'boolean' },
}

/** The columns of those who have a scope. */
export function holderColumns(t: Translate<'permissions'>): GridColumn<ScopeHolder>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('column.name'),
      value: holder => holder.name,
      href: ({ id }) =>
        id === undefined ? undefined : addressOfCheck({ check: 'person', show: 'scopes', person: id }),
      width: 180,
      isHideable: false,
      isGroupable: false,
    },
    {
      id: 'firstname',
      type: 'text',
      title: t('column.firstname'),
      value: holder => holder.firstname,
      width: 150,
      isGroupable: false,
    },
    {
      id: 'email',
      type: 'text',
      title: t('column.email'),
      value: holder => holder.userEmail,
      width: 240,
      isGroupable: false,
    },
    ...(['isDirect', 'isStatic', 'isCalculated'] as const).map(id => ({
      id,
      type: 'boolean' as const,
      title: t(`column.${id}`),
      value: (holder: ScopeHolder) => holder[id],
      width: 140,
      // The services would have to look at everybody's roles before the first page.
      isSortable: false,
      isGroupable: false,
    })),
    {
      id: 'roles',
      type: 'text',
      title: t('column.roles'),
      value: ({ roleNames = [], roleCount = 0 }) => {
        const names = roleNames.join(', ')
        const more = roleCount - roleNames.length
        return more > 0 ? t('scope.rolesMore', { names, count: more }) : names
      },
      width: 320,
      isSortable: false,
      isFilterable: false,
      isGroupable: false,
    },
    {
      id: 'roleCount',
      type: 'number',
      title: t('column.roleCount'),
      value: holder => holder.roleCount,
      width: 140,
      isSortable: false,
      isFilterable: false,
    },
    {
      id: 'login',
      type: 'text',
      title: t('column.login'),
      value: holder => holder.userLogin,
      width: 150,
      isGroupable: false,
    },
  ]
}
