import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { getProjectOptions } from '../../queries.ts'
import { AbsentProject } from '../../AbsentProject.tsx'
import { ProjectPage } from './ProjectPage.tsx'

/** One project, with the reports that the reader may see, in its order. */
export function ProjectScreen() {
  const id = Number(useParams()['projectId'])
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getProjectOptions(useApi(), id), enabled: isKey })
  if (found.data) return <ProjectPage key={id} project={found.data} />
  return <AbsentProject found={found} isMissing={!isKey || isProblem(found.error, 'not-found')} />
}
