import { type Kysely, sql } from 'kysely'

/**
 * Which clients compete with or supply each other, as entered by the firm, and which members of staff work for both
 * sides of such a relation where one side is audited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The code contains the year of the work, as in the network: E2026-000014. */
const year = `substring(engagement_code from '^[A-Z]+((?:19|20)[0-9]{2})-')::int4`

/** The engagements of a client that each member of staff leads: how many, and the latest of them. */
const led = (client: string, condition: string) => `
  lateral (
    select email, count(*)::int4 as count, max(year) as year, bool_or(status = 'Actif') as is_active,
      (array_agg(id order by year desc nulls last, id desc))[1:40] as ids
    from (
      select distinct engagement.id, ${year} as year, engagement_statut as status, email
      from engagement cross join lateral (values (lower(engagement_partner_email)),
        (lower(engagement_manager_email)), (lower(engagement_originating_partner_email))) as leader (email)
      where engagement_account_number = ${client}.account_number and email <> '' ${condition}
    ) as work group by email
  )`

const statements = [
  `create table client_relation (
    id integer primary key generated always as identity,
    version integer not null default 1,
    kind text not null check (kind in ('competitor', 'supplier')),
    account_id integer not null references account (id) on delete cascade,
    other_account_id integer not null references account (id) on delete cascade,
    note text not null default '',
    created_by text not null,
    created_date timestamptz not null default now(),
    check (account_id <> other_account_id)
  )`,
  // Competition is mutual and entered only once.
  `create unique index client_relation_once on client_relation (kind,
    (case kind when 'competitor' then least(account_id, other_account_id) else account_id end),
    (case kind when 'competitor' then greatest(account_id, other_account_id) else other_account_id end))`,
  `create index client_relation_account on client_relation (account_id)`,
  `create index client_relation_other_account on client_relation (other_account_id)`,
  // Includes the current names of both clients.
  `create view named_client_relation as
    select relation.*, one.account_legal_name as account_name, one.account_number,
      other.account_legal_name as other_account_name, other.account_number as other_account_number,
      odata_fold(concat_ws(chr(10), one.account_legal_name, one.account_number, other.account_legal_name,
        other.account_number, note)) as search_text
    from client_relation as relation
    join account as one on one.id = relation.account_id
    join account as other on other.id = relation.other_account_id`,
  `create function is_audit(description text) returns boolean language sql immutable parallel safe
    return odata_fold(description) ~ '\\maudits?\\M|\\mcommissariat'
      and odata_fold(description) !~ '\\maudits? internes?\\M|\\minternal audits?\\M'`,
  `create view independence_conflict as
    select relation.id || '-' || audited.id || '-' || staff.id as id,
      staff.id as staff_id, staff.contact_full_name as staff_name, audits.email as staff_email, relation.kind,
      audited.id as audited_id, audited.account_legal_name as audited_name,
      other.id as other_id, other.account_legal_name as other_name,
      audits.is_active and work.is_active as is_active,
      audits.count as audit_count, audits.year as audit_year, work.count as other_count, work.year as other_year,
      audits.ids || work.ids as engagement_ids,
      odata_fold(concat_ws(chr(10), staff.contact_full_name, audits.email, audited.account_legal_name,
        other.account_legal_name)) as search_text
    from client_relation as relation
    cross join lateral (
      select account_id as audited_id, other_account_id as other_id
      union all select other_account_id, account_id where relation.kind = 'competitor'
    ) as side
    join account as audited on audited.id = side.audited_id and not audited.is_test
    join account as other on other.id = side.other_id and not other.is_test
    cross join ${led('audited', 'and is_audit(engagement_description)')} as audits
    join ${led('other', '')} as work on work.email = audits.email
    join contact as staff on lower(staff.contact_email_office) = audits.email`,
]
