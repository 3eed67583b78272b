import { Badge } from '@parvis/design-system/Badge'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import type { MenuDifference } from '../../draft.ts'
import { fieldsThatDiffer, kindOfDifference, menuOfDifference } from '../../rules/menu-difference.ts'
import { menuForm, type MenuField } from '../../rules/menu-form.ts'
import { pathOf, type AdministeredMenu } from '../../rules/menu-tree.ts'

const tones = { added: 'success', changed: 'info', moved: 'info', removed: 'danger' } as const

export interface MenuDifferenceDetailsProps {
  difference: MenuDifference
  /** The current menus, and the other differences of the publication: both provide the names of parents. */
  menus: readonly AdministeredMenu[]
  others: readonly MenuDifference[]
}

/** One menu's difference, field by field. */
export function MenuDifferenceDetails({ difference, menus, others }: MenuDifferenceDetailsProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const { before, after } = difference
  const nameOf = (id: number) => {
    const path = pathOf(menus, id, menu => menuTitle(menu, locale))
    const other = others.find(({ menuId }) => menuId === id)
    const menu = other && menuOfDifference(other)
    return path || (menu ? menuTitle(menu, locale) : t('difference.goneParent'))
  }
  const written = (field: MenuField, menu: MenuDifference['before']) => {
    const value = menu?.[field] ?? null
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field === 'menuParentId') return value === null ? t('parent.none') : nameOf(Number(value))
    return String(value)
  }
  const kind = kindOfDifference(difference, menuForm.names)
  const fields = fieldsThatDiffer(difference, menuForm.names)
  return (
    <Stack gap={3}>
      <Inline>
        <Badge tone={tones[kind]}>{t(`difference.${kind}`)}</Badge>
      </Inline>
      {fields.length > 0 && (
        <DescriptionList
          items={fields.map(field => ({
            term: t(`field.${field}`),
            value: (
              <Stack gap={1}>
                <span>
                  {t('difference.before')} <del>{written(field, before)}</del>
                </span>
                <span>
                  {t('difference.after')} <ins>{written(field, after)}</ins>
                </span>
              </Stack>
            ),
          }))}
        />
      )}
      {before === null && after && (
        <DescriptionList
          items={(['menuCode', 'menuLink', 'menuParentId', 'minimumScope'] as const).map(field => ({
            term: t(`field.${field}`),
            value: written(field, after),
          }))}
        />
      )}
    </Stack>
  )
}
