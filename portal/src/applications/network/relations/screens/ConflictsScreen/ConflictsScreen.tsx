import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { networkPath } from '../../../../../navigation/network-addresses.ts'
import { clientRelations } from '../../application.ts'
import { addressOfConflict } from '../../address-of-conflict.ts'
import { conflictList } from './conflict-list.ts'

/** The staff who work for an audited client and for its competitor or supplier. */
export function ConflictsScreen() {
  const { t } = useTranslation('clientRelations')
  return (
    <ListScreen
      list={conflictList}
      above={{ label: t('network'), href: networkPath }}
      actions={<LinkButton href={clientRelations.address('list')}>{t('conflicts.relations')}</LinkButton>}
      rowActions={row => [{ id: 'explore', label: t('explore'), href: addressOfConflict(row) }]}
    />
  )
}
