import { writeOptions, type RowOf } from '@parvis/api-types/calls'
import { deleteOnBoardingSubstitute } from '@parvis/api-types/calls/onboarding'
import { Button } from '@parvis/design-system/Button'
import { Suspense, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { onboarding, writeScope } from '../../application.ts'
import { substituteList } from './substitute-list.ts'

const SubstituteDialog = lateDialog(async () => ({
  default: (await import('./SubstituteDialog.tsx')).SubstituteDialog,
}))

type Substitute = RowOf<'listOnBoardingSubstitutes'>

const sayNotRemoved = explain<'deleteOnBoardingSubstitute'>({ 'precondition-failed': 'problem.changed' })

/** Who decides in whose place, and when. */
export function SubstitutesScreen() {
  const { t } = useTranslation('onboarding')
  const mayWrite = useMay(writeScope)
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {t('substitutes.add')}
    </Button>
  )
  return (
    <ListScreen
      list={substituteList}
      above={{ label: t('list.title'), href: onboarding.address('list') }}
      actions={mayWrite && add}
      rowActions={row => [
        {
          id: 'remove',
          label: t('substitutes.remove'),
          isDanger: true,
          ...(!row.isMine && {
            disabledReason: t('substitutes.notMine', { name: row.forName ?? row.forEmail }),
          }),
          renderDialog: close => <RemovalDialog substitute={row} onClose={close} />,
        },
      ]}
    >
      <Suspense fallback={null}>{isAdding && <SubstituteDialog onClose={() => setAdding(false)} />}</Suspense>
    </ListScreen>
  )
}

function RemovalDialog({ substitute, onClose }: { substitute: Substitute; onClose: () => void }) {
  const { t } = useTranslation('onboarding')
  const { id, '@odata.etag': ifMatch, substituteName, substituteEmail } = substitute
  return (
    <ActionDialog
      title={t('removeSubstitute.title', { name: substituteName ?? substituteEmail })}
      tone="danger"
      confirmLabel={t('removeSubstitute.confirm')}
      options={writeOptions(useApi(), deleteOnBoardingSubstitute)}
      sent={{ path: { id }, ifMatch }}
      said={t('removeSubstitute.done')}
      say={sayNotRemoved}
      onClose={onClose}
    >
      <p>{t('removeSubstitute.text')}</p>
    </ActionDialog>
  )
}
