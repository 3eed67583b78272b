/** The tables whose data rules refer to. */
const ofFacts = ['contact', 'app_user', 'firm']

/**
 * Calculates members by rule in SQL, so that no code path can forget it. Whatever changes a rule, a person, a
 * membership or a scope, whether the services or a statement run by the firm, triggers update the members in the same
 * transaction.
 *
 * A rule is data: it is passed to one function as JSON, and SQL is never built from it.
 */
export const calculation = [
  // The applications that people can use through a role of which they are static members. Calculated memberships are
  // left out, so that no rule depends on another.
  `create view user_static_application as
    select role_static_user.users_id, scope.application_id
    from role_static_user
    join role_scope on role_scope.roles_id = role_static_user.roles_id
    join scope_closure on scope_closure.scope_id = role_scope.scope_id
    join scope on scope.id = scope_closure.implied_id
    where scope.application_id is not null`,
  // The attributes of people that rules refer to; an empty text for unknown values.
  `create view user_fact_now as
    select app_user.id as users_id,
      coalesce(contact.grade, '') as grade,
      coalesce(contact.business_unit, '') as business_unit,
      coalesce(contact.country, '') as country,
      case when contact.contact_type in ('Collaborateur', 'Client') then contact.contact_type
        when right(app_user.user_email, length(firm.domain) + 1) = '@' || lower(firm.domain) then 'Collaborateur'
        else 'Client' end as user_type
    from firm cross join app_user
    left join contact on lower(contact.contact_email_office) = app_user.user_email`,
  // A stored copy of the view, so that a rule can be evaluated for all people while it is being edited. Only triggers
  // write it.
  `create table user_fact (
    users_id integer primary key,
    grade text not null,
    business_unit text not null,
    country text not null,
    user_type text not null
  )`,
  `create function refresh_facts(people integer[]) returns void language plpgsql as $$
    begin
      if people is null then
        delete from user_fact;
        insert into user_fact select * from user_fact_now;
      else
        delete from user_fact using (select distinct unnest(people) as id) as person
          where user_fact.users_id = person.id;
        insert into user_fact
          select fact.* from (select distinct unnest(people) as id) as person
          join user_fact_now as fact on fact.users_id = person.id;
      end if;
    end $$`,
  `select refresh_facts(null)`,
  // For some people, or for all when null.
  `create function user_facts(people integer[], with_applications boolean)
    returns table (users_id integer, grade text, business_unit text, country text, user_type text, applications text[])
    language plpgsql stable as $$
    begin
      if people is null then
        return query
          select fact.users_id, fact.grade, fact.business_unit, fact.country, fact.user_type,
            coalesce(used.applications, '{}')
          from user_fact as fact
          left join (
            select application.users_id, array_agg(distinct application.application_id::text) as applications
            from user_static_application as application
            where with_applications
            group by application.users_id
          ) as used on used.users_id = fact.users_id;
      else
        return query
          select fact.users_id, fact.grade, fact.business_unit, fact.country, fact.user_type,
            coalesce(used.applications, '{}')
          from (select distinct unnest(people) as id) as wanted
          join user_fact as fact on fact.users_id = wanted.id
          left join (
            select application.users_id, array_agg(distinct application.application_id::text) as applications
            from (select distinct unnest(people) as id) as holder
            join user_static_application as application on application.users_id = holder.id
            where with_applications
            group by application.users_id
          ) as used on used.users_id = fact.users_id;
      end if;
    end $$`,
  `create function member_rule_holds(
      rule jsonb, grade text, business_unit text, country text, user_type text, applications text[])
    returns boolean language plpgsql immutable as $$
    declare
      part jsonb;
      has_one boolean;
    begin
      if rule ? 'all' then
        for part in select jsonb_array_elements(rule -> 'all') loop
          if not member_rule_holds(part, grade, business_unit, country, user_type, applications) then
            return false;
          end if;
        end loop;
        return true;
      elsif rule ? 'any' then
        for part in select jsonb_array_elements(rule -> 'any') loop
          if member_rule_holds(part, grade, business_unit, country, user_type, applications) then
            return true;
          end if;
        end loop;
        return false;
      end if;
      has_one := case rule ->> 'field'
        when 'grade' then rule -> 'values' ? grade
        when 'businessUnit' then rule -> 'values' ? business_unit
        when 'country' then rule -> 'values' ? country
        when 'userType' then rule -> 'values' ? user_type
        when 'application' then rule -> 'values' ?| applications
      end;
      return coalesce(has_one = (rule ->> 'operator' = 'is'), false);
    end $$`,
  // The people that match each rule, identified by its key in `rules`; among some people, or among all when null. Many
  // people share grade, unit and country, so a rule is evaluated once per combination.
  `create function rule_members(rules jsonb, people integer[])
    returns table (roles_id integer, users_id integer)
    language plpgsql stable as $$
    begin
      return query
        with fact as materialized (
          select * from user_facts(people, jsonb_path_exists(rules, '$.** ? (@.field == "application")'))
        ),
        alike as (
          select distinct fact.grade, fact.business_unit, fact.country, fact.user_type, fact.applications from fact
        ),
        hit as materialized (
          select rule.key::integer as id, alike.* from jsonb_each(rules) as rule cross join alike
          where member_rule_holds(rule.value, alike.grade, alike.business_unit, alike.country, alike.user_type,
            alike.applications)
        )
        select hit.id, fact.users_id from hit join fact on fact.grade = hit.grade
          and fact.business_unit = hit.business_unit and fact.country = hit.country
          and fact.user_type = hit.user_type and fact.applications = hit.applications;
    end $$`,
  // Two concurrent changes do not see each other; the lock is the one the services use (rights-lock.ts).
  `create function calculate_members(roles integer[], people integer[]) returns void
    language plpgsql as $$
    declare
      rules jsonb := (select coalesce(jsonb_object_agg(role.id, role.member_rule), '{}') from role
        where role.member_rule is not null and (roles is null or role.id = any (roles)));
      has_changed boolean;
    begin
      if rules = '{}' and not exists (select from role_calculated_user) then return; end if;
      with wanted as materialized (select * from rule_members(rules, people)),
      known as (
        select * from role_calculated_user as all_known where people is null
        union all
        select of_people.* from (select distinct unnest(people) as id) as person
        join role_calculated_user as of_people on of_people.users_id = person.id
      ),
      gone as (
        delete from role_calculated_user as member
        using (
          select * from known where roles is null or known.roles_id = any (roles)
          except
          select * from wanted
        ) as extra
        where member.roles_id = extra.roles_id and member.users_id = extra.users_id
        returning 1
      ),
      come as (
        insert into role_calculated_user (roles_id, users_id) select wanted.roles_id, wanted.users_id from wanted
        on conflict do nothing returning 1
      )
      select exists (select from gone) or exists (select from come) into has_changed;
      if has_changed then perform pg_notify('rights', ''); end if;
    end $$`,
  `create function roles_reading_applications() returns integer[]
    language sql stable
    return array(select id from role where rule_reads_applications)`,

  ...triggers('contact', {
    insert: `people := array(select app_user.id from app_user
      join come on lower(come.contact_email_office) = app_user.user_email);`,
    update: `people := array(select app_user.id from come join gone on gone.id = come.id
      join app_user on app_user.user_email in (lower(come.contact_email_office), lower(gone.contact_email_office))
      where (come.grade, come.business_unit, come.country, come.contact_type, lower(come.contact_email_office))
        is distinct from
        (gone.grade, gone.business_unit, gone.country, gone.contact_type, lower(gone.contact_email_office)));`,
    delete: `people := array(select app_user.id from app_user
      join gone on lower(gone.contact_email_office) = app_user.user_email);`,
  }),
  ...triggers('app_user', {
    insert: `people := array(select id from come);`,
    update: `people := array(select come.id from come join gone on gone.id = come.id
      where come.user_email <> gone.user_email);`,
    delete: `people := array(select id from gone);`,
  }),
  ...triggers('role', {
    insert: `roles := array(select id from come where member_rule is not null); people := null;`,
    update: `roles := array(select come.id from come join gone on gone.id = come.id
      where come.member_rule is distinct from gone.member_rule); people := null;`,
    delete: `roles := array(select id from gone where member_rule is not null); people := null;`,
  }),
  ...triggers('role_static_user', {
    insert: `roles := roles_reading_applications(); people := array(select users_id from come);`,
    update: `roles := roles_reading_applications();
      people := array(select users_id from come union select users_id from gone);`,
    delete: `roles := roles_reading_applications(); people := array(select users_id from gone);`,
  }),
  ...triggers('role_scope', {
    insert: `roles := roles_reading_applications();
      people := array(select users_id from role_static_user where roles_id in (select roles_id from come));`,
    update: `roles := roles_reading_applications(); people := null;`,
    delete: `roles := roles_reading_applications();
      people := array(select users_id from role_static_user where roles_id in (select roles_id from gone));`,
  }),
  ...['scope_dependency', 'scope'].flatMap(table =>
    triggers(table, {
      insert: `roles := roles_reading_applications(); people := null;`,
      update: `roles := roles_reading_applications(); people := null;`,
      delete: `roles := roles_reading_applications(); people := null;`,
    }),
  ),
  ...triggers('firm', { update: `people := null;` }),
]

/**
 * The triggers of a table: the new rows of a statement are in \`come\`, the old ones in \`gone\`. Each trigger sets
 * \`roles\` and \`people\` to what must be recalculated; null means all of them, an empty list means nothing.
 */
function triggers(table: string, when: Partial<Record<'insert' | 'update' | 'delete', string>>): string[] {
  const tables = {
    insert: 'new table as come',
    update: 'new table as come old table as gone',
    delete: 'old table as gone',
  }
  return (['insert', 'update', 'delete'] as const).flatMap(event => {
    const which = when[event]
    if (which === undefined) return []
    const name = `calculate_after_${table}_${event}`
    const refresh = ofFacts.includes(table) ? 'perform refresh_facts(people);' : ''
    return [
      `create function ${name}() returns trigger language plpgsql as $$
        declare
          roles integer[];
          people integer[];
        begin
          perform pg_advisory_xact_lock(7279002);
          ${which}
          if cardinality(roles) = 0 or cardinality(people) = 0 then return null; end if;
          ${refresh}
          perform calculate_members(roles, people);
          return null;
        end $$`,
      `create trigger ${name} after ${event} on ${table} referencing ${tables[event]}
        for each statement execute function ${name}()`,
    ]
  })
}
