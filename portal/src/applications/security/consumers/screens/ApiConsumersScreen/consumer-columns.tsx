import { apis } from '@parvis/api-types/apis'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { Sparkline } from '@parvis/design-system/Sparkline'
import type { Translate } from '../../../../../i18n/translations.ts'
import { addressOfConsumer } from '../../addresses.ts'
import type { ListedConsumer } from '../../queries.ts'
import { ownerName } from '../../rules/owner-name.ts'

/** The columns of the list of API consumers. */
export function consumerColumns(t: Translate<'consumers'>, language: Locale): GridColumn<ListedConsumer>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('field.name'),
      value: row => row.name,
      href: row => addressOfConsumer(row.id),
      width: 210,
      isHideable: false,
    },
    {
      id: 'state',
      type: 'choice',
      title: t('field.state'),
      value: row => row.state,
      choices: [
        { id: 'active', label: t('state.active'), status: 'success' },
        { id: 'suspended', label: t('state.suspended'), status: 'warning' },
      ],
      width: 130,
    },
    { id: 'owner', type: 'text', title: t('field.ownerId'), value: ownerName, width: 160 },
    {
      id: 'apis',
      type: 'text',
      title: t('field.apis'),
      value: row => row.apis.map(name => apis[name][language]).join(', '),
      width: 200,
    },
    {
      id: 'recentCalls',
      type: 'number',
      title: t('field.recentCalls'),
      value: row => row.recentCalls,
      render: row => (
        <Sparkline
          label={t('usage.sparkline', { name: row.name })}
          values={row.recentCallsByDay}
          size="small"
          hasTable={false}
        />
      ),
      width: 150,
    },
    {
      id: 'lastUsedDate',
      type: 'dateTime',
      title: t('field.lastUsedDate'),
      value: row => row.lastUsedDate,
      width: 180,
    },
    {
      id: 'keysInForce',
      type: 'number',
      title: t('field.keysInForce'),
      value: row => row.keysInForce,
      width: 120,
    },
    {
      id: 'nextExpiryDate',
      type: 'dateTime',
      title: t('field.nextExpiryDate'),
      value: row => row.nextExpiryDate,
      width: 180,
    },
  ]
}
