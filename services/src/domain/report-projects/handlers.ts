import type { CallOf, Handler, KeyCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import type { ProblemCode } from '../../server/problem.ts'
import { accountExists } from '../reports/folder-statements.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { withReports } from './fields-of-person.ts'
import { accountProblem, engagementProblem, reportsProblem } from './rules.ts'
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

type ProjectCall = CallOf<'createReportProject'> | CallOf<'updateReportProject'>

function refuse<Problem extends ProblemCode>(call: Refuses<Problem>, problem: Problem | undefined): void {
  if (problem) throw call.problem(problem)
}

/** The project of the path, locked until the transaction ends. @throws ProblemError not-found */
async function findProject(call: KeyCall & Refuses<'not-found'>): Promise<Project> {
  const project = await lockProject(call.db, call.path.id)
  if (!project) throw call.problem('not-found')
  return project
}

/** The chosen client. @throws ProblemError what is wrong with it */
async function needAccount(call: CallOf<'createReportProject'>, chosen: number | null): Promise<number> {
  refuse(call, accountProblem(chosen, chosen !== null && (await accountExists(call.db, chosen))))
  if (chosen === null) throw new Error('A missing client is a problem')
  return chosen
}

/** The chosen engagement, which must belong to the client. @throws ProblemError what is wrong with it */
async function needEngagement(call: ProjectCall, accountId: number, chosen: number | null): Promise<number> {
  const found = chosen === null ? undefined : await readEngagement(call.db, chosen)
  refuse(call, engagementProblem(accountId, chosen, found))
  if (chosen === null) throw new Error('A missing engagement is a problem')
  return chosen
}

const createReportProject: Handler<'createReportProject'> = async call => {
  const { name, description, reportIds, ...chosen } = call.body
  const accountId = await needAccount(call, chosen.accountId)
  const engagementId = await needEngagement(call, accountId, chosen.engagementId)
  refuse(call, reportsProblem({ accountId, engagementId }, reportIds, await readReports(call.db, reportIds)))
  const id = await refuseDuplicate(
    call,
    'report-project-name-taken',
    insertProject(call.db, { name, description, engagementId }, accountId, call.person.email),
  )
  await writeReports(call.db, { id, accountId }, reportIds, [])
  return answerNew(withReports(call), 'ReportProject', id, `/v1/ReportProjects(${id})`)
}

const updateReportProject: Handler<'updateReportProject'> = async call => {
  const project = await findProject(call)
  matchVersion(call, project.version)
  const { reportIds, engagementId: chosen, ...texts } = call.body
  const { id, accountId } = project
  const engagementId =
    chosen === undefined ? project.engagementId : await needEngagement(call, accountId, chosen)
  const shown = await readShown(call.db, project)
  // Check existing reports as well: they may belong to another engagement.
  const kept = reportIds ?? shown
  refuse(call, reportsProblem({ accountId, engagementId }, kept, await readReports(call.db, kept)))
  await refuseDuplicate(
    call,
    'report-project-name-taken',
    updateProject(call.db, id, { ...texts, engagementId }, call.person.email),
  )
  if (reportIds) await writeReports(call.db, project, reportIds, shown)
  return answerChanged(withReports(call), 'ReportProject', id)
}

const deleteReportProject: Handler<'deleteReportProject'> = async call => {
  const { id, version } = await findProject(call)
  matchVersion(call, version)
  await deleteProject(call.db, id)
  return {}
}

/** Groups of reports: read by anyone who may read one of them, changed by people who administer reports. */
export const projectHandlers = {
  createReportProject,
  deleteReportProject,
  getReportProject: call => readOne(withReports(call)),
  listReportProjects: call => readList(withReports(call)),
  updateReportProject,
} satisfies SomeHandlers
