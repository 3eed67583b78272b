import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** English names of the applications that come with the product, by technical name. */
const englishApplications: Readonly<Record<string, string>> = {
  Authorization: 'Security',
  CustomerStore: 'Client directory',
  FinancialStatements: 'Automated financial statements',
  Finder: 'References',
  Inventories: 'Stock-takes',
  Network: 'Network',
  Organisation: 'Organization',
  Planning: 'Planning',
  Portal: 'Portal',
  Reports: 'Reports',
  TestData: 'Test data',
}

/** English names of the roles that come with the product. */
const englishRoles: Readonly<Record<string, string>> = {
  'Administration de la sécurité': 'Security administration',
  'Associés responsables de mission': 'Engagement partners',
  Collaborateurs: 'Staff',
  'Équipe commerciale': 'Commercial team',
}

/** Roles and applications have a name in each language. Without an English name, the French one is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await addEnglishNames(db)
}

/** Sets the English names of what comes with the product, where they are not set yet. */
export async function addEnglishNames(db: QueryExecutorProvider): Promise<void> {
  for (const [technicalName, name] of Object.entries(englishApplications))
    await sql`update application set english_name = ${name}::text
      where technical_name = ${technicalName}::text and english_name is null`.execute(db)
  for (const [french, name] of Object.entries(englishRoles))
    await sql`update role set english_name = ${name}::text
      where role_function_description = ${french}::text and english_name is null`.execute(db)
}

const lines = (...columns: string[]) =>
  columns.map(column => `coalesce(${column}, '')`).join(` || E'\\n' || `)

const searched = {
  application: lines('name', 'english_name', 'technical_name'),
  role: lines('role_function_description', 'english_name', 'purpose'),
}

const statements = Object.entries(searched).flatMap(([table, text]) => [
  `alter table ${table} add column english_name text check (english_name <> '')`,
  `alter table ${table} drop column search_text`,
  `alter table ${table} add column search_text text not null generated always as (odata_fold(${text})) stored`,
])
