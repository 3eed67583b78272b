import { useEffect, useState } from 'react'
import { NotificationPanel } from './NotificationPanel.tsx'
import type { NotificationApplication, NotificationItem, NotificationJob } from './notifications.ts'
import type { NotificationContentProps } from './notificationProps.ts'

/** A mock of the services: it stores the items, after a delay if configured, or refuses. */
export interface StoryServices {
  /** Awaited before every change; a rejection refuses the change. */
  answer: () => Promise<void>
  /** Replaces the items, as the services do when something happens. */
  push: (change: (items: readonly NotificationItem[]) => readonly NotificationItem[]) => void
}

export const services: StoryServices = { answer: () => Promise.resolve(), push: () => undefined }

export const withJob = (items: readonly NotificationItem[], id: string, job: NotificationJob) =>
  items.map(item => (item.id === id && item.kind === 'job' ? { ...item, job } : item))

/** The items, and what the services do to them. */
export function useStoryItems(start: readonly NotificationItem[]) {
  const [items, setItems] = useState(start)
  const [muted, setMuted] = useState<readonly NotificationApplication[]>([])
  useEffect(() => {
    services.push = setItems
  }, [])
  const after = async (change: (now: readonly NotificationItem[]) => readonly NotificationItem[]) => {
    await services.answer()
    setItems(change)
  }
  const mark = (ids: readonly string[], isRead: boolean) =>
    after(now => now.map(item => (ids.includes(item.id) ? { ...item, isRead } : item)))
  return {
    items,
    mutedApplications: muted,
    onRead: mark,
    onDismiss: async (id: string) => {
      const gone = items.filter(item => item.id === id)
      await after(now => now.filter(item => item.id !== id))
      return () => after(now => [...now, ...gone])
    },
    onMute: async (application: NotificationApplication, isMuted: boolean) => {
      await services.answer()
      setMuted(now => [...now.filter(({ id }) => id !== application.id), ...(isMuted ? [application] : [])])
    },
    onRetry: (id: string) => after(now => withJob(now, id, { state: 'queued', canCancel: true })),
    onCancel: (id: string) => after(now => withJob(now, id, { state: 'cancelled' })),
  }
}

/** Distributes over the union, so that `Omit` keeps its members. */
type Some<Props> = Props extends unknown ? Omit<Props, 'items' | 'onRead'> : never
type StoryPanelProps = Some<NotificationContentProps> & {
  items: readonly NotificationItem[]
  /** As tall as its content. */
  isHigh?: boolean
}

/** A panel with state, in the frame that a bell gives it. */
export function StoryPanel({ items, isHigh = false, ...rest }: StoryPanelProps) {
  const kept = useStoryItems(items)
  return (
    <div
      style={{
        display: 'flex',
        maxInlineSize: '27rem',
        ...(isHigh ? {} : { blockSize: '36rem' }),
        border: '1px solid var(--parvis-color-hairline)',
      }}
    >
      <NotificationPanel {...kept} {...rest} aria-label="Notifications" />
    </div>
  )
}
