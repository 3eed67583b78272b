import { Card } from '@parvis/design-system/Card'
import { Stack } from '@parvis/design-system/Stack'
import type { ReactNode } from 'react'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { menuForm, type MenuField, type MenuValues } from '../../rules/menu-form.ts'
import { childrenOf, isTooDeep, pathOf, type AdministeredMenu } from '../../rules/menu-tree.ts'
import { MenuFields } from './MenuFields.tsx'
import { useMenuEditor, type MenuEditorOptions } from './useMenuEditor.ts'

export interface MenuFormProps extends MenuEditorOptions {
  /** Remarks about the saved menu, shown above the form. */
  remarks?: ReactNode
  /** Called when the author abandons the form. */
  onCancel: () => void
}

/** The form of a new or existing menu, including conflicts and deletion while it is open. */
export function MenuForm({ remarks, onCancel, ...options }: MenuFormProps) {
  const { menu, menus } = options
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const editor = useMenuEditor(options)
  const { isNew, isGone } = editor
  const titleIn = (of: AdministeredMenu) => menuTitle(of, locale)
  const parents = menus
    .filter(({ id }) => id !== menu?.id && !isTooDeep(menus, menu?.id, id))
    .map(({ id }) => ({ id, path: pathOf(menus, id, titleIn) }))
    .toSorted((a, b) => a.path.localeCompare(b.path, locale))
  const written = (values: MenuValues, field: MenuField): string => {
    const value = values[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field !== 'menuParentId') return String(value)
    return value === null ? t('parent.none') : pathOf(menus, Number(value), titleIn)
  }
  return (
    <Card title={menu ? titleIn(menu) : t('form.new')}>
      <Stack gap={6}>
        <VersionedForm
          editor={editor}
          fields={menuForm.names}
          valuesOf={menuForm.valuesOf}
          labelOf={field => t(`field.${field}`)}
          written={written}
          ground="surface"
          notice={remarks}
          leave={{ label: t('form.cancel'), onPress: onCancel }}
          words={{
            name: t(isNew ? 'form.new' : 'form.edit'),
            submit: t(isGone ? 'form.createAgain' : isNew ? 'form.create' : 'form.save'),
            unsaved: t('form.unsaved'),
            saved: t('form.saved'),
            reset: t('form.reset'),
            failed: t('form.failed'),
            goneTitle: t('gone.title'),
            gone: t('gone.text'),
            changed: { title: t('changed.title'), text: t('changed.text'), compare: t('changed.compare') },
            missing: field => t('requiredIn', { field }),
          }}
        >
          <MenuFields
            control={editor.form.control}
            parents={parents}
            hasSubMenus={menu !== undefined && childrenOf(menus, menu.id).length > 0}
          />
        </VersionedForm>
      </Stack>
    </Card>
  )
}
