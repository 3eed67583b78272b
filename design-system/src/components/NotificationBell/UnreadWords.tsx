import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useAnnouncements } from '../../internal/announcements/useAnnouncements.ts'
import * as styles from './NotificationBell.css.ts'
import { messages } from './NotificationBell.messages.ts'

interface UnreadWordsProps {
  count: number
  /** What is loaded at the start is no news. */
  isReady: boolean
  isSilent: boolean
}

/** Says that there are more than before; what is read meanwhile is no news. An open panel speaks for itself. */
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
