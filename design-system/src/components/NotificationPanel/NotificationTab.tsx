import { ArrowUp } from 'lucide-react'
import { useMemo, useRef, useState, type RefObject } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { given } from '../../internal/given.ts'
import { NotificationList } from './NotificationList.tsx'
import * as styles from './NotificationPanel.css.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationPanelProps } from './notificationProps.ts'
import type { NotificationFilter, NotificationItem } from './notifications.ts'
import { NotificationState } from './NotificationState.tsx'
import { OlderNotifications } from './OlderNotifications.tsx'
import { toRows, underWayKey } from './rows.ts'
import { useAdmitted } from './useAdmitted.ts'
import type { NotificationCommands } from './useChanges.ts'
import { useNews } from './useNews.ts'

/**
 * How many are shown before the reader asks for more. Rows vary in height with their text, so the list is not windowed.
 */
const pageSize = 50

export const tabWords = { all: 'all', unread: 'filterUnread', running: 'filterRunning' } as const

type NotificationTabProps = NotificationPanelProps & {
  /** Includes pending changes; `sorted` has the items as given. */
  items: readonly NotificationItem[]
  sorted: readonly NotificationItem[]
  filter: NotificationFilter
  now: number
  commands: NotificationCommands
  announce: (about: string, words: string) => void
  t: NotificationWords
}

/** The list of one tab in one grouping. Its state starts afresh when either changes. */
export function NotificationTab(props: NotificationTabProps) {
  const { items, sorted, filter, grouping = 'day', status = 'ready', now, commands, announce, t } = props
  const hasMore = props.hasMore === true
  const content = useRef<HTMLDivElement>(null)
  const { shown, waiting, letIn } = useAdmitted(items, filter)
  useNews({
    items: sorted,
    waiting: waiting.length,
    isReady: status === 'ready' || sorted.length > 0,
    announce,
    t,
  })
  const [limit, setLimit] = useState(pageSize)
  const rows = useMemo(() => toRows(shown, grouping, limit), [shown, grouping, limit])
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  // By default days and "Under way" are open and applications are closed; the reader can toggle each.
  const opensByItself = (key: string) => grouping === 'day' || key === underWayKey
  const isGroupOpen = (key: string) => opensByItself(key) !== toggled.has(key)
  const hasCut =
    grouping === 'day'
      ? shown.length > limit
      : rows.some(({ key, items: some, count }) => isGroupOpen(key) && some.length < count)
  return (
    <div ref={content}>
      {waiting.length > 0 && (
        <div className={styles.arrived}>
          <AriaButton
            className={styles.arrivedButton}
            onPress={() => {
              letIn()
              showTop(content)
            }}
          >
            <ArrowUp aria-hidden size={16} />
            {t('arrived', { count: waiting.length })}
          </AriaButton>
        </div>
      )}
      {rows.length === 0 ? (
        <NotificationState
          filter={filter}
          status={status}
          hasMore={hasMore}
          {...given({ failedReason: props.failedReason, onReload: props.onReload })}
          t={t}
        />
      ) : (
        <NotificationList
          label={t(tabWords[filter])}
          rows={rows}
          isGroupOpen={isGroupOpen}
          onGroupsOpen={open =>
            setToggled(
              new Set(rows.filter(({ key }) => open.has(key) !== opensByItself(key)).map(({ key }) => key)),
            )
          }
          now={now}
          commands={commands}
          onOpen={props.onOpen}
          onLeave={props.onLeave}
          t={t}
        />
      )}
      {/* Even when none is shown, because the unread ones may all be older. */}
      {(rows.length > 0 || status === 'ready') && (
        <OlderNotifications
          shown={Math.min(limit, shown.length)}
          total={grouping === 'day' && !hasMore ? shown.length : undefined}
          hasCut={hasCut}
          hasMore={hasMore}
          onMore={() => setLimit(limit + pageSize)}
          onLoadMore={shown.length < limit + pageSize ? props.onLoadMore : undefined}
          onFail={() => commands.fail(t('loadMoreFailed'))}
          t={t}
        />
      )}
    </div>
  )
}

/** Scrolls to the first of the new items and focuses it once it is rendered. */
function showTop(content: RefObject<HTMLElement | null>) {
  content.current?.parentElement?.scrollTo({ top: 0 })
  requestAnimationFrame(() => {
    // Applications may be closed; then it is the first application.
    const row =
      content.current?.querySelector<HTMLElement>('[role="row"][aria-level="2"]') ??
      content.current?.querySelector<HTMLElement>('[role="row"]')
    row?.focus()
  })
}
