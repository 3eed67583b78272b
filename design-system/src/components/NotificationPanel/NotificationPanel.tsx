import { useMemo, useState, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useMessages } from '../../i18n/useMessages.ts'
import { accessibleName } from '../../internal/accessibleName.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { given } from '../../internal/given.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { useAnnouncements } from '../../internal/announcements/useAnnouncements.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import * as tabs from '../Tabs/Tabs.css.ts'
import * as styles from './NotificationPanel.css.ts'
import { messages } from './NotificationPanel.messages.ts'
import type { NotificationPanelProps } from './notificationProps.ts'
import {
  isUnderWay,
  newestFirst,
  notificationFilters,
  notificationGroupings,
  type NotificationFilter,
} from './notifications.ts'
import { NotificationOptions } from './NotificationOptions.tsx'
import { StatusNotice } from './NotificationState.tsx'
import { NotificationTab, tabWords } from './NotificationTab.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useChanges } from './useChanges.ts'
import { useNow } from './useNow.ts'

export type { NotificationChange, NotificationUndo } from './changes.ts'
export type { NotificationPanelProps } from './notificationProps.ts'
export { notificationGroupings } from './notifications.ts'

/** All notifications from the applications, and the reader's long-running jobs. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { status = 'ready', onMute, mutedApplications = [], historyHref, renderWork } = props
  const t = useMessages(messages)
  const now = useNow()
  const { text, announce } = useAnnouncements()
  const root = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(props, root)
  const [filter, setFilter] = useState<NotificationFilter>('all')
  const sorted = useMemo(() => newestFirst(props.items), [props.items])
  const commands = useChanges({ ...props, items: sorted, announce, t })
  const { items } = commands
  const unreadIds = items.filter(({ isRead }) => !isRead)
  // Items being marked as read no longer count, even before the caller has updated the count.
  const justRead = sorted.filter(({ isRead }) => !isRead).length - unreadIds.length
  const unread =
    props.unreadCount === undefined
      ? unreadIds.length
      : Math.max(unreadIds.length, props.unreadCount - justRead)
  const running = items.filter(isUnderWay).length
  const [ownGrouping, setOwnGrouping] = useState(props.defaultGrouping ?? 'day')
  const grouping = props.grouping ?? ownGrouping
  const kept = useFocusKept(
    () =>
      root.current?.querySelector<HTMLElement>('[data-takes-focus] button, button[data-takes-focus]') ??
      root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'),
  )
  const counts = {
    all: undefined,
    unread: { count: unread, label: t('countUnread', { count: unread }) },
    running: { count: running, label: t('countRunning', { count: running }) },
  }
  return (
    <div {...attributes} className={styles.panel} {...kept}>
      <Tabs
        className={styles.tabs}
        selectedKey={filter}
        onSelectionChange={key => setFilter(notificationFilters.find(other => other === key) ?? 'all')}
      >
        <TabList {...accessibleName(props)} className={`${tabs.list} ${styles.tabList}`}>
          {notificationFilters.map(id => (
            <Tab key={id} id={id} className={tabs.tab}>
              {t(tabWords[id])}
              {counts[id] && <CountBadge {...counts[id]} tone={id === 'unread' ? 'accent' : 'neutral'} />}
            </Tab>
          ))}
        </TabList>
        <div className={styles.tools}>
          {/* The button stays until its action is done, so that the focus can move on to the undo button. */}
          {(unread > 0 || commands.isReadingAll) && (
            <span data-takes-focus className={styles.readAll}>
              <Button
                variant="quiet"
                size="small"
                isPending={commands.isReadingAll}
                onPress={() => commands.readAll(unread)}
              >
                {t('readAll')}
              </Button>
            </span>
          )}
          <NotificationOptions
            grouping={grouping}
            onGroupingChange={key => {
              const next = notificationGroupings.find(other => other === key) ?? 'day'
              setOwnGrouping(next)
              props.onGroupingChange?.(next)
            }}
            muted={onMute ? mutedApplications : []}
            onHear={application => commands.mute?.(application, false)}
            t={t}
          />
        </div>
        <StatusNotice
          status={status}
          isEmpty={items.length === 0}
          {...given({
            updatedAt: props.updatedAt,
            failedReason: props.failedReason,
            onReload: props.onReload,
          })}
          failure={commands.failure}
          onForget={commands.forgetFailure}
          t={t}
        />
        <TabPanel key={`${filter} ${grouping}`} id={filter} className={styles.scroller}>
          <NotificationTab
            {...props}
            items={items}
            sorted={sorted}
            filter={filter}
            grouping={grouping}
            now={now}
            commands={commands}
            announce={announce}
            t={t}
          />
        </TabPanel>
      </Tabs>
      {commands.undoable && (
        <UndoBar
          words={commands.undoable.words}
          onUndo={commands.undoable.run}
          onClose={commands.forgetUndo}
          t={t}
        />
      )}
      {(historyHref !== undefined || renderWork) && (
        <div className={styles.foot}>
          {renderWork?.(props.onLeave)}
          {historyHref !== undefined && (
            <LinkButton
              variant="quiet"
              size="small"
              href={historyHref}
              {...given({ onPress: props.onLeave })}
            >
              {t('history')}
            </LinkButton>
          )}
        </div>
      )}
      <div role="status" className={styles.hidden}>
        {text}
      </div>
    </div>
  )
}
