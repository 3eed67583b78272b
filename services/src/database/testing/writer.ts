import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'

/**
 * Inserts an account and its engagement in one transaction, over and over, and prints the total after each commit.
 * `kill.test.ts` kills it midway.
 */
const connection = await connect({ dataDir: process.argv[2] ?? '', databaseUrl: undefined })
await migrate(connection.db)
const { count } = await connection.db
  .selectFrom('account')
  .select(({ fn }) => fn.countAll<string>().as('count'))
  .executeTakeFirstOrThrow()

for (let number = Number(count) + 1; ; number++) {
  await connection.db.transaction().execute(async tx => {
    await tx
      .insertInto('account')
      .values({ account_number: `K${number}`, account_legal_name: 'x'.repeat(2000) })
      .execute()
    await tx
      .insertInto('engagement')
      .values({
        engagement_code: `K${number}`,
        engagement_description: 'y'.repeat(2000),
        engagement_statut: 'Actif',
        engagement_account_number: `K${number}`,
      })
      .execute()
  })
  process.stdout.write(`${number}\n`)
}
