// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Report an error of a page. */
export const reportBrowserError: Call<'reportBrowserError'> = {
  id: 'reportBrowserError',
  host: 'portal',
  method: 'post',
  path: "/v1/BrowserErrors",
}
