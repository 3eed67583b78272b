import type { Schemas } from '@parvis/api-types/portal'
import type { GridRowAction } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { exportSource } from '../../../../../api/grid-query.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfForm, addressOfProject, newProjectPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { fetchProjects, listProjectsOptions, type ListedProject } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { projectColumns } from './project-columns.ts'
import { ordered, pageSize, projectFields, projectsQuery } from './projects-query.ts'

const DeleteProjectDialog = lazy(async () => ({
  default: (await import('../../DeleteProjectDialog.tsx')).DeleteProjectDialog,
}))

const idOf = ({ id }: ListedProject) => String(id)

/** The projects with a report for the reader, found, sorted and exported. */
export function ProjectsScreen() {
  const { t } = useTranslation('reportProjects')
  const navigate = useNavigate()
  const api = useApi()
  const [view, setView] = useGridView()
  const list = useQuery(listProjectsOptions(api, projectsQuery(view)))
  const columns = useMemo(() => projectColumns(t), [t])
  const source = useMemo(
    () =>
      exportSource<Schemas['ReportProject'], ListedProject>(projectFields, (query, signal) =>
        fetchProjects(api, ordered(query), signal),
      ),
    [api],
  )
  const mayManage = useMayManage()
  const [asked, setAsked] = useState<ListedProject>()
  // The version of the moment: what was looked at again may be deleted.
  const about = asked && (list.data?.value.find(({ id }) => id === asked.id) ?? asked)
  const close = () => setAsked(undefined)
  const rowActions = (row: ListedProject): GridRowAction[] => [
    { id: 'open', label: t('action.open'), onAction: () => void navigate(addressOfProject(row.id)) },
    ...(mayManage
      ? [
          { id: 'edit', label: t('action.edit'), onAction: () => void navigate(addressOfForm(row.id)) },
          { id: 'delete', label: t('action.delete'), isDanger: true, onAction: () => setAsked(row) },
        ]
      : []),
  ]
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          mayManage && (
            <LinkButton variant="primary" href={newProjectPath}>
              {t('list.create')}
            </LinkButton>
          )
        }
      />
      <ServedGrid
        aria-label={t('list.name')}
        query={list}
        failed={t('list.failed')}
        say={error => problemText<'listReportProjects'>(listProblems, error)}
        pageSize={pageSize}
        source={source}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={
          <EmptyState title={t('list.emptyTitle')}>
            {t(mayManage ? 'list.emptyForManagers' : 'list.empty')}
          </EmptyState>
        }
        exportName={t('list.file')}
        rowActions={rowActions}
      />
      <Suspense fallback={null}>
        {about && <DeleteProjectDialog project={about} onClose={close} onDeleted={close} />}
      </Suspense>
    </Page>
  )
}
