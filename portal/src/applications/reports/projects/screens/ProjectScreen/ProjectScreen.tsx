import { ReportPatch } from '@parvis/api-types/limits/reports'
import { Button } from '@parvis/design-system/Button'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo, useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfForm } from '../../application.ts'
import { projectRecord, useMayManage, type Project } from '../../project.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const DeleteProjectDialog = lateDialog(async () => ({
  default: (await import('../../DeleteProjectDialog.tsx')).DeleteProjectDialog,
}))

/** One project with the reports that the reader may see, in its order. */
export function ProjectScreen() {
  return (
    <RecordScreen record={projectRecord}>
      {(project, onDeleted) => <ProjectPage project={project} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

function ProjectPage({ project, onDeleted }: { project: Project; onDeleted: () => void }) {
  const { t } = useTranslation('reportProjects')
  const mayManage = useMayManage()
  const [isAsked, setAsked] = useState(false)
  return (
    <RecordPage
      list={{ label: t('list.title'), href: projectRecord.list }}
      title={project.name}
      {...(project.description !== '' && { sentence: project.description })}
      width="full"
      actions={
        mayManage && (
          <>
            <LinkButton variant="primary" href={addressOfForm(project.id)}>
              {t('action.edit')}
            </LinkButton>
            <Button onPress={() => setAsked(true)}>{t('action.delete')}</Button>
          </>
        )
      }
    >
      <Stack gap={6}>
        <ProjectFacts project={project} />
        <ProjectReports project={project} mayManage={mayManage} />
      </Stack>
      {isAsked && (
        <DeleteProjectDialog project={project} onClose={() => setAsked(false)} onDeleted={onDeleted} />
      )}
    </RecordPage>
  )
}

function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation('reportProjects')
  const { longMoment } = useFormats()
  const { accountName, engagementCode, engagementDescription, modifiedDate, modifiedBy } = project
  return (
    <DescriptionList
      items={[
        { term: t('field.client'), value: accountName },
        { term: t('field.engagementId'), value: `${engagementCode} · ${engagementDescription}` },
        {
          term: t('fact.changed'),
          value: t('fact.changedBy', { date: longMoment(modifiedDate), person: modifiedBy }),
        },
      ]}
    />
  )
}

/** A report and its position in the project, from 1. */
type PlacedReport = Project['reports'][number] & { place: number }
const idOf = ({ reportKey }: PlacedReport) => String(reportKey)

/** The badge of each status of a report. */
const looks = { draft: 'draft', published: 'success', withdrawn: 'warning' } as const

/** @param hasStatus whether unpublished reports may be among them */
function reportColumns(t: Translate<'reportProjects'>, hasStatus: boolean): GridColumn<PlacedReport>[] {
  const status: GridColumn<PlacedReport> = {
    id: 'status',
    type: 'choice',
    title: t('report.status'),
    value: row => row.publicationStatus,
    choices: ReportPatch.publicationStatus.values.map(id => ({
      id,
      label: t(`status.${id}`),
      status: looks[id],
    })),
    width: 130,
  }
  return [
    {
      id: 'name',
      type: 'link',
      title: t('report.name'),
      value: row => row.name,
      href: row => row.reportUrl,
      width: 220,
      isHideable: false,
    },
    // Lets a reader return to the project's order after sorting by something else.
    { id: 'place', type: 'number', title: t('report.place'), value: row => row.place, width: 90 },
    ...(hasStatus ? [status] : []),
    { id: 'folder', type: 'text', title: t('report.folder'), value: row => row.folderPath, width: 240 },
    {
      id: 'changed',
      type: 'dateTime',
      title: t('report.changed'),
      value: row => row.modificationDate,
      width: 170,
    },
  ]
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
      aria-label={t('reports.title')}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('reports.emptyTitle')}>{t('reports.empty')}</EmptyState>}
      exportName={t('reports.file', { name: project.name })}
    />
  )
}
