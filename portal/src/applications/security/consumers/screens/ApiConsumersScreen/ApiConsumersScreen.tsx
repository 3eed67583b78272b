import { Sparkline } from '@parvis/design-system/Sparkline'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { apiConsumers } from '../../application.ts'
import { useMayManage } from '../../consumer.ts'
import { consumerList, type ListedConsumer } from './consumer-list.ts'

const cells = { recentCalls: (row: ListedConsumer) => <RecentCalls {...row} /> }

/** All programs that call the APIs with a key, to search, sort and export. */
export function ApiConsumersScreen() {
  const { t } = useTranslation('consumers')
  const mayManage = useMayManage()
  return (
    <ListScreen
      list={consumerList}
      create={mayManage && { href: apiConsumers.address('create'), label: t('list.create') }}
      cells={cells}
    />
  )
}

function RecentCalls({ name, recentCallsByDay }: ListedConsumer) {
  const { t } = useTranslation('consumers')
  return (
    <Sparkline
      label={t('usage.sparkline', { name })}
      values={recentCallsByDay}
      size="small"
      hasTable={false}
    />
  )
}
