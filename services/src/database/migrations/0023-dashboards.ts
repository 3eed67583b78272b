import { type Kysely, sql } from 'kysely'

/**
 * The data that dashboards are computed from: what was invoiced, paid and written off for an engagement, who brought it
 * to the firm and which business unit it belongs to; and the notices of the public register. A database that already
 * has the product's applications gets the new scopes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await addDashboardScopes(db)
}

/** Adds what an empty database is filled with; does nothing without the product's applications. */
export async function addDashboardScopes(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

/** The keys under which the fees of an engagement are summed. */
const keys = `coalesce(engagement.engagement_business_unit, '') as unit,
  lower(coalesce(engagement.engagement_partner_email, '')) as partner,
  lower(coalesce(engagement.engagement_originating_partner_email, '')) as origin`
const measures = ['fees', 'hours', 'invoiced', 'paid', 'written_off']

/**
 * Adds rows to the totals, always in the same order, so that two concurrent writers do not deadlock.
 * @param rows SQL of rows with `sign`, month, the keys and the measures
 */
const counted = (rows: string) => `
  insert into fee_total as total (kind, month, business_unit, email, ${measures.join(', ')}, kept)
    select who.kind, moved.month, moved.unit, who.email,
      ${measures.map(name => `sum(moved.sign * moved.${name})`).join(', ')},
      coalesce(sum(moved.sign * moved.fees) filter (where moved.partner = moved.origin and moved.partner <> ''), 0)
    from (${rows}) as moved
    cross join lateral (values ('partner', moved.partner), ('originating', moved.origin)) as who (kind, email)
    group by who.kind, moved.month, moved.unit, who.email
    order by who.kind, moved.month, moved.unit, who.email
    on conflict (kind, month, business_unit, email) do update set
      ${[...measures, 'kept'].map(name => `${name} = total.${name} + excluded.${name}`).join(', ')};`

const ofFees = (changed: string) => `
  select changed.sign, changed.month, ${keys}, ${measures.map(name => `changed.${name}`).join(', ')}
  from (${changed}) as changed join engagement on engagement.id = changed.engagement_id`

/**
 * Anyone who moves an engagement at the same time waits, or is waited for, so that its fees are counted in the right
 * place.
 */
const lockedEngagements = (tables: readonly string[]) => `
  perform from engagement
    where id in (${tables.map(table => `select engagement_id from ${table}`).join(' union ')})
    order by id for share;`

/** Adds all fees to totals that are still empty. */
export const countAllFees = counted(ofFees('select 1 as sign, engagement_fee.* from engagement_fee'))

const feeEvents = {
  insert: { tables: 'new table as come', changed: ['select 1 as sign, come.* from come'], rows: ['come'] },
  update: {
    tables: 'new table as come old table as gone',
    changed: ['select 1 as sign, come.* from come', 'select -1, gone.* from gone'],
    rows: ['come', 'gone'],
  },
  delete: { tables: 'old table as gone', changed: ['select -1 as sign, gone.* from gone'], rows: ['gone'] },
}

const feeTriggers = Object.entries(feeEvents).flatMap(([event, { tables, changed, rows }]) => [
  `create function total_after_fee_${event}() returns trigger language plpgsql as $$
    begin
      ${lockedEngagements(rows)}
      ${counted(ofFees(changed.join(' union all ')))}
      return null;
    end $$`,
  `create trigger total_after_fee_${event} after ${event} on engagement_fee referencing ${tables}
    for each statement execute function total_after_fee_${event}()`,
])

const moved = ['engagement_business_unit', 'engagement_partner_email', 'engagement_originating_partner_email']
const movedOf = (table: string) => `(${moved.map(name => `${table}.${name}`).join(', ')})`
const movedRows = (sign: number, table: string) => `
  select ${sign} as sign, fee.month, ${keys}, ${measures.map(name => `fee.${name}`).join(', ')}
  from ${table} as engagement join engagement_fee as fee on fee.engagement_id = engagement.id
  where engagement.id = any (ids)`

const engagementTriggers = [
  `create function total_after_engagement_update() returns trigger language plpgsql as $$
    declare
      ids integer[] := array(select come.id from come join gone on gone.id = come.id
        where ${movedOf('come')} is distinct from ${movedOf('gone')});
    begin
      if cardinality(ids) = 0 then return null; end if;
      ${counted(`${movedRows(1, 'come')} union all ${movedRows(-1, 'gone')}`)}
      return null;
    end $$`,
  `create trigger total_after_engagement_update after update on engagement
    referencing new table as come old table as gone
    for each statement execute function total_after_engagement_update()`,
  // Runs while the engagement still exists to tell where its fees were counted.
  `create function fees_before_engagement_delete() returns trigger language plpgsql as $$
    begin
      delete from engagement_fee where engagement_id = old.id;
      return old;
    end $$`,
  `create trigger fees_before_engagement_delete before delete on engagement
    for each row execute function fees_before_engagement_delete()`,
  `create function total_after_fee_truncate() returns trigger language plpgsql as $$
    begin
      delete from fee_total;
      return null;
    end $$`,
  `create trigger total_after_fee_truncate after truncate on engagement_fee
    for each statement execute function total_after_fee_truncate()`,
]

const statements = [
  `alter table engagement
    add column engagement_business_unit text,
    add column engagement_originating_partner_email text`,
  ...['partner', 'manager', 'originating_partner'].map(
    who => `create index engagement_${who} on engagement (lower(engagement_${who}_email))`,
  ),
  // In euros: the amounts invoiced, paid and written off in the month.
  `alter table engagement_fee
    add column invoiced numeric(14, 2) not null default 0,
    add column paid numeric(14, 2) not null default 0,
    add column written_off numeric(14, 2) not null default 0`,
  // Sums over the engagements of a business unit with the same partner, or with the same person who brought them in; ''
  // where there is none. Maintained by the triggers below: three years of fees are two million rows.
  `create table fee_total (
    kind text not null check (kind in ('partner', 'originating')),
    month date not null,
    business_unit text not null,
    -- In lower case.
    email text not null,
    fees numeric(16, 2) not null,
    hours numeric(14, 2) not null,
    invoiced numeric(16, 2) not null,
    paid numeric(16, 2) not null,
    written_off numeric(16, 2) not null,
    -- Fees of engagements whose partner is who brought them.
    kept numeric(16, 2) not null,
    primary key (kind, month, business_unit, email)
  )`,
  countAllFees,
  ...feeTriggers,
  ...engagementTriggers,
  `create index account_siren on account (account_register_identification2)`,
  `create table register_notice (
    id integer generated by default as identity primary key,
    number text not null unique,
    kind text not null check (kind in ('creation', 'sale', 'modification', 'removal', 'proceeding', 'accounts')),
    published_date date not null,
    court text not null,
    siren text not null check (siren ~ '^[0-9]{9}$'),
    text text not null
  )`,
  `create index register_notice_date on register_notice (published_date, id)`,
  `create index register_notice_siren on register_notice (siren, published_date)`,
]

const additions = [
  `insert into application_module (application_id, name)
    select id, 'Tableaux de bord' from application where technical_name = 'Reports'
    on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, feature
    from application_module join application on application.id = application_id,
      (values ('Tableaux de bord personnels'), ('Tableaux de bord du cabinet')) as features (feature)
    where technical_name = 'Reports' and application_module.name = 'Tableaux de bord'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select scope_name, fr, en, application.id, application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    join (values
        ('Dashboards.Read', 'Consulter ses tableaux de bord', 'Read one’s own dashboards',
          'Tableaux de bord personnels'),
        ('Dashboards.ReadFirm', 'Consulter les tableaux de bord du cabinet', 'Read the dashboards of the firm',
          'Tableaux de bord du cabinet'))
      as scopes (scope_name, fr, en, feature) on feature = application_feature.name
    where technical_name = 'Reports'
    on conflict do nothing`,
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select scope.application_id, scope.id, required.id
    from (values
        ('Dashboards.Read', 'Reports.Read'),
        ('Dashboards.Read', 'Accounts.Read'),
        ('Dashboards.ReadFirm', 'Dashboards.Read'))
      as needs (scope_name, required_name)
    join scope on scope.scope_name = needs.scope_name
    join scope as required on required.scope_name = required_name
    on conflict do nothing`,
  `insert into role_scope (roles_id, scope_id)
    select role.id, given.id
    from (values ('Managers', 'Dashboards.Read'), ('Associés responsables de mission', 'Dashboards.ReadFirm'))
      as gives (role_name, given_name)
    join role on role.role_function_description = role_name
    join scope as given on given.scope_name = given_name
    on conflict do nothing`,
]
