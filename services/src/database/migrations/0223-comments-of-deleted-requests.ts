import { type Kysely, sql } from 'kysely'

/** Comments on a requested document stay in the folder when it is deleted, like those on a check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table audit_comment drop constraint audit_comment_request_id_fkey`,
  `alter table audit_comment add constraint audit_comment_request_id_fkey
    foreign key (request_id) references audit_request (id) on delete set null`,
]
