import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '../database/connect.ts'
import { demoPeople } from '../database/demo/people.ts'
import { StartFailure } from '../failure.ts'
import { readSettings, type Settings, SettingsError } from '../settings.ts'
import { signDemoToken, UnknownDemoPerson } from './demo-token.ts'
import { loadKeys } from './keys.ts'
import { identityDatabase } from './schema.ts'
import { issuerOf } from './settings.ts'
import { requestDemoToken } from './token-door.ts'

/**
 * `pnpm token <e-mail>`: prints a demo person's bearer token, for curl. It asks running services for the token, because
 * nobody else may open their database; if none are running, it opens the database briefly itself.
 */
async function main(email: string | undefined): Promise<void> {
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)))
  if (!email) throw new StartFailure('Say whose token you want: pnpm token admin@parvis.example.')
  if (settings.demo === 'off')
    throw new StartFailure(
      `Tokens are printed for demo people only, and ${settings.demoRefused ?? 'DEMO is off'}.`,
    )
  if (settings.issuer) throw new StartFailure('Tokens come from the identity provider of OIDC_ISSUER.')
  if (!demoPeople.some(person => person.email === email.toLowerCase())) throw new UnknownDemoPerson(email)
  const token = (await requestDemoToken(settings.dataDir, email)) ?? (await signHere(settings, email))
  process.stdout.write(`${token}\n`)
}

async function signHere(settings: Settings, email: string): Promise<string> {
  const never = 'There is no database yet: start Parvis once with demo data, then ask again.'
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'database'))) throw new StartFailure(never)
  const connection = await connect(settings)
  try {
    const db = identityDatabase(connection.db)
    const tables = await db.introspection.getTables()
    if (!tables.some(table => table.name === 'identity_account')) throw new StartFailure(never)
    return await signDemoToken(
      db,
      await loadKeys(db, { days: settings.signingKeyDays }),
      issuerOf(settings),
      email,
    )
  } finally {
    await connection.close()
  }
}

try {
  await main(process.argv[2])
} catch (error) {
  const sentences =
    error instanceof SettingsError
      ? error.sentences
      : [String(error instanceof Error ? error.message : error)]
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exitCode = 1
}
