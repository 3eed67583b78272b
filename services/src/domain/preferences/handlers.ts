import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { etagOf, type Handler, type PersonCall, type Refuses } from '../../server/call.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import { matchVersion } from '../version.ts'

type Preferences = AnsweredBy<'getPreferences'>

const untouched: Preferences = {
  pinnedMenuIds: [],
  recentMenuIds: [],
  menuOrder: [],
  knownMenuIds: null,
  sidebar: 'expanded',
  language: null,
}

/** A person's arrangement, without menus that no longer exist; version 0 where there is none yet. */
async function read(
  db: Database | Tx,
  contactId: number,
): Promise<{ preferences: Preferences; version: number }> {
  const row = await db
    .selectFrom('preference')
    .selectAll()
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  if (!row) return { preferences: untouched, version: 0 }
  const named = [
    ...new Set([
      ...row.pinned_menu_ids,
      ...row.recent_menu_ids,
      ...row.menu_order,
      ...(row.known_menu_ids ?? []),
    ]),
  ]
  const found =
    named.length === 0 ? [] : await db.selectFrom('menu').select('id').where('id', 'in', named).execute()
  const exists = new Set(found.map(menu => menu.id))
  return {
    preferences: {
      pinnedMenuIds: row.pinned_menu_ids.filter(id => exists.has(id)),
      recentMenuIds: row.recent_menu_ids.filter(id => exists.has(id)),
      menuOrder: row.menu_order.filter(id => exists.has(id)),
      knownMenuIds: row.known_menu_ids?.filter(id => exists.has(id)) ?? null,
      sidebar: row.sidebar,
      language: row.language,
    },
    version: row.version,
  }
}

function ownContact(call: PersonCall & Refuses<'record-missing'>): number {
  const { contact } = call.person
  if (!contact) throw call.problem('record-missing')
  return contact.id
}

export const getPreferences: Handler<'getPreferences'> = async call => {
  const { preferences, version } = await read(call.db, ownContact(call))
  return { body: preferences, headers: { etag: etagOf(version) } }
}

export const updatePreferences: Handler<'updatePreferences'> = async call => {
  const contactId = ownContact(call)
  // Serialise changes of the same person, even if there is no row yet that could be locked.
  await call.db.selectFrom('contact').select('id').where('id', '=', contactId).forUpdate().execute()
  const { preferences, version } = await read(call.db, contactId)
  matchVersion(call, version)
  const changed = { ...preferences, ...call.body }
  const columns = {
    pinned_menu_ids: JSON.stringify(changed.pinnedMenuIds),
    recent_menu_ids: JSON.stringify(changed.recentMenuIds),
    menu_order: JSON.stringify(changed.menuOrder),
    known_menu_ids: changed.knownMenuIds && JSON.stringify(changed.knownMenuIds),
    sidebar: changed.sidebar,
    language: changed.language,
  }
  await call.db
    .insertInto('preference')
    .values({ contact_id: contactId, ...columns })
    .onConflict(conflict =>
      conflict.column('contact_id').doUpdateSet({ ...columns, version: sql<number>`preference.version + 1` }),
    )
    .execute()
  const after = await read(call.db, contactId)
  return { body: after.preferences, headers: { etag: etagOf(after.version) } }
}
