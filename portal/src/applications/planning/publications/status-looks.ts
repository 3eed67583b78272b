import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import type { Publication } from './rules/publication-steps.ts'

/** How the status of a publication looks; its word says the same. */
export const statusLooks = {
  draft: 'active',
  validated: 'success',
  abandoned: 'draft',
} as const satisfies Record<Publication['status'], StatusBadgeKind>
