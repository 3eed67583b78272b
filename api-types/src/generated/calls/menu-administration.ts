// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Add a menu. */
export const createMenu: Call<'createMenu'> = {
  id: 'createMenu',
  host: 'portal',
  method: 'post',
  path: "/v1/Menus",
  stale: ["listMenus","listMenuAdministration"],
}

/** List all menus, whatever the caller’s scopes. */
export const listMenuAdministration: Call<'listMenuAdministration'> = {
  id: 'listMenuAdministration',
  host: 'portal',
  method: 'get',
  path: "/v1/MenuAdministration",
}

/** Update a menu. */
export const updateMenu: Call<'updateMenu'> = {
  id: 'updateMenu',
  host: 'portal',
  method: 'patch',
  path: "/v1/Menus({id})",
  stale: ["listMenus","listMenuAdministration"],
}

/** Delete a menu. */
export const deleteMenu: Call<'deleteMenu'> = {
  id: 'deleteMenu',
  host: 'portal',
  method: 'delete',
  path: "/v1/Menus({id})",
  stale: ["listMenus","listMenuAdministration"],
}

/** Move a menu in the tree. */
export const moveMenu: Call<'moveMenu'> = {
  id: 'moveMenu',
  host: 'portal',
  method: 'post',
  path: "/v1/Menus({id})/Move",
  stale: ["listMenus","listMenuAdministration"],
}
