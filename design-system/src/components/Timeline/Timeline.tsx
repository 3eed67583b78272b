import { ChevronDown, Clock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './Timeline.css.ts'
import { messages } from './Timeline.messages.ts'

/** An event in the history. */
export interface TimelineEvent {
  id: string
  /** What happened: "Demande validée". */
  title: string
  /** When it happened, formatted for the reader: "12 mars 2026, 09:30". */
  date: string
  /** The machine-readable time: "2026-03-12T09:30:00+01:00". */
  dateTime: string
  /** Who did it. */
  actor?: string
  /** The resulting status and its text. */
  status?: { kind: StatusBadgeKind; text: string }
  /** Further details: the reason for a refusal, a comment. */
  detail?: ReactNode
}

/** The next step that has not happened yet, and who is to act. */
export interface TimelineWaiting {
  /** The next step: "Validation par l’associé". */
  title: string
  /** Who is to act. */
  name: string
  /** How many whole days it has been waiting; 0 is "since today". */
  days: number
  /** What the reader can do about it. */
  action?: ReactNode
}

export const timelineOrders = ['newest-first', 'oldest-first'] as const

export interface TimelineProps extends ElementProps<HTMLOListElement> {
  /** What the events belong to: "Historique de la demande". Names the list. */
  label: string
  /** The events, sorted according to `order`. */
  events: readonly TimelineEvent[]
  /** The step that is waited for. Shown at the newest end. */
  waiting?: TimelineWaiting
  /** The direction of time. @default 'newest-first' */
  order?: (typeof timelineOrders)[number]
  /** How many of the newest events are shown at first. A single remaining event is never hidden. @default 5 */
  shown?: number
}

/** The history of one thing: what happened, when and by whom, and what it is waiting for. */
export function Timeline({
  label,
  events,
  waiting,
  order = 'newest-first',
  shown = 5,
  ...element
}: TimelineProps) {
  const t = useMessages(messages)
  const [isExpanded, setExpanded] = useState(false)
  const isNewestFirst = order === 'newest-first'
  const hidden = events.length - shown
  const isLong = hidden > 1
  const recent = !isLong ? events : isNewestFirst ? events.slice(0, shown) : events.slice(-shown)
  const earlier = !isLong ? [] : isNewestFirst ? events.slice(shown) : events.slice(0, hidden)
  const ofEvents = (list: readonly TimelineEvent[]) =>
    list.map(event => <Event key={event.id} event={event} />)
  const pieces = [
    waiting && <Waiting key="waiting" waiting={waiting} />,
    ofEvents(recent),
    // Between the visible and the earlier events, so that readers continue from the button with what it reveals.
    isLong && (
      <li key="toggle" className={styles.item} data-open={isExpanded ? undefined : ''}>
        <Button className={styles.toggle} aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
          <ChevronDown aria-hidden size="1rem" className={styles.chevron} />
          {t(isExpanded ? 'hideEarlier' : 'showEarlier', { count: earlier.length })}
        </Button>
      </li>
    ),
    isExpanded && ofEvents(earlier),
  ]
  return (
    <ol {...elementProps(element)} aria-label={label} className={styles.list}>
      {isNewestFirst ? pieces : pieces.toReversed()}
    </ol>
  )
}

function Event({ event: { title, date, dateTime, actor, status, detail } }: { event: TimelineEvent }) {
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.mark[status?.kind ?? 'draft']} />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          {status && (
            <StatusBadge kind={status.kind} look="plain">
              {status.text}
            </StatusBadge>
          )}
        </div>
        <div className={styles.meta}>
          {actor !== undefined && <span className={styles.actor}>{actor}</span>}
          <time dateTime={dateTime}>{date}</time>
        </div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
    </li>
  )
}

function Waiting({ waiting: { title, name, days, action } }: { waiting: TimelineWaiting }) {
  const t = useMessages(messages)
  return (
    <li className={styles.item} data-open="">
      <span aria-hidden className={styles.waitingMark}>
        <Clock size="0.875rem" strokeWidth={2.25} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
        </div>
        <div className={styles.awaited}>
          {days < 1 ? t('waitingToday', { name }) : t('waiting', { name, count: days })}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  )
}

/** Placeholder for a history that is still loading. */
export function TimelineSkeleton({
  count = 3,
  ...element
}: ElementProps<HTMLDivElement> & {
  /** The number of placeholder entries. @default 3 */ count?: number
}) {
  const t = useMessages(messages)
  return (
    <SkeletonGroup {...elementProps(element)} label={t('loading')}>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.item}>
            <span aria-hidden className={styles.skeletonMark} />
            <div className={styles.words}>
              <Skeleton width="14rem" />
              <Skeleton width="10rem" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
