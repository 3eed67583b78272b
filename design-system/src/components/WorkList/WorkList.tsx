import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { formatMoment, readMoment } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { useNow } from '../NotificationPanel/useNow.ts'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { messages } from './WorkList.messages.ts'
import * as styles from './WorkList.css.ts'
import { dueState, dueWords, waitingWords } from './workWords.ts'

/** One task of the reader. */
export interface WorkListItem {
  id: string
  /** What is to be done: "Demande à planifier". */
  kind: string
  /** The client that it is for. */
  title: string
  /** Tells several tasks of the same client apart. */
  detail?: string
  /** Address of the page where it is done. */
  href: string
  /** Since when it has been waiting, ISO 8601 in UTC. */
  since: string
  /** The day it is due, YYYY-MM-DD. @default none */
  due?: string | null
}

/** A page with all tasks of one kind: `{ id, label: '60 demandes à planifier', href }`. */
export interface WorkListPage {
  id: string
  label: string
  href: string
}

export const workListStatuses = ['ready', 'loading', 'failed'] as const

export interface WorkListProps extends ElementProps {
  /** Names the part: "Ce qui vous attend". */
  title: string
  /** The tasks, most urgent first. */
  items: readonly WorkListItem[]
  /** Number of tasks in all, if not all are among the items. @default their number */
  total?: number
  /** How many are shown before the reader expands the list; half of them on a phone. @default 6 */
  shown?: number
  /** Links to all tasks of each kind. @default none */
  pages?: readonly WorkListPage[]
  /** The sentence shown when nothing is waiting. */
  empty: string
  /** `failed` means that nothing has loaded; existing items stay visible while they are reloaded. @default 'ready' */
  status?: (typeof workListStatuses)[number]
  /** Why loading failed, as a sentence. */
  failedReason?: string
  /** Called when the reader retries after a failure. */
  onRetry?: () => void
  /** Whether a retry is in progress. @default false */
  isRetrying?: boolean
}

/** Lists the tasks that wait for the reader, most urgent first. */
export function WorkList(props: WorkListProps) {
  const { title, items, total = items.length, shown = 6, pages = [], empty, status = 'ready' } = props
  const t = useMessages(messages)
  const now = new Date(useNow())
  const titleId = useId()
  const listId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWhole, setWhole] = useState(false)
  // A completed task disappears from the list, and may have had the focus.
  const kept = useFocusKept(() => heading.current)
  const few = Math.ceil(shown / 2)
  const hasMore = items.length > shown || total > items.length
  const visible = isWhole ? items : items.slice(0, shown)
  return (
    <section {...elementProps(props)} className={styles.work} aria-labelledby={titleId} {...kept}>
      <div className={styles.heading}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {status === 'ready' && <CountBadge count={total} label={String(total)} max={9999} tone="accent" />}
      </div>
      {status === 'loading' && <Waiting label={t('loading')} rows={few} />}
      {status === 'failed' && (
        <div className={styles.note} role="alert">
          <CircleAlert aria-hidden size="1.125rem" className={styles.failedIcon} />
          <span>{props.failedReason}</span>
          {props.onRetry && (
            <Button size="small" isPending={props.isRetrying ?? false} onPress={props.onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      {status === 'ready' && items.length === 0 && (
        <p className={styles.note}>
          <CircleCheck aria-hidden size="1.125rem" className={styles.doneIcon} />
          <span>{empty}</span>
        </p>
      )}
      {status === 'ready' && items.length > 0 && (
        <>
          <ul id={listId} aria-labelledby={titleId} className={styles.list}>
            {visible.map((item, index) => (
              <li
                key={item.id}
                className={isWhole || index < few ? styles.row : `${styles.row} ${styles.beyondFew}`}
              >
                <Row item={item} now={now} />
              </li>
            ))}
          </ul>
          {isWhole && total > items.length && (
            <p className={styles.more}>{t('more', { count: items.length, total })}</p>
          )}
          {isWhole && pages.length > 0 && (
            <ul className={styles.pages}>
              {pages.map(({ id, label, href }) => (
                <li key={id}>
                  <Link href={href} className={styles.page}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {(hasMore || items.length > few) && (
            <div className={hasMore ? styles.foot : `${styles.foot} ${styles.footOfFew}`}>
              <ButtonContext value={{ 'aria-expanded': isWhole, 'aria-controls': listId }}>
                <Button variant="quiet" size="small" onPress={() => setWhole(!isWhole)}>
                  {isWhole ? t('fewer') : t('all', { total })}
                </Button>
              </ButtonContext>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Row({ item, now }: { item: WorkListItem; now: Date }) {
  const { kind, title, detail, href, due } = item
  const id = useId()
  return (
    <>
      <span id={`${id}kind`} className={styles.kind}>
        {kind}
      </span>
      <span className={styles.name}>
        <Link href={href} className={styles.link} aria-describedby={`${id}kind ${id}more`}>
          {title}
        </Link>
      </span>
      <span id={`${id}more`} className={styles.facts}>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        <span className={styles.times}>
          {due !== undefined && due !== null && <Due due={due} now={now} />}
          <Since since={item.since} now={now} />
        </span>
      </span>
    </>
  )
}

function Due({ due, now }: { due: string; now: Date }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const state = dueState(due, now)
  const date = dueWords(locale, due)
  if (state === 'ahead') return <time dateTime={due}>{t('due', { date })}</time>
  return (
    <StatusBadge kind={state === 'late' ? 'danger' : 'warning'} look="plain">
      {state === 'late' ? t('late', { date }) : t('dueToday')}
    </StatusBadge>
  )
}

function Since({ since, now }: { since: string; now: Date }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const moment = readMoment(since)
  const words = waitingWords(locale, since, now)
  if (!moment || !words) return null
  return (
    <time dateTime={moment.toISOString()} title={formatMoment(locale, moment)} className={styles.since}>
      {words.key === 'since' ? t('since', { date: words.date }) : t(words.key, { count: words.count })}
    </time>
  )
}

/** Placeholder rows. On a phone, the content below does not move when the real rows arrive. */
function Waiting({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      <span className={styles.list}>
        {Array.from({ length: rows }, (_, index) => (
          <span key={index} className={`${styles.row} ${styles.awaitedRow}`}>
            <span className={styles.kind}>
              <Skeleton width="45%" />
            </span>
            <span className={styles.name}>
              <Skeleton width="75%" />
            </span>
            <span className={styles.facts}>
              <Skeleton width="60%" />
              <Skeleton width="50%" />
            </span>
          </span>
        ))}
      </span>
      <span className={`${styles.foot} ${styles.awaitedFoot}`} />
    </SkeletonGroup>
  )
}
