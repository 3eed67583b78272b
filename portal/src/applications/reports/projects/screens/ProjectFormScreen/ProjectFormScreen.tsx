import { isProblem } from '@parvis/api-types/problems'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentProject } from '../../AbsentProject.tsx'
import { addressOfProject, editProjectPath, projectIn, projectsPath } from '../../addresses.ts'
import { getProjectOptions, type Project } from '../../queries.ts'

// The tree in which reports are ordered weighs more than the rest of the screen.
const ProjectForm = lazy(async () => ({ default: (await import('./ProjectForm.tsx')).ProjectForm }))

/** How many fields each section of the form has. */
const sections = [2, 2, 2]

/** The form of a project: of the one that the address names, or of a new one. */
export function ProjectFormScreen() {
  const isEdited = useMatch(editProjectPath) !== null
  const [search] = useSearchParams()
  const id = projectIn(search)
  return isEdited ? <KnownProject key={id} id={id} /> : <FormPart project={undefined} />
}

function KnownProject({ id }: { id: number }) {
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getProjectOptions(useApi(), id), enabled: isKey })
  if (found.data) return <FormPart project={found.data} />
  return <AbsentProject found={found} isMissing={!isKey || isProblem(found.error, 'not-found')} />
}

function FormPart({ project }: { project: Project | undefined }) {
  const { t } = useTranslation('reportProjects')
  const navigate = useNavigate()
  const open = useCallback((id: number) => void navigate(addressOfProject(id), { replace: true }), [navigate])
  const title = t(project ? 'form.edit' : 'form.new')
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={project ? project.name : t('form.newHint')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'projects', label: t('list.title'), href: projectsPath },
              ...(project
                ? [{ id: 'project', label: project.name, href: addressOfProject(project.id) }]
                : []),
              { id: 'form', label: title },
            ]}
          />
        }
        actions={
          project && <LinkButton href={addressOfProject(project.id)}>{t('form.toProject')}</LinkButton>
        }
      />
      <Suspense fallback={<FormSkeleton label={t('form.loading')} sections={sections} />}>
        <ProjectForm project={project} onCreated={open} />
      </Suspense>
    </Page>
  )
}
