import { StatusBadge } from '@parvis/design-system/StatusBadge'

export function RequestStatus() {
  return <StatusBadge kind="waiting">To approve</StatusBadge>
}
