import { ListViews } from '@parvis/api-types/limits/list-views'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Handler, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import type { AnsweredBy, BodyOf } from '../../server/operation-types.ts'
import { refuseDuplicate } from '../unique.ts'

type View = AnsweredBy<'getListViews'>['value'][number]

/** Views are somebody's of whom there is a record. @throws ProblemError record-missing */
function ownerOf(call: PersonCall & Refuses<'record-missing'>): number {
  const { contact } = call.person
  if (!contact) throw call.problem('record-missing')
  return contact.id
}

async function readViews(db: Database | Tx, contactId: number, list: string): Promise<View[]> {
  return db
    .selectFrom('list_view')
    .select(['key', 'name', 'view', 'is_default as isDefault'])
    .where('contact_id', '=', contactId)
    .where('list', '=', list)
    .orderBy(sql`odata_fold(name)`)
    .orderBy('key')
    .execute()
}

const getListViews: Handler<'getListViews'> = async call => ({
  body: { value: await readViews(call.db, ownerOf(call), call.query.list) },
})

async function removeViews(db: Database | Tx, contactId: number, list: string, keys: readonly string[]) {
  if (keys.length === 0) return
  await db
    .deleteFrom('list_view')
    .where('contact_id', '=', contactId)
    .where('list', '=', list)
    .where('key', 'in', keys)
    .execute()
}

/** No view of the list is the one that it opens with. */
async function takeDefault(db: Database | Tx, contactId: number, list: string): Promise<void> {
  await db
    .updateTable('list_view')
    .set({ is_default: false })
    .where('contact_id', '=', contactId)
    .where('list', '=', list)
    .execute()
}

async function keepViews(
  db: Database | Tx,
  contactId: number,
  { list, kept }: Pick<BodyOf<'changeListViews'>, 'list' | 'kept'>,
): Promise<void> {
  for (const { key, name, view, isDefault } of kept) {
    const columns = { name, view, is_default: isDefault }
    if (isDefault) await takeDefault(db, contactId, list)
    await db
      .insertInto('list_view')
      .values({ contact_id: contactId, list, key, ...columns })
      .onConflict(conflict => conflict.columns(['contact_id', 'list', 'key']).doUpdateSet(columns))
      .execute()
  }
}

const changeListViews: Handler<'changeListViews'> = async call => {
  const owner = ownerOf(call)
  const { list, removed, kept } = call.body
  // One change of the same person after the other.
  await call.db.selectFrom('contact').select('id').where('id', '=', owner).forUpdate().execute()
  await removeViews(call.db, owner, list, removed)
  // Names may be exchanged: those that are changed make room for each other first.
  await removeViews(
    call.db,
    owner,
    list,
    kept.map(({ key }) => key),
  )
  await refuseDuplicate(call, 'list-view-name-taken', keepViews(call.db, owner, { list, kept }))
  const value = await readViews(call.db, owner, list)
  if (value.length > ListViews.value.maxItems) throw call.problem('list-view-limit-reached')
  return { body: { value } }
}

/** How somebody sets a list, kept under names of their own. */
export const listViewHandlers = { changeListViews, getListViews } satisfies SomeHandlers
