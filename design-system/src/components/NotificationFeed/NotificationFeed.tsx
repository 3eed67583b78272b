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
  /** As many as are loaded, the newest first. */
  items: readonly MessageNotification[]
  /** All there are. */
  total: number
  /** Marks one as read or unread; resolves when it is so, also where it was refused. */
  onRead: (id: string, isRead: boolean) => Promise<void>
  /** Loads so many more; a refusal is told. Offered while `total` is not reached. */
  onLoadMore: () => Promise<void>
  /** How many come with the next part. @default 50 */
  pageSize?: number
  /** How many have come since and wait over the others, so that nothing moves. @default 0 */
  newsCount?: number
  /** Puts them in. */
  onShowNews?: () => void
}

/** What a person was told, the newest first, by days: to be read from top to bottom. */
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
    // Another list than the one that was to go on: nobody asked to be led to it.
    if (!items.some(item => before.has(item.id))) return
    // The button that was pressed may be gone, and what it brought is what is read next.
    feed.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(first.id)}"]`)?.focus()
  }, [items])
  // Entries are drawn anew for what they show alone, and do what is asked of them now.
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

/** Whether an entry shows the same: those who give the items may make them anew. */
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

/** Drawn anew only where it has changed: there may be hundreds. */
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

/** The place of a feed that is not known yet. */
export function NotificationFeedSkeleton(props: ElementProps<HTMLDivElement>) {
  return <NotificationSkeleton {...elementProps(props)} t={useMessages(itemMessages)} />
}
