import { type Kysely, sql } from 'kysely'

/** Colours that earlier migrations gave to menus, and lighter ones with enough contrast in the dark theme too (3:1). */
const lighter = [
  ['#a2543f', '#ab5943'],
  ['#a34e78', '#ac527e'],
  ['#4a6b8a', '#507496'],
  ['#5b63b5', '#626ab8'],
  ['#4f6d8f', '#547397'],
  ['#8a5a44', '#99644c'],
  ['#7d5a7a', '#8a6487'],
  ['#8a5a2b', '#9a6430'],
  ['#8a4b6b', '#a3587e'],
] as const

/** Gives menus that still have their original colour one that is visible in both themes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of lighter)
    await sql`update menu set menu_color = ${after} where menu_color = ${before}`.execute(db)
}
