import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { dayIn } from '../../i18n/dates.ts'
import {
  announce,
  insertNotification,
  lockNotifications,
  updateNotificationRow,
  writeTargets,
} from '../notifications/statements.ts'

/** Days before its expiry in which the owner of the consumer is told of a key. */
const toldBefore = 7

/** A key whose owner is to be told. */
interface EndingKey {
  id: number
  label: string
  consumerId: number
  consumerName: string
  ownerContactId: number
  /** The owner may open the page of the consumer. */
  mayOpen: boolean
  expiresDate: Date
  /** YYYY-MM-DD, in France, as in the lists people see. */
  day: string
  createdBy: string
}

/**
 * Keys nobody was told of yet: neither revoked nor replaced, of an active consumer whose owner has a record. A key
 * created for only a few days expires as soon as its creator wanted.
 */
const untold = sql`from api_key
  join api_consumer on api_consumer.id = api_key.consumer_id
  join app_user on app_user.id = api_consumer.owner_id
  join contact on lower(contact_email_office) = app_user.user_email
  where expiry_notification_id is null and revoked_date is null and replaced_by_id is null
    and api_consumer.state = 'active' and expires_date > now()
    and api_key.created_date < expires_date - make_interval(days => ${sql.lit(toldBefore)})`

/** Seconds by the database's clock until an owner is to be told; negative when one is due, undefined without any. */
export async function secondsUntilKeyEnds(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from
      min(expires_date) - make_interval(days => ${sql.lit(toldBefore)}) - clock_timestamp()
    )::float8 as seconds ${untold}`.execute(db)
  return rows[0]?.seconds ?? undefined
}

/**
 * Notifies the owners of API consumers of keys that will expire. Each is notified once, whichever process comes first:
 * call `lockNotifications` before; the key remembers its notification. A key that is being changed at this moment is
 * left for the next check.
 */
export async function tellEndingKeys(tx: Database | Tx): Promise<void> {
  const { rows } = await sql<EndingKey>`
    select api_key.id, label, api_consumer.id as "consumerId", api_consumer.name as "consumerName",
      contact.id as "ownerContactId", expires_date as "expiresDate", api_key.created_by as "createdBy",
      to_char(expires_date at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
      exists (
        select from user_scope
        where user_scope.user_email = app_user.user_email and scope_name = 'ApiConsumers.Read'
      ) as "mayOpen"
    ${untold} and expires_date <= now() + make_interval(days => ${sql.lit(toldBefore)})
    order by expires_date, api_key.id
    for update of api_key skip locked`.execute(tx)
  const told: number[] = []
  for (const key of rows) told.push(await tell(tx, key))
  if (told.length > 0) await announce(tx, 'started', told)
}

async function tell(tx: Database | Tx, key: EndingKey): Promise<number> {
  const id = await insertNotification(tx, {
    ...words(key),
    severity: 'warning',
    application_id: await ownApplication(tx),
    audience: 'contacts',
    for_clients: false,
    start_date: sql<Date>`now()` as unknown as Date,
    end_date: key.expiresDate,
    link: key.mayOpen ? `/app/security/consommateur/${key.consumerId}` : null,
    is_draft: false,
    delivery: 'live',
    created_by: key.createdBy,
    is_system: true,
  })
  await writeTargets(tx, id, 'contacts', [key.ownerContactId])
  await tx.updateTable('api_key').set({ expiry_notification_id: id }).where('id', '=', key.id).execute()
  return id
}

function words({ label, consumerName, day }: EndingKey) {
  return {
    title: 'Une clé d’API expire bientôt',
    english_title: 'An API key expires soon',
    text: `La clé «\u00a0${label}\u00a0» de «\u00a0${consumerName}\u00a0» expire le ${dayIn.fr(day)}. Remplacez-la avant cette date, sinon ses appels seront refusés.`,
    english_text: `The key “${label}” of “${consumerName}” expires on ${dayIn.en(day)}. Rotate it before then, or its calls will be refused.`,
  }
}

async function ownApplication(tx: Database | Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('application')
    .select('id')
    .where('technical_name', '=', 'Authorization')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Withdraws what a former owner was told. The next check tells the new one. */
export async function withdrawFromFormerOwner(tx: Database | Tx, consumerId: number): Promise<void> {
  const told = await tx
    .selectFrom('api_key')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where('expiry_notification_id', 'is not', null)
    .orderBy('id')
    // One that is being replaced or revoked withdraws its notification itself.
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of told) {
    await withdrawExpiryNotice(tx, id)
    await tx.updateTable('api_key').set({ expiry_notification_id: null }).where('id', '=', id).execute()
  }
}

/** Withdraws the notification about a key that was replaced or revoked since: there is nothing left to do. */
export async function withdrawExpiryNotice(tx: Database | Tx, keyId: number): Promise<void> {
  const key = await tx
    .selectFrom('api_key')
    .select('expiry_notification_id as toldBy')
    .where('id', '=', keyId)
    .executeTakeFirst()
  if (!key || key.toldBy === null) return
  const now = await lockNotifications(tx)
  const notification = await tx
    .selectFrom('notification')
    .select('id')
    .where('id', '=', key.toldBy)
    .where('delivery', '=', 'live')
    .executeTakeFirst()
  if (!notification) return
  await updateNotificationRow(tx, notification.id, { end_date: now, delivery: 'over' })
  await announce(tx, 'ended', [notification.id])
}
