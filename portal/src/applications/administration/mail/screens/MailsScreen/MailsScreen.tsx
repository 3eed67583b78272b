import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { mail } from '../../application.ts'
import { ServerNotice } from '../../ServerNotice.tsx'
import { mailList } from './mail-list.ts'

/** Lists the messages the portal sends to people, with their status. */
export function MailsScreen() {
  const { t } = useTranslation('mail')
  return (
    <ListScreen
      list={mailList}
      notice={<ServerNotice />}
      rowActions={({ id }) => [
        { id: 'open', label: t('list.open'), href: mail.address('record', { mailId: id }) },
      ]}
    />
  )
}
