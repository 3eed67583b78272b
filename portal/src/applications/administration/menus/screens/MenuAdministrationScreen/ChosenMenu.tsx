import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Card } from '@parvis/design-system/Card'
import { Suspense, useState } from 'react'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import type { Shown } from '../../rules/menu-address.ts'
import type { MenuCheck } from '../../rules/menu-checks.ts'
import { isTooDeep, nextOrder, type AdministeredMenu } from '../../rules/menu-tree.ts'
import { newValues } from '../../rules/menu-form.ts'
import { latePart } from '../../../../../screens/late.tsx'

// The fields and their validation are as large as the rest of the screen, so the tree does not wait for them.
const MenuForm = latePart(async () => ({ default: (await import('./MenuForm.tsx')).MenuForm }))

/** Number of fields in each section of the form. */
const sections = [4, 3, 4, 3]

export interface ChosenMenuProps {
  shown: Exclude<Shown, { kind: 'differences' | 'history' }>
  menus: readonly AdministeredMenu[]
  checks: ReadonlyMap<number, readonly MenuCheck[]>
  onCreate: () => void
  onCreated: (id: number) => void
  onCancel: () => void
}

/** The panel beside the tree: the form of the chosen menu, or a hint on how to open one. */
export function ChosenMenu({ shown, menus, checks, onCreate, onCreated, onCancel }: ChosenMenuProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const menu = shown.kind === 'menu' ? menus.find(({ id }) => id === shown.id) : undefined
  // An address may name a sub-menu, which cannot have menus below it.
  const parent =
    shown.kind === 'new' && !isTooDeep(menus, undefined, shown.parentId)
      ? menus.find(({ id }) => id === shown.parentId)
      : undefined
  // If a menu is deleted while its form is open, the form stays, because the input may still be useful.
  const [wasThere] = useState(menu !== undefined)
  const [initial] = useState(() => newValues(parent, nextOrder(menus, parent?.id ?? null)))
  const create = (
    <Button variant="primary" onPress={onCreate}>
      {t('create')}
    </Button>
  )
  if (shown.kind === 'nothing')
    return menus.length === 0 ? null : <EmptyState title={t('pick.title')}>{t('pick.text')}</EmptyState>
  if (shown.kind === 'menu' && !wasThere)
    return (
      <EmptyState title={t('pick.goneTitle')} actions={create}>
        {t('pick.gone')}
      </EmptyState>
    )
  const remarks = (menu && checks.get(menu.id)) ?? []
  return (
    <Suspense
      fallback={
        <Card title={menu ? menuTitle(menu, locale) : t('form.new')}>
          <FormSkeleton label={t('form.loading')} sections={sections} />
        </Card>
      }
    >
      <MenuForm
        newName={`new:${parent?.id ?? 'top'}`}
        menu={menu}
        menus={menus}
        initial={initial}
        onCreated={onCreated}
        onCancel={onCancel}
        remarks={
          remarks.length > 0 && (
            <Banner kind="info" title={t('check.title')}>
              <ul>
                {remarks.map(check => (
                  <li key={check}>{t(`check.${check}`)}</li>
                ))}
              </ul>
            </Banner>
          )
        }
      />
    </Suspense>
  )
}
