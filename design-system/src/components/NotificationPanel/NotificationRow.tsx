import {
  CircleEllipsis,
  CircleSlash,
  Clock,
  EllipsisVertical,
  RotateCcw,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { formatMoment, readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { given } from '../../internal/given.ts'
import { statusIcons } from '../../internal/status/statusIcons.ts'
import { Button } from '../Button/Button.tsx'
import { button as iconButton } from '../IconButton/IconButton.css.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { deedOn } from './changes.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import { momentOf, statusOf, type NotificationItem, type NotificationJob } from './notifications.ts'
import { RelativeTime } from './RelativeTime.tsx'
import { relativeTime } from './relativeTime.ts'
import * as styles from './row.css.ts'
import type { NotificationCommands } from './useChanges.ts'

/** How much of the text is included in the name of a row. */
const spokenLength = 200

/** The accessible name of a row, which is read when the arrow keys reach it. */
export function rowWords(item: NotificationItem, now: number, locale: Locale, t: NotificationWords): string {
  const { title, text = '', application, isRead } = item
  const spoken = text.length > spokenLength ? `${text.slice(0, spokenLength)}…` : text
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const job = item.kind === 'job' ? item.job : undefined
  return [
    !isRead && t('unread'),
    t(statusOf(item).word),
    title,
    hasEnded(item) && t('ended'),
    job?.state === 'running' && (job.figure ?? (job.value !== undefined && percent.format(partOf(job)))),
    job?.state === 'failed' && job.reason,
    spoken,
    application.name,
    relativeTime(locale, now - momentOf(item), t('justNow'), 'long') ?? writtenMoment(locale, item.time),
  ]
    .filter(Boolean)
    .join(', ')
}

const hasEnded = (item: NotificationItem) => item.kind === 'message' && item.isEnded === true

const writtenMoment = (locale: Locale, time: string) => {
  const moment = readMoment(time)
  return moment ? formatMoment(locale, moment) : time
}

function partOf({ value = 0, maximum = 100 }: NotificationJob & { state: 'running' }): number {
  return maximum > 0 ? Math.min(1, Math.max(0, value / maximum)) : 0
}

const icons: Readonly<Record<'queued' | 'running' | 'cancelled', LucideIcon>> = {
  queued: Clock,
  running: CircleEllipsis,
  cancelled: CircleSlash,
}

function StatusIcon({ item }: { item: NotificationItem }) {
  const { word, status } = statusOf(item)
  const Icon =
    word === 'queued' || word === 'running' || word === 'cancelled'
      ? icons[word]
      : statusIcons[status === 'neutral' || status === 'active' ? 'info' : status]
  return (
    <span aria-hidden className={styles.icon[status]}>
      <Icon size={18} />
    </span>
  )
}

/** The commands that a row needs. */
type RowCommands = Pick<NotificationCommands, 'pending' | 'failures' | 'retry' | 'cancel'>

interface NotificationRowProps {
  item: NotificationItem
  now: number
  commands: RowCommands
  /** Whether the full text is shown. */
  isOpen: boolean
  onToggle: () => void
  onOpen: () => void
  /** Called when the item's own action is used. */
  onAct: () => void
  /** On a page, the id of the heading that is the title. @default it is none: a row of a tree is named by its words */
  headingId?: string
  /** Actions below the text. @default nothing */
  foot?: ReactNode
  /** Actions in a menu at the end of the row. @default none */
  menu?: { isOpen: boolean; onOpen: (trigger: HTMLElement) => void }
  t: NotificationWords
}

/** The content of a row. The row itself is React Aria's, or the article of a feed. */
export function NotificationRow(props: NotificationRowProps) {
  const { item, now, commands, onOpen, onAct, headingId, foot, menu, t } = props
  const { title, application, href, isRead } = item
  const content = useRef<HTMLDivElement>(null)
  // A button that disappears after use leaves the focus to its row.
  const kept = useFocusKept(() => content.current?.closest<HTMLElement>('[role="row"], article'))
  const failure = commands.failures.get(item.id)
  const { word, status } = statusOf(item)
  const Title = headingId === undefined ? 'p' : 'h3'
  return (
    <div ref={content} className={styles.item} {...kept}>
      <span className={isRead ? styles.read : styles.unread}>
        {!isRead && <span className={styles.hidden}>{t('unread')}</span>}
      </span>
      <StatusIcon item={item} />
      <div className={styles.words}>
        <Title
          {...given({ id: headingId })}
          dir="auto"
          className={isRead ? styles.title : styles.unreadTitle}
        >
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link} onPress={onOpen}>
              {title}
            </Link>
          )}
        </Title>
        <ItemText {...props} />
        {item.kind === 'job' && <JobProgress title={title} job={item.job} />}
        <p className={styles.meta}>
          <span className={styles.severity[status]}>{t(word)}</span>
          {hasEnded(item) && <span>{t('ended')}</span>}
          <bdi>{application.name}</bdi>
          <RelativeTime value={item.time} now={now} t={t} />
        </p>
        {failure !== undefined && (
          <p className={styles.failure}>
            <TriangleAlert aria-hidden size={16} className={styles.failureIcon} />
            {failure}
          </p>
        )}
        <ItemActions item={item} commands={commands} onAct={onAct} t={t} />
        {foot}
      </div>
      {menu && (
        <AriaButton
          aria-label={t('actions', { title })}
          aria-haspopup="menu"
          aria-expanded={menu.isOpen}
          className={iconButton({ size: 'small' })}
          onPress={({ target }) => {
            if (target instanceof HTMLElement) menu.onOpen(target)
          }}
        >
          <EllipsisVertical aria-hidden size={18} />
        </AriaButton>
      )}
    </div>
  )
}

