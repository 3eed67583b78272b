import type { Schemas } from '@parvis/api-types/authorization'
import { DataGrid, type GridColumn, type GridTree } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { appears, fileWord, fullName, type Permissions } from '../../rules/explain.ts'

type CheckedMenu = Schemas['PermissionMenu']

/** The columns of the menus, with the reasons why each is hidden. */
function menuColumns(t: Translate<'permissions'>, language: Locale): GridColumn<CheckedMenu>[] {
  return [
    {
      id: 'menu',
      type: 'text',
      title: t('column.menu'),
      value: menu => menuTitle(menu, language),
      width: 280,
      isHideable: false,
    },
    {
      id: 'state',
      type: 'choice',
      title: t('column.state'),
      choices: [
        { id: 'appears', label: t('menus.appears'), status: 'success' },
        { id: 'hidden', label: t('menus.hidden'), status: 'danger' },
      ],
      value: menu => (appears(menu) ? 'appears' : 'hidden'),
      width: 180,
    },
    {
      id: 'reason',
      type: 'text',
      title: t('column.reason'),
      value: menu =>
        menu.hiddenBecause
          .map(reason =>
            reason === 'scope-missing'
              ? t('menus.scope-missing', { scope: menu.minimumScope })
              : t(`menus.${reason}`),
          )
          .join(' '),
      width: 340,
    },
    {
      id: 'minimumScope',
      type: 'text',
      title: t('column.minimumScope'),
      value: menu => menu.minimumScope,
      width: 180,
    },
    {
      id: 'onlyFirm',
      type: 'boolean',
      title: t('column.onlyFirm'),
      value: menu => menu.onlyFirm,
      width: 150,
    },
    { id: 'code', type: 'text', title: t('column.code'), value: menu => menu.menuCode, width: 110 },
  ]
}

const idOf = ({ id }: CheckedMenu) => String(id)
const menuTree: GridTree<CheckedMenu> = {
  parentId: ({ menuParentId }) => (menuParentId === null ? null : String(menuParentId)),
  openLevels: Infinity,
}

/** Every menu inside its parent: whether the person sees it, and if not, why. */
export function PersonMenus({ permissions }: { permissions: Permissions }) {
  const { t } = useTranslation('permissions')
  const language = useLanguage()
  const [view, setView] = useGridView()
  const person = fullName(permissions.user)
  const columns = useMemo(() => menuColumns(t, language), [t, language])
  return (
    <DataGrid
      aria-label={t('menus.list', { person })}
      rows={permissions.menus}
      columns={columns}
      getRowId={idOf}
      tree={menuTree}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('menus.emptyTitle')}>{t('menus.empty')}</EmptyState>}
      exportName={t('menus.file', { person: fileWord(person) })}
    />
  )
}
