// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the menus the caller can see. */
export const listMenus: Call<'listMenus'> = {
  id: 'listMenus',
  host: 'portal',
  method: 'get',
  path: "/v1/Menus",
}
