import { DataGrid } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { fileWord, fullName, type Permissions } from '../../rules/explain.ts'
import { menuColumns, type CheckedMenu } from './menu-columns.ts'

const idOf = ({ id }: CheckedMenu) => String(id)

/** Every menu: whether it appears to a person, and why not. */
export function PersonMenus({ permissions }: { permissions: Permissions }) {
  const { t } = useTranslation('permissions')
  const language = useLanguage()
  const [view, setView] = useGridView()
  const person = fullName(permissions.user)
  const columns = useMemo(() => menuColumns(t, language, permissions.menus), [t, language, permissions.menus])
  return (
    <DataGrid
      aria-label={t('menus.list', { person })}
      rows={permissions.menus}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('menus.emptyTitle')}>{t('menus.empty')}</EmptyState>}
      exportName={t('menus.file', { person: fileWord(person) })}
    />
  )
}
