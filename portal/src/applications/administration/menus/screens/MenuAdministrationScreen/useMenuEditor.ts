import { writeOptions } from '@parvis/api-types/calls'
import { createMenu, updateMenu } from '@parvis/api-types/calls/menu-administration'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { useMenuMode } from '../../useMenuMode.ts'
import { menuFaults, menuForm, placeFields, type MenuValues } from '../../rules/menu-form.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'

export interface MenuEditorOptions {
  /** The menu as the services hold it now; undefined for a new menu and for one deleted meanwhile. */
  menu: AdministeredMenu | undefined
  menus: readonly AdministeredMenu[]
  /** Identifies a new menu's draft. */
  newName: string
  /** The initial values of a new menu. */
  initial: MenuValues
  onCreated: (id: number) => void
}

/** The editor behind one menu's form. Unlike other editors, it does not treat a mere move of the menu as a conflict. */
export function useMenuEditor({ menu, menus, newName, initial, onCreated }: MenuEditorOptions) {
  const { t } = useTranslation('menus')
  const api = useApi()
  const { isDraft, sent, showMenus, readMenus } = useMenuMode()
  const { frameOrigins } = useSettings()
  const creation = useMutation(writeOptions(api, createMenu))
  const change = useMutation(writeOptions(api, updateMenu))
  /** Shows the saved menu in the tree before the list is refetched. */
  const show = (saved: AdministeredMenu) => {
    showMenus(known => [...known.filter(({ id }) => id !== saved.id), saved])
    return saved
  }
  return useVersionedEditor<MenuValues, AdministeredMenu>({
    // Input meant for the draft is not offered for the published menu.
    kind: isDraft ? `${menuForm.name}-draft` : menuForm.name,
    thing: menu,
    newName,
    fields: menuForm.names,
    quiet: placeFields,
    newValues: initial,
    valuesOf: menuForm.valuesOf,
    isValues: menuForm.isValues,
    check: (values, base) =>
      menuFaults(values, { frameOrigins, others: menus.filter(({ id }) => id !== base?.id) }),
    refusals: menuForm.refusals,
    same: menuForm.isSame,
    say: menuForm.say,
    create: async (values, idempotencyKey) =>
      show(await creation.mutateAsync({ ...sent, body: menuForm.bodyOf(values), idempotencyKey })),
    update: async (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      const body = menuForm.changes(menuForm.valuesOf(from), values)
      return show(await change.mutateAsync({ ...sent, path: { id }, ifMatch, body }))
    },
    read: async id => (await readMenus()).find(known => known.id === id),
    onCreated,
    said: {
      created: t('form.created'),
      saved: t('form.saved'),
      hint: t(isDraft ? 'draft.savedHint' : 'form.savedHint'),
    },
  })
}
