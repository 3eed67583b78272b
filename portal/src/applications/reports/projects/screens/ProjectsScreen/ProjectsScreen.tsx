import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { addressOfForm, reportProjects } from '../../application.ts'
import { useMayManage } from '../../project.ts'
import { projectList } from './project-list.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const DeleteProjectDialog = lateDialog(async () => ({
  default: (await import('../../DeleteProjectDialog.tsx')).DeleteProjectDialog,
}))

/** The projects that contain a report for the reader, to search, sort and export. */
export function ProjectsScreen() {
  const { t } = useTranslation('reportProjects')
  const mayManage = useMayManage()
  return (
    <ListScreen
      list={projectList}
      create={mayManage && { href: reportProjects.address('create'), label: t('list.create') }}
      empty={t(mayManage ? 'list.emptyForManagers' : 'list.empty')}
      rowActions={project => [
        {
          id: 'open',
          label: t('action.open'),
          href: reportProjects.address('record', { project: project.id }),
        },
        ...(mayManage
          ? [
              { id: 'edit', label: t('action.edit'), href: addressOfForm(project.id) },
              {
                id: 'delete',
                label: t('action.delete'),
                isDanger: true,
                renderDialog: (close: () => void) => (
                  <DeleteProjectDialog project={project} onClose={close} onDeleted={close} />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
