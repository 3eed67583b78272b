import { ListViews } from '@parvis/api-types/limits/list-views'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Handler, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import type { AnsweredBy, BodyOf } from '../../server/operation-types.ts'
import { refuseDuplicate } from '../unique.ts'

type View = AnsweredBy<'getListViews'>['value'][number]

/** Views belong to people with a contact record. @throws ProblemError record-missing */
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

/** Clears the default view of the list. */
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
  // Serialise changes of the same person.
  await call.db.selectFrom('contact').select('id').where('id', '=', owner).forUpdate().execute()
  await removeViews(call.db, owner, list, removed)
  // Names may be swapped, so remove the changed views first.
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

/** A person's named views of a list. */
export const listViewHandlers = { changeListViews, getListViews } satisfies SomeHandlers
