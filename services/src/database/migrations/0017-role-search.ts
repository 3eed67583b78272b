import { type Kysely, sql } from 'kysely'

/** Makes roles searchable by their purpose too, and their history by the author and the subject of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The values of a rule, without the words that every rule has. */
const valuesOf = (rule: string) => `coalesce(jsonb_path_query_array(${rule}, '$.**.values')::text, '')`

const statements = [
  `alter table role drop column search_text`,
  `alter table role add column search_text text not null
    generated always as (odata_fold(role_function_description || E'\\n' || purpose)) stored`,
  `create view role_change_told as
    select role_change.*, firstname || ' ' || name as changed_by_name,
      odata_fold(concat_ws(E'\\n', before, after, role_change.user_email, changed_by, firstname || ' ' || name,
        ${valuesOf('rule_before')}, ${valuesOf('rule_after')})) as search_text
    from role_change left join app_user on app_user.user_email = changed_by`,
]
