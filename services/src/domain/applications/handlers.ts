import { notify } from '../../database/notify.ts'
import type { Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { answerWritten } from '../answer-written.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { partHandlers } from './part-handlers.ts'
import { scopeHandlers } from './scope-handlers.ts'
import {
  type ApplicationColumns,
  deleteRow,
  insertApplication,
  readApplication,
  updateApplicationRow,
} from './statements.ts'
import { refuseUsed, usesOfApplication } from './uses.ts'

/** ApplicationForm of the contract; ApplicationPatch is a part of it. */
interface ApplicationForm {
  name: string
  technicalName: string
  clientId: string | null
  tenantId: string | null
  redirectUrls: string[]
  isInternal: boolean
  link: string
}

const columnOf: Record<keyof ApplicationForm, keyof ApplicationColumns> = {
  name: 'name',
  technicalName: 'technical_name',
  clientId: 'client_id',
  tenantId: 'tenant_id',
  redirectUrls: 'redirect_urls',
  isInternal: 'is_internal',
  link: 'link',
}

function columnsOf(form: Partial<ApplicationForm>): Partial<ApplicationColumns> {
  const known = Object.entries(form).map(([name, value]) => [
    columnOf[name as keyof ApplicationForm],
    Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  return Object.fromEntries(known) as Partial<ApplicationColumns>
}

const createApplication: Handler = async call => {
  const columns = columnsOf(call.body as ApplicationForm) as ApplicationColumns
  const id = await refuseTaken(
    'application-technical-name-taken',
    insertApplication(call.db, columns, call.person.email),
  )
  return answerWritten(call, 'Application', id, `/v1/Applications(${id})`)
}

const updateApplication: Handler = async call => {
  const id = Number(call.params['id'])
  await lockRights(call.db)
  const application = await readApplication(call.db, id)
  if (!application) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, application.version)
  const columns = columnsOf(call.body as Partial<ApplicationForm>)
  await refuseTaken('application-technical-name-taken', updateApplicationRow(call.db, id, columns))
  return answerWritten(call, 'Application', id)
}

const deleteApplication: Handler = async call => {
  const id = Number(call.params['id'])
  await lockRights(call.db)
  const application = await readApplication(call.db, id)
  if (!application) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, application.version)
  refuseUsed('application-in-use', await usesOfApplication(call.db, id))
  await deleteRow(call.db, 'application', id)
  await notify(call.db, 'rights', '')
  return {}
}

/** Applications, what they consist of, and their scopes. */
export const applicationHandlers: Handlers = {
  ...partHandlers,
  ...scopeHandlers,
  createApplication,
  deleteApplication,
  getApplication: call => readOne(call, Number(call.params['id'])),
  listApplications: listOf(),
  updateApplication,
}
