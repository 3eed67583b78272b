import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { NotificationBell } from '@parvis/design-system/NotificationBell'
import { criticalUnread, type NotificationItem } from '@parvis/design-system/notifications'
import { showToast } from '@parvis/design-system/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { useLanguage } from '../../i18n/formats.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { notificationsPath } from '../../inbox/addresses.ts'
import type { Inbox } from '../../inbox/inbox.ts'
import { followNotifications } from '../../inbox/notification-changes.ts'
import { notificationItem, shortened } from '../../inbox/notification-item.ts'
import { myListProblems, readingProblems } from '../../inbox/problems.ts'
import { inboxKey, inboxOptions, loadOlder } from '../../inbox/queries.ts'
import { useReading } from '../../inbox/useReading.ts'
import { useWorkUnderWay } from '../../inbox/useWorkUnderWay.ts'
import { usePerson, useSessionSnapshot } from '../../session/SessionContext.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { WorkLink } from '../../work/WorkLink.tsx'
import { useOnline } from '../useOnline.ts'

const nothing: readonly never[] = []

/** The person's notifications in the form that the design system shows. */
function useInboxItems() {
  const locale = useLanguage()
  const { frameOrigins } = useSettings()
  const inbox = useQuery(inboxOptions(useApi()))
  const { items = nothing, olderCritical = nothing } = inbox.data ?? {}
  const places = useMemo(() => ({ origin: location.origin, frameOrigins }), [frameOrigins])
  const shown = useMemo(
    () => items.map(item => notificationItem(item, locale, places)),
    [items, locale, places],
  )
  const older = useMemo(
    () => olderCritical.map(item => notificationItem(item, locale, places)),
    [olderCritical, locale, places],
  )
  return { inbox, shown, older }
}

/** Keeps the page's notifications up to date until the session ends. */
function useLiveNotifications(): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const { contactId } = usePerson()
  const isSignedIn = useSessionSnapshot().token !== undefined
  useEffect(() => {
    if (!isSignedIn) return undefined
    const leaving = new AbortController()
    followNotifications(api, queryClient, contactId, leaving.signal)
    return () => leaving.abort()
  }, [api, queryClient, contactId, isSignedIn])
}

const numbers = (ids: readonly string[]) => ids.map(Number)

/** The bell of the header with all of the person's notifications. */
export function PortalBell() {
  const { t } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const { read, readAll } = useReading()
  const { inbox, shown } = useInboxItems()
  const work = useWorkUnderWay()
  const all = useMemo(() => [...work.items, ...shown], [work.items, shown])
  useLiveNotifications()

  const status = () => {
    if (!isOnline && inbox.data)
      return { status: 'offline', updatedAt: new Date(inbox.dataUpdatedAt).toISOString() } as const
    if (inbox.error && !inbox.isFetching) {
      const { key } = problemText<'listMyNotifications'>(myListProblems, inbox.error)
      return { status: 'failed', failedReason: sayKey(t, key) } as const
    }
    return { status: inbox.isPending ? 'loading' : 'ready' } as const
  }
  async function loadMore() {
    const before = queryClient.getQueryData<Inbox>(inboxKey)
    if (!before) return
    const { items, hasMore } = await loadOlder(api, before)
    queryClient.setQueryData<Inbox>(inboxKey, now => {
      if (!now) return now
      const known = new Set(now.items.map(({ id }) => id))
      return { ...now, items: [...now.items, ...items.filter(({ id }) => !known.has(id))], hasMore }
    })
  }
  return (
    <NotificationBell
      {...status()}
      items={all}
      onOpenChange={isOpen => {
        if (isOpen) work.reload()
        else work.forgetEnded()
      }}
      unreadCount={inbox.data?.unreadCount ?? 0}
      hasMore={inbox.data?.hasMore ?? false}
      onLoadMore={loadMore}
      onReload={() => void inbox.refetch()}
      onRead={async (ids, isRead) => {
        await read(numbers(ids), isRead)
      }}
      onReadAll={async () => {
        const { readIds } = await readAll()
        return async () => {
          await read(readIds, false)
        }
      }}
      historyHref={notificationsPath}
      renderWork={onLeave => (
        <>
          {work.hasFailed && (
            <Button variant="quiet" size="small" onPress={work.reload}>
              {t('underWay.failed')}
            </Button>
          )}
          <WorkLink onLeave={onLeave} />
        </>
      )}
    />
  )
}

/** More banners than this leave no room for the page; further ones follow as banners are read. */
const mostBanners = 3

/**
 * Notifications present when a page opens are shown above it; later arrivals wait for the next page, so that nothing
 * jumps.
 */
function useThereWithPage(ids: readonly string[] | undefined): readonly string[] {
  const { pathname } = useLocation()
  const [there, setThere] = useState<{ pathname: string; ids: readonly string[] }>()
  if (ids && there?.pathname !== pathname) setThere({ pathname, ids })
  return there?.ids ?? nothing
}

/** Marks a notification as read and reports a failure. @returns the ids being marked */
function useMarking() {
  const { t } = useTranslation()
  const { read } = useReading()
  const [leaving, setLeaving] = useState<readonly string[]>([])
  async function markRead(id: string) {
    setLeaving(now => [...now, id])
    try {
      await read([Number(id)], true)
    } catch (error) {
      const { key } = problemText<'readMyNotifications'>(readingProblems, error)
      showToast({ kind: 'warning', title: sayKey(t, key) })
    } finally {
      setLeaving(now => now.filter(other => other !== id))
    }
  }
  return { leaving, markRead: (id: string) => void markRead(id) }
}

interface CriticalProps {
  item: NotificationItem
  onRead: (id: string) => void
}

/** Shows unread critical notifications over every screen. */
export function CriticalNotifications() {
  const { inbox, shown, older } = useInboxItems()
  const { leaving, markRead } = useMarking()
  const critical = criticalUnread([...shown, ...older])
  const there = useThereWithPage(inbox.data && critical.map(({ id }) => id))
  const items = critical.filter(({ id }) => !leaving.includes(id))
  const banners = items.filter(({ id }) => there.includes(id)).slice(0, mostBanners)
  return (
    <>
      {banners.map(item => (
        <CriticalBanner key={item.id} item={item} onRead={markRead} />
      ))}
      {items
        .filter(({ id }) => !there.includes(id))
        .map(item => (
          <CriticalArrival key={item.id} item={item} onRead={markRead} />
        ))}
    </>
  )
}

function CriticalBanner({ item: { id, title, text = '', href }, onRead }: CriticalProps) {
  const { t } = useTranslation()
  return (
    <Banner
      kind="danger"
      live="assertive"
      title={title}
      onDismiss={() => onRead(id)}
      dismissLabel={t('notifications.read')}
      {...(href !== undefined && {
        actions: (
          <LinkButton size="small" href={href} isExternal={!href.startsWith('/')} onPress={() => onRead(id)}>
            {t('notifications.open')}
          </LinkButton>
        ),
      })}
    >
      {shortened(text)}
    </Banner>
  )
}

/** A toast that stays until the notification is read or the page is left. */
function CriticalArrival({ item: { id, title, text = '', href }, onRead }: CriticalProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // A link to another site is opened from the banner, whose link says where it leads.
  const place = href?.startsWith('/') ? href : undefined
  const show = useEffectEvent(() =>
    showToast({
      kind: 'warning',
      title,
      description: shortened(text),
      action: {
        label: t(place === undefined ? 'notifications.read' : 'notifications.open'),
        onPress: () => {
          onRead(id)
          if (place !== undefined) void navigate(place)
        },
      },
    }),
  )
  useEffect(() => show(), [])
  return null
}
