import { sql } from 'kysely'
import { seenEngagement, type Sight, yearOf } from './seen.ts'

interface Choice {
  status: string
  year: number | null
}

/** The year as an index stores it, 0 if the code contains none. */
const orderedYear = sql`coalesce(${yearOf('engagement')}, 0)`

/**
 * Each combination of year and status among a person's engagements. There are few combinations and many engagements, so
 * an index leads from one combination to the next, and one visible engagement is enough. That is queried with a limit:
 * an `exists` would read all engagements.
 */
export async function readChoices(sight: Sight): Promise<Choice[]> {
  const { rows } = await sql<Choice>`with recursive choice (year, status) as (
      (select ${orderedYear}, engagement_statut from engagement order by ${orderedYear}, engagement_statut limit 1)
      union all
      select next.year, next.status from choice cross join lateral (
        select ${orderedYear} as year, engagement_statut as status from engagement
        where (${orderedYear}, engagement_statut) > (choice.year, choice.status)
        order by ${orderedYear}, engagement_statut limit 1
      ) as next
    )
    select choice.status, nullif(choice.year, 0) as year from choice cross join lateral (
      select from engagement where ${orderedYear} = choice.year and engagement.engagement_statut = choice.status
        and ${seenEngagement(sight, 'engagement')} limit 1
    ) as seen`.execute(sight.db)
  return rows
}
