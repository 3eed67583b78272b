import { sql } from 'kysely'
import type { AnsweredBy } from '../../server/operation-types.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { PersonFacts } from './member-rule.ts'
import { byName, pageOfPeople } from './people-page.ts'
import type { RolePerson } from './statements.ts'

/** MemberRuleMatches of the contract. */
export interface Matches {
  count: number
  people: RolePerson[]
}

/** The people a checked rule matches now. */
export async function readMatches(
  db: Database | Tx,
  rule: unknown,
  page: { top: number; skip: number },
): Promise<Matches> {
  const { rows } = await sql<Matches>`
    with match as materialized (
      select users_id from rule_members(jsonb_build_object('0', ${JSON.stringify(rule)}::jsonb), null)
    ),
    page as ${pageOfPeople('match', page)},
    named as (
      select app_user.id as "usersId", app_user.name, app_user.firstname, app_user.user_email as "userEmail"
      from page join app_user on app_user.id = page.id order by ${byName}
    )
    select (select count(*)::int4 from match) as count,
      (select coalesce(json_agg(named), '[]'::json) from named) as people`.execute(db)
  return rows[0] ?? { count: 0, people: [] }
}

type Choices = AnsweredBy<'getMemberRuleChoices'>

/** The values that people have in each field, and the applications. */
export async function readChoices(db: Database | Tx): Promise<Choices> {
  const { rows } = await sql<Omit<Choices, 'userTypes'>>`
    select
      array(select distinct grade from contact where grade <> '' order by grade) as grades,
      array(select distinct business_unit from contact where business_unit <> '' order by business_unit)
        as "businessUnits",
      array(select distinct country from contact where country is not null order by country) as countries,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'englishName', english_name) order by odata_fold(name), id), '[]'::json)
        from application) as applications`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The statement of the choices gives one row')
  return { ...found, userTypes: ['Collaborateur', 'Client'] }
}

/** The facts about a person; undefined if there is no such user. Used to explain why a rule matches them. */
export async function readFacts(db: Database | Tx, usersId: number): Promise<PersonFacts | undefined> {
  const { rows } = await sql<{
    grade: string
    business_unit: string
    country: string
    user_type: string
    applications: string[]
  }>`
    select user_kind.*, array(
      select distinct application_id::text from user_static_application where users_id = ${usersId}::int4 order by 1
    ) as applications
    from user_fact join user_kind on user_kind.id = user_fact.kind_id where users_id = ${usersId}::int4`.execute(
    db,
  )
  const [row] = rows
  const known = (value: string) => (value === '' ? [] : [value])
  return (
    row && {
      grade: known(row.grade),
      businessUnit: known(row.business_unit),
      country: known(row.country),
      userType: [row.user_type],
      application: row.applications,
    }
  )
}
