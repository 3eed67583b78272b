import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { NotificationFeed, NotificationFeedSkeleton } from '@parvis/design-system/NotificationFeed'
import type { MessageNotification } from '@parvis/design-system/notifications'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { historyItems, historyNews, withNews } from '../../../inbox/history.ts'
import type { MyNotification } from '../../../inbox/inbox.ts'
import { notificationItem } from '../../../inbox/notification-item.ts'
import { myListProblems, readingProblems } from '../../../inbox/problems.ts'
import { historyOptions, historyPageSize, inboxOptions, type LoadedHistory } from '../../../inbox/queries.ts'
import { useReading } from '../../../inbox/useReading.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'
import { useSettings } from '../../../settings/SettingsContext.tsx'
import { choicesIn, everything } from './history-choice.ts'
import { NotificationFilters } from './NotificationFilters.tsx'
import { useHistoryChoice } from './useHistoryChoice.ts'

const none: readonly never[] = []
const nothing = () => {}

/** Notifications in the form that the feed shows, in the reader's language. */
function useFeedItems(loaded: readonly MyNotification[]): readonly MessageNotification[] {
  const locale = useLanguage()
  const { frameOrigins } = useSettings()
  return useMemo(
    () => loaded.map(item => notificationItem(item, locale, { origin: location.origin, frameOrigins })),
    [loaded, locale, frameOrigins],
  )
}

/** The applications that have sent a notification, plus the chosen one, with their names in the reader's language. */
function useApplications(
  chosen: string | undefined,
  ...lists: readonly (readonly MyNotification[])[]
): { name: string; label: string }[] {
  const locale = useLanguage()
  const labels = new Map(chosen === undefined ? [] : [[chosen, chosen]])
  for (const { applicationName: name, englishApplicationName: english } of lists.flat())
    if (name !== null) labels.set(name, locale === 'fr' ? name : (english ?? name))
  return [...labels]
    .map(([name, label]) => ({ name, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

/** The person's notifications, including read ones, with search and filters. */
export function MyNotificationsScreen() {
  const { t } = useTranslation('myNotifications')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const chosen = useHistoryChoice()
  const { choice } = chosen
  const { read, readAll } = useReading()
  const [isReadingAll, setReadingAll] = useState(false)
  const [isReadingShown, setReadingShown] = useState(false)
  const inbox = useQuery(inboxOptions(api)).data
  const options = historyOptions(api, choice)
  const list = useInfiniteQuery(options)
  const pages = list.data?.pages
  const loaded = useMemo(() => historyItems(pages ?? none), [pages])
  const items = useFeedItems(loaded)
  const news = list.isPlaceholderData || !pages ? none : historyNews(choice, loaded, inbox?.items ?? none)
  const unreadCount = inbox?.unreadCount ?? pages?.at(-1)?.unreadCount ?? 0
  // An ended notification does not count as unread; every notification shown can be marked.
  const unreadShown = loaded.filter(({ isRead }) => !isRead).map(({ id }) => id)
  const applications = useApplications(choice.application, loaded, inbox?.items ?? none)

  const explain = (error: unknown) => {
    const { key } = problemText<'readMyNotifications'>(readingProblems, error)
    showToast({ kind: 'warning', title: sayKey(tAny, key) })
  }
  return (
    <Page width="full">
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          unreadCount > 0 && (
            <Button
              isPending={isReadingAll}
              onPress={() => {
                setReadingAll(true)
                readAll()
                  .catch(explain)
                  .finally(() => setReadingAll(false))
              }}
            >
              {t('readAll')}
            </Button>
          )
        }
      />
      <Stack gap={6}>
        <NotificationFilters chosen={chosen} applications={applications} isLoading={list.isPlaceholderData} />
        {
          // If all unread notifications are shown, the button for all of them suffices.
          unreadShown.length > 0 && unreadShown.length < unreadCount && (
            <Inline>
              <Button
                size="small"
                isPending={isReadingShown}
                onPress={() => {
                  setReadingShown(true)
                  read(unreadShown, true)
                    .catch(explain)
                    .finally(() => setReadingShown(false))
                }}
              >
                {t('readShown')}
              </Button>
            </Inline>
          )
        }
        {!pages && !list.error && <NotificationFeedSkeleton />}
        {!pages && list.error && (
          <ProblemState
            title={t('failed')}
            problem={problemText<'listMyNotifications'>(myListProblems, list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        )}
        {pages && (
          <NotificationFeed
            aria-label={t('list')}
            items={items}
            total={pages[0]?.['@odata.count'] ?? 0}
            pageSize={historyPageSize}
            onRead={(id, isRead) => read([Number(id)], isRead).then(nothing, explain)}
            onLoadMore={async () => {
              const { error, isFetchNextPageError } = await list.fetchNextPage()
              if (isFetchNextPageError) throw error
            }}
            newsCount={news.length}
            onShowNews={() =>
              queryClient.setQueryData<LoadedHistory>(
                options.queryKey,
                before => before && { ...before, pages: withNews(before.pages, news) },
              )
            }
          />
        )}
        {pages && items.length === 0 && choicesIn(choice) === 0 && (
          <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
        )}
        {pages && items.length === 0 && choicesIn(choice) > 0 && (
          <EmptyState
            title={t('noneTitle')}
            actions={<Button onPress={() => chosen.choose(everything)}>{t('clear')}</Button>}
          >
            {t('none')}
          </EmptyState>
        )}
      </Stack>
    </Page>
  )
}
