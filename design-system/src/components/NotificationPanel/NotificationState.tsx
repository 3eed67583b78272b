import { formatMoment, readMoment } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Offline } from '../Offline/Offline.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { given } from '../../internal/given.ts'
import * as styles from './NotificationPanel.css.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationFilter } from './notifications.ts'
import * as row from './row.css.ts'

export const notificationStatuses = ['ready', 'loading', 'failed', 'offline'] as const
export type NotificationStatusName = (typeof notificationStatuses)[number]

interface NotificationStateProps {
  filter: NotificationFilter
  status: NotificationStatusName
  failedReason?: string
  onReload?: () => void
  /** There are older notifications that may match. */
  hasMore: boolean
  t: NotificationWords
}

/** Placeholder for the first notifications. */
export function NotificationSkeleton({
  t,
  ...element
}: ElementProps<HTMLDivElement> & { t: NotificationWords }) {
  return (
    <SkeletonGroup {...elementProps(element)} label={t('loading')}>
      {[70, 85, 60, 75].map(width => (
        <div key={width} className={row.item}>
          <span className={row.read} />
          <Skeleton shape="square" width="2rem" />
          <div className={row.words}>
            <Skeleton width={`${width}%`} />
            <Skeleton width="95%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

const empty = {
  all: ['none', 'noneText'],
  unread: ['noneUnread', 'noneUnreadText'],
  running: ['noneRunning', 'noneRunningText'],
} as const

/** Shown in place of the list. */
export function NotificationState(props: NotificationStateProps) {
  const { filter, status, failedReason, onReload, hasMore, t } = props
  if (status === 'loading') return <NotificationSkeleton t={t} />
  if (status === 'failed')
    return (
      <ErrorState title={t('failedTitle')} {...given({ onRetry: onReload })}>
        {failedReason ?? t('failedText')}
      </ErrorState>
    )
  if (status === 'offline' && onReload) return <Offline size="section" onRetry={onReload} />
  const [title, text] = hasMore ? (['noneRecent', 'noneRecentText'] as const) : empty[filter]
  return <EmptyState title={t(title)}>{t(text)}</EmptyState>
}

interface StatusNoticeProps {
  status: NotificationStatusName
  updatedAt?: string
  failedReason?: string
  onReload?: () => void
  isEmpty: boolean
  /** The error of a change to many notifications. */
  failure: string | undefined
  onForget: () => void
  t: NotificationWords
}

/** A notice above the list: it is out of date, or a change failed. */
export function StatusNotice(props: StatusNoticeProps) {
  const { status, updatedAt, failedReason, onReload, isEmpty, failure, onForget, t } = props
  const locale = useLocale()
  const moment = updatedAt === undefined ? null : readMoment(updatedAt)
  const isOffline = status === 'offline' && !(isEmpty && onReload)
  const hasFailed = status === 'failed' && !isEmpty
  if (!isOffline && !hasFailed && failure === undefined) return null
  const again = onReload && {
    actions: (
      <Button size="small" onPress={onReload}>
        {t('reload')}
      </Button>
    ),
  }
  return (
    <div className={styles.notices}>
      {isOffline && (
        <Banner kind="warning" live="polite" title={t('offline')} {...again}>
          {moment && t('offlineSince', { moment: formatMoment(locale, moment) })}
        </Banner>
      )}
      {hasFailed && (
        <Banner kind="danger" live="polite" title={t('failedTitle')} {...again}>
          {failedReason ?? t('failedText')}
        </Banner>
      )}
      {failure !== undefined && (
        <Banner kind="danger" live="assertive" title={failure} onDismiss={onForget} />
      )}
    </div>
  )
}
