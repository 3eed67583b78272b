// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Add a menu. */
export const createMenu: Call<'createMenu'> = {
  id: 'createMenu',
  host: 'portal',
  method: 'post',
  path: "/v1/Menus",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** List all menus, whatever the caller’s scopes. */
export const listMenuAdministration: Call<'listMenuAdministration'> = {
  id: 'listMenuAdministration',
  host: 'portal',
  method: 'get',
  path: "/v1/MenuAdministration",
}

/** Get the draft of the menus. */
export const getMenuDraft: Call<'getMenuDraft'> = {
  id: 'getMenuDraft',
  host: 'portal',
  method: 'get',
  path: "/v1/MenuDraft",
}

/** Discard the draft of the menus. */
export const discardMenuDraft: Call<'discardMenuDraft'> = {
  id: 'discardMenuDraft',
  host: 'portal',
  method: 'delete',
  path: "/v1/MenuDraft",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** Take the changes of one menu out of the draft. */
export const removeMenuDraftChange: Call<'removeMenuDraftChange'> = {
  id: 'removeMenuDraftChange',
  host: 'portal',
  method: 'delete',
  path: "/v1/MenuDraft/Changes({id})",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** Keep what the draft says of a menu that was changed since. */
export const keepMenuDraftChange: Call<'keepMenuDraftChange'> = {
  id: 'keepMenuDraftChange',
  host: 'portal',
  method: 'post',
  path: "/v1/MenuDraft/Changes({id})/Keep",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** Publish the draft of the menus. */
export const publishMenuDraft: Call<'publishMenuDraft'> = {
  id: 'publishMenuDraft',
  host: 'portal',
  method: 'post',
  path: "/v1/MenuDraft/Publish",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** List what was published of the menus. */
export const listMenuPublications: Call<'listMenuPublications'> = {
  id: 'listMenuPublications',
  host: 'portal',
  method: 'get',
  path: "/v1/MenuPublications",
}

/** Undo what was published of the menus. */
export const undoMenuPublication: Call<'undoMenuPublication'> = {
  id: 'undoMenuPublication',
  host: 'portal',
  method: 'post',
  path: "/v1/MenuPublications({id})/Undo",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** Update a menu. */
export const updateMenu: Call<'updateMenu'> = {
  id: 'updateMenu',
  host: 'portal',
  method: 'patch',
  path: "/v1/Menus({id})",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** Delete a menu. */
export const deleteMenu: Call<'deleteMenu'> = {
  id: 'deleteMenu',
  host: 'portal',
  method: 'delete',
  path: "/v1/Menus({id})",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}

/** Move a menu in the tree. */
export const moveMenu: Call<'moveMenu'> = {
  id: 'moveMenu',
  host: 'portal',
  method: 'post',
  path: "/v1/Menus({id})/Move",
  stale: ["listMenus","listMenuAdministration","getMenuDraft","listMenuPublications"],
}
