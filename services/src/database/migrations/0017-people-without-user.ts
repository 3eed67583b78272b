import { type Kysely, sql } from 'kysely'

/** The people in the customer store who cannot hold roles yet, for the permission check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create view contact_without_user as
        select contact.id, contact_last_name as name, contact_first_name as firstname,
          lower(contact_email_office) as user_email, contact.search_text
        from contact
        where not exists (select from app_user where app_user.user_email = lower(contact_email_office))`,
    )
    .execute(db)
}
