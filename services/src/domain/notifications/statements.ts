import { type Selectable, sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import { notify } from '../../database/notify.ts'
import type { Database, NotificationTable, Tx } from '../../database/schema.ts'
import { chosenContacts } from './fields.ts'
import type { Audience } from './rules.ts'

/** The columns that a form writes. */
export type NotificationColumns = Omit<
  Selectable<NotificationTable>,
  'id' | 'created_date' | 'modified_date' | 'deleted_date' | 'version' | 'is_system'
> & { is_system?: boolean }

/**
 * Locks the notifications until the transaction ends, so that changes become visible in the order of their numbers, and
 * a start or an end is announced once, whichever process comes first.
 * @returns the moment the transaction uses as now
 */
export async function lockNotifications(db: Database | Tx): Promise<Date> {
  const { now } = await db
    .selectFrom('notification_revision')
    .select(sql<Date>`now()`.as('now'))
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return now
}

/** Records a change of each notification, and notifies every process when the transaction is committed. */
export async function announce(
  db: Database | Tx,
  kind: 'started' | 'changed' | 'ended',
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await sql`
      with place as (
        update notification_revision set revision = revision + ${ids.length}::int4 where id = 1 returning revision
      )
      insert into notification_change (revision, notification_id, kind)
      select place.revision - ${ids.length}::int4 + told.n::int4, told.id, ${kind}::text
      from place, unnest(${[...ids]}::int4[]) with ordinality as told (id, n)`.execute(db)
  await notify(db, 'notifications', '')
}

/**
 * Announces what has started and ended since the last check; call `lockNotifications` first. A notification that
 * started and ended while no process ran is not announced.
 */
export async function tellDue(db: Database | Tx): Promise<void> {
  const told = (delivery: 'live' | 'over') => db.updateTable('notification').set({ delivery }).returning('id')
  await told('over')
    .where('delivery', '=', 'waiting')
    .where('is_draft', '=', false)
    .where('end_date', '<=', sql<Date>`now()`)
    .execute()
  const started = await told('live')
    .where('delivery', '=', 'waiting')
    .where('is_draft', '=', false)
    .where('start_date', '<=', sql<Date>`now()`)
    .execute()
  const ended = await told('over')
    .where('delivery', '=', 'live')
    .where('end_date', '<=', sql<Date>`now()`)
    .execute()
  for (const [kind, rows] of [
    ['started', started],
    ['ended', ended],
  ] as const)
    if (rows.length > 0)
      await announce(
        db,
        kind,
        rows.map(row => row.id),
      )
}

/** Seconds by the database's clock until the next start or end; negative when one is due, undefined without any. */
export async function secondsUntilDue(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from least(
      (select min(start_date) from notification where delivery = 'waiting' and not is_draft),
      (select min(end_date) from notification where delivery = 'live')
    ) - clock_timestamp())::float8 as seconds`.execute(db)
  return rows[0]?.seconds ?? undefined
}

/** Days after which a stream can no longer be resumed, and the list is loaded instead. */
const keptFor = 7

/** Deletes changes from which no stream can be resumed any more, and notifications deleted before them. */
export async function forgetOldChanges(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor * 86_400_000)
  await db.transaction().execute(async tx => {
    await lockNotifications(tx)
    const old = await tx
      .deleteFrom('notification_change')
      .where('changed_at', '<', before)
      .returning('revision')
      .execute()
    const forgotten = Math.max(0, ...old.map(row => row.revision))
    await tx
      .updateTable('notification_revision')
      .set(eb => ({ forgotten: sql<number>`greatest(${eb.ref('forgotten')}, ${forgotten}::int4)` }))
      .execute()
    await tx.deleteFrom('notification').where('deleted_date', '<', before).execute()
  })
}

export async function readNotification(db: Database | Tx, id: number) {
  return (
    db
      .selectFrom('notification')
      .selectAll()
      // Nobody may change a notification that the product created.
      .where('is_system', '=', false)
      .where('id', '=', id)
      .where('deleted_date', 'is', null)
      .executeTakeFirst()
  )
}

/** The ids of an audience, in order. */
export async function readTargets(db: Database | Tx, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notification_target')
    .select(eb => eb.fn.coalesce('role_id', 'account_id', 'contact_id').as('target'))
    .where('notification_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.flatMap(row => (row.target === null ? [] : [row.target]))
}

export async function insertNotification(db: Database | Tx, columns: NotificationColumns): Promise<number> {
  const { id } = await db.insertInto('notification').values(columns).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateNotificationRow(
  db: Database | Tx,
  id: number,
  columns: Partial<NotificationColumns> & { deleted_date?: Date },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteNotificationRow(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('notification').where('id', '=', id).execute()
}

const targetColumn = { roles: 'role_id', accounts: 'account_id', contacts: 'contact_id' } as const
const targetTable = { roles: 'role', accounts: 'account', contacts: 'contact' } as const

function isChosen(audience: Audience): audience is keyof typeof targetColumn {
  return audience in targetColumn
}

export async function writeTargets(
  db: Database | Tx,
  id: number,
  audience: Audience,
  ids: readonly number[],
): Promise<void> {
  await db.deleteFrom('notification_target').where('notification_id', '=', id).execute()
  if (!isChosen(audience)) return
  await sql`
    insert into notification_target (notification_id, ${sql.id(targetColumn[audience])})
    select ${id}::int4, id from unnest(${[...ids]}::int4[]) with ordinality as chosen (id, n) order by n`.execute(
    db,
  )
}

/**
 * Positions, from 0, of the ids that do not exist, or of contacts that belong to a client instead of staff or the
 * reverse.
 */
export async function unknownTargets(
  db: Database | Tx,
  audience: Audience,
  ids: readonly number[],
  isForStaff: boolean,
  firmDomain: string,
): Promise<number[]> {
  if (!isChosen(audience)) return []
  const kind =
    audience === 'contacts'
      ? sql` and ${isStaffContact('found', firmDomain)} = ${isForStaff}::boolean`
      : sql``
  const { rows } = await sql<{ at: number }>`
    select (n - 1)::int4 as at from unnest(${[...ids]}::int4[]) with ordinality as chosen (id, n)
    where not exists (
      select from ${sql.table(targetTable[audience])} as found where found.id = chosen.id${kind}
    ) order by n`.execute(db)
  return rows.map(row => row.at)
}

/** Positions in a list of roles without any scope of the application, directly or by dependency, from 0. */
export async function rolesWithoutAccess(
  db: Database | Tx,
  ids: readonly number[],
  applicationId: number,
): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select (n - 1)::int4 as at from unnest(${[...ids]}::int4[]) with ordinality as chosen (id, n)
    where not exists (
      select from role_scope
      join scope_closure on scope_closure.scope_id = role_scope.scope_id
      join scope on scope.id = scope_closure.implied_id
      where role_scope.roles_id = chosen.id and scope.application_id = ${applicationId}::int4
    ) order by n`.execute(db)
  return rows.map(row => row.at)
}

