import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { given } from '../../internal/given.ts'
import { showToast } from '../Toast/Toast.tsx'
import type { ToastContent } from '../Toast/toastContent.ts'
import { look, worthToast, type Seen } from './news.ts'
import { messages } from './NotificationPanel.messages.ts'
import { statusOf, type NotificationItem } from './notifications.ts'

export interface NotificationToastsOptions {
  /** Opens the panel; called by "Show" in a toast. */
  onShow: () => void
  /** Whether `items` have loaded; those of the first load get no toast. @default true */
  isReady?: boolean
  /** Whether the panel is open, which makes its own announcements. @default false */
  isSilent?: boolean
  /** Critical notifications are shown in a `Banner` above the page, and need no toast. @default false */
  hasCriticalBanner?: boolean
}

interface ShownToast {
  /** Ids of the items that it is about. */
  ids: readonly string[]
  close: () => void
}

/** More at once than this share one toast with their number. */
const most = 3

/**
 * Shows toasts for critical notifications and finished jobs, based on the items of the panel. A toast disappears but
 * its item stays, so to report an error or a job, add an item rather than only a toast. A toast closes when its items
 * are read or removed elsewhere, and when the panel opens.
 */
export function useNotificationToasts(
  items: readonly NotificationItem[],
  { onShow, isReady = true, isSilent = false, hasCriticalBanner = false }: NotificationToastsOptions,
): void {
  const t = useMessages(messages)
  const seen = useRef<Seen>(undefined)
  const shown = useRef(new Set<ShownToast>())
  const show = useEffectEvent((news: readonly NotificationItem[], words: Omit<ToastContent, 'action'>) => {
    const toast: ShownToast = {
      ids: news.map(({ id }) => id),
      close: showToast(
        { ...words, action: { label: t('toastShow'), onPress: onShow } },
        { onClose: () => shown.current.delete(toast), outlivesScreen: true },
      ),
    }
    shown.current.add(toast)
  })
  const wordsOf = useEffectEvent((item: NotificationItem): Omit<ToastContent, 'action'> => {
    const { title } = item
    if (item.kind === 'message') return { kind: 'warning', title, ...given({ description: item.text }) }
    if (item.job.state !== 'failed') return { kind: 'success', title }
    return { kind: 'warning', title: t('toastFailed', { title }), description: item.job.reason }
  })
  const manyWords = useEffectEvent(
    (news: readonly NotificationItem[]): Omit<ToastContent, 'action'> => ({
      kind: news.some(item => statusOf(item).status === 'danger') ? 'warning' : 'info',
      title: t('toastMany', { count: news.length }),
    }),
  )
  useEffect(() => {
    if (!isReady) return
    const before = seen.current
    const now = look(items, before)
    seen.current = now
    const isUnread = (id: string) => now.items.get(id)?.isRead === false
    for (const toast of shown.current) {
      if (!isSilent && toast.ids.some(isUnread)) continue
      shown.current.delete(toast)
      toast.close()
    }
    if (!before || isSilent) return
    const news = worthToast(items, before).filter(({ kind }) => kind === 'job' || !hasCriticalBanner)
    if (news.length > most) show(news, manyWords(news))
    else for (const item of news.toReversed()) show([item], wordsOf(item))
  }, [items, isReady, isSilent, hasCriticalBanner])
}
