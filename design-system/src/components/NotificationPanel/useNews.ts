import { useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/useMessages.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import { arrived, jobBefore, jobNews, look, type Seen } from './news.ts'
import type { NotificationItem } from './notifications.ts'

interface NewsOptions {
  items: readonly NotificationItem[]
  /** How many items wait above the list. */
  waiting: number
  /** Whether `items` have loaded: items of the first load are not new. */
  isReady: boolean
  announce: (about: string, words: string) => void
  t: NotificationWords
}

/** Announces new items and job progress while the list is open. */
export function useNews({ items, waiting, isReady, announce, t }: NewsOptions): void {
  const seen = useRef<Seen>(undefined)
  const locale = useLocale()
  useEffect(() => {
    if (!isReady) return
    const before = seen.current
    seen.current = look(items, before)
    if (!before) return
    const fresh = arrived(items, before)
    if (fresh.length > 0) announce('arrived', t('saidArrived', { count: Math.max(waiting, fresh.length) }))
    for (const item of items) {
      // New items are announced by their number only.
      if (item.kind !== 'job' || !before.items.has(item.id)) continue
      const { title } = item
      const news = jobNews(jobBefore(item.id, before), item.job)
      if (!news) continue
      if (news.news === 'progress') {
        const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(news.percent)
        announce(item.id, t('saidProgress', { title, percent }))
      } else if (news.news === 'failed') announce(item.id, t('saidFailed', { title, reason: news.reason }))
      else if (news.news === 'started') announce(item.id, t('saidStarted', { title }))
      else announce(item.id, t(news.news === 'done' ? 'saidDone' : 'saidCancelled', { title }))
    }
  }, [items, waiting, isReady, announce, t, locale])
}
