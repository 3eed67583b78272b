// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Adds a menu. */
export const createMenu: Call<'createMenu'> = {
  id: 'createMenu',
  host: 'portal',
  method: 'post',
  path: "/v1/Menus",
  stale: ["listMenus","listMenuAdministration"],
}

/** All menus, not trimmed. */
export const listMenuAdministration: Call<'listMenuAdministration'> = {
  id: 'listMenuAdministration',
  host: 'portal',
  method: 'get',
  path: "/v1/MenuAdministration",
}

/** Changes a menu. */
export const updateMenu: Call<'updateMenu'> = {
  id: 'updateMenu',
  host: 'portal',
  method: 'patch',
  path: "/v1/Menus({id})",
  stale: ["listMenus","listMenuAdministration"],
}

/** Deletes a menu. */
export const deleteMenu: Call<'deleteMenu'> = {
  id: 'deleteMenu',
  host: 'portal',
  method: 'delete',
  path: "/v1/Menus({id})",
  stale: ["listMenus","listMenuAdministration"],
}

/** Puts a menu elsewhere in the tree. */
export const moveMenu: Call<'moveMenu'> = {
  id: 'moveMenu',
  host: 'portal',
  method: 'post',
  path: "/v1/Menus({id})/Move",
  stale: ["listMenus","listMenuAdministration"],
}
