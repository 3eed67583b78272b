import { type Kysely, sql } from 'kysely'

/**
 * For the rules of roles too, a contact that is neither Collaborateur nor Client is a client, whatever the domain of
 * the e-mail: they must accept the terms of use, and no staff role includes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace view user_fact_now as
    select app_user.id as users_id,
      coalesce(contact.grade, '') as grade,
      coalesce(contact.business_unit, '') as business_unit,
      coalesce(contact.country, '') as country,
      case when contact.contact_type in ('Collaborateur', 'Client') then contact.contact_type
        when contact.contact_type is null
          and right(app_user.user_email, length(firm.domain) + 1) = '@' || lower(firm.domain) then 'Collaborateur'
        else 'Client' end as user_type
    from firm cross join app_user
    left join contact on lower(contact.contact_email_office) = app_user.user_email`.execute(db)
  await sql`do $$
    declare
      people integer[] := array(select app_user.id from app_user
        join contact on lower(contact.contact_email_office) = app_user.user_email
        where contact.contact_type not in ('Collaborateur', 'Client'));
    begin
      if cardinality(people) = 0 then return; end if;
      perform pg_advisory_xact_lock(7279002);
      perform refresh_facts(people);
      perform calculate_members(null, people);
    end $$`.execute(db)
}
