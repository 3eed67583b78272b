import { deleteOnBoardingSubstitute } from '@parvis/api-types/calls/onboarding'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { RecordAction } from '../../../../../screens/RecordAction.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { onboarding, writeScope } from '../../application.ts'
import { substituteList } from './substitute-list.ts'

const SubstituteDialog = lateDialog(async () => ({
  default: (await import('./SubstituteDialog.tsx')).SubstituteDialog,
}))

const sayNotRemoved = explain<'deleteOnBoardingSubstitute'>({ 'precondition-failed': 'problem.changed' })

/** The substitutes: who decides in whose place, and when. */
export function SubstitutesScreen() {
  const { t } = useTranslation('onboarding')
  const mayWrite = useMay(writeScope)
  return (
    <ListScreen
      list={substituteList}
      above={{ label: t('list.title'), href: onboarding.address('list') }}
      create={
        mayWrite && {
          label: t('substitutes.add'),
          renderDialog: close => <SubstituteDialog onClose={close} />,
        }
      }
      rowActions={row => [
        {
          id: 'remove',
          label: t('substitutes.remove'),
          isDanger: true,
          ...(!row.isMine && {
            disabledReason: t('substitutes.notMine', { name: row.forName ?? row.forEmail }),
          }),
          renderDialog: close => (
            <RecordAction
              namespace="onboarding"
              words="removeSubstitute"
              values={{ name: row.substituteName ?? row.substituteEmail }}
              call={deleteOnBoardingSubstitute}
              thing={row}
              tone="danger"
              say={sayNotRemoved}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}
