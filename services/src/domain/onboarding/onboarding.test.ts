import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestAnswer, type TestApp } from '../../server/testing.ts'
import { isFrenchMobile, mayGo, statuses } from './rules.ts'

let test: TestApp
/** An engagement with partner and manager, set so that the demo people play their parts. */
let form: Record<string, unknown>
let count = 0
beforeAll(async () => {
  test = await startTestApp()
  const { rows } = await sql<{ code: string; number: string }>`
    update engagement set engagement_partner_email = ${people.partner}, engagement_manager_email = ${people.manager}
    where id = (select min(id) from engagement) returning engagement_code as code, engagement_account_number as number`.execute(
    test.connection.db,
  )
  const offer = await sql<{ offer_name: string }>`select offer_name from offer limit 1`.execute(
    test.connection.db,
  )
  form = {
    titre: 'Accès aux rapports',
    contactFirstName: 'Zoé',
    contactLastName: 'Martin',
    contactEmail: 'zoe@customer.example',
    contactPhone: '06 12 34 56 78',
    contactRole: 'Lecteur',
    accountIbsId: rows[0]?.number,
    engagementCode: rows[0]?.code,
    offerName: offer.rows[0]?.offer_name,
  }
  // Everybody of the staff may write here: what is tested is who decides.
  await sql`insert into role_scope (roles_id, scope_id) select role_static_user.roles_id, scope.id
    from role_static_user, scope where scope_name in ('Onboarding.Read', 'Onboarding.Write') on conflict do nothing`.execute(
    test.connection.db,
  )
})
afterAll(() => test.close())
beforeEach(() => {
  count++
})

const create = (more: object = {}, as: string = people.staff): Promise<TestAnswer> =>
  test.send('POST', '/api/organisation/v1/OnBoardingRequest', {
    as,
    body: { ...form, contactEmail: `zoe${count}@customer.example`, ...more },
  })
const patch = (answer: TestAnswer, body: object, as: string, etag?: string): Promise<TestAnswer> =>
  test.send('PATCH', `/api/organisation/v1/OnBoardingRequest(${(answer.body as { id: number }).id})`, {
    as,
    body,
    headers: { 'if-match': etag ?? '*' },
  })

describe('creating a request', () => {
  it('takes account, engagement and validator from what the firm knows', async () => {
    const answer = await create()
    expect(answer).toMatchObject({
      status: 201,
      body: {
        statut: 'toValidate',
        createdBy: people.staff,
        emailValidateur: people.partner,
      },
    })
    expect((answer.body as { accountLegalName: string }).accountLegalName).not.toBe('')
  })

  it.each([
    ['onboarding-account-unknown', { accountIbsId: 'NOPE' }],
    ['onboarding-engagement-unknown', { engagementCode: 'NOPE' }],
    ['onboarding-offer-unknown', { offerName: 'NOPE' }],
    ['onboarding-phone-unusual', { contactPhone: '+44 20 7946 0000' }],
    ['body-invalid', { contactEmail: 'no e-mail' }],
    ['body-invalid', { contactLastName: ' ' }],
    ['body-invalid', { emailValidateur: 'stranger@elsewhere.example' }],
    ['body-invalid', { emailValidateur: people.staff }],
  ])('%s: %o', async (code, more) => {
    expect((await create(more)).code).toBe(code)
  })

  it('refuses an engagement without partner or manager', async () => {
    await sql`update engagement set engagement_manager_email = null where engagement_code = ${form['engagementCode']}`.execute(
      test.connection.db,
    )
    expect((await create()).code).toBe('onboarding-partner-missing')
    await sql`update engagement set engagement_manager_email = ${people.manager} where engagement_code = ${form['engagementCode']}`.execute(
      test.connection.db,
    )
  })

  it('lets the person insist on a foreign phone and a known e-mail, not on an equivalent request', async () => {
    expect((await create({ contactPhone: '+44 20 7946 0000', acceptUnusualPhone: true })).status).toBe(201)
    expect(
      (await create({ contactPhone: '+44 20 7946 0000', acceptUnusualPhone: true, acceptKnownEmail: true }))
        .code,
    ).toBe('onboarding-duplicate')
    expect((await create({ contactRole: 'Autre' })).code).toBe('onboarding-email-used')
    expect((await create({ contactRole: 'Autre', acceptKnownEmail: true })).status).toBe(201)
  })

  it('of equivalent requests at the same moment makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ acceptKnownEmail: true })))
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'onboarding-duplicate')).toHaveLength(7)
  })
})

