import { sql } from 'kysely'
import { addresseesIn, hasRead, isAddressed } from './addressed.ts'
import type { Database } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { myNotificationExpressions } from './fields.ts'
import type { Position } from './rules.ts'

/** How one notification has changed since a given revision, and which of the readers it is addressed to. */
export interface Change {
  revision: number
  /** It has become live since; otherwise it was live before. */
  isNew: boolean
  isLive: boolean
  /** MyNotification of the contract, without `isRead`. */
  notification: { id: number } & Record<string, unknown>
  readers: { contactId: number; isRead: boolean }[]
}

/** All changes after a revision, in one snapshot. */
interface Changes {
  revision: number
  changes: Change[]
}

/** A reader's current state, and what has changed since their last position. */
export interface Presence extends Changes {
  own: number
  unreadCount: number
  /** What they have marked since then, here or elsewhere. */
  readings: { id: number; isRead: boolean }[]
  /** Whether `changes` and `readings` contain everything since then. */
  isResumed: boolean
}

/** A moment in the format of OData. */
const moment = (column: string): Fragment =>
  sql`to_char(notification.${sql.id(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const computed = (name: string): Fragment => sql`(${myNotificationExpressions[name]?.('notification')})`

const notificationJson = sql`json_build_object(
  'id', notification.id,
  'title', notification.title,
  'englishTitle', notification.english_title,
  'text', notification.text,
  'englishText', notification.english_text,
  'severity', notification.severity,
  'applicationId', notification.application_id,
  'applicationName', ${computed('applicationName')},
  'englishApplicationName', ${computed('englishApplicationName')},
  'startDate', ${moment('start_date')},
  'endDate', ${moment('end_date')},
  'link', notification.link,
  'status', ${computed('status')}
)`

/**
 * Merges several changes of one notification into its current state. Notifications that came and went meanwhile are
 * left out.
 */
function changesAfter(revision: Fragment, contactIds: readonly number[], firmDomain: string): Fragment {
  return sql`(
    select coalesce(json_agg(change order by change.revision), '[]'::json) from (
      select latest.revision, latest.is_new as "isNew", notification.delivery = 'live' as "isLive",
        ${notificationJson} as notification,
        (
          select coalesce(json_agg(json_build_object(
            'contactId', contact.id, 'isRead', ${hasRead('notification', sql`contact.id`)}
          )), '[]'::json)
          from contact
          where contact.id = any(${[...contactIds]}::int4[])
            and ${isAddressed('notification', addresseesIn('contact', firmDomain))}
        ) as readers
      from (
        select notification_id, max(revision) as revision, bool_or(kind = 'started') as is_new
        from notification_change where revision > ${revision} group by notification_id
      ) as latest
      join notification on notification.id = latest.notification_id
      where notification.delivery = 'live' or (notification.delivery = 'over' and not latest.is_new)
    ) as change
  )`
}

/** Reads what has changed for any of the contacts, in one statement however many they are. */
export async function readChanges(
  db: Database,
  after: number,
  contactIds: readonly number[],
  firmDomain: string,
): Promise<Changes> {
  const { rows } = await sql<{ revision: number; changes: string }>`
    select revision, ${changesAfter(sql`${after}::int4`, contactIds, firmDomain)}::text as changes
    from notification_revision where id = 1`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('The revision has one row')
  return { revision: row.revision, changes: JSON.parse(row.changes) as Change[] }
}

interface PresenceRow {
  revision: number
  own: number
  is_resumed: boolean
  unread: number
  changes: string
  readings: string
}

/** Reads a contact's current state in one statement, so that the number and the changes come from one snapshot. */
export async function readPresence(
  db: Database,
  contactId: number,
  since: Position | undefined,
  firmDomain: string,
): Promise<Presence> {
  const contact = sql`${contactId}::int4`
  const last = sql`case when place.is_resumed then ${since?.revision ?? 0}::int8 else place.revision end`
  const lastOwn = sql`case when place.is_resumed then ${since?.own ?? 0}::int8 else place.own end`
  const { rows } = await sql<PresenceRow>`
    select place.*,
      (
        select count(*)::int4 from notification join contact on contact.id = ${contact}
        where notification.delivery = 'live'
          and ${isAddressed('notification', addresseesIn('contact', firmDomain))}
          and not ${hasRead('notification', contact)}
      ) as unread,
      ${changesAfter(last, [contactId], firmDomain)}::text as changes,
      (
        select coalesce(json_agg(json_build_object('id', notification_id, 'isRead', is_read)), '[]'::json)
        from notification_read where contact_id = ${contact} and revision > ${lastOwn}
      )::text as readings
    from (
      select seen.*, coalesce(
        ${since?.revision ?? null}::int8 between seen.forgotten and seen.revision
          and ${since?.own ?? null}::int8 <= seen.own, false) as is_resumed
      from (
        select revision, forgotten, coalesce(
          (select reader.revision from notification_reader as reader where reader.contact_id = ${contact}), 0) as own
        from notification_revision where id = 1
      ) as seen
    ) as place`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('The revision has one row')
  return {
    revision: row.revision,
    own: row.own,
    isResumed: row.is_resumed,
    unreadCount: row.unread,
    changes: JSON.parse(row.changes) as Change[],
    readings: JSON.parse(row.readings) as Presence['readings'],
  }
}

/** The contacts who have marked something since their position. */
export async function readersBehind(db: Database, places: ReadonlyMap<number, number>): Promise<number[]> {
  const { rows } = await sql<{ contact_id: number }>`
    select reader.contact_id from notification_reader as reader
    join unnest(${[...places.keys()]}::int4[], ${[...places.values()]}::int4[]) as known (contact_id, revision)
      on known.contact_id = reader.contact_id and known.revision < reader.revision`.execute(db)
  return rows.map(row => row.contact_id)
}
