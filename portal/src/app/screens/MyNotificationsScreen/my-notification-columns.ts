import type { Schemas } from '@parvis/api-types/portal'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { GridFields } from '../../../api/grid-query.ts'
import type { Translate } from '../../../i18n/translations.ts'
import type { MyNotification } from '../../../inbox/inbox.ts'
import { notificationAddress, type LinkPlaces } from '../../../inbox/notification-item.ts'

const fieldsIn = (locale: Locale): GridFields<Schemas['MyNotification']> => ({
  title: { field: locale === 'fr' ? 'title' : 'englishTitle', kind: 'text' },
  text: { field: locale === 'fr' ? 'text' : 'englishText', kind: 'text' },
  isRead: { field: 'isRead', kind: 'boolean' },
  severity: { field: 'severity', kind: 'choice' },
  status: { field: 'status', kind: 'choice' },
  application: { field: 'applicationName', kind: 'text' },
  startDate: { field: 'startDate', kind: 'moment' },
})
/** What the columns are in the services, in the reader's language: the same objects each time. */
export const myNotificationFields = { fr: fieldsIn('fr'), en: fieldsIn('en') }

const looks = { info: 'info', success: 'success', warning: 'warning', critical: 'danger' } as const
const severities = ['info', 'success', 'warning', 'critical'] as const
const statuses = ['live', 'ended'] as const

/** The columns of the person's own notifications. */
export function myNotificationColumns(
  t: Translate<'myNotifications'>,
  locale: Locale,
  places: LinkPlaces,
): GridColumn<MyNotification>[] {
  return [
    {
      id: 'title',
      type: 'link',
      title: t('column.title'),
      value: row => (locale === 'fr' ? row.title : row.englishTitle),
      href: row => notificationAddress(row.link, places),
      width: 280,
      isHideable: false,
    },
    {
      id: 'text',
      type: 'text',
      title: t('column.text'),
      value: row => (locale === 'fr' ? row.text : row.englishText),
      width: 320,
    },
    { id: 'isRead', type: 'boolean', title: t('column.isRead'), value: row => row.isRead, width: 100 },
    {
      id: 'severity',
      type: 'choice',
      title: t('column.severity'),
      value: row => row.severity,
      choices: severities.map(id => ({ id, label: t(`severity.${id}`), status: looks[id] })),
      width: 130,
    },
    {
      id: 'application',
      type: 'text',
      title: t('column.application'),
      value: row => row.applicationName,
      width: 150,
    },
    {
      id: 'startDate',
      type: 'dateTime',
      title: t('column.startDate'),
      value: row => row.startDate,
      width: 180,
    },
    {
      id: 'status',
      type: 'choice',
      title: t('column.status'),
      value: row => row.status,
      choices: statuses.map(id => ({ id, label: t(`status.${id}`) })),
      width: 120,
    },
  ]
}
