import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { createProblems, updateProblems } from '../../problems.ts'
import { createMenuOptions, listMenuAdministrationOptions, updateMenuOptions } from '../../queries.ts'
import { menuFaults } from '../../rules/menu-rules.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'
import {
  changesBetween,
  differingFields,
  isComplete,
  isMenuValues,
  isOnlyMoved,
  menuFields,
  rebased,
  valuesOf,
  type MenuField,
  type MenuValues,
} from '../../rules/menu-values.ts'
import { invalidateMenus } from './invalidate-menus.ts'

/** The field that a refusal is about. */
const fieldOfCode = {
  'menu-code-taken': 'menuCode',
  'menu-link-unknown': 'menuLink',
  'menu-scope-unknown': 'minimumScope',
  'menu-parent-unknown': 'menuParentId',
  'menu-cycle': 'menuParentId',
} as const satisfies Record<string, MenuField>

export interface MenuEditorOptions {
  /** Key of the form's draft. */
  name: string
  /** The menu as the services hold it now; undefined for a new one and for one that was deleted meanwhile. */
  menu: AdministeredMenu | undefined
  menus: readonly AdministeredMenu[]
  /** What a new menu starts with. */
  initial: MenuValues
  onCreated: (menu: AdministeredMenu) => void
}

/** The form of one menu: rules, draft, saving, and everything that may happen to the menu in the meantime. */
export function useMenuEditor({ name, menu, menus, initial, onCreated }: MenuEditorOptions) {
  const { t } = useTranslation('menus')
  const api = useApi()
  const queryClient = useQueryClient()
  const { frameOrigins } = useSettings()
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(menu)
  const [isToldGone, setToldGone] = useState(false)
  const [conflict, setConflict] = useState<AdministeredMenu>()
  const [isSaved, setSaved] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const isGone = base !== undefined && (menu === undefined || isToldGone)
  const others = menus.filter(({ id }) => id !== base?.id)

  const editor = useFormEditor<MenuValues>({
    name,
    isValues: isMenuValues,
    start: base ? valuesOf(base) : initial,
    fields: menuFields,
    check: values => menuFaults(values, { frameOrigins, others }),
    refusals: fieldOfCode,
    say: error =>
      base
        ? problemText<'updateMenu'>(updateProblems, error)
        : problemText<'createMenu'>(createProblems, error),
  })
  const { form, draft, failure } = editor
  const { isDirty } = form.formState

  // Somebody else saved. An untouched form follows; one that was only moved follows with what was typed.
  useEffect(() => {
    if (!base || !menu || menu['@odata.etag'] === base['@odata.etag']) return
    const [before, after] = [valuesOf(base), valuesOf(menu)]
    if (isDirty && !isOnlyMoved(before, after)) return
    const values = rebased(before, after, form.getValues())
    form.reset(after, { keepErrors: true, keepSubmitCount: true })
    if (isDirty) form.reset(values, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    setBase(menu)
  }, [menu, base, isDirty, form])

  const create = useMutation(createMenuOptions(api))
  const update = useMutation(updateMenuOptions(api))
  const listOptions = listMenuAdministrationOptions(api)

  const accept = (saved: AdministeredMenu, isNew: boolean) => {
    editor.settle(valuesOf(saved))
    setBase(saved)
    setConflict(undefined)
    setToldGone(false)
    queryClient.setQueryData(
      listOptions.queryKey,
      known => known && [...known.filter(({ id }) => id !== saved.id), saved],
    )
    invalidateMenus(queryClient)
    setSaved(true)
    showToast({ title: t(isNew ? 'form.created' : 'form.saved'), description: t('form.savedHint') })
    if (isNew) onCreated(saved)
  }

  /** Somebody else was first: only another place is no reason to ask, everything else is. */
  const settle = async (from: AdministeredMenu, values: MenuValues) => {
    const known = await queryClient.fetchQuery({ ...listOptions, staleTime: 0 })
    const fresh = known.find(({ id }) => id === from.id)
    if (!fresh) {
      setToldGone(true)
      return
    }
    const [before, after] = [valuesOf(from), valuesOf(fresh)]
    if (isOnlyMoved(before, after) && fresh['@odata.etag'] !== from['@odata.etag'])
      await save(rebased(before, after, values), fresh)
    else setConflict(fresh)
  }

  /** @param from the version to change; without it a menu is created */
  async function save(values: MenuValues, from: AdministeredMenu | undefined): Promise<void> {
    if (!isComplete(values)) return
    try {
      if (!from) accept(await create.mutateAsync({ body: values, idempotencyKey }), true)
      else {
        const body = changesBetween(valuesOf(from), values)
        const isSame = Object.keys(body).length === 0
        const { id, '@odata.etag': etag } = from
        accept(isSame ? from : await update.mutateAsync({ id, etag, body }), false)
      }
    } catch (error) {
      if (from && isProblem(error, 'precondition-failed')) {
        await settle(from, values)
        return
      }
      setConflict(undefined)
      if (from && isProblem(error, 'not-found')) {
        setToldGone(true)
        invalidateMenus(queryClient)
        return
      }
      // The first try got through and its answer did not: the list has the menu.
      if (isProblem(error, 'idempotency-conflict')) invalidateMenus(queryClient)
      throw error
    }
  }

  const take = (saved: AdministeredMenu) => {
    editor.settle(valuesOf(saved))
    setBase(saved)
    setConflict(undefined)
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (saved: AdministeredMenu, values: MenuValues) =>
    base ? rebased(valuesOf(base), valuesOf(saved), values) : values

  const isOutdated = isDirty && !isGone && base !== undefined && menu?.['@odata.etag'] !== base['@odata.etag']
  return {
    form,
    draft,
    isNew: base === undefined || isGone,
    isGone,
    isSaved: isSaved && !isDirty,
    isPending: editor.isPending,
    failure,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict ? differingFields(valuesOf(conflict), over(conflict, form.getValues())) : [],
    /** Another person has saved while the author is typing. */
    outdatedBy: isOutdated ? menu : undefined,
    submit: () => editor.submit(values => save(values, isGone ? undefined : base)),
    compare: () => setConflict(menu),
    back: () => setConflict(undefined),
    reload: () => conflict && take(conflict),
    overwrite: () =>
      conflict &&
      editor.submit(
        values => save(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
    undo: () => (base ? take(base) : form.reset(initial)),
  }
}
