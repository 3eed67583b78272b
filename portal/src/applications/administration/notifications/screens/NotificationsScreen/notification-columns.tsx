import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfNotification } from '../../addresses.ts'
import type { ListedNotification } from '../../queries.ts'
import { Reach } from '../../Reach.tsx'
import { audiencesOf, severities } from '../../rules/notification-values.ts'
import { severityLooks, statusLooks } from '../../status-looks.ts'

const statuses = ['draft', 'scheduled', 'live', 'ended'] as const
const audiences = [...new Set([...audiencesOf.staff, ...audiencesOf.clients])]

/** The columns of the control list. */
export function notificationColumns(
  t: Translate<'notifications'>,
  locale: Locale,
): GridColumn<ListedNotification>[] {
  return [
    {
      id: 'title',
      type: 'link',
      title: t('column.title'),
      value: row => (locale === 'fr' ? row.title : row.englishTitle),
      href: row => addressOfNotification(row.id),
      width: 260,
      isHideable: false,
    },
    {
      id: 'status',
      type: 'choice',
      title: t('column.status'),
      value: row => row.status,
      choices: statuses.map(id => ({ id, label: t(`status.${id}`), status: statusLooks[id] })),
      width: 130,
    },
    {
      id: 'severity',
      type: 'choice',
      title: t('column.severity'),
      value: row => row.severity,
      choices: severities.map(id => ({ id, label: t(`severity.${id}`), status: severityLooks[id] })),
      width: 130,
    },
    {
      id: 'audience',
      type: 'choice',
      title: t('column.audience'),
      value: row => row.audience,
      choices: audiences.map(id => ({ id, label: t(`audience.${id}`) })),
      width: 190,
    },
    {
      id: 'reach',
      type: 'text',
      title: t('column.reach'),
      value: row => t('reach.figure', { read: row.readCount, all: row.recipientCount }),
      render: row => <Reach notification={row} />,
      isSortable: false,
      isFilterable: false,
      isGroupable: false,
      width: 190,
    },
    {
      id: 'startDate',
      type: 'dateTime',
      title: t('column.startDate'),
      value: row => row.startDate,
      width: 180,
    },
    { id: 'endDate', type: 'dateTime', title: t('column.endDate'), value: row => row.endDate, width: 180 },
    {
      id: 'application',
      type: 'text',
      title: t('column.application'),
      value: row => row.applicationName,
      width: 150,
    },
    {
      id: 'forClients',
      type: 'boolean',
      title: t('column.forClients'),
      value: row => row.forClients,
      width: 120,
    },
    {
      id: 'readCount',
      type: 'number',
      title: t('column.readCount'),
      value: row => row.readCount,
      width: 110,
    },
    {
      id: 'createdBy',
      type: 'text',
      title: t('column.createdBy'),
      value: row => row.createdByName ?? row.createdBy,
      width: 160,
    },
    {
      id: 'modifiedDate',
      type: 'dateTime',
      title: t('column.modifiedDate'),
      value: row => row.modifiedDate,
      width: 180,
    },
  ]
}
