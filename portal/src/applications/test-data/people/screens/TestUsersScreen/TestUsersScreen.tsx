import type { RowOf } from '@parvis/api-types/calls'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen, type ListAction } from '../../../../../screens/ListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { testData } from '../../application.ts'
import { addressOfAddition } from '../../test-user.ts'
import { testUserList } from './test-user-list.ts'

const PurgeDialog = lateDialog(async () => ({ default: (await import('../../PurgeDialog.tsx')).PurgeDialog }))
const PurgeAllDialog = lateDialog(async () => ({
  default: (await import('../../PurgeDialog.tsx')).PurgeAllDialog,
}))

/** Lists test people and their creators. They can be deleted one by one, or all of one's own, or all. */
export function TestUsersScreen() {
  const { t } = useTranslation('testData')
  const { email } = usePerson()
  const [asked, setAsked] = useState<'mine' | 'all'>()
  const create = { href: testData.address('create'), label: t('list.create') }
  const actionsOn = ({ id }: RowOf<'listTestUsers'>): ListAction[] => [
    { id: 'open', label: t('action.open'), href: testData.address('record', { testUserId: id }) },
    { id: 'transactions', label: t('addition.transactions'), href: addressOfAddition(id, 'transactions') },
    {
      id: 'delete',
      label: t('action.delete'),
      isDanger: true,
      renderDialog: close => <PurgeDialog ids={[id]} onClose={close} />,
    },
  ]
  return (
    <ListScreen
      list={testUserList}
      create={create}
      actions={
        <>
          <Button onPress={() => setAsked('mine')}>{t('action.purgeMine')}</Button>
          <Button onPress={() => setAsked('all')}>{t('action.purgeAll')}</Button>
        </>
      }
      rowActions={actionsOn}
      emptyActions={<LinkButton href={create.href}>{create.label}</LinkButton>}
    >
      {asked !== undefined && (
        <Suspense fallback={null}>
          <PurgeAllDialog
            {...(asked === 'mine' && { createdBy: email })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </ListScreen>
  )
}
