import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfRequest } from '../../addresses.ts'
import type { ListedRequest } from '../../queries.ts'
import { engagementTypes, requestTypes, statuses } from '../../rules/planning-values.ts'
import { statusLooks } from '../../status-looks.ts'

type Row = ListedRequest

/** The columns of the list of requests. */
export function requestColumns(t: Translate<'planning'>): GridColumn<Row>[] {
  return [
    {
      id: 'engagement',
      type: 'link',
      title: t('column.engagement'),
      value: row => row.engagementCode,
      href: row => addressOfRequest(row.id),
      width: 160,
      isHideable: false,
    },
    {
      id: 'account',
      type: 'text',
      title: t('column.account'),
      value: row => row.accountName,
      width: 240,
    },
    {
      id: 'status',
      type: 'choice',
      title: t('column.status'),
      value: row => row.status,
      choices: statuses.map(id => ({ id, label: t(`status.${id}`), status: statusLooks[id] })),
      width: 140,
    },
    {
      id: 'startDate',
      type: 'date',
      title: t('column.startDate'),
      value: row => row.desiredStartDate,
      width: 140,
    },
    {
      id: 'deliveryDate',
      type: 'date',
      title: t('column.deliveryDate'),
      value: row => row.desiredDeliveryDate,
      width: 140,
    },
    {
      id: 'workingDays',
      type: 'number',
      title: t('column.workingDays'),
      value: row => row.workingDays,
      width: 130,
    },
    { id: 'solution', type: 'text', title: t('column.solution'), value: row => row.solution, width: 180 },
    {
      id: 'requestType',
      type: 'choice',
      title: t('column.requestType'),
      value: row => row.requestType,
      choices: requestTypes.map(id => ({ id, label: t(`requestType.${id}`) })),
      width: 170,
    },
    {
      id: 'engagementType',
      type: 'choice',
      title: t('column.engagementType'),
      value: row => row.engagementType,
      choices: engagementTypes.map(id => ({ id, label: t(`engagementType.${id}`) })),
      width: 130,
    },
    {
      id: 'manager',
      type: 'text',
      title: t('column.manager'),
      value: row => row.managerName ?? row.managerEmail,
      width: 170,
    },
    {
      id: 'businessUnit',
      type: 'text',
      title: t('column.businessUnit'),
      value: row => row.businessUnit,
      width: 170,
    },
    { id: 'ibsNumber', type: 'text', title: t('column.ibsNumber'), value: row => row.ibsNumber, width: 120 },
    {
      id: 'createdBy',
      type: 'text',
      title: t('column.createdBy'),
      value: row => row.createdByName ?? row.createdBy,
      width: 170,
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
