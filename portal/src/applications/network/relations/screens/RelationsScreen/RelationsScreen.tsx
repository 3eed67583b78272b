import type { RowOf } from '@parvis/api-types/calls'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { addressOfNetwork, networkPath } from '../../../../../navigation/network-addresses.ts'
import { clientRelations, manageScope } from '../../application.ts'
import { DeleteRelationDialog } from '../../DeleteRelationDialog.tsx'
import { relationList } from './relation-list.ts'

const RelationDialog = lateDialog(async () => ({
  default: (await import('../../RelationDialog.tsx')).RelationDialog,
}))

/** The conflicts between two clients: the search covers both of their names. */
const addressOfConflicts = ({ accountName, otherAccountName }: RowOf<'listClientRelations'>) =>
  `${clientRelations.address('conflicts')}?${String(new URLSearchParams({ q: `${accountName} ${otherAccountName}` }))}`

/** Which client competes with or supplies which other one. */
export function RelationsScreen() {
  const { t } = useTranslation('clientRelations')
  const mayManage = useMay(manageScope)
  return (
    <ListScreen
      list={relationList}
      above={{ label: t('network'), href: networkPath }}
      create={
        mayManage && { label: t('list.add'), renderDialog: close => <RelationDialog onClose={close} /> }
      }
      actions={<LinkButton href={clientRelations.address('deleted')}>{t('list.deleted')}</LinkButton>}
      rowActions={relation => [
        {
          id: 'explore',
          label: t('explore'),
          href: addressOfNetwork([`client-${relation.accountId}`, `client-${relation.otherAccountId}`]),
        },
        { id: 'conflicts', label: t('list.conflicts'), href: addressOfConflicts(relation) },
        mayManage && {
          id: 'delete',
          label: t('list.delete'),
          isDanger: true,
          renderDialog: close => <DeleteRelationDialog relation={relation} onClose={close} />,
        },
      ]}
    />
  )
}
