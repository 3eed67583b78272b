import { readPerson } from '../../access/person.ts'
import { notify } from '../../database/notify.ts'
import {
  type Call,
  etagOf,
  type Handler,
  type KeyCall,
  type PersonCall,
  type Refuses,
  type SomeHandlers,
} from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import { lockRights } from '../rights-lock.ts'
import { changePeople, finish } from '../roles/plan.ts'
import { lockRole } from '../roles/right.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  decide,
  lockRequest,
  readGivingRoles,
  readRequest,
  readRequestable,
  readRequestsOf,
  type RequestRow,
} from './statements.ts'
import { tellDecision } from './tell.ts'

function mineOf(row: RequestRow): AnsweredBy<'createAccessRequest'> {
  return {
    '@odata.etag': etagOf(row.version),
    id: row.id,
    menuId: row.menuId,
    menuTitle: row.menuTitle,
    menuEnglishTitle: row.menuEnglishTitle,
    reason: row.reason,
    state: row.state,
    createdDate: row.createdDate.toISOString(),
    decidedDate: row.decidedDate?.toISOString() ?? null,
    decidedByName: row.decidedByName,
    answer: row.answer,
  }
}

/** The person who asked, with their current rights. */
const personOf = ({ db, services }: Call, { personEmail }: RequestRow) =>
  readPerson(db, personEmail, services.settings.firmDomain)

async function recordOf(call: Call, row: RequestRow) {
  const person = row.state === 'pending' ? await personOf(call, row) : undefined
  // A person who has left the firm gets no staff rights.
  const roles = person?.staff ? await readGivingRoles(call.db, row.scopeName, person.scopes) : []
  const body: AnsweredBy<'getAccessRequest'> = {
    ...mineOf(row),
    scopeName: row.scopeName,
    usersId: row.usersId,
    personName: row.personName,
    personEmail: row.personEmail,
    grade: row.grade,
    businessUnit: row.businessUnit,
    decidedBy: row.decidedBy,
    roleName: row.roleName,
    roles,
  }
  return { body, headers: { etag: body['@odata.etag'] } }
}

/** A request that the caller may decide, which cannot be their own. */
function othersOnly(call: PersonCall & Refuses<'not-found'>, row: RequestRow | undefined): RequestRow {
  if (!row || row.usersId === call.person.userId) throw call.problem('not-found')
  return row
}

type ClosingCall = KeyCall & Refuses<'not-found' | 'precondition-failed' | 'access-request-decided'>

/** Requires a pending request. A second person is told that it is decided, rather than that it has changed. */
function stillPending(call: ClosingCall, row: RequestRow): RequestRow {
  if (row.state !== 'pending') throw call.problem('access-request-decided')
  matchVersion(call, row.version)
  return row
}

async function decided(call: PersonCall, id: number): Promise<RequestRow> {
  const row = await readRequest(call.db, id)
  if (!row) throw new Error(`Request ${id} was decided and is not there`)
  return row
}

const createAccessRequest: Handler<'createAccessRequest'> = async call => {
  const { menuId, reason } = call.body
  const { db, services } = call
  // Lock rights, so that nobody is given the right meanwhile and then waits for what they have.
  await lockRights(db)
  const person = await readPerson(db, call.person.email, services.settings.firmDomain)
  const menu = await db
    .selectFrom('menu')
    .select(['minimum_scope', 'menu_parent_id'])
    .where('id', '=', menuId)
    .executeTakeFirst()
  if (!menu || menu.menu_parent_id !== null || person.userId === undefined)
    throw call.problem('access-not-offered')
  if (person.scopes.has(menu.minimum_scope)) throw call.problem('access-not-needed')
  const pending = await db
    .selectFrom('access_request')
    .select('id')
    .where('menu_id', '=', menuId)
    .where('users_id', '=', person.userId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (pending) throw call.problem('access-request-pending')
  const { testData } = services.settings
  if ((await readRequestable(db, person, { testData, menuId })).length === 0)
    throw call.problem('access-not-offered')
  const { id } = await refuseDuplicate(
    call,
    'access-request-pending',
    db
      .insertInto('access_request')
      .values({
        menu_id: menuId,
        users_id: person.userId,
        reason: reason.trim(),
        decided_by: null,
        answer: null,
        role_name: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const body = mineOf(await decided(call, id))
  return { body, headers: { etag: body['@odata.etag'], location: `/v1/AccessRequests(${id})` } }
}

const getAccessRequest: Handler<'getAccessRequest'> = async call =>
  recordOf(call, othersOnly(call, await readRequest(call.db, call.path.id)))

const grantAccessRequest: Handler<'grantAccessRequest'> = async call => {
  const { db } = call
  const { id } = call.path
  // Faults of the request are reported before those of the role, although rights are locked first, as everywhere.
  await lockRights(db)
  const request = stillPending(call, othersOnly(call, await lockRequest(db, id)))
  const role = await lockRole(call, call.body.rolesId, 'role-unknown')
  const person = await personOf(call, request)
  const [given] = person.staff ? await readGivingRoles(db, request.scopeName, person.scopes, role.id) : []
  if (!given) throw call.problem('access-role-unfit')
  const name = role.role_function_description
  // Before adding the membership, because the database then grants the other requests that the new rights satisfy.
  await decide(db, id, { state: 'granted', by: call.person.email, roleName: name })
  await finish(
    call,
    { id: role.id, name },
    await changePeople(call, role.id, { addedUserIds: [request.usersId] }),
  )
  await notify(db, 'rights', '')
  const row = await decided(call, id)
  await tellDecision(call, row)
  return recordOf(call, row)
}

const refuseAccessRequest: Handler<'refuseAccessRequest'> = async call => {
  const { id } = call.path
  stillPending(call, othersOnly(call, await lockRequest(call.db, id)))
  await decide(call.db, id, { state: 'refused', by: call.person.email, answer: call.body.answer.trim() })
  const row = await decided(call, id)
  await tellDecision(call, row)
  return recordOf(call, row)
}

const withdrawAccessRequest: Handler<'withdrawAccessRequest'> = async call => {
  const { id } = call.path
  const row = await lockRequest(call.db, id)
  if (!row || row.usersId !== call.person.userId) throw call.problem('not-found')
  stillPending(call, row)
  await decide(call.db, id, { state: 'withdrawn', by: call.person.email })
  const body = mineOf(await decided(call, id))
  return { body, headers: { etag: body['@odata.etag'] } }
}

const listMyAccessRequests: Handler<'listMyAccessRequests'> = async ({ db, person }) => ({
  body: { value: person.userId === undefined ? [] : (await readRequestsOf(db, person.userId)).map(mineOf) },
})

const listRequestableApplications: Handler<'listRequestableApplications'> = async ({
  db,
  person,
  query,
  services,
}) => {
  const path = query.path?.replace(/[?#].*$/, '')
  return {
    body: { value: await readRequestable(db, person, { testData: services.settings.testData, path }) },
  }
}

/** Requests for access to applications, and decisions on them. */
export const accessRequestHandlers = {
  createAccessRequest,
  getAccessRequest,
  grantAccessRequest,
  listAccessRequests: call => readList(call),
  listMyAccessRequests,
  listRequestableApplications,
  refuseAccessRequest,
  withdrawAccessRequest,
} satisfies SomeHandlers
