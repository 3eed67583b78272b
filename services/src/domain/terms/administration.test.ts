import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startBeside, startTestApp, type TestApp } from '../../server/testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const drafts = '/api/consent/v1/TermsDrafts'
const versions = '/api/consent/v1/TermsVersions'
const admin = people.administrator

interface Draft {
  '@odata.etag': string
  id: number
  text: string
  englishText: string
  askedAgain: number
  versionInForce: number | null
}

const begin = async (as: string = admin) => test.send('POST', drafts, { as })
const change = (draft: Draft, body: object, as: string = admin, version = draft['@odata.etag']) =>
  test.send('PATCH', `${drafts}(${draft.id})`, { as, body, headers: { 'if-match': version } })
const publish = (draft: Draft, version = draft['@odata.etag'], as: string = admin) =>
  test.send('PATCH', `${drafts}(${draft.id})/Publish`, { as, headers: { 'if-match': version } })
const remove = (draft: Draft, version = draft['@odata.etag']) =>
  test.send('DELETE', `${drafts}(${draft.id})`, { as: admin, headers: { 'if-match': version } })
const read = async (id: number) => (await test.send('GET', `${drafts}(${id})`, { as: admin })).body as Draft

async function newDraft(): Promise<Draft> {
  for (const draft of ((await test.send('GET', drafts, { as: admin })).body as { value: Draft[] }).value)
    await remove(draft)
  const answer = await begin()
  expect(answer.status).toBe(201)
  return answer.body as Draft
}

/** A complete draft with new texts. */
async function completeDraft(words = 'Dix ans.'): Promise<Draft> {
  const draft = await newDraft()
  const body = {
    text: `${draft.text}\n\n${words}`,
    englishText: `${draft.englishText}\n\nTen years.`,
    changes: 'La durée.',
    englishChanges: 'The period.',
  }
  return (await change(draft, body)).body as Draft
}

