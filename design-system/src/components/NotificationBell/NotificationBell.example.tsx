import { NotificationBell, type NotificationBellProps } from '@parvis/design-system/NotificationBell'

export function Bell({ items, onRead }: Pick<NotificationBellProps, 'items' | 'onRead'>) {
  const unread = items.filter(item => !item.isRead).length
  return <NotificationBell items={items} unreadCount={unread} onRead={onRead} />
}
