import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { useMayManage } from '../../application-record.ts'
import { securityApplications } from '../../application.ts'
import { applicationList } from './application-list.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const DeleteApplicationDialog = lateDialog(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))

/** All applications of the portal, to search, sort and export. */
export function ApplicationsScreen() {
  const { t } = useTranslation('security')
  const mayManage = useMayManage()
  return (
    <ListScreen
      list={applicationList}
      create={mayManage && { href: securityApplications.address('create'), label: t('list.create') }}
      rowActions={
        mayManage
          ? row => [
              {
                id: 'delete',
                label: t('delete.open'),
                isDanger: true,
                renderDialog: close => (
                  <DeleteApplicationDialog application={row} onClose={close} onDeleted={close} />
                ),
              },
            ]
          : undefined
      }
    />
  )
}
