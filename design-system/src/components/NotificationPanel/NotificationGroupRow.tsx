import { CheckCheck, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { Locale } from '../../i18n/messages.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { dayWords } from './dayWords.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationRows } from './rows.ts'
import * as styles from './row.css.ts'

/** "Today", "Thursday, March 12, 2026", "12 from Reports". */
export function groupWords(
  { group, count }: NotificationRows,
  now: number,
  locale: Locale,
  t: NotificationWords,
) {
  if (group.by === 'underWay') return t('underWay')
  if (group.by === 'application') return t('fromApplication', { count, application: group.application.name })
  return dayWords(group.day, now, locale, t)
}

interface NotificationGroupRowProps {
  rows: NotificationRows
  words: string
  isOpen: boolean
  onRead: () => void
  t: NotificationWords
}

/** The header of a group: what it contains and, while it is closed, its latest notification. */
export function NotificationGroupRow({ rows, words, isOpen, onRead, t }: NotificationGroupRowProps) {
  const { unread, items } = rows
  const head = useRef<HTMLDivElement>(null)
  const kept = useFocusKept(() => head.current?.closest<HTMLElement>('[role="row"]'))
  return (
    <div ref={head} className={styles.head} {...kept}>
      <AriaButton slot="chevron" className={styles.chevron}>
        <ChevronRight aria-hidden size={16} className={styles.chevronIcon} />
      </AriaButton>
      <div className={styles.headWords}>
        <span className={styles.headName}>
          <bdi>{words}</bdi>
          <CountBadge
            count={unread.length}
            label={t('countUnread', { count: unread.length })}
            tone="accent"
          />
        </span>
        {!isOpen && (
          <span dir="auto" className={styles.latest}>
            {items[0]?.title}
          </span>
        )}
      </div>
      {unread.length > 0 && (
        <IconButton
          size="small"
          label={t('readGroup', { group: words })}
          icon={<CheckCheck aria-hidden size={18} />}
          onPress={onRead}
        />
      )}
    </div>
  )
}
