import { listNotifications } from '@parvis/api-types/calls/notification-administration'
import { Notification } from '@parvis/api-types/limits/notification-administration'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../../../api/problem-messages.ts'
import { sayWith } from '../../../../../i18n/keys.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { notifications } from '../../application.ts'
import { severityLooks, statusLooks } from '../../notification.ts'

const { status, severity, audience } = Notification

const listBy = (title: 'title' | 'englishTitle', application: 'applicationName' | 'englishApplicationName') =>
  defineList(listNotifications, 'notifications', {
    columns: [
      {
        id: 'title',
        field: title,
        type: 'link',
        href: id => notifications.address('record', { notificationId: id }),
        width: 260,
        isHideable: false,
      },
      {
        field: 'status',
        type: 'choice',
        choices: choicesOf('notifications:status', status.values, statusLooks),
        width: 130,
      },
      { field: 'startDate', type: 'dateTime', width: 180 },
      { field: 'endDate', type: 'dateTime', width: 180 },
      {
        field: 'severity',
        type: 'choice',
        choices: choicesOf('notifications:severity', severity.values, severityLooks),
        width: 130,
      },
      {
        field: 'audience',
        type: 'choice',
        choices: choicesOf('notifications:audience', audience.values),
        width: 190,
      },
      {
        id: 'reach',
        field: 'recipientCount',
        type: 'text',
        value: ({ readCount: read, recipientCount: all }, { t }) =>
          sayWith(t, 'notifications:reach.figure', { read, all }),
        isSortable: false,
        isFilterable: false,
        isGroupable: false,
        width: 190,
      },
      { id: 'application', field: application, type: 'text', width: 150 },
      { field: 'forClients', type: 'boolean', width: 120 },
      { field: 'readCount', type: 'number', width: 110 },
      { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 160 },
      { field: 'modifiedDate', type: 'dateTime', width: 180 },
    ],
    also: ['title', 'englishTitle'],
    order: ['modifiedDate desc'],
    say: explain<'listNotifications'>({}),
  })

/** The list of notifications in each language, because it is searched and sorted by texts in the reader's language. */
export const notificationLists = {
  fr: listBy('title', 'applicationName'),
  en: listBy('englishTitle', 'englishApplicationName'),
} as const satisfies Record<Locale, unknown>

/** Prefetches the page of the list that the address asks for, in the reader's language. */
export function prefetchNotifications(context: PrefetchContext): void {
  notificationLists[context.language].prefetch(context)
}