describe('deciding', () => {
  it('is for the engagement partner or the designated validator alone', async () => {
    const request = await create({ emailValidateur: people.manager })
    expect((await patch(request, { statut: 'validated' }, people.staff)).code).toBe(
      'onboarding-not-validator',
    )
    expect((await patch(request, { statut: 'validated' }, people.administrator)).code).toBe(
      'onboarding-not-validator',
    )
    expect((await patch(request, { emailValidateur: people.administrator }, people.staff)).code).toBe(
      'onboarding-not-validator',
    )
    const decided = await patch(request, { statut: 'validated' }, people.manager)
    expect(decided).toMatchObject({ status: 200, body: { statut: 'validated' } })
    const again = await create({ contactRole: 'Autre', acceptKnownEmail: true })
    expect((await patch(again, { statut: 'validated' }, people.partner)).status).toBe(200)
  })

  it('a rejection needs a reason; a rejected request can be corrected', async () => {
    const request = await create()
    expect((await patch(request, { statut: 'rejected' }, people.partner)).code).toBe(
      'onboarding-reason-missing',
    )
    const rejected = await patch(
      request,
      { statut: 'rejected', rejectionReason: 'Mauvais client' },
      people.partner,
    )
    expect(rejected.body).toMatchObject({ statut: 'rejected', rejectionReason: 'Mauvais client' })
    const back = await patch(request, { statut: 'toValidate', titre: 'Corrigé' }, people.staff)
    expect(back.body).toMatchObject({ statut: 'toValidate', titre: 'Corrigé', rejectionReason: null })
  })

  it('of two decisions on the same version one is refused', async () => {
    const request = await create()
    const answers = await Promise.all([
      patch(request, { statut: 'validated' }, people.partner, '"1"'),
      patch(request, { statut: 'rejected', rejectionReason: 'x' }, people.partner, '"1"'),
    ])
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200, 412]))
  })

  it('a decided request keeps its fields, and goes no other way', async () => {
    const request = await create()
    await patch(request, { statut: 'validated' }, people.partner)
    expect((await patch(request, { titre: 'Autre' }, people.partner)).code).toBe(
      'onboarding-transition-refused',
    )
    expect((await patch(request, { statut: 'succeeded' }, people.partner)).code).toBe(
      'onboarding-transition-refused',
    )
    for (const statut of ['inProgress', 'declared', 'failed', 'inProgress', 'declared', 'succeeded'])
      expect((await patch(request, { statut }, people.partner)).body).toMatchObject({ statut })
    expect((await patch(request, { statut: 'toValidate' }, people.partner)).code).toBe(
      'onboarding-transition-refused',
    )
  })
})

describe('rules', () => {
  it('knows every transition', () => {
    const allowed = statuses.flatMap(from =>
      statuses.filter(to => mayGo(from, to)).map(to => `${from}-${to}`),
    )
    expect(allowed).toEqual([
      'toValidate-validated',
      'toValidate-rejected',
      'toValidate-abandoned',
      'validated-inProgress',
      'rejected-toValidate',
      'inProgress-declared',
      'declared-failed',
      'declared-succeeded',
      'failed-inProgress',
    ])
  })

  it.each([
    ['0612345678', true],
    ['07 12 34 56 78', true],
    ['+33 6 12 34 56 78', true],
    ['+33 (0)6.12.34.56.78', true],
    ['0033612345678', true],
    ['01 23 45 67 89', false],
    ['+44 20 7946 0000', false],
    ['061234567', false],
    ['06123456789', false],
  ])('%s is a French mobile: %s', (phone, expected) => {
    expect(isFrenchMobile(phone)).toBe(expected)
  })
})

describe('what was saved about a contact', () => {
  const infoFor = (email: string, as: string) =>
    test.send(
      'GET',
      `/api/organisation/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='${email}')`,
      { as },
    )

  it('is told to a customer from the requests of their own account, also when a later one is another’s', async () => {
    const { db } = test.connection
    const { rows } = await sql<{ number: string }>`select account_number as number from contact
      join account on account.id = contact.account_id where contact_email_office = ${people.client}`.execute(
      db,
    )
    const email = `shared${count}@customer.example`
    const place = (role: string, number: string | undefined, created: string) =>
      sql`update on_boarding_request set account_ibs_id = ${number}, created_date = ${created}
        where contact_email = ${email} and contact_role = ${role}`.execute(db)
    await create({ contactEmail: email, contactRole: 'Juriste' })
    await place('Juriste', 'another account', '2026-01-02')
    expect((await infoFor(email, people.client)).code).toBe('not-found')
    await create({ contactEmail: email, contactRole: 'Dirigeant', acceptKnownEmail: true })
    await place('Dirigeant', rows[0]?.number, '2026-01-01')
    expect(await infoFor(email, people.client)).toMatchObject({ body: { contactRole: 'Dirigeant' } })
    expect(await infoFor(email, people.staff)).toMatchObject({ body: { contactRole: 'Juriste' } })
  })
})
