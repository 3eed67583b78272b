import { LinkButton } from '@parvis/design-system/LinkButton'
import { Suspense, useCallback } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { reportProjects } from '../../application.ts'
import { projectRecord, type Project } from '../../project.ts'
import { latePart } from '../../../../../screens/late.tsx'

// The tree for ordering reports is bigger than the rest of the screen.
const ProjectForm = latePart(async () => ({ default: (await import('./ProjectForm.tsx')).ProjectForm }))

/** The number of fields in each section of the form. */
const sections = [2, 2, 2]

/** The form of the project that the address names, or of a new one. */
export function ProjectFormScreen() {
  const isEdited = useMatch(reportProjects.paths.edit) !== null
  if (!isEdited) return <FormPart project={undefined} />
  return <RecordScreen record={projectRecord}>{project => <FormPart project={project} />}</RecordScreen>
}

function FormPart({ project }: { project: Project | undefined }) {
  const { t } = useTranslation('reportProjects')
  const navigate = useNavigate()
  const open = useCallback(
    (id: number) => void navigate(reportProjects.address('record', { project: id }), { replace: true }),
    [navigate],
  )
  const shown = project && {
    id: 'project',
    label: project.name,
    href: reportProjects.address('record', { project: project.id }),
  }
  return (
    <RecordPage
      list={{ label: t('list.title'), href: projectRecord.list }}
      above={shown ? [shown] : []}
      title={t(project ? 'form.edit' : 'form.new')}
      sentence={project ? project.name : t('form.newHint')}
      actions={shown && <LinkButton href={shown.href}>{t('form.toProject')}</LinkButton>}
    >
      <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
        <ProjectForm project={project} onCreated={open} />
      </Suspense>
    </RecordPage>
  )
}
