import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { DataGrid } from '@parvis/design-system/DataGrid'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfForm, projectsPath } from '../../addresses.ts'
import { forgetProject, type Project } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { reportColumns, type PlacedReport } from './report-columns.ts'

const DeleteProjectDialog = lazy(async () => ({
  default: (await import('../../DeleteProjectDialog.tsx')).DeleteProjectDialog,
}))

const idOf = ({ reportKey }: PlacedReport) => String(reportKey)

/** The page of a project that exists. */
export function ProjectPage({ project }: { project: Project }) {
  const { t } = useTranslation('reportProjects')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mayManage = useMayManage()
  const [isAsked, setAsked] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const { id, name } = project
  // Leaves once the page is gone, so that nothing asks for it again.
  useEffect(() => {
    if (!isDeleted) return undefined
    void navigate(projectsPath)
    return () => forgetProject(queryClient, id)
  }, [isDeleted, navigate, queryClient, id])
  if (isDeleted) return null
  return (
    <Page width="full">
      <PageHeader
        title={name}
        {...(project.description !== '' && { sentence: project.description })}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'projects', label: t('list.title'), href: projectsPath },
              { id: 'project', label: name },
            ]}
          />
        }
        actions={
          mayManage && (
            <>
              <LinkButton variant="primary" href={addressOfForm(id)}>
                {t('action.edit')}
              </LinkButton>
              <Button onPress={() => setAsked(true)}>{t('action.delete')}</Button>
            </>
          )
        }
      />
      <Stack gap={6}>
        <ProjectFacts project={project} />
        <ProjectReports project={project} mayManage={mayManage} />
      </Stack>
      <Suspense fallback={null}>
        {isAsked && (
          <DeleteProjectDialog
            project={project}
            onClose={() => setAsked(false)}
            onDeleted={() => setDeleted(true)}
          />
        )}
      </Suspense>
    </Page>
  )
}

function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation('reportProjects')
  const { moment } = useFormats()
  const { accountName, engagementCode, engagementDescription, modifiedDate, modifiedBy } = project
  return (
    <DescriptionList
      items={[
        { term: t('field.client'), value: accountName },
        { term: t('field.engagementId'), value: `${engagementCode} · ${engagementDescription}` },
        {
          term: t('fact.changed'),
          value: t('fact.changedBy', { date: moment(new Date(modifiedDate)), person: modifiedBy }),
        },
      ]}
    />
  )
}

function ProjectReports({ project, mayManage }: { project: Project; mayManage: boolean }) {
  const { t } = useTranslation('reportProjects')
  const [view, setView] = useGridView()
  const columns = useMemo(() => reportColumns(t, mayManage), [t, mayManage])
  const rows = useMemo(
    () => project.reports.map((report, index): PlacedReport => ({ ...report, place: index + 1 })),
    [project.reports],
  )
  return (
    <DataGrid
      aria-label={t('project.reports')}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('project.emptyTitle')}>{t('project.empty')}</EmptyState>}
      exportName={t('project.file', { name: project.name })}
    />
  )
}
