import type { GridRowAction } from '@parvis/design-system/DataGrid'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfNotification } from '../../addresses.ts'
import type { ListedNotification } from '../../queries.ts'
import { useMayNotifyClients } from '../../rights.ts'
import { useDuplicate } from '../../useDuplicate.ts'

/** What is asked about before it is done to a row. */
export interface AskedOfRow {
  row: ListedNotification
  what: 'stop' | 'delete'
}

/** What can be done with a notification of the list; what cannot says why. */
export function useRowActions(
  onAsk: (asked: AskedOfRow) => void,
): (row: ListedNotification) => readonly GridRowAction[] {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const { duplicate } = useDuplicate()
  const mayNotifyClients = useMayNotifyClients()
  return row => {
    const refused = row.forClients && !mayNotifyClients ? { disabledReason: t('list.noClients') } : {}
    return [
      {
        id: 'open',
        label: t(row.status === 'ended' ? 'list.look' : 'list.edit'),
        onAction: () => void navigate(addressOfNotification(row.id)),
      },
      { id: 'duplicate', label: t('list.duplicate'), ...refused, onAction: () => duplicate(row.id) },
      ...(row.status === 'live'
        ? [{ id: 'stop', label: t('list.stop'), ...refused, onAction: () => onAsk({ row, what: 'stop' }) }]
        : []),
      {
        id: 'delete',
        label: t('list.remove'),
        isDanger: true,
        ...refused,
        onAction: () => onAsk({ row, what: 'delete' }),
      },
    ]
  }
}
