import { storedIconName } from '@parvis/design-system/icon-name'
import {
  FolderTree,
  type FolderAction,
  type FolderItem,
  type TreeMove,
} from '@parvis/design-system/FolderTree'
import { MenuIcon } from '@parvis/design-system/MenuIcon'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import type { MenuCheck } from '../../rules/menu-checks.ts'
import {
  canPlace,
  inOrder,
  isTooDeep,
  withParents,
  type AdministeredMenu,
  type MenuPlace,
} from '../../rules/menu-tree.ts'

export interface MenuTreeProps {
  menus: readonly AdministeredMenu[]
  checks: ReadonlyMap<number, readonly MenuCheck[]>
  selectedId: number | undefined
  /** The newly created menu, which gets the focus. */
  arrivedId: number | undefined
  filter: string
  /** Shows only menus with remarks, their ancestors and the selected menu. Moving is disabled meanwhile. */
  onlyChecks: boolean
  emptyState: ReactNode
  onSelect: (id: number) => void
  onMove: (id: number, place: MenuPlace) => void
  onCreateBelow: (id: number) => void
  onAskDelete: (menu: AdministeredMenu) => void
}

interface MenuItem extends FolderItem {
  menu: AdministeredMenu
}

const keyOf = (id: string | null) => (id === null ? null : Number(id))
const placeOf = ({ parentId, beforeId }: TreeMove): MenuPlace => ({
  menuParentId: keyOf(parentId),
  beforeId: keyOf(beforeId),
})

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  new Set([...all].filter(id => !some.has(id)))

/** All menus as a tree that can be rearranged by dragging, with the keyboard or in a dialog. */
export function MenuTree({
  menus,
  checks,
  selectedId,
  arrivedId,
  filter,
  onlyChecks,
  ...props
}: MenuTreeProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  // All menus start expanded, so that a shared address always shows its menu.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    // The menu whose form is open stays visible even after its last remark is resolved.
    () => (onlyChecks ? withParents(menus, new Set([...checks.keys(), selectedId, arrivedId])) : menus),
    [onlyChecks, menus, checks, selectedId, arrivedId],
  )
  const items = useMemo(
    () =>
      shown.toSorted(inOrder).map((menu): MenuItem => {
        const remarks = checks.get(menu.id)?.length ?? 0
        const name = menuTitle(menu, locale)
        const other = menuTitle(menu, locale === 'fr' ? 'en' : 'fr')
        return {
          id: String(menu.id),
          parentId: menu.menuParentId === null ? null : String(menu.menuParentId),
          name,
          description: other === name ? menu.menuCode : `${menu.menuCode} · ${other}`,
          icon: <MenuIcon name={storedIconName(menu.menuIcon)} color={menu.menuColor} size="small" />,
          ...(remarks > 0 && {
            badge: { value: remarks, label: t('tree.checkCount', { count: remarks }), tone: 'warning' },
          }),
          menu,
        }
      }),
    [shown, checks, locale, t],
  )
  const withChildren = useMemo(
    () => new Set(items.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]))),
    [items],
  )
  const actionsOf = ({ menu }: MenuItem): FolderAction[] => [
    ...(isTooDeep(menus, undefined, menu.id)
      ? []
      : [{ id: 'create', label: t('tree.createBelow'), onAction: () => props.onCreateBelow(menu.id) }]),
    { id: 'delete', label: t('tree.delete'), isDanger: true, onAction: () => props.onAskDelete(menu) },
  ]
  return (
    <FolderTree
      aria-label={t('tree.title')}
      items={items}
      expandedIds={useMemo(() => without(withChildren, closed), [withChildren, closed])}
      onExpandedChange={open => setClosed(without(withChildren, open))}
      selectionMode="single"
      selectedIds={useMemo(() => new Set(selectedId === undefined ? [] : [String(selectedId)]), [selectedId])}
      onSelectionChange={([id]) => {
        if (id !== undefined) props.onSelect(Number(id))
      }}
      filter={filter}
      emptyState={props.emptyState}
      isOrdered
      {...(arrivedId !== undefined && { arrivedId: String(arrivedId) })}
      canMove={(id, move) => {
        const place = placeOf(move)
        return isTooDeep(menus, Number(id), place.menuParentId)
          ? t('problem.tooDeep')
          : canPlace(menus, Number(id), place)
      }}
      // The tree is single-select, so at most one menu moves.
      {...(!onlyChecks && {
        onMove: ([id]: readonly string[], move: TreeMove) =>
          id !== undefined && props.onMove(Number(id), placeOf(move)),
      })}
      rowActions={actionsOf}
    />
  )
}
