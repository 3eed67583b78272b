import { NotificationFeed, type NotificationFeedProps } from '@parvis/design-system/NotificationFeed'

export function History({ items, total, onRead, onLoadMore }: Omit<NotificationFeedProps, 'aria-label'>) {
  return (
    <NotificationFeed
      aria-label="Notifications"
      items={items}
      total={total}
      onRead={onRead}
      onLoadMore={onLoadMore}
    />
  )
}
