import { createServer } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createRemoteJWKSet } from 'jose'
import type { TokenRules } from '../access/token.ts'
import { connect, type Connection } from '../database/connect.ts'
import { demoPeople } from '../database/demo/people.ts'
import { writeDocuments } from '../database/demo/documents.ts'
import { writeSignatures } from '../database/demo/signatures.ts'
import { seedDemo } from '../database/demo/seed.ts'
import { migrate } from '../database/migrate.ts'
import type { Database } from '../database/schema.ts'
import { tellFirmDomain } from '../domain/firm.ts'
import { forgetOldUsage } from '../domain/api-consumers/statements.ts'
import { forgetOldDocuments } from '../domain/documents/upload-handlers.ts'
import { keepFirmCertificate } from '../domain/signatures/firm-certificates.ts'
import { firmIdentity } from '../domain/signatures/p12.ts'
import { forgetOldSignatureUploads } from '../domain/signatures/upload-handlers.ts'
import { forgetUnsentDocuments } from '../domain/audit-folders/document-handlers.ts'
import { forgetUnsentRequests } from '../domain/financial-statements/handlers.ts'
import { StatementProcessor } from '../domain/financial-statements/processor.ts'
import { forgetOldFiles } from '../domain/report-files/handlers.ts'
import { forgetOldParts } from '../domain/inventories/import-parts.ts'
import { forgetOldChanges } from '../domain/notifications/statements.ts'
import { PowerBi } from '../domain/report-viewer/power-bi.ts'
import { forgetDeletedReports } from '../domain/reports/folder-statements.ts'
import { codeOf, StartFailure } from '../failure.ts'
import { removeFiles, whenRemoved } from '../files/removals.ts'
import { endLeases } from '../files/leases.ts'
import { ForeignFiles } from '../files/foreign/foreign-files.ts'
import { openStore } from '../files/open-store.ts'
import type { FileStore } from '../files/store.ts'
import { mountIdentity } from '../identity/provider.ts'
import { issuerOf } from '../identity/settings.ts'
import { jobs } from '../jobs/jobs.ts'
import { startJobs } from '../jobs/runner.ts'
import { MailSender } from '../mail/sender.ts'
import { buildApp } from '../server/app.ts'
import { readContract } from '../server/contract.ts'
import { createLog } from '../server/log.ts'
import { servePortal } from '../server/portal.ts'
import { portalSettingsText } from '../server/portal-settings.ts'
import { forgetOldKeys } from '../server/write.ts'
import type { Settings } from '../settings.ts'
import { letAdministratorIn } from './administrator.ts'
import { buildPortal, isPortalStale } from './build-portal.ts'

/** The running services. */
export interface Running {
  /** Finishes requests in flight, closes streams, and closes the database. */
  stop(): Promise<void>
}

/** Milliseconds between two clean-ups of temporary data. */
const cleanUpEvery = 3_600_000

/**
 * Starts everything: database, migrations, demo data, API, identity provider and portal, on one port.
 * @param tell receives progress messages, one sentence at a time.
 * @throws StartFailure with one sentence when something prevents the start.
 */
