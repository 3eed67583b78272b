import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { exportSource, gridPageQuery } from '../../../api/grid-query.ts'
import { problemText } from '../../../api/problem-messages.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../screens/ListGrid.tsx'
import type { MyNotification } from '../../../inbox/inbox.ts'
import { myListProblems, readingProblems } from '../../../inbox/problems.ts'
import { fetchMyNotifications, myNotificationsOptions } from '../../../inbox/queries.ts'
import { useReading } from '../../../inbox/useReading.ts'
import { useGridView } from '../../../screens/useGridView.ts'
import { useSettings } from '../../../settings/SettingsContext.tsx'
import { myNotificationColumns, myNotificationFields } from './my-notification-columns.ts'

const pageSize = 50
const none: readonly MyNotification[] = []
const idOf = ({ id }: MyNotification) => String(id)

/** Everything that the person is told and has read, found again. */
export function MyNotificationsScreen() {
  const { t } = useTranslation('myNotifications')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const api = useApi()
  const { frameOrigins } = useSettings()
  const [view, setView] = useGridView()
  const { read, readAll } = useReading()
  const [isReadingAll, setReadingAll] = useState(false)
  const [isReadingPage, setReadingPage] = useState(false)
  const fields = myNotificationFields[locale]
  const list = useQuery(myNotificationsOptions(api, gridPageQuery(fields, view, pageSize)))
  const unreadCount = list.data?.unreadCount ?? 0
  // What is ended and unread is nobody's; whatever stands here can be marked.
  const unreadHere = (list.data?.value ?? none).filter(({ isRead }) => !isRead).map(({ id }) => id)
  const columns = useMemo(
    () => myNotificationColumns(t, locale, { origin: location.origin, frameOrigins }),
    [t, locale, frameOrigins],
  )
  const source = useMemo(
    () => exportSource(fields, (query, signal) => fetchMyNotifications(api, query, signal)),
    [api, fields],
  )
  const detail = useCallback(
    (row: MyNotification) => (
      <Stack gap={1}>
        {(locale === 'fr' ? row.text : row.englishText).split('\n').map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </Stack>
    ),
    [locale],
  )
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
      <ServedGrid
        aria-label={t('list')}
        query={list}
        failed={t('failed')}
        say={error => problemText<'listMyNotifications'>(myListProblems, error)}
        pageSize={pageSize}
        source={source}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={<EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>}
        exportName={t('file')}
        renderDetail={detail}
        actions={
          // Where the page has all that is unread, there is one button for it already.
          unreadHere.length > 0 &&
          unreadHere.length < unreadCount && (
            <Button
              isPending={isReadingPage}
              onPress={() => {
                setReadingPage(true)
                read(unreadHere, true)
                  .catch(explain)
                  .finally(() => setReadingPage(false))
              }}
            >
              {t('readPage')}
            </Button>
          )
        }
        rowActions={({ id, isRead }) => [
          {
            id: 'read',
            label: t(isRead ? 'markUnread' : 'markRead'),
            onAction: () => void read([id], !isRead).catch(explain),
          },
        ]}
      />
    </Page>
  )
}
