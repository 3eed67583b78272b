import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../../i18n/formats.ts'
import { menuTitle } from '../../../../navigation/selected-menu.ts'
import {
  childrenOf,
  descendantIds,
  pathOf,
  type AdministeredMenu,
  type MenuPlace,
} from '../../rules/menu-tree.ts'

export interface MoveMenuDialogProps {
  menu: AdministeredMenu
  menus: readonly AdministeredMenu[]
  onClose: () => void
  onMove: (id: number, place: MenuPlace) => void
}

const homePage = 'home'
const first = 'first'

/** Moves a menu without dragging: below which one, and after which one. */
export function MoveMenuDialog({ menu, menus, onClose, onMove }: MoveMenuDialogProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const titleIn = (of: AdministeredMenu) => menuTitle(of, locale)
  const [parent, setParent] = useState(menu.menuParentId === null ? homePage : String(menu.menuParentId))
  const [after, setAfter] = useState<string>()
  const menuParentId = parent === homePage ? null : Number(parent)
  const siblings = childrenOf(menus, menuParentId).filter(({ id }) => id !== menu.id)
  const below = descendantIds(menus, menu.id)
  const parents = menus.filter(({ id }) => id !== menu.id && !below.has(id))
  // Unless something else is chosen, a menu goes to the end, where new things are expected.
  const place = after ?? String(siblings.at(-1)?.id ?? first)
  const beforeId =
    place === first
      ? (siblings[0]?.id ?? null)
      : (siblings[siblings.findIndex(({ id }) => id === Number(place)) + 1]?.id ?? null)
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('move.title', { title: titleIn(menu) })}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{t('move.cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onMove(menu.id, { menuParentId, beforeId })
              onClose()
            }}
          >
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Select
          label={t('move.parent')}
          value={parent}
          onChange={id => {
            setParent(id)
            setAfter(undefined)
          }}
          options={[
            { id: homePage, label: t('parent.none') },
            ...parents
              .map(({ id }) => ({ id: String(id), label: pathOf(menus, id, titleIn) }))
              .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
          ]}
        />
        <Select
          label={t('move.position')}
          value={place}
          onChange={setAfter}
          options={[
            { id: first, label: t('move.first') },
            ...siblings.map(sibling => ({
              id: String(sibling.id),
              label: t('move.after', { title: titleIn(sibling) }),
            })),
          ]}
        />
      </Stack>
    </Dialog>
  )
}
