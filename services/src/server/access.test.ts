import { randomUUID } from 'node:crypto'
import { exportSPKI } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KnownOperation, prefixOf } from './contract.ts'
import {
  claimsFor,
  makeTestKey,
  people,
  readTestContract,
  rowsOfAnswer,
  signToken,
  startTestApp,
  type TestApp,
  type TestKey,
} from './testing.ts'

/** Every operation of the contract, called by people who have no right to. */
const { operations } = await readTestContract()
const all = [...operations.values()].map(operation => ({ id: operation.id, operation }))
const guarded = all.filter(({ operation }) => operation.scopes !== undefined)
const scoped = guarded.filter(({ operation }) => (operation.scopes ?? []).length > 0)

let test: TestApp
let bad: Readonly<Record<string, string>>
beforeAll(async () => {
  test = await startTestApp()
  bad = await badTokens(await makeTestKey('foreign'))
})
afterAll(() => test.close())

/** Calls an operation with its headers but no body: an unauthorized caller must be refused before anything is read. */
async function call(operation: KnownOperation, authorization: string | undefined) {
  const path = operation.path.replaceAll('{id}', '1').replaceAll('{email}', 'nobody@nowhere.example')
  const answer = await test.app.inject({
    method: operation.method.toUpperCase() as 'GET',
    url: prefixOf(operation.host) + path,
    headers: {
      'idempotency-key': randomUUID(),
      'if-match': '"1"',
      ...(authorization === undefined ? {} : { authorization }),
    },
  })
  const problem = answer.json<{ code: string; traceId: string }>()
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers['traceparent']).toContain(problem.traceId)
  return { status: answer.statusCode, code: problem.code }
}

describe.each(guarded)('$id', ({ operation }) => {
  it('refuses a caller without a token', async () => {
    expect(await call(operation, undefined)).toEqual({ status: 401, code: 'token-missing' })
  })

  it('refuses a token that has expired', async () => {
    const past = Math.floor(Date.now() / 1000) - 60
    const token = await signToken(test.key, { ...claimsFor(people.administrator), exp: past })
    expect(await call(operation, `Bearer ${token}`)).toEqual({ status: 401, code: 'token-expired' })
  })

  it('refuses a token from another issuer', async () => {
    for (const [reason, token] of Object.entries(bad))
      expect(await call(operation, `Bearer ${token}`), reason).toEqual({ status: 401, code: 'token-invalid' })
    expect(await call(operation, 'Basic YWRtaW46cGFydmlz')).toEqual({ status: 401, code: 'token-invalid' })
  })

  it.runIf(operation.codes.has('record-missing'))('refuses a person without a record', async () => {
    const answer = await call(operation, await test.bearer(people.noRecord))
    expect(answer).toEqual({ status: 401, code: 'record-missing' })
  })

  it.runIf(operation.codes.has('terms-not-accepted'))('refuses a client without accepted terms', async () => {
    const answer = await call(operation, await test.bearer(people.newClient))
    expect(answer).toEqual({ status: 403, code: 'terms-not-accepted' })
  })
})

describe('without the scope', () => {
  const email = 'scopeless@parvis.example'
  beforeAll(async () => {
    await sql`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type)
      values ('No', 'Scope', ${email}, 'Collaborateur')`.execute(test.connection.db)
    await sql`insert into app_user (name, firstname, user_login, user_email)
      values ('Scope', 'No', 'scopeless', ${email})`.execute(test.connection.db)
  })

  it.each(scoped)('$id is refused', async ({ operation }) => {
    expect(await call(operation, await test.bearer(email))).toEqual({ status: 403, code: 'scope-missing' })
  })

  it('every write and every list, except those about the caller, needs a scope', () => {
    const free = guarded.filter(({ operation }) => operation.scopes?.length === 0).map(({ id }) => id)
    expect(free.toSorted()).toEqual([
      'acceptTerms',
      'getCurrentTerms',
      'listContactClaims',
      'listTermsAcceptances',
      'listUserScopes',
      'logoutUser',
    ])
    const open = all.filter(({ operation }) => operation.scopes === undefined).map(({ id }) => id)
    expect(open.toSorted()).toEqual([
      'acceptInvitation',
      'declineAsSignatureGuest',
      'declineInvitation',
      'downloadSignatureGuestFile',
      'getSettings',
      'getSignatureGuestDownload',
      'proveInvitation',
      'proveSignatureGuest',
      'readInvitation',
      'readSignatureGuest',
      'reportBrowserError',
      'requestInvitationCode',
      'requestSignatureCode',
      'signAsSignatureGuest',
    ])
  })
})