export async function startServices(
  settings: Settings,
  project: string,
  tell: (sentence: string) => void,
): Promise<Running> {
  await checkPort(settings)
  // Fail now if the certificate cannot be used, not when the first person signs.
  const firm = await firmIdentity(settings)
  if (settings.demoRefused)
    tell(`There is no demo data, because ${settings.demoRefused}: DEMO=small asks for it by name.`)
  const connection = await connect(settings)
  try {
    const files = await openStore(settings)
    if (settings.portal === 'on' && isPortalStale(project)) {
      tell('Building the portal.')
      await buildPortal(project)
    }
    await migrateOrSay(connection.db)
    if (settings.demo === 'off') await letAdministratorIn(connection.db, settings, tell)
    else if (await seedDemo(connection.db, settings.demo, tell)) {
      tell(`Demo data: ${await writeDocuments(connection.db, files)} documents.`)
      const toSign = await writeSignatures(connection.db, files)
      tell(`Demo data: ${toSign} ${toSign === 1 ? 'document' : 'documents'} to sign.`)
    }
    await tellFirmDomain(connection.db, settings.firmDomain)
    // Audit trails are signed with it, too, and nothing of them is stored.
    if (firm?.chain[0]) await keepFirmCertificate(connection.db, firm.chain[0])
    if (!settings.databaseUrl) await endLeases(connection.db)
    const app = await assemble(settings, project, connection, files)
    await listen(app, settings)
    const mail = new MailSender({ connection, settings, log: app.log })
    mail.start()
    const statements = new StatementProcessor({ connection, files, log: app.log })
    statements.start()
    // It creates its own tables while the services already respond.
    const runner = startJobs(connection, { settings, files, log: app.log }, jobs).catch((error: unknown) => {
      app.log.error({ err: error }, 'jobs do not run')
      return undefined
    })
    return {
      stop: async () => {
        await app.close()
        await Promise.all([mail.stop(), statements.stop(), runner.then(started => started?.stop())])
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/**
 * The user of DATABASE_URL may be allowed to read and write but not to create tables: since PostgreSQL 15 only the
 * owner may.
 */
async function migrateOrSay(db: Database): Promise<void> {
  try {
    await migrate(db)
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    throw new StartFailure(
      'The user of DATABASE_URL may not create tables in its database: make it the owner of the database.',
      { cause: error },
    )
  }
}

async function assemble(
  settings: Settings,
  project: string,
  connection: Connection,
  files: FileStore,
): Promise<FastifyInstance> {
  const contract = await readContract()
  const log = createLog(settings.logLevel)
  const issuer = settings.issuer ?? issuerOf(settings)
  const people = demoPeople.map(({ email, firstName, lastName, role }) => ({
    email,
    name: `${firstName} ${lastName}`,
    role,
  }))
  const settingsText = () => portalSettingsText(settings, issuer, people, versionOf(project))
  const services = {
    connection,
    settings,
    files,
    foreignFiles: new ForeignFiles(),
    models: contract.models,
    powerBi: settings.powerBi && new PowerBi(settings.powerBi),
    portalSettings: async () => JSON.parse(await settingsText()) as unknown,
  }
  let rules: TokenRules | undefined
  const app = await buildApp({
    contract,
    services,
    tokenRules: () => {
      if (!rules) throw new Error('The token rules are asked for before the server is ready')
      return rules
    },
    log,
    checkAnswers: !settings.production,
  })
  const common = { issuer, audience: settings.audience, scope: 'parvis.api' }
  if (settings.issuer) {
    rules = { ...common, keys: await foreignKeys(settings.issuer) }
  } else {
    const identity = await mountIdentity(app, { settings, db: connection.db, log: app.log })
    rules = { ...common, keys: identity.publicKeys }
  }
  await servePortal(app, { dist: join(project, 'portal/dist'), settings, settingsText, issuer })
  const { db } = connection
  const tidy = (work: readonly Promise<unknown>[]) => {
    Promise.all(work).catch((error: unknown) => log.warn({ err: error }, 'clean-up failed'))
  }
  const timer = setInterval(() => {
    const now = new Date()
    tidy([
      forgetOldKeys({ services }, now),
      forgetOldChanges(db, now),
      forgetOldParts(db, now),
      forgetOldUsage(db, now),
      forgetDeletedReports(db, now),
      forgetOldFiles(db, files),
      forgetUnsentDocuments(db, files),
      forgetUnsentRequests(db, files),
      forgetOldDocuments(db, files),
      forgetOldSignatureUploads(db, files),
    ])
  }, cleanUpEvery)
  timer.unref()
  const stopRemoving = whenRemoved(connection.notifications, () => tidy([removeFiles(db, files)]))
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopRemoving()
  })
  return app
}

/** The keys of the firm's own provider, found through its discovery document and fetched again when a new one signs. */
async function foreignKeys(issuer: string): Promise<TokenRules['keys']> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const { jwks_uri: keys } = (await answer.json()) as { jwks_uri?: unknown }
    if (typeof keys !== 'string' || !URL.canParse(keys)) throw new Error('no jwks_uri')
    return createRemoteJWKSet(new URL(keys), { timeoutDuration: 5000 })
  } catch (error) {
    throw new StartFailure(`The identity provider of OIDC_ISSUER does not answer at ${address}.`, {
      cause: error,
    })
  }
}

function portTaken({ port, host }: Settings): StartFailure {
  return new StartFailure(`Port ${port} on ${host} is already in use; choose another one with PORT.`)
}

function listenFailure(settings: Settings, error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return portTaken(settings)
  if (code === 'EACCES')
    return new StartFailure(`Port ${settings.port} may not be opened by this user.`, { cause: error })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST ${settings.host} is no address of this machine.`, { cause: error })
  return error
}

/** Checks that the port is free before any work is done. */
async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', error => reject(listenFailure(settings, error)))
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()))
  })
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await app.close()
    throw listenFailure(settings, error)
  }
}

function versionOf(project: string): string {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }
  return version
}
