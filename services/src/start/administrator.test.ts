import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEmbedded } from '../database/connect.ts'
import { seedDemo } from '../database/demo/seed.ts'
import { migrate } from '../database/migrate.ts'
import { authorizationRequest, exchangeCode, freePort, signIn } from '../identity/testing/site.ts'
import { Visitor } from '../identity/testing/visitor.ts'
import { readSettings } from '../settings.ts'
import { letAdministratorIn } from './administrator.ts'
import { startServices } from './services.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const email = 'boss@firm.example'
const password = 'a long password'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-administrator-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product without demo data and without a portal; returns what it printed. */
async function start(environment: Record<string, string>) {
  const port = await freePort()
  const said: string[] = []
  const settings = readSettings(
    { DEMO: 'off', PORTAL: 'off', HOST: 'localhost', LOG_LEVEL: 'silent', PORT: `${port}`, ...environment },
    project,
  )
  const running = await startServices(settings, project, sentence => said.push(sentence))
  return { running, said, origin: settings.publicOrigin }
}

/** Signs in through the page and reads as that person. */
async function visit(origin: string) {
  const request = authorizationRequest(origin)
  const back = await signIn(new Visitor(origin), request, email, password)
  const { access_token } = await exchangeCode(origin, back.url, request.verifier)
  return async (path: string) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    return { status: answer.status, text: await answer.text() }
  }
}

test('an empty database is usable once it has an administrator, who is still there after a restart', async () => {
  const DATA_DIR = join(folder, 'data')
  const nobody = await start({ DATA_DIR })
  expect(nobody.said).toEqual([
    expect.stringMatching(/^Nobody administers .+ ADMIN_EMAIL and ADMIN_PASSWORD/),
  ])
  await nobody.running.stop()

  const first = await start({ DATA_DIR, ADMIN_EMAIL: 'Boss@Firm.example', ADMIN_PASSWORD: password })
  expect(first.said).toEqual([])
  const read = await visit(first.origin)
  const scopes = await read('authorization/v1/UserScopes')
  expect(scopes.status).toBe(200)
  expect(scopes.text).toContain('Roles.Manage')
  expect(scopes.text).toContain('Menus.Manage')
  expect((await read('customer-store/v1/ContactClaims')).text).toContain('Collaborateur')
  expect((await read('portal/v1/Menus')).text).toContain('ADM01')
  // The firm's own terms are still to be written: the demo's sample is not there, and writing them is listed as work.
  const terms = await read('consent/v1/Terms/Current')
  expect(terms.status).toBe(404)
  expect(JSON.parse(terms.text)).toMatchObject({ code: 'terms-missing' })
  expect(JSON.parse((await read('portal/v1/Work')).text)).toMatchObject({
    value: [{ kind: 'termsToPublish', link: '/app/security/conditions' }],
  })
  await first.running.stop()

  const again = await start({ DATA_DIR })
  expect(again.said).toEqual([])
  expect((await (await visit(again.origin))('authorization/v1/UserScopes')).status).toBe(200)
  await again.running.stop()
}, 110_000)

test('the firm’s own provider needs no password, and the start says so', async () => {
  const connection = await connectEmbedded({})
  const { db } = connection
  await migrate(db)
  const said: string[] = []
  const own = { issuer: 'https://login.firm.example', adminPassword: password }
  const say = (sentence: string) => said.push(sentence)
  await letAdministratorIn(db, { ...own, adminEmail: undefined }, say)
  expect(said).toEqual([expect.stringMatching(/ADMIN_EMAIL, the e-mail under which OIDC_ISSUER/)])
  await letAdministratorIn(db, { ...own, adminEmail: email }, say)
  await letAdministratorIn(db, { ...own, adminEmail: email }, say)
  expect(said).toHaveLength(1)
  // Without the firm's provider, the same person still has no password.
  await letAdministratorIn(db, { issuer: undefined, adminEmail: email, adminPassword: undefined }, say)
  expect(said).toHaveLength(2)
  await connection.close()
}, 110_000)

test('demo people are not administrators when demo data is off', async () => {
  const connection = await connectEmbedded({})
  const { db } = connection
  await migrate(db)
  await seedDemo(db, 'small', () => {})
  const said: string[] = []
  const say = (sentence: string) => said.push(sentence)
  await letAdministratorIn(db, { issuer: undefined, adminEmail: undefined, adminPassword: undefined }, say)
  expect(said).toEqual([
    expect.stringMatching(/^This database holds demo data: the demo people cannot sign in/),
    expect.stringMatching(/^Nobody administers/),
  ])
  await letAdministratorIn(db, { issuer: undefined, adminEmail: email, adminPassword: password }, say)
  expect(said.slice(2)).toEqual([said[0]])
  await connection.close()
}, 110_000)
