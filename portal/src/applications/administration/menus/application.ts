import { defineApplication } from '../../../routing/application.ts'

export const menus = defineApplication('menus', {
  /** The tree, and the form of the menu that the query string names. */
  tree: { path: '/app/menu/admin', access: { scope: 'Menus.Manage' }, title: 'menus:list.title' },
})
