import type { Schemas } from '@parvis/api-types/portal'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Handler, SomeHandlers } from '../../server/call.ts'
import { nameOfSaver } from '../saver.ts'
import { applyChanges, differenceOf, faultsOf, type Change } from './difference.ts'
import { faultyMenus, lockRules, publishChanges, readMenus } from './publish.ts'
import { lockMenus } from './statements.ts'

type Publication = Schemas['MenuPublication']

/** The number of publications per response. */
const pageSize = 20

const publications = (db: Database | Tx) =>
  db
    .selectFrom('menu_publication')
    .select(['id', 'kind', 'published_date', 'changes', 'undoes_id'])
    .select(nameOfSaver(sql.ref('menu_publication.published_by')).$castTo<string | null>().as('by_name'))
    .select(
      sql<
        number | null
      >`(select max(later.id) from menu_publication as later where later.undoes_id = menu_publication.id)`.as(
        'undone_by_id',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof publications>['executeTakeFirstOrThrow']>>

const publicationOf = (row: Row): Publication => ({
  id: row.id,
  kind: row.kind,
  publishedDate: new Date(row.published_date).toISOString(),
  publishedByName: row.by_name,
  changes: row.changes,
  undoesId: row.undoes_id,
  undoneById: row.undone_by_id,
})

/** One publication, as the API returns it. */
export async function readPublication(db: Database | Tx, id: number): Promise<Publication> {
  return publicationOf(await publications(db).where('id', '=', id).executeTakeFirstOrThrow())
}

const listMenuPublications: Handler<'listMenuPublications'> = async call => {
  const { before } = call.query
  const rows = await publications(call.db)
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  return { body: { value: rows.slice(0, pageSize).map(publicationOf), hasMore: rows.length > pageSize } }
}

/** The inverse of a change. */
const inverse = ({ menuId, before, after }: Change): Change => ({ menuId, before: after, after: before })

const undoMenuPublication: Handler<'undoMenuPublication'> = async call => {
  const { id } = call.path
  await lockMenus(call.db)
  const found = await publications(call.db).where('id', '=', id).executeTakeFirst()
  if (!found) throw call.problem('not-found')
  const changes = found.changes.map(inverse)
  const live = await readMenus(call.db)
  const faults = faultsOf(live, changes, await lockRules(call))
  // Where everything is back as it was, someone has undone it already, which counts as a later change too.
  if (differenceOf(live, applyChanges(live, changes)).length === 0)
    for (const { menuId } of changes) faults.set(menuId, ['changed-since'])
  const menus = await faultyMenus(call.db, changes, faults)
  if (menus.length > 0) throw call.problem('menu-publication-overtaken', { menus })
  return { body: await readPublication(call.db, await publishChanges(call, 'undo', live, changes, id)) }
}

export const publicationHandlers = { listMenuPublications, undoMenuPublication } satisfies SomeHandlers
