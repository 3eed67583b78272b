import { sql } from 'kysely'
import { addresseeOf, hasRead, isTheirs } from './addressed.ts'
import type { Person } from '../../access/person.ts'
import { notify } from '../../database/notify.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Answer, Handler, SomeHandlers } from '../../server/call.ts'
import { readList, withField } from '../../server/list.ts'
import type { Fragment } from '../../odata/scope.ts'

/** A person's live, unread notifications. */
function isUnread(person: Person): Fragment {
  const to = addresseeOf(person)
  return sql`${isTheirs('notification', to)} and not ${hasRead('notification', to.contactId)}`
}

async function countUnread(db: Database | Tx, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from notification where ${isUnread(person)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Marks the notifications that match a condition, unless they are marked already, and notifies every window of the
 * person.
 * @returns the ids that changed
 */
async function mark(
  db: Database | Tx,
  person: Person,
  isRead: boolean,
  condition: Fragment,
): Promise<number[]> {
  const { contactId } = addresseeOf(person)
  // Lock the person's row first, so that their marks become visible in the order of their numbers.
  const { rows } = await sql<{ id: number }>`
    with place as (
      insert into notification_reader (contact_id, revision) values (${contactId}, 1)
      on conflict (contact_id) do update set revision = notification_reader.revision + 1
      returning revision
    )
    insert into notification_read (contact_id, notification_id, is_read, revision)
    select ${contactId}, notification.id, ${isRead}::boolean, place.revision from place, notification
    where ${condition} and ${hasRead('notification', contactId)} <> ${isRead}::boolean
    on conflict (contact_id, notification_id) do update
      set is_read = excluded.is_read, read_date = now(), revision = excluded.revision
    returning notification_id as id`.execute(db)
  if (rows.length > 0) await notify(db, 'readings', String(person.contact?.id))
  return rows.map(row => row.id).toSorted((a, b) => b - a)
}

async function answer(
  db: Database | Tx,
  person: Person,
  changed: { readIds?: number[]; unreadIds?: number[] },
): Promise<Answer<'readMyNotifications'>> {
  return { body: { readIds: [], unreadIds: [], ...changed, unreadCount: await countUnread(db, person) } }
}

const readMyNotifications: Handler<'readMyNotifications'> = async ({ db, person, body }) => {
  const { ids, isRead } = body
  const named = sql`notification.id = any(${ids}::int4[]) and ${isTheirs('notification', addresseeOf(person))}`
  const changed = await mark(db, person, isRead, named)
  return answer(db, person, isRead ? { readIds: changed } : { unreadIds: changed })
}

const readAllMyNotifications: Handler<'readAllMyNotifications'> = async ({ db, person }) =>
  answer(db, person, { readIds: await mark(db, person, true, isUnread(person)) })

const listMyNotifications: Handler<'listMyNotifications'> = async call => {
  const { contactId } = addresseeOf(call.person)
  const mine = withField(call, 'MyNotification', {
    name: 'isRead',
    type: 'boolean',
    filterable: true,
    expression: alias => hasRead(alias, contactId),
  })
  const isOrdered = Object.keys(call.query).some(name => name.toLowerCase() === '$orderby')
  const query = isOrdered ? call.query : { ...call.query, $orderby: 'startDate desc' }
  const { body } = await readList<'listMyNotifications'>({ ...mine, query })
  return { body: { ...body, unreadCount: await countUnread(call.db, call.person) } }
}

/** The caller's notifications, except the live stream. */
export const myNotificationHandlers = {
  listMyNotifications,
  readAllMyNotifications,
  readMyNotifications,
} satisfies SomeHandlers
