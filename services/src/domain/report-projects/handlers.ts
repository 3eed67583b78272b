import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { accountExists } from '../reports/folder-statements.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { withReports } from './fields-of-person.ts'
import { accountProblem, engagementProblem, type ProjectProblem, reportsProblem } from './rules.ts'
import {
  deleteProject,
  insertProject,
  lockProject,
  type Project,
  readEngagement,
  readReports,
  readShown,
  updateProject,
  writeReports,
} from './statements.ts'

type PersonCall = Parameters<Handler>[0]

/** ReportProjectForm of the contract. */
interface ProjectForm {
  name: string
  description: string
  accountId: number | null
  engagementId: number | null
  reportIds: number[]
}

/** ReportProjectPatch of the contract. */
type ProjectPatch = Partial<Omit<ProjectForm, 'accountId'>>

async function answer(call: PersonCall, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(withReports(call), 'ReportProject', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/ReportProjects(${id})` } : headers }
}

function refuse(problem: ProjectProblem | undefined): void {
  if (problem) throw new ProblemError(problem)
}

/** The project of the path, ours until the transaction ends. @throws ProblemError not-found */
async function findProject(call: Call): Promise<Project> {
  const project = await lockProject(call.db, Number(call.params['id']))
  if (!project) throw new ProblemError('not-found')
  return project
}

/** The client that was chosen. @throws ProblemError what is wrong with it */
async function needAccount(call: Call, chosen: number | null): Promise<number> {
  refuse(accountProblem(chosen, chosen !== null && (await accountExists(call.db, chosen))))
  if (chosen === null) throw new Error('A missing client is a problem')
  return chosen
}

/** The engagement that was chosen, one of the client. @throws ProblemError what is wrong with it */
async function needEngagement(call: Call, accountId: number, chosen: number | null): Promise<number> {
  const found = chosen === null ? undefined : await readEngagement(call.db, chosen)
  refuse(engagementProblem(accountId, chosen, found))
  if (chosen === null) throw new Error('A missing engagement is a problem')
  return chosen
}

const createReportProject: Handler = async call => {
  const { name, description, reportIds, ...chosen } = call.body as ProjectForm
  const accountId = await needAccount(call, chosen.accountId)
  const engagementId = await needEngagement(call, accountId, chosen.engagementId)
  refuse(reportsProblem({ accountId, engagementId }, reportIds, await readReports(call.db, reportIds)))
  const id = await refuseTaken(
    'report-project-name-taken',
    insertProject(call.db, { name, description, engagementId }, accountId, call.person.email),
  )
  await writeReports(call.db, { id, accountId }, reportIds, [])
  return answer(call, id, true)
}

const updateReportProject: Handler = async call => {
  const project = await findProject(call)
  matchVersion(call.ifMatch, project.version)
  const { reportIds, engagementId: chosen, ...texts } = call.body as ProjectPatch
  const { id, accountId } = project
  const engagementId =
    chosen === undefined ? project.engagementId : await needEngagement(call, accountId, chosen)
  const shown = await readShown(call.db, project)
  // Also those that it has already: they may not be for another engagement.
  const kept = reportIds ?? shown
  refuse(reportsProblem({ accountId, engagementId }, kept, await readReports(call.db, kept)))
  await refuseTaken(
    'report-project-name-taken',
    updateProject(call.db, id, { ...texts, engagementId }, call.person.email),
  )
  if (reportIds) await writeReports(call.db, project, reportIds, shown)
  return answer(call, id)
}

const deleteReportProject: Handler = async call => {
  const { id, version } = await findProject(call)
  matchVersion(call.ifMatch, version)
  await deleteProject(call.db, id)
  return {}
}

/** Reports that belong together: read by whoever may read one of them, changed by who administers reports. */
export const projectHandlers: Handlers = {
  createReportProject,
  deleteReportProject,
  getReportProject: call => readOne(withReports(call), Number(call.params['id'])),
  listReportProjects: call => listOf()(withReports(call)),
  updateReportProject,
}
