import type { RowOf } from '@parvis/api-types/calls'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Suspense, useState } from 'react'
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

/** The conflicts between two clients: their names are all in what is searched. */
const addressOfConflicts = ({ accountName, otherAccountName }: RowOf<'listClientRelations'>) =>
  `${clientRelations.address('conflicts')}?${String(new URLSearchParams({ q: `${accountName} ${otherAccountName}` }))}`

/** Which client competes with which, and supplies which. */
export function RelationsScreen() {
  const { t } = useTranslation('clientRelations')
  const mayManage = useMay(manageScope)
  const [isAdding, setAdding] = useState(false)
  return (
    <ListScreen
      list={relationList}
      above={{ label: t('network'), href: networkPath }}
      actions={
        <>
          <LinkButton href={clientRelations.address('deleted')}>{t('list.deleted')}</LinkButton>
          {mayManage && (
            <Button variant="primary" onPress={() => setAdding(true)}>
              {t('list.add')}
            </Button>
          )}
        </>
      }
      rowActions={relation => [
        {
          id: 'explore',
          label: t('explore'),
          href: addressOfNetwork([`client-${relation.accountId}`, `client-${relation.otherAccountId}`]),
        },
        { id: 'conflicts', label: t('list.conflicts'), href: addressOfConflicts(relation) },
        ...(mayManage
          ? [
              {
                id: 'delete',
                label: t('list.delete'),
                isDanger: true,
                renderDialog: (close: () => void) => (
                  <DeleteRelationDialog relation={relation} onClose={close} />
                ),
              },
            ]
          : []),
      ]}
    >
      <Suspense fallback={null}>{isAdding && <RelationDialog onClose={() => setAdding(false)} />}</Suspense>
    </ListScreen>
  )
}
