import type { Schemas } from '@parvis/api-types/portal'

/** What administrators collect without effect for anybody else. */
export type MenuDraft = Schemas['MenuDraft']
export type MenuDifference = Schemas['MenuDifference']
export type MenuFields = Schemas['MenuFields']