/** Whether an application exists; it cannot be deleted before the transaction ends. */
export async function applicationExists(db: Database | Tx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** The number of people in an audience, and how many of them may use the portal. */
export async function countRecipients(
  db: Database | Tx,
  wanted: { audience: Audience; forClients: boolean; ids: readonly number[] },
  firmDomain: string,
): Promise<{ recipientCount: number; withAccessCount: number }> {
  const { audience, forClients, ids } = wanted
  const column = isChosen(audience) ? targetColumn[audience] : undefined
  const target = (name: string) => (name === column ? sql`id` : sql`null::int4`)
  const targets = sql`(select ${target('role_id')} as role_id, ${target('account_id')} as account_id,
    ${target('contact_id')} as contact_id from unnest(${[...ids]}::int4[]) as chosen (id))`
  const kind = sql`${isStaffContact('contact', firmDomain)} <> ${forClients}::boolean`
  const isReal = sql`not contact.is_test`
  const among = column
    ? sql`${kind} and ${isReal} and contact.id in ${chosenContacts(targets)}`
    : sql`${kind} and ${isReal}`
  const { rows } = await sql<{ recipientCount: number; withAccessCount: number }>`
    select count(*)::int4 as "recipientCount",
      count(*) filter (where lower(contact_email_office) in (
        select user_email from user_scope where scope_name = 'Portal.Access'
      ))::int4 as "withAccessCount"
    from contact where ${audience === 'everyone' ? isReal : among}`.execute(db)
  return rows[0] ?? { recipientCount: 0, withAccessCount: 0 }
}
