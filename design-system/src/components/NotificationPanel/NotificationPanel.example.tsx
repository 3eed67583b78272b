import { NotificationPanel } from '@parvis/design-system/NotificationPanel'

const message = {
  kind: 'message' as const,
  id: '1',
  title: 'Cash flow is published',
  severity: 'success' as const,
  application: { id: 'reports', name: 'Reports' },
  time: '2026-03-12T09:30:00Z',
  isRead: false,
}

export function Notifications({ onRead }: { onRead: (ids: readonly string[]) => Promise<void> }) {
  return <NotificationPanel aria-label="Notifications" items={[message]} onRead={onRead} />
}
