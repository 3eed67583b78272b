import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeSampleTerms } from '../../database/migrations/0169-no-sample-terms.ts'
import { notify } from '../../database/notify.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'

describe('an installation without terms', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    const { db } = test.connection
    await db.deleteFrom('terms_acceptance').execute()
    await db.deleteFrom('terms').execute()
    await notify(db, 'rights', '')
  })
  afterAll(() => test.close())
  const as = people.newClient

  it('says that there are none', async () => {
    const current = await test.send('GET', '/api/consent/v1/Terms/Current', { as })
    expect(current).toMatchObject({ status: 404, code: 'terms-missing' })
  })

  it('lets no customer in, not even one who accepted deleted terms, and all of the staff', async () => {
    for (const customer of [people.newClient, people.client])
      expect(await test.send('GET', '/api/portal/v1/Menus', { as: customer })).toMatchObject({
        status: 403,
        code: 'terms-not-accepted',
      })
    expect((await test.send('GET', '/api/portal/v1/Menus', { as: people.staff })).status).toBe(200)
  })

  it('is listed in the work of people who publish terms, and of nobody else', async () => {
    const workOf = async (email: string) =>
      (await test.send('GET', '/api/portal/v1/Work', { as: email })).body as {
        value: { kind: string; link: string }[]
      }
    const publishing = (of: Awaited<ReturnType<typeof workOf>>) =>
      of.value.filter(({ kind }) => kind === 'termsToPublish').map(({ link }) => link)
    expect(publishing(await workOf(people.administrator))).toEqual(['/app/security/conditions'])
    expect(publishing(await workOf(people.manager))).toEqual([])
  })

  it('accepts no acceptance', async () => {
    const body = { termsVersion: 1, termsHash: '0'.repeat(64), language: 'fr', accepted: true }
    const answer = await test.send('POST', '/api/consent/v1/TermsAcceptances', { as, body })
    expect(answer).toMatchObject({ status: 409, code: 'terms-outdated' })
  })
})

describe('the sample given to installations without demo people', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('is deleted if nobody has accepted it, and stays in the demo', async () => {
    const { db } = test.connection
    const left = async () => {
      await removeSampleTerms(db)
      return (await db.selectFrom('terms').select('version').execute()).length
    }
    expect(await left()).toBe(1)
    await sql`delete from identity_account where demo`.execute(db)
    // Someone has accepted it.
    expect(await left()).toBe(1)
    await db.deleteFrom('terms_acceptance').execute()
    expect(await left()).toBe(0)
  })

  it('is deleted without the firm’s own terms', async () => {
    const { db } = test.connection
    const own = { title: 'CGU', english_title: 'Terms', text: 'Un.', english_text: 'One.' }
    await db
      .insertInto('terms')
      .values({
        version: 1,
        hash: '0'.repeat(64),
        changes: null,
        english_changes: null,
        published_by: null,
        ...own,
      })
      .execute()
    await removeSampleTerms(db)
    expect(await db.selectFrom('terms').select('title').execute()).toEqual([{ title: 'CGU' }])
  })
})

describe('a contact who is neither staff nor client', () => {
  let test: TestApp
  const as = 'advisor@parvis.example'
  beforeAll(async () => {
    test = await startTestApp()
    const { db } = test.connection
    await sql`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type)
      values ('Ada', 'Viser', ${as}, 'Other')`.execute(db)
    await notify(db, 'rights', '')
  })
  afterAll(() => test.close())

  it('has to accept the terms, even with an address of the firm', async () => {
    const answer = await test.send('GET', '/api/portal/v1/Menus', { as })
    expect(answer).toMatchObject({ status: 403, code: 'terms-not-accepted' })
  })
})
