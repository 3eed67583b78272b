import { sql } from 'kysely'
import { seenEngagement, type Sight, yearOf } from './seen.ts'

interface Choice {
  status: string
  year: number | null
}

/** The year as an index has it, 0 where the code says none. */
const orderedYear = sql`coalesce(${yearOf('engagement')}, 0)`

/**
 * Each year with each status that engagements of somebody have. There are few of them and many engagements: an index leads
 * from one to the next, and one engagement that the person may see is enough. That is asked with a limit: of an `exists` all
 * engagements would be read.
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
