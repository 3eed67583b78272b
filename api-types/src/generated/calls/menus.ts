// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** The menus that the caller may see. */
export const listMenus: Call<'listMenus'> = {
  id: 'listMenus',
  host: 'portal',
  method: 'get',
  path: "/v1/Menus",
}