describe('a client who was given every scope by mistake', () => {
  const email = people.client
  /**
   * The operations meant for clients: those about themselves and the portal, their own onboarding and its pending
   * tasks, and the reports they have access to.
   */
  const ofClients = `acceptTerms getCurrentTerms listTermsAcceptances
    getPreferences updatePreferences getListViews changeListViews listContactClaims listUserScopes logoutUser
    listMenus streamMenuChanges
    listMyNotifications readAllMyNotifications readMyNotifications streamMyNotifications
    listAccounts listContacts listEngagements listOffers
    createOnBoardingRequest getContactInfoByEmail listOnBoardingRequests updateOnBoardingRequest
    countOnBoardingRequests getOnBoardingRequest listWork
    listReportClients listReportFolders listReports listNewReports getReport getReportByPath
    listReportDocuments getReportDocumentDownload downloadReportDocument
    listReportProjects getReportProject getReportDownload downloadReport
    getReportEmbed getReportImages getReportLayout askReportFigures openReport markFavouriteReport
    listSavedBookmarks getSavedBookmark createSavedBookmark updateSavedBookmark
    deleteSavedBookmark moveSavedBookmark markDefaultBookmark
    listAuditRequests createAuditDocument submitAuditDocument deleteAuditDocument
    getAuditDocumentDownload downloadAuditDocument
    listDocuments findKnownDocuments getDocument updateDocument moveDocuments deleteDocuments restoreDocuments
    linkDocument listDocumentLinks
    listDocumentVersions restoreDocumentVersion getDocumentDownload downloadDocument listDocumentDeletions
    prepareDocumentArchive downloadDocumentArchive
    listDocumentUploads createDocumentUpload deleteDocumentUpload importDocumentUpload
    listSignatureUploads createSignatureUpload deleteSignatureUpload importSignatureUpload
    listSignatureEnvelopes getSignatureEnvelope deleteSignatureEnvelope sendSignatureEnvelope
    signSignatureEnvelope declineSignatureEnvelope cancelSignatureEnvelope remindSignatureEnvelope
    listSignatureTemplates createSignatureTemplate updateSignatureTemplate deleteSignatureTemplate
    listSignatureSigners listSignatureEvents getSignatureDownload downloadSignatureFile
    getSignatureTrailDownload downloadSignatureTrail getSignatureAuthority
    createDocumentEnvelope saveSignedDocument`.split(/\s+/)
  const ofStaff = guarded.filter(({ id }) => !ofClients.includes(id))

  beforeAll(async () => {
    const { db } = test.connection
    await sql`with given as (
        insert into role (role_function_description, creator_id, modifier_id)
        select 'Everything', min(id), min(id) from app_user returning id
      ), scopes as (insert into role_scope (roles_id, scope_id) select given.id, scope.id from given, scope)
      insert into role_static_user (roles_id, users_id)
      select given.id, app_user.id from given, app_user where user_email = ${email}`.execute(db)
  })

  it('has them in effect', async () => {
    const held = await test.send('GET', '/api/authorization/v1/UserScopes?$top=1000', { as: email })
    const scopes = rowsOfAnswer(held).map(row => row['scopeName'])
    expect(scopes).toEqual(expect.arrayContaining(['Menus.Manage', 'Notifications.Manage', 'Roles.Manage']))
  })

  it.each(ofStaff)('is refused $id', async ({ operation }) => {
    expect(await call(operation, await test.bearer(email))).toEqual({ status: 403, code: 'scope-missing' })
  })

  it('may call the operations marked as open to clients, and no others are marked', () => {
    const marked = all.filter(({ operation }) => operation.isForClients).map(({ id }) => id)
    expect(marked.toSorted()).toEqual(ofClients.toSorted())
  })
})

/**
 * Tokens that must be refused, by what is wrong with them. They are valid in every other respect, and long enough for
 * all operations.
 */
async function badTokens(foreign: TestKey): Promise<Record<string, string>> {
  const hour = 3600
  const now = Math.floor(Date.now() / 1000)
  const claims = { ...claimsFor(people.administrator), exp: now + hour }
  return {
    'other issuer': await signToken(test.key, { ...claims, iss: 'https://evil.example' }),
    'other audience': await signToken(test.key, { ...claims, aud: 'urn:other:api' }),
    'no API scope': await signToken(test.key, { ...claims, scope: 'openid email' }),
    'no expiry': await signToken(test.key, without(claims, 'exp')),
    'no e-mail': await signToken(test.key, without(claims, 'email')),
    'an e-mail that nobody verified': await signToken(test.key, { ...claims, email_verified: false }),
    'not yet valid': await signToken(test.key, { ...claims, nbf: now + hour }),
    'identity token': await signToken(test.key, claims, { typ: 'id+jwt' }),
    'foreign key under our kid': await signToken(foreign, claims, { kid: test.key.kid }),
    'foreign kid': await signToken(foreign, claims),
    'foreign key set': await signToken(foreign, claims, {
      jku: 'https://evil.example/keys',
      x5u: 'https://evil.example',
    }),
    'alg none': unsigned(claims),
    'HS256 with the public key': await signedWithPublicKey(claims),
    garbage: 'a.b.c',
  }
}

function without(claims: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
}

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`
}

/** The classic attack: using the public key, which everybody has, as a shared HMAC secret. */
async function signedWithPublicKey(claims: object): Promise<string> {
  const { createHmac } = await import('node:crypto')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = `${part({ alg: 'HS256', typ: 'at+jwt', kid: test.key.kid })}.${part(claims)}`
  const secret = await exportSPKI(test.key.publicKey)
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}
