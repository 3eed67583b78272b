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
import { nextOrder, type AdministeredMenu } from '../../rules/menu-tree.ts'
import { newValues } from '../../rules/menu-form.ts'
import { latePart } from '../../../../../screens/late.tsx'

// The fields and their rules weigh as much as the rest of the screen: the tree does not wait for them.
const MenuForm = latePart(async () => ({ default: (await import('./MenuForm.tsx')).MenuForm }))

/** How many fields each section of the form has. */
const sections = [4, 3, 4, 3]

export interface ChosenMenuProps {
  shown: Exclude<Shown, { kind: 'differences' | 'history' }>
  menus: readonly AdministeredMenu[]
  checks: ReadonlyMap<number, readonly MenuCheck[]>
  onCreate: () => void
  onCreated: (id: number) => void
  onCancel: () => void
}

/** What stands beside the tree: the form of the chosen menu, or what to do to get one. */
export function ChosenMenu({ shown, menus, checks, onCreate, onCreated, onCancel }: ChosenMenuProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const menu = shown.kind === 'menu' ? menus.find(({ id }) => id === shown.id) : undefined
  const parent = shown.kind === 'new' ? menus.find(({ id }) => id === shown.parentId) : undefined
  // A menu that is deleted under an open form keeps its form: what was typed is still of use.
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
