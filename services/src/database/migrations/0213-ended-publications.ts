import { type Kysely, sql } from 'kysely'

/** Publications whose request was cancelled, or delivered by hand, can no longer be finished: they are abandoned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update publication set status = 'abandoned', closed_by = coalesce(request.modified_by, publication.created_by),
        closed_date = now(), modified_date = now(), version = publication.version + 1
      from planning_request as request
      where request.id = request_id and publication.status = 'draft'
        and request.status in ('cancelled', 'delivered')`,
    )
    .execute(db)
}
