import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** A list of the layout, with only the properties that a list of files shows. */
function partsOf(alias: string, list: 'pages' | 'bookmarks', fields: Fragment): Fragment {
  return sql`coalesce((select jsonb_agg(${fields} order by place)
    from jsonb_array_elements(${sql.id(alias, 'layout')} -> ${sql.lit(list)}) with ordinality as part (value, place)), '[]'::jsonb)`
}

/** Computed fields of ReportFile. */
export const reportFileExpressions: Expressions = {
  bookmarks: alias =>
    partsOf(
      alias,
      'bookmarks',
      sql`jsonb_build_object('name', part.value -> 'name', 'displayName', part.value -> 'displayName',
        'pageName', part.value -> 'pageName')`,
    ),
  pages: alias =>
    partsOf(
      alias,
      'pages',
      sql`jsonb_build_object('name', part.value -> 'name', 'displayName', part.value -> 'displayName')`,
    ),
  uploadUrl: alias => sql`'/v1/Uploads/' || ${sql.id(alias, 'key')}`,
}
