import type { Schemas } from '@parvis/api-types/portal'
import { listScopes } from '@parvis/api-types/generated/examples/authorization'
import { getMenuDraft, listMenuAdministration, listMenus } from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { userEvent, within, type screen } from 'storybook/test'
import { answer } from '../../../../../stories/answers.ts'
import { at as placeAt } from '../../../../../stories/at-its-address.tsx'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { menus as application } from '../../application.ts'
import { menusTexts } from '../../i18n/texts.ts'
import type { MenuField } from '../../rules/menu-form.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'

/** All menus of the contract's example. */
export const menus: readonly AdministeredMenu[] = listMenuAdministration.success.all.value.map(menu => ({
  ...menu,
}))

/** The example menus, with some fields changed by id. */
export function menusWith(changes: Readonly<Record<number, Partial<AdministeredMenu>>>): AdministeredMenu[] {
  return menus.map(menu => ({ ...menu, ...changes[menu.id] }))
}

/** Answers successive requests with the given lists; the last one is repeated. */
export function lists(...versions: readonly (readonly Schemas['AdministeredMenu'][])[]): HttpHandler {
  let turn = 0
  return http.get(listMenuAdministration.pattern, () => {
    const value = versions[Math.min(turn, versions.length - 1)]
    turn += 1
    return HttpResponse.text(JSON.stringify({ value }), { headers: { 'content-type': 'application/json' } })
  })
}

/** Handlers for every other request of the screen. */
export const others = [answer(getMenuDraft, 'none'), answer(listScopes, 'scopes'), answer(listMenus, 'home')]

export const inPortalOfMenus = withPortal({ texts: { menus: menusTexts }, ...placeAt(application, 'tree') })

/** The story at another address of the screen. */
export const at = (search: string) =>
  inPortal({ path: placeAt(application, 'tree', {}, `?${search}`).path ?? '' })

/** Texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? menusTexts.fr : menusTexts.en
export type Texts = ReturnType<typeof textsOf>

/** The form in a story, and a lookup of its fields by value name. */
export interface OpenForm {
  form: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>
  field: (name: MenuField) => HTMLElement
}

/** Waits for the form. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form'))
  const field = (name: MenuField) =>
    form.getByRole(name === 'minimumScope' || name === 'menuParentId' ? 'combobox' : 'textbox', {
      name: new RegExp(`^${texts.field[name]}`),
    })
  return { form, field }
}

/** Replaces the content of a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Changes the title and submits the form with the keyboard. */
export async function send(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const opened = await openForm(canvasElement, texts)
  await write(opened.field('menuTitle'), 'Stocks')
  await userEvent.keyboard('{Enter}')
  return opened
}