/** The text, cut after a few lines until the reader expands it. */
function ItemText({ item, isOpen, onToggle, t }: NotificationRowProps) {
  const { title, text = '' } = item
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = paragraph.current
    // The expanded text is not cut, but the button stays.
    if (!element || isOpen || text === '') return undefined
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    // In the next frame: the change may resize an observed element, which would loop forever.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [text, isOpen])
  if (text.trim() === '') return null
  return (
    <>
      <p ref={paragraph} dir="auto" className={isOpen ? styles.text : styles.cutText}>
        {text}
      </p>
      {isCut && (
        <AriaButton
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'lessOf' : 'moreOf', { title })}
          onPress={() => onToggle()}
        >
          {t(isOpen ? 'less' : 'more')}
        </AriaButton>
      )}
    </>
  )
}

/** The progress of a job, or why it failed. The panel announces changes for all jobs together. */
function JobProgress({ title, job }: { title: string; job: NotificationJob }) {
  if (job.state === 'running') {
    const { value, maximum, figure } = job
    return <ProgressBar isLabelHidden size="small" label={title} {...given({ value, maximum, figure })} />
  }
  if (job.state !== 'failed') return null
  return (
    <p dir="auto" className={styles.reason}>
      {job.reason}
    </p>
  )
}

interface ItemActionsProps {
  item: NotificationItem
  commands: RowCommands
  onAct: () => void
  t: NotificationWords
}

/** Visible actions of the notification itself; actions on the row are in its menu. */
function ItemActions({ item, commands, onAct, t }: ItemActionsProps) {
  const { action } = item
  const job = item.kind === 'job' ? item.job : undefined
  const canRetry = (job?.state === 'failed' || job?.state === 'cancelled') && job.canRetry === true
  const canCancel = (job?.state === 'queued' || job?.state === 'running') && job.canCancel === true
  const { retry, cancel } = commands
  const hasRetry = retry !== undefined && canRetry
  const hasCancel = cancel !== undefined && canCancel
  if (!action && !hasRetry && !hasCancel) return null
  const deed = deedOn(commands.pending, item.id)
  return (
    <div className={styles.actions}>
      {hasRetry && (
        <Button
          size="small"
          icon={<RotateCcw aria-hidden size={16} />}
          isPending={deed === 'retry'}
          onPress={() => retry(item)}
        >
          {t('retry')}
        </Button>
      )}
      {hasCancel && (
        <Button size="small" isPending={deed === 'cancel'} onPress={() => cancel(item)}>
          {t('cancel')}
        </Button>
      )}
      {action?.href !== undefined && (
        <LinkButton size="small" href={action.href} onPress={onAct}>
          {action.label}
        </LinkButton>
      )}
      {action?.onPress && (
        <Button size="small" onPress={onAct}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
