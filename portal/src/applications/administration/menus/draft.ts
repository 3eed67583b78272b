import type { Schemas } from '@parvis/api-types/portal'

/** Changes that administrators collect before they take effect for anybody else. */
export type MenuDraft = Schemas['MenuDraft']
export type MenuDifference = Schemas['MenuDifference']
export type MenuFields = Schemas['MenuFields']
