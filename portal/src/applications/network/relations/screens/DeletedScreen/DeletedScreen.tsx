import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfNetwork } from '../../../../../navigation/network-addresses.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { clientRelations } from '../../application.ts'
import { deletedList } from './deleted-list.ts'

/** The deleted relations between clients, with who deleted them and when. */
export function DeletedScreen() {
  const { t } = useTranslation('clientRelations')
  return (
    <ListScreen
      list={deletedList}
      above={{ label: t('list.title'), href: clientRelations.address('list') }}
      rowActions={({ accountId, otherAccountId }) => [
        {
          id: 'explore',
          label: t('explore'),
          href: addressOfNetwork([`client-${accountId}`, `client-${otherAccountId}`]),
        },
      ]}
    />
  )
}
