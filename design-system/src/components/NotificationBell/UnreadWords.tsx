import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useAnnouncements } from '../../internal/announcements/useAnnouncements.ts'
import * as styles from './NotificationBell.css.ts'
import { messages } from './NotificationBell.messages.ts'

interface UnreadWordsProps {
  count: number
  /** Whether the items have loaded: those of the first load are not announced. */
  isReady: boolean
  isSilent: boolean
}

/**
 * Announces a risen unread count, but not a lower one. An open panel makes its own announcements.
 */
export function UnreadWords({ count, isReady, isSilent }: UnreadWordsProps) {
  const t = useMessages(messages)
  const { text, announce } = useAnnouncements()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!isReady) return
    if (count > (before.current ?? count) && !isSilent) announce('unread', t('saidUnread', { count }))
    before.current = count
  }, [count, isReady, isSilent, announce, t])
  return (
    <span role="status" className={styles.hidden}>
      {text}
    </span>
  )
}
