import { ActionsMenu } from '@parvis/design-system/ActionsMenu'
import { CountBadge } from '@parvis/design-system/Badge'
import { MenuItem } from '@parvis/design-system/Menu'
import { MenuIcon } from '@parvis/design-system/MenuIcon'
import { Tree, type TreeNode } from '@parvis/design-system/Tree'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../../i18n/formats.ts'
import { menuTitle } from '../../../../navigation/selected-menu.ts'
import type { MenuCheck } from '../../rules/menu-checks.ts'
import {
  canPlace,
  treeOf,
  type AdministeredMenu,
  type MenuBranch,
  type MenuPlace,
} from '../../rules/menu-tree.ts'

export interface MenuTreeProps {
  menus: readonly AdministeredMenu[]
  checks: ReadonlyMap<number, readonly MenuCheck[]>
  selectedId: number | undefined
  filter: string
  emptyState: ReactNode
  onSelect: (id: number) => void
  onMove: (id: number, place: MenuPlace) => void
  onCreateBelow: (id: number) => void
  onAskMove: (menu: AdministeredMenu) => void
  onAskDelete: (menu: AdministeredMenu) => void
}

const keyOf = (id: string | null) => (id === null ? null : Number(id))

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  new Set([...all].filter(id => !some.has(id)))

/** All menus as a tree that can be rearranged by dragging, by keys and by a dialog. */
export function MenuTree({ menus, checks, selectedId, filter, ...props }: MenuTreeProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  // Everything is open until it is closed, so that a shared address always shows its menu.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const branches = useMemo(() => treeOf(menus), [menus])
  const items = useMemo(() => {
    const nodeOf = ({ menu, children }: MenuBranch): TreeNode => {
      const remarks = checks.get(menu.id)?.length ?? 0
      const other = menuTitle(menu, locale === 'fr' ? 'en' : 'fr')
      return {
        id: String(menu.id),
        title: menuTitle(menu, locale),
        description: other === menuTitle(menu, locale) ? menu.menuCode : `${menu.menuCode} · ${other}`,
        icon: <MenuIcon name={menu.menuIcon} color={menu.menuColor} size="small" />,
        badge: remarks > 0 && (
          <CountBadge count={remarks} label={t('tree.checkCount', { count: remarks })} tone="warning" />
        ),
        children: children.map(nodeOf),
      }
    }
    return branches.map(nodeOf)
  }, [branches, checks, locale, t])
  const withChildren = new Set(
    menus.flatMap(menu => (menu.menuParentId === null ? [] : [String(menu.menuParentId)])),
  )
  const menuOf = (id: string) => menus.find(menu => menu.id === Number(id))
  const actionsFor = (node: TreeNode) => {
    const menu = menuOf(node.id)
    return menu && <RowActions {...props} menu={menu} title={node.title} />
  }
  return (
    <Tree
      aria-label={t('tree.title')}
      items={items}
      expandedIds={without(withChildren, closed)}
      onExpandedChange={open => setClosed(without(withChildren, open))}
      selectedId={selectedId === undefined ? null : String(selectedId)}
      onSelect={id => props.onSelect(Number(id))}
      filter={filter}
      emptyState={props.emptyState}
      canMove={(id, { parentId, beforeId }) =>
        canPlace(menus, Number(id), { menuParentId: keyOf(parentId), beforeId: keyOf(beforeId) })
      }
      onMove={(id, { parentId, beforeId }) =>
        props.onMove(Number(id), { menuParentId: keyOf(parentId), beforeId: keyOf(beforeId) })
      }
      rowActions={actionsFor}
    />
  )
}

type RowActionsProps = Pick<MenuTreeProps, 'onCreateBelow' | 'onAskMove' | 'onAskDelete'> & {
  menu: AdministeredMenu
  title: string
}

function RowActions({ menu, title, onCreateBelow, onAskMove, onAskDelete }: RowActionsProps) {
  const { t } = useTranslation('menus')
  return (
    <ActionsMenu label={t('tree.actions', { title })}>
      <MenuItem label={t('tree.createBelow')} onAction={() => onCreateBelow(menu.id)} />
      <MenuItem label={t('tree.move')} onAction={() => onAskMove(menu)} />
      <MenuItem label={t('tree.delete')} isDanger onAction={() => onAskDelete(menu)} />
    </ActionsMenu>
  )
}
