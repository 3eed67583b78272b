import { Mail, MailOpen } from 'lucide-react'
import { memo, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { dayWords } from '../NotificationPanel/dayWords.ts'
import { messages as itemMessages } from '../NotificationPanel/NotificationPanel.messages.ts'
import { NotificationRow } from '../NotificationPanel/NotificationRow.tsx'
import { NotificationSkeleton } from '../NotificationPanel/NotificationState.tsx'
import type { MessageNotification } from '../NotificationPanel/notifications.ts'
import { toRows } from '../NotificationPanel/rows.ts'
import { useNow } from '../NotificationPanel/useNow.ts'
import { messages } from './NotificationFeed.messages.ts'
import * as styles from './NotificationFeed.css.ts'

export interface NotificationFeedProps extends ElementProps {
  /** Names the feed: "Vos notifications". */
  'aria-label': string
  /** The notifications loaded so far, newest first. */
  items: readonly MessageNotification[]
  /** Number of notifications in all. */
  total: number
  /** Marks a notification as read or unread. Resolves when it is done, even if the server refused. */
  onRead: (id: string, isRead: boolean) => Promise<void>
  /** Loads the next `pageSize` notifications. A rejection is shown to the reader. Offered until `total` is reached. */
  onLoadMore: () => Promise<void>
  /** How many notifications each further page loads. @default 50 */
  pageSize?: number
  /** Number of newer notifications waiting above the list, so that nothing moves while it is read. @default 0 */
  newsCount?: number
  /** Called when the reader asks for the newer notifications. */
  onShowNews?: () => void
}

/** A person's notifications as an article feed, newest first and grouped by day. */
export function NotificationFeed(props: NotificationFeedProps) {
  const { items, total, onRead, onLoadMore, pageSize = 50, newsCount = 0, onShowNews } = props
  const t = useMessages(messages)
  const tItem = useMessages(itemMessages)
  const locale = useLocale()
  const now = useNow()
  const id = useId()
  const feed = useRef<HTMLElement>(null)
  const attributes = useElementProps(props, feed)
  const known = useRef<ReadonlySet<string>>(undefined)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const before = known.current
    const first = before && items.find(item => !before.has(item.id))
    if (!first) return
    known.current = undefined
    // The list was replaced rather than continued, so the focus does not move.
    if (!items.some(item => before.has(item.id))) return
    // The pressed button may have gone, and the reader continues with the first entry that it loaded.
    feed.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(first.id)}"]`)?.focus()
  }, [items])
  // Entries re-render only when their own content changes, but must call the latest `onRead`.
  const latest = useRef(onRead)
  useLayoutEffect(() => {
    latest.current = onRead
  }, [onRead])
  const mark = useCallback((itemId: string, isRead: boolean) => latest.current(itemId, isRead), [])
  const remember = () => {
    known.current = new Set(items.map(item => item.id))
  }
  const load = async () => {
    remember()
    setLoading(true)
    setFailed(false)
    try {
      await onLoadMore()
    } catch {
      known.current = undefined
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  const left = Math.min(pageSize, total - items.length)
  return (
    <section {...attributes} aria-label={props['aria-label']} className={styles.feed}>
      <div className={styles.news}>
        <span role="status">{newsCount > 0 && t('news', { count: newsCount })}</span>
        {newsCount > 0 && onShowNews && (
          <Button
            size="small"
            aria-label={t('showNews', { count: newsCount })}
            onPress={() => {
              remember()
              onShowNews()
            }}
          >
            {t('show')}
          </Button>
        )}
      </div>
      {toRows(items, 'day', items.length).map(({ key, group, items: ofDay }) => (
        <section key={key} aria-labelledby={`${id}${key}`} className={styles.day}>
          <h2 id={`${id}${key}`} className={styles.dayTitle}>
            {group.by === 'day' && dayWords(group.day, now, locale, tItem)}
          </h2>
          <ul aria-labelledby={`${id}${key}`} className={styles.list}>
            {ofDay.map(
              item =>
                item.kind === 'message' && (
                  <li key={item.id}>
                    <Entry item={item} now={now} onRead={mark} />
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
      {hasFailed && <Banner kind="danger" live="assertive" title={t('moreFailed')} />}
      {left > 0 && (
        <div className={styles.more}>
          <Button isPending={isLoading} onPress={() => void load()}>
            {t('more', { count: left })}
          </Button>
          <span className={styles.shown}>{t('shown', { shown: items.length, total })}</span>
        </div>
      )}
    </section>
  )
}

const noCommands = { pending: [], failures: new Map<string, string>(), retry: undefined, cancel: undefined }

interface EntryProps extends Pick<NotificationFeedProps, 'onRead'> {
  item: MessageNotification
  now: number
}

/** Whether an entry shows the same content: the caller may create new item objects. */
function isSame(before: EntryProps, after: EntryProps): boolean {
  const [a, b] = [before.item, after.item]
  return (
    before.now === after.now &&
    before.onRead === after.onRead &&
    a.id === b.id &&
    a.isRead === b.isRead &&
    a.isEnded === b.isEnded &&
    a.severity === b.severity &&
    a.title === b.title &&
    a.text === b.text &&
    a.time === b.time &&
    a.href === b.href &&
    a.action === b.action &&
    a.application.name === b.application.name
  )
}

/** Memoised, because there may be hundreds. */
const Entry = memo(function Entry({ item, now, onRead }: EntryProps) {
  const t = useMessages(messages)
  const tItem = useMessages(itemMessages)
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const { id, title, isRead } = item
  const mark = useCallback(
    async (next: boolean) => {
      setPending(true)
      await onRead(id, next)
      setPending(false)
    },
    [onRead, id],
  )
  const open = () => {
    if (!isRead) void mark(true)
  }
  const deed = t(isRead ? 'markUnread' : 'markRead')
  return (
    <article aria-labelledby={titleId} tabIndex={-1} data-id={id} className={styles.entry}>
      <NotificationRow
        item={item}
        now={now}
        commands={noCommands}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        onOpen={open}
        onAct={() => {
          open()
          item.action?.onPress?.()
        }}
        headingId={titleId}
        foot={
          <div className={styles.foot}>
            <Button
              variant="quiet"
              size="small"
              icon={isRead ? <Mail aria-hidden size={16} /> : <MailOpen aria-hidden size={16} />}
              isPending={isPending}
              aria-label={t('markOf', { deed, title })}
              onPress={() => void mark(!isRead)}
            >
              {deed}
            </Button>
          </div>
        }
        t={tItem}
      />
    </article>
  )
}, isSame)

/** Placeholder for a feed that is still loading. */
export function NotificationFeedSkeleton(props: ElementProps<HTMLDivElement>) {
  return <NotificationSkeleton {...elementProps(props)} t={useMessages(itemMessages)} />
}
