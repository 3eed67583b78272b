import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'
import { nameOfSaver } from '../saver.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** A column of a template's current version. */
const current =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from report_template_version as latest
      where latest.template_id = ${sql.id(alias, 'id')} order by latest.number desc limit 1)`

/** The name of the person with an email in lower case. */
const nameOf = (email: Fragment) =>
  sql`(select contact_full_name from contact where lower(contact_email_office) = ${email})`

/** Computed fields of ReportTemplate. */
export const reportTemplateExpressions: Expressions = {
  solution: alias => sql`(select offer_name from offer where offer.id = ${sql.id(alias, 'offer_id')})`,
  englishSolution: alias =>
    sql`(select coalesce(english_name, offer_name) from offer where offer.id = ${sql.id(alias, 'offer_id')})`,
  currentVersion: current(sql`number`),
  fileName: current(sql`file_name`),
  fileSize: current(sql`file_size`),
  pages: current(sql`(
    select json_agg(json_build_object('name', page -> 'name', 'displayName', page -> 'displayName') order by n)
    from jsonb_array_elements(latest.layout -> 'pages') with ordinality as pages (page, n))`),
  versions: alias =>
    sql`(select json_agg(json_build_object('version', each.number, 'fileName', each.file_name,
        'fileSize', each.file_size, 'note', each.note, 'createdBy', each.created_by,
        'createdByName', ${nameOf(sql`each.created_by`)},
        'createdDate', to_char(each.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by each.number desc)
      from report_template_version as each where each.template_id = ${sql.id(alias, 'id')})`,
  useCount: alias =>
    sql`(select count(*)::int4 from report_template_use as taken where taken.template_id = ${sql.id(alias, 'id')})`,
  createdByName: alias => nameOf(sql.id(alias, 'created_by')),
  modifiedByName: alias =>
    nameOfSaver(sql`coalesce(${sql.id(alias, 'modified_by')}, ${sql.id(alias, 'created_by')})`),
}

/** Computed fields of ReportTemplateUse. */
export const reportTemplateUseExpressions: Expressions = {
  version: alias =>
    sql`(select number from report_template_version as taken where taken.id = ${sql.id(alias, 'version_id')})`,
  usedByName: alias => nameOf(sql.id(alias, 'used_by')),
}
