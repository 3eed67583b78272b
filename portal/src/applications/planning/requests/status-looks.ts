import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import type { Status } from './rules/planning-values.ts'

/** How the status of a request looks; its word says the same. */
export const statusLooks = {
  submitted: 'waiting',
  accepted: 'info',
  inProgress: 'active',
  delivered: 'success',
  refused: 'danger',
  cancelled: 'draft',
} as const satisfies Record<Status, StatusBadgeKind>
