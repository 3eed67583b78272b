import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { reminders } from '../../application.ts'
import { logList } from './log-list.ts'

/** The reminders sent, and the delivery status of each. */
export function ReminderLogScreen() {
  const { t } = useTranslation('reminders')
  return (
    <ListScreen
      list={logList}
      rowActions={({ sheetId }) => [
        { id: 'sheet', label: t('log.openSheet'), href: `/app/egf/sheets/${sheetId ?? 0}` },
      ]}
      actions={<LinkButton href={reminders.address('list')}>{t('log.toRules')}</LinkButton>}
    />
  )
}
