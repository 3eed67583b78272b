import { UnsavedChangesDialog } from '@parvis/design-system/patterns/UnsavedChangesDialog'

export function LeaveForm({
  isLeaving,
  onStay,
  onLeave,
}: {
  isLeaving: boolean
  onStay: () => void
  onLeave: () => void
}) {
  return <UnsavedChangesDialog isOpen={isLeaving} onStay={onStay} onLeave={onLeave} />
}
