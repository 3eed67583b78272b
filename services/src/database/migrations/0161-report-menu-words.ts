import { type Kysely, sql } from 'kysely'

/**
 * Texts of the reports menu that spoke of all clients although clients read them too; texts that somebody has edited
 * are kept.
 */
const words = [
  [
    'menu_description',
    ['Consulter les rapports de chaque client, rangés par dossier'],
    'Consulter vos rapports, rangés par client et par dossier',
  ],
  [
    'menu_english_description',
    ['Open client reports, organized in folders', 'Read the reports of each client, kept in folders'],
    'Open your reports, organized by client and folder',
  ],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, before, after] of words)
    await sql`update menu set ${sql.ref(column)} = ${after}
      where menu_code = 'M03' and ${sql.ref(column)} = any (${[...before]}::text[])`.execute(db)
}
