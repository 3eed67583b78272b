import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('closes nothing to a customer', async () => {
    expect((await test.send('GET', '/api/portal/v1/Menus', { as })).status).toBe(200)
  })

  it('takes no acceptance', async () => {
    const body = { termsVersion: 1, termsHash: '0'.repeat(64), language: 'fr', accepted: true }
    const answer = await test.send('POST', '/api/consent/v1/TermsAcceptances', { as, body })
    expect(answer).toMatchObject({ status: 409, code: 'terms-outdated' })
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

  it('is asked for the terms, even with an address of the firm', async () => {
    const answer = await test.send('GET', '/api/portal/v1/Menus', { as })
    expect(answer).toMatchObject({ status: 403, code: 'terms-not-accepted' })
  })
})
