import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from './NotificationPanel.css.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationPanelProps } from './notificationProps.ts'

interface OlderNotificationsProps {
  shown: number
  /** Undefined if unknown. */
  total: number | undefined
  hasCut: boolean
  hasMore: boolean
  onMore: () => void
  onLoadMore: NotificationPanelProps['onLoadMore']
  onFail: () => void
  t: NotificationWords
}

/** Shows or loads older notifications. */
export function OlderNotifications(props: OlderNotificationsProps) {
  const { shown, total, hasCut, hasMore, onMore, onLoadMore, onFail, t } = props
  const [isLoading, setLoading] = useState(false)
  if (!hasCut && !hasMore) return null
  const load = async () => {
    onMore()
    if (!hasMore || !onLoadMore) return
    setLoading(true)
    try {
      await onLoadMore()
    } catch {
      onFail()
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className={styles.older}>
      <Button size="small" isPending={isLoading} onPress={() => void load()}>
        {t('loadMore')}
      </Button>
      {total !== undefined && <span className={styles.shown}>{t('shown', { shown, total })}</span>}
    </div>
  )
}
