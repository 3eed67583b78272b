import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import type { Notification } from './rules/notification-values.ts'

/** How the status of a notification looks; its word says the same. */
export const statusLooks = {
  draft: 'draft',
  scheduled: 'waiting',
  live: 'active',
  ended: 'success',
} as const satisfies Record<Notification['status'], StatusBadgeKind>

/** How bad it is. */
export const severityLooks = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  critical: 'danger',
} as const satisfies Record<Notification['severity'], StatusBadgeKind>
