import { notify } from '../../database/notify.ts'
import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readList, readOne } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import { answerRightsChanged, answerRightsNew } from '../answer-written.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseDuplicate } from '../unique.ts'
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

type ApplicationForm = BodyOf<'createApplication'>

const columnOf: Record<keyof ApplicationForm, keyof ApplicationColumns> = {
  name: 'name',
  englishName: 'english_name',
  technicalName: 'technical_name',
  clientId: 'client_id',
  tenantId: 'tenant_id',
  redirectUrls: 'redirect_urls',
  isInternal: 'is_internal',
  link: 'link',
}

function columnsOf(form: BodyOf<'updateApplication'>): Partial<ApplicationColumns> {
  const known = Object.entries(form).map(([name, value]) => [
    columnOf[name as keyof ApplicationForm],
    Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  return Object.fromEntries(known) as Partial<ApplicationColumns>
}

const createApplication: Handler<'createApplication'> = async call => {
  // A form contains every column.
  const columns = columnsOf(call.body) as ApplicationColumns
  const id = await refuseDuplicate(
    call,
    'application-technical-name-taken',
    insertApplication(call.db, columns, call.person.email),
  )
  return answerRightsNew(call, 'Application', id, `/v1/Applications(${id})`)
}

const updateApplication: Handler<'updateApplication'> = async call => {
  const id = call.path.id
  await lockRights(call.db)
  const application = await readApplication(call.db, id)
  if (!application) throw call.problem('not-found')
  matchVersion(call, application.version)
  const columns = columnsOf(call.body)
  await refuseDuplicate(call, 'application-technical-name-taken', updateApplicationRow(call.db, id, columns))
  return answerRightsChanged(call, 'Application', id)
}

const deleteApplication: Handler<'deleteApplication'> = async call => {
  const id = call.path.id
  await lockRights(call.db)
  const application = await readApplication(call.db, id)
  if (!application) throw call.problem('not-found')
  matchVersion(call, application.version)
  refuseUsed(call, 'application-in-use', await usesOfApplication(call.db, id))
  await deleteRow(call.db, 'application', id)
  await notify(call.db, 'rights', '')
  return {}
}

/** Applications, their parts, and their scopes. */
export const applicationHandlers = {
  ...partHandlers,
  ...scopeHandlers,
  createApplication,
  deleteApplication,
  getApplication: readOne,
  listApplications: readList,
  updateApplication,
} satisfies SomeHandlers