describe('access', () => {
  it.each([people.staff, people.partner, people.manager])('%s may not', async as => {
    for (const path of [drafts, versions, `${versions}(1)`])
      expect(await test.send('GET', path, { as })).toMatchObject({ status: 403, code: 'scope-missing' })
    expect((await begin(as)).code).toBe('scope-missing')
  })

  it('clients may not, whatever a role gave them by mistake', async () => {
    const { db } = test.connection
    await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name = 'Terms.Manage'`.execute(db)
    const draft = await completeDraft()
    for (const path of [drafts, `${drafts}(${draft.id})`, versions, `${versions}(1)`])
      expect((await test.send('GET', path, { as: people.client })).code).toBe('scope-missing')
    expect((await begin(people.client)).code).toBe('scope-missing')
    expect((await change(draft, { title: 'Mine' }, people.client, '*')).code).toBe('scope-missing')
    expect((await publish(draft, '*', people.client)).code).toBe('scope-missing')
    await sql`delete from role_scope using role, scope where roles_id = role.id and scope_id = scope.id
      and role_function_description = 'Clients' and scope_name = 'Terms.Manage'`.execute(db)
  })
})

describe('the draft', () => {
  it('starts from the version in force, and there is only one', async () => {
    const draft = await newDraft()
    const current = (await test.send('GET', '/api/consent/v1/Terms/Current', { as: admin })).body
    const { text, englishText, title, version } = current as Record<string, unknown>
    expect(draft).toMatchObject({ text, englishText, title, versionInForce: version, changes: '' })
    expect(await begin()).toMatchObject({ status: 409, code: 'terms-draft-exists' })
    expect((await test.send('GET', drafts, { as: admin })).body).toEqual({ value: [draft] })
  })

  it('has versions: the second of two administrators is told', async () => {
    const draft = await newDraft()
    expect((await change(draft, { changes: 'Un.' })).status).toBe(200)
    expect(await change(draft, { changes: 'Deux.' })).toMatchObject({
      status: 412,
      code: 'precondition-failed',
    })
    expect(await remove(draft)).toMatchObject({ status: 412, code: 'precondition-failed' })
    expect(await publish(draft)).toMatchObject({ status: 412, code: 'precondition-failed' })
    const now = await read(draft.id)
    expect(now).toMatchObject({ changes: 'Un.', modifiedBy: admin })
    expect((await remove(now)).status).toBe(204)
    expect(await test.send('GET', `${drafts}(${draft.id})`, { as: admin })).toMatchObject({ status: 404 })
  })

  it('counts the clients who have accepted a version, and nobody else', async () => {
    const { db } = test.connection
    const before = (await newDraft()).askedAgain
    await sql`insert into terms_acceptance (terms_version, terms_hash, language, user_email, receipt)
      select version, hash, 'fr', email, 'AAAA-BBBB-' || tag from terms, (values
        (${people.newClient}, '0001'), (${people.staff}, '0002'), ('left@customer.example', '0003'))
        as accepted (email, tag) where version = 1`.execute(db)
    expect((await newDraft()).askedAgain).toBe(before + 1)
    await sql`delete from terms_acceptance where receipt like 'AAAA-BBBB-%'`.execute(db)
  })
})

describe('publishing', () => {
  it('is refused while any text is missing in one of the languages', async () => {
    const draft = await newDraft()
    const body = { text: 'Un texte.', englishText: '  \n ', changes: 'Tout.' }
    const changed = (await change(draft, body)).body as Draft
    const answer = await publish(changed)
    expect(answer).toMatchObject({ status: 409, code: 'terms-draft-incomplete' })
    expect((answer.body as { errors: object[] }).errors).toEqual([
      expect.objectContaining({ pointer: '/englishText' }),
      expect.objectContaining({ pointer: '/englishChanges' }),
    ])
  })

  it('is refused if its texts are those in force', async () => {
    const draft = await newDraft()
    const changed = (await change(draft, { changes: 'Rien.', englishChanges: 'Nothing.' })).body as Draft
    expect(await publish(changed)).toMatchObject({ status: 409, code: 'terms-draft-unchanged' })
  })

  it('asks every client again at once, in every process, with what was just published', async () => {
    const beside = await startBeside(test)
    const as = people.client
    const menus = () => beside.send('GET', '/api/portal/v1/Menus', { as })
    expect((await menus()).status).toBe(200)
    const old = (await test.send('GET', '/api/consent/v1/Terms/Current', { as })).body as {
      version: number
      hash: string
    }
    const draft = await completeDraft()
    const published = await publish(draft)
    expect(published).toMatchObject({
      status: 200,
      body: {
        id: old.version + 1,
        isInForce: true,
        previousId: old.version,
        acceptances: 0,
        publishedBy: admin,
      },
    })
    // Another process hears of it a moment later.
    await expect.poll(async () => (await menus()).code, { timeout: 5000 }).toBe('terms-not-accepted')
    // A person still reading the old version is told, and shown the new one.
    const accept = (termsVersion: number, termsHash: string) =>
      test.send('POST', '/api/consent/v1/TermsAcceptances', {
        as,
        body: { termsVersion, termsHash, language: 'fr', accepted: true },
      })
    expect(await accept(old.version, old.hash)).toMatchObject({ status: 409, code: 'terms-outdated' })
    const now = (await test.send('GET', '/api/consent/v1/Terms/Current', { as })).body as typeof old
    expect(now).toMatchObject({ version: old.version + 1, changes: 'La durée.' })
    expect(now.hash).not.toBe(old.hash)
    expect((await accept(now.version, now.hash)).status).toBe(201)
    await expect.poll(async () => (await menus()).status, { timeout: 5000 }).toBe(200)
    // The draft is gone; both versions are in the list with the number of people who accepted them.
    expect((await test.send('GET', drafts, { as: admin })).body).toEqual({ value: [] })
    expect(await publish(draft)).toMatchObject({ status: 404, code: 'not-found' })
    const rows = rowsOfAnswer(await test.send('GET', `${versions}?$orderby=id desc`, { as: admin }))
    expect(rows.map(({ id, acceptances, publishedBy }) => [id, acceptances, publishedBy])).toEqual([
      [now.version, 1, admin],
      [old.version, 1, admin],
    ])
    await beside.close()
  })

  it('publishes once if two administrators do it at the same moment', async () => {
    const draft = await completeDraft('Onze ans.')
    const answers = await Promise.all([publish(draft), publish(draft)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  })

  it('leaves published versions unchanged', async () => {
    const before = await test.send('GET', `${versions}(1)`, { as: admin })
    expect(before).toMatchObject({ status: 200, body: { id: 1, isInForce: false, previousId: null } })
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await test.send(method, `${versions}(1)`, { as: admin, body: {} })).status).toBeGreaterThan(403)
    await expect(
      sql`update terms set text = 'Autre' where version = 1`.execute(test.connection.db),
    ).rejects.toThrow('never changed')
    expect((await test.send('GET', `${versions}(1)`, { as: admin })).body).toEqual(before.body)
    expect((await test.send('GET', `${versions}(99)`, { as: admin })).status).toBe(404)
  })
})

describe('before anything was published', () => {
  it('the first version needs no text on what has changed', async () => {
    const empty = await startTestApp()
    const { db } = empty.connection
    await db.deleteFrom('terms_acceptance').execute()
    await db.deleteFrom('terms').execute()
    const draft = (await empty.send('POST', drafts, { as: admin })).body as Draft
    expect(draft).toMatchObject({ title: '', text: '', versionInForce: null, askedAgain: 0 })
    const body = { title: 'CGU', englishTitle: 'Terms', text: 'Un.', englishText: 'One.' }
    const sent = { as: admin, body, headers: { 'if-match': draft['@odata.etag'] } }
    const changed = (await empty.send('PATCH', `${drafts}(${draft.id})`, sent)).body as Draft
    const answer = await empty.send('PATCH', `${drafts}(${draft.id})/Publish`, {
      as: admin,
      headers: { 'if-match': changed['@odata.etag'] },
    })
    expect(answer).toMatchObject({ status: 200, body: { id: 1, changes: null, previousId: null } })
    await empty.close()
  })
})
