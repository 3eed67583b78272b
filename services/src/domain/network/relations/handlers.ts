import { sql } from 'kysely'
import { all } from '../../../odata/scope.ts'
import type { CallOf, Handler, SomeHandlers } from '../../../server/call.ts'
import { answerNew, readList } from '../../../server/list.ts'
import { matchVersion } from '../../version.ts'
import { seenClientOf, seenStaff, sightOf } from '../seen.ts'
import { insertRelation, lockRealClients, moveToDeleted, seenRelation } from './statements.ts'

/** Lists the relations of which the person sees both clients. */
function readRelationList<Id extends 'listClientRelations' | 'listDeletedClientRelations'>(call: CallOf<Id>) {
  const sight = sightOf(call)
  return readList<Id>(call, {
    rows: (entity, alias) => all([call.rows(entity, alias), seenRelation(sight, alias)]),
  })
}

const listClientRelations: Handler<'listClientRelations'> = call => readRelationList(call)

const listDeletedClientRelations: Handler<'listDeletedClientRelations'> = call => readRelationList(call)

const createClientRelation: Handler<'createClientRelation'> = async call => {
  const { accountId, otherAccountId } = call.body
  if (accountId === otherAccountId) throw call.problem('client-relation-same')
  const ids = { accountId, otherAccountId }
  const known = await lockRealClients(sightOf(call), Object.values(ids))
  const unknown = Object.entries(ids).filter(([, id]) => !known.has(id))
  if (unknown.length > 0)
    throw call.problem('client-relation-account-unknown', {
      errors: unknown.map(([field, id]) => ({
        pointer: `/${field}`,
        code: 'unknown-name' as const,
        params: { id },
      })),
    })
  const id = await insertRelation(call.db, call.body, call.person.email)
  if (id === undefined) throw call.problem('client-relation-exists')
  return answerNew(call, 'ClientRelation', id, `/v1/ClientRelations(${id})`)
}

const deleteClientRelation: Handler<'deleteClientRelation'> = async call => {
  const { rows } = await sql<{
    id: number
    version: number
  }>`select id, version from client_relation as relation
    where id = ${call.path.id}::int4 and ${call.rows('ClientRelation', 'relation')}
      and ${seenRelation(sightOf(call), 'relation')} for update`.execute(call.db)
  const [relation] = rows
  if (!relation) throw call.problem('not-found')
  matchVersion(call, relation.version)
  await moveToDeleted(call.db, relation.id, call.person.email)
  return {}
}

const listIndependenceConflicts: Handler<'listIndependenceConflicts'> = call => {
  const sight = sightOf(call)
  return readList(call, {
    rows: (entity, alias) =>
      all([
        call.rows(entity, alias),
        seenClientOf(sight, alias, 'audited_id'),
        seenClientOf(sight, alias, 'other_id'),
        sql`exists (select from contact as member
          where member.id = ${sql.id(alias, 'staff_id')} and ${seenStaff(sight, 'member')})`,
      ]),
  })
}

/** Competitors and suppliers among clients, and staff who work for both sides. */
export const clientRelationHandlers = {
  createClientRelation,
  deleteClientRelation,
  listClientRelations,
  listDeletedClientRelations,
  listIndependenceConflicts,
} satisfies SomeHandlers
