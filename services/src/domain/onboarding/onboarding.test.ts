import { notify } from '../../database/notify.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestAnswer, type TestApp } from '../../server/testing.ts'
import { type Answered, OnboardingCalls } from './calls.test-support.ts'

let test: TestApp
let calls: OnboardingCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new OnboardingCalls(test)
  await calls.prepare()
})
afterAll(() => test.close())

const setEngagement = (statut: string, manager: string | null = people.manager) =>
  sql`update engagement set engagement_statut = ${statut}, engagement_manager_email = ${manager}
    where engagement_code = ${calls.form['engagementCode']}`.execute(test.connection.db)

/** A member of the firm without any role. @returns their email */
async function newcomer(name: string): Promise<string> {
  const { db } = test.connection
  const email = `${name}@parvis.example`
  await sql`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type)
    values (${name}, 'Nouvelle', ${email}, 'Collaborateur')`.execute(db)
  await sql`insert into app_user (name, firstname, user_login, user_email)
    values ('Nouvelle', ${name}, ${name}, ${email})`.execute(db)
  return email
}

describe('creating a request', () => {
  it('fills in account, engagement and validator from the firm’s data, and says whom it waits for', async () => {
    const answer = await calls.create()
    expect(answer).toMatchObject({
      status: 201,
      body: {
        statut: 'toValidate',
        createdBy: people.staff,
        createdByName: 'Théo Lefèvre',
        contactLanguage: 'fr',
        emailValidateur: people.partner,
        validatorName: 'Hélène d’Arcy',
        partnerEmail: people.partner,
        managerEmail: people.manager,
        managerName: 'Samuel Okafor',
        engagementStatut: 'Actif',
        waitingForEmail: people.partner,
        waitingForName: 'Hélène d’Arcy',
        isDecider: false,
        mustDecide: false,
        mayResend: false,
        allowedTransitions: [{ to: 'abandoned', operation: 'updateOnBoardingRequest', needsReason: false }],
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
    ['onboarding-contact-is-staff', { contactEmail: people.manager }],
    ['onboarding-contact-is-staff', { contactEmail: 'somebody@parvis.example' }],
    ['body-invalid', { contactEmail: 'two\nlines@fontaine.example' }],
    ['body-invalid', { contactLastName: ' ' }],
    ['body-invalid', { contactLanguage: 'de' }],
    ['onboarding-validator-unknown', { emailValidateur: 'stranger@elsewhere.example' }],
    ['onboarding-validator-unknown', { emailValidateur: people.client }],
    ['onboarding-validator-unknown', { emailValidateur: people.staff }],
  ])('%s: %o', async (code, more) => {
    expect((await calls.create(more)).code).toBe(code)
  })

  it('refuses an engagement that is closed, or has no partner or manager; accepts a dormant one', async () => {
    await setEngagement('Clos')
    expect(await calls.create()).toMatchObject({ status: 409, code: 'onboarding-engagement-closed' })
    await setEngagement('Actif', null)
    expect(await calls.create()).toMatchObject({ status: 422, code: 'onboarding-manager-missing' })
    const setPartner = (partner: string | null) =>
      sql`update engagement set engagement_partner_email = ${partner}
        where engagement_code = ${calls.form['engagementCode']}`.execute(test.connection.db)
    await setPartner(null)
    expect((await calls.create()).code).toBe('onboarding-partner-missing')
    await setPartner(people.partner)
    await setEngagement('dormant')
    expect((await calls.create()).status).toBe(201)
    await setEngagement('Actif')
  })

  it('refuses a validator without the scope to decide, and, in a correction, staff as contact', async () => {
    const { id } = await calls.made()
    const emailValidateur = await newcomer('ana')
    expect((await calls.create({ emailValidateur })).code).toBe('onboarding-validator-unknown')
    const refused = await calls.patch(id, { emailValidateur }, people.partner)
    expect(refused).toMatchObject({ status: 422, code: 'onboarding-validator-unknown' })
    expect((await calls.patch(id, { contactEmail: people.manager }, people.staff)).code).toBe(
      'onboarding-contact-is-staff',
    )
  })

  it('refuses a contact who belongs to another client', async () => {
    const { rows } = await sql<{ email: string }>`select contact_email_office as email from contact
      join account on account.id = account_id where account_number <> ${calls.form['accountIbsId']}
      and contact_type = 'Client' limit 1`.execute(test.connection.db)
    expect(await calls.create({ contactEmail: rows[0]?.email, acceptKnownEmail: true })).toMatchObject({
      status: 409,
      code: 'onboarding-contact-elsewhere',
    })
  })

  it('records who accepted a foreign phone or a known email, and names an equivalent request', async () => {
    const contactEmail = calls.address()
    const foreign = { contactEmail, contactPhone: '+44 20 7946 0000', acceptUnusualPhone: true }
    const first = await calls.made(foreign)
    expect(first).toMatchObject({ phoneAcceptedBy: people.staff, emailAcceptedBy: null })
    expect(Date.parse(String(first['phoneAcceptedDate']))).toBeGreaterThan(Date.now() - 60_000)
    const again = await calls.create({ ...foreign, acceptKnownEmail: true })
    expect(again).toMatchObject({
      code: 'onboarding-duplicate',
      body: { equivalentRequest: { id: first.id, createdBy: people.staff, createdByName: 'Théo Lefèvre' } },
    })
    // A person who may not read it is told whom to ask, and gets no number, which would lead nowhere.
    const other = await calls.create({ ...foreign, acceptKnownEmail: true }, people.administrator)
    expect(other.body).toMatchObject({ equivalentRequest: { id: null, createdBy: people.staff } })
    expect((await calls.create({ contactEmail, contactRole: 'Autre' })).code).toBe('onboarding-email-used')
    expect(await calls.made({ contactEmail, contactRole: 'Autre', acceptKnownEmail: true })).toMatchObject({
      emailAcceptedBy: people.staff,
      phoneAcceptedBy: null,
    })
    // What was accepted is not asked again, and correcting it clears the acceptance.
    expect((await calls.patch(first.id, foreign, people.staff)).body).toMatchObject({
      phoneAcceptedBy: people.staff,
    })
    const corrected = await calls.patch(first.id, { contactPhone: '0612345678' }, people.staff)
    expect(corrected.body).toMatchObject({ phoneAcceptedBy: null, phoneAcceptedDate: null })
  })

  it('with equivalent requests at the same moment creates one, and links the others to it', async () => {
    const contactEmail = calls.address()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => calls.create({ contactEmail, acceptKnownEmail: true })),
    )
    const made = answers.filter(answer => answer.status === 201)
    expect(made).toHaveLength(1)
    const [{ id } = { id: 0 }] = made.map(({ body }) => body as Answered)
    const refused = answers.filter(answer => answer.code === 'onboarding-duplicate')
    expect(refused).toHaveLength(7)
    for (const { body } of refused) expect(body).toMatchObject({ equivalentRequest: { id } })
  })
})

describe('deciding', () => {
  it('is only for the engagement partner or the designated validator', async () => {
    const { id } = await calls.made({ emailValidateur: people.manager })
    const decide = (as: string) => calls.patch(id, { statut: 'validated' }, as)
    expect(await decide(people.staff)).toMatchObject({ status: 403, code: 'onboarding-not-validator' })
    expect((await decide(people.administrator)).code).toBe('not-found')
    const toAdmin = { emailValidateur: people.administrator }
    expect((await calls.patch(id, toAdmin, people.staff)).code).toBe('onboarding-not-validator')
    expect(await decide(people.manager)).toMatchObject({
      status: 200,
      body: {
        statut: 'validated',
        decidedBy: people.manager,
        decidedByName: 'Samuel Okafor',
        waitingForEmail: null,
      },
    })
    const again = await calls.made({ contactRole: 'Autre', emailValidateur: people.manager })
    expect((await calls.patch(again.id, { statut: 'validated' }, people.partner)).status).toBe(200)
  })

  it('a rejection needs a reason; a correction shows its changes to the person who decides again', async () => {
    const { id } = await calls.made({ contactLanguage: 'en' })
    expect((await calls.patch(id, { statut: 'rejected' }, people.partner)).code).toBe(
      'onboarding-reason-missing',
    )
    const reason = 'Mauvais contact <b>'
    const rejected = await calls.patch(id, { statut: 'rejected', statusReason: reason }, people.partner)
    expect(rejected.body).toMatchObject({
      statut: 'rejected',
      statusReason: reason,
      waitingForEmail: people.staff,
    })
    expect((await calls.patch(id, { titre: 'Corrigé' }, people.staff)).status).toBe(200)
    const back = { statut: 'toValidate', contactFirstName: 'Noé', requestDate: '2027-01-04' }
    expect((await calls.patch(id, back, people.staff)).body).toMatchObject({
      statut: 'toValidate',
      titre: 'Corrigé',
      statusReason: null,
    })
    const differences = [
      { field: 'titre', before: 'Accès aux rapports', after: 'Corrigé' },
      { field: 'contactFirstName', before: 'Zoé', after: 'Noé' },
      { field: 'requestDate', before: null, after: '2027-01-04' },
    ]
    expect(await calls.page(id, people.partner)).toMatchObject({
      mustDecide: true,
      differences,
      history: [
        { statut: 'toValidate', changedBy: people.staff, differences: [] },
        { statut: 'rejected', changedBy: people.partner, reason, insteadOf: null },
        { statut: 'toValidate', changedByName: 'Théo Lefèvre', reason: null, differences },
      ],
    })
    await calls.patch(id, { statut: 'validated' }, people.partner)
    expect(await calls.page(id, people.partner)).toMatchObject({ differences: [] })
  })

  it('twice on the same version: one decision is refused', async () => {
    const { id } = await calls.made({ emailValidateur: people.manager })
    const answers = await Promise.all([
      calls.patch(id, { statut: 'validated' }, people.partner, '"1"'),
      calls.patch(id, { statut: 'rejected', statusReason: 'x' }, people.manager, '"1"'),
    ])
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const history = (await calls.page(id, people.partner))['history'] as unknown[]
    expect(history).toHaveLength(2)
  })

  it('together with a correction increments the version once, and freezes the fields afterwards', async () => {
    const { id } = await calls.made()
    const decided = await calls.patch(id, { statut: 'validated', titre: 'Autre' }, people.partner, '"1"')
    expect(decided).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { titre: 'Autre' } })
    expect((await calls.patch(id, { titre: 'Encore' }, people.partner)).code).toBe(
      'onboarding-transition-refused',
    )
    for (const statut of ['inProgress', 'declared', 'failed', 'succeeded', 'toValidate', 'rejected'])
      expect((await calls.patch(id, { statut, statusReason: 'x' }, people.partner)).code, statut).toBe(
        'onboarding-transition-refused',
      )
    const abandoned = await calls.patch(id, { statut: 'abandoned', statusReason: 'Plus voulu' }, people.staff)
    expect(abandoned.body).toMatchObject({
      statut: 'abandoned',
      statusReason: 'Plus voulu',
      allowedTransitions: [],
    })
  })

  it('is refused for an engagement that was closed meanwhile', async () => {
    const { id } = await calls.made()
    await setEngagement('Clos')
    expect((await calls.patch(id, { statut: 'validated' }, people.partner)).code).toBe(
      'onboarding-engagement-closed',
    )
    expect((await calls.patch(id, { statut: 'rejected', statusReason: 'Clos' }, people.partner)).status).toBe(
      200,
    )
    expect((await calls.patch(id, { statut: 'toValidate' }, people.staff)).code).toBe(
      'onboarding-engagement-closed',
    )
    await setEngagement('Actif')
  })

  it('does not wait for a validator who has left, and says so', async () => {
    const { id } = await calls.made({ emailValidateur: people.administrator })
    const leave = (type: string) =>
      sql`update contact set contact_type = ${type} where contact_email_office = ${people.administrator}`.execute(
        test.connection.db,
      )
    await leave('Other')
    expect(await calls.page(id, people.partner)).toMatchObject({
      validatorName: null,
      waitingForEmail: people.partner,
    })
    await calls.patch(id, { statut: 'validated' }, people.partner)
    expect(await calls.page(id, people.partner)).toMatchObject({
      history: [{}, { insteadOf: { email: people.administrator, because: 'validatorLeft' } }],
    })
    await leave('Collaborateur')
  })

  it('notifies creator and decider in the bell, and by email in their language', async () => {
    const { id } = await calls.made({ emailValidateur: people.manager, contactLastName: '<script>' })
    await calls.patch(id, { statut: 'rejected', statusReason: 'Non' }, people.manager)
    const mails = await calls.mails(id)
    expect(
      mails
        .map(mail => [mail.kind, mail.recipient])
        .toSorted((a, b) => a.join(' ').localeCompare(b.join(' '))),
    ).toEqual([
      ['onboarding-decision', people.partner],
      ['onboarding-decision', people.staff],
    ])
    const bell = rowsOfAnswer(await test.send('GET', '/api/portal/v1/MyNotifications', { as: people.staff }))
    expect(bell).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Demande d’onboarding rejetée : Zoé <script>',
          link: `/app/confirm/request/${id}`,
        }),
      ]),
    )
  })
})

it('a validator who is named later learns of the request, and the first one is not told twice', async () => {
  const { id } = await calls.made({ contactLastName: 'Nommée' })
  const told = async (as: string) =>
    rowsOfAnswer(await test.send('GET', '/api/portal/v1/MyNotifications', { as })).filter(
      row => row['link'] === `/app/confirm/request/${id}`,
    ).length
  const before = await told(people.partner)
  expect(await told(people.manager)).toBe(0)
  expect((await calls.patch(id, { emailValidateur: people.manager }, people.partner)).status).toBe(200)
  expect(await told(people.manager)).toBe(1)
  expect(await told(people.partner)).toBe(before)
})

describe('a substitute', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const withdraw = async () => {
    await sql`delete from on_boarding_substitute`.execute(test.connection.db)
  }

  it('decides for the person they stand in for during the period, and the record says so', async () => {
    const { id } = await calls.made()
    const [past, future] = [await calls.made({ contactRole: 'A' }), await calls.made({ contactRole: 'B' })]
    expect((await calls.get(id, people.administrator)).code).toBe('not-found')
    const named = await calls.substitute(
      { substituteEmail: 'ADMIN@parvis.example', fromDate: day(-1), untilDate: day(1) },
      people.partner,
    )
    expect(named).toMatchObject({
      status: 201,
      body: {
        forEmail: people.partner,
        substituteEmail: people.administrator,
        isMine: true,
        isCurrent: true,
      },
    })
    expect(await calls.page(id, people.administrator)).toMatchObject({ isDecider: true, mustDecide: true })
    const found = await calls.list('$filter=mustDecide eq true&$top=500', people.administrator)
    expect(found.map(each => each.id)).toEqual(expect.arrayContaining([id, past.id, future.id]))
    await calls.patch(id, { statut: 'validated' }, people.administrator)
    expect(await calls.page(id, people.partner)).toMatchObject({
      decidedBy: people.administrator,
      history: [
        {},
        { changedBy: people.administrator, insteadOf: { email: people.partner, because: 'substitute' } },
      ],
    })
    // They cannot decide their own requests.
    const own = await calls.made({ contactRole: 'C' }, people.administrator)
    expect((await calls.patch(own.id, { statut: 'validated' }, people.administrator)).code).toBe(
      'onboarding-not-validator',
    )
    for (const [from, until] of [
      [-9, -2],
      [2, 9],
    ] as const) {
      await sql`update on_boarding_substitute set from_date = ${day(from)}, until_date = ${day(until)}`.execute(
        test.connection.db,
      )
      expect((await calls.patch(past.id, { statut: 'validated' }, people.administrator)).code).toBe(
        'not-found',
      )
    }
    await withdraw()
  })

  it.each([
    ['onboarding-substitute-self', { substituteEmail: people.partner }],
    ['onboarding-substitute-unknown', { substituteEmail: people.client }],
    ['onboarding-substitute-unknown', { substituteEmail: 'nobody@parvis.example' }],
    ['onboarding-substitute-period', { fromDate: day(3), untilDate: day(2) }],
    ['onboarding-substitute-period', { fromDate: day(-5), untilDate: day(-3) }],
    ['body-invalid', { fromDate: '2026-02-30' }],
  ])('%s: %o', async (code, more) => {
    const form = { substituteEmail: people.manager, fromDate: day(0), untilDate: day(2) }
    expect((await calls.substitute({ ...form, ...more }, people.partner)).code).toBe(code)
  })

  it('must be able to decide requests', async () => {
    const form = { substituteEmail: await newcomer('noe'), fromDate: day(0), untilDate: day(2) }
    expect((await calls.substitute(form, people.partner)).code).toBe('onboarding-substitute-cannot-decide')
  })

  it('is named once at a time, removed by the person they stand in for, and hidden from others', async () => {
    const form = { substituteEmail: people.manager, fromDate: day(0), untilDate: day(2) }
    const answers = await Promise.all([1, 2, 3].map(() => calls.substitute(form, people.partner)))
    expect(
      answers.map(each => each.code ?? String(each.status)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['201', 'onboarding-substitute-overlap', 'onboarding-substitute-overlap'])
    const [{ id } = { id: 0 }] = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => body as Answered)
    const list = async (as: string) =>
      rowsOfAnswer(await test.send('GET', '/api/organisation/v1/OnBoardingSubstitutes', { as }))
    expect(await list(people.manager)).toMatchObject([{ id, isMine: false }])
    expect(await list(people.staff)).toEqual([])
    const path = `/api/organisation/v1/OnBoardingSubstitutes(${id})`
    const remove = (as: string, etag: string) =>
      test.send('DELETE', path, { as, headers: { 'if-match': etag } })
    expect((await remove(people.manager, '*')).code).toBe('not-found')
    expect((await remove(people.client, '*')).code).toBe('scope-missing')
    expect((await remove(people.partner, '"7"')).code).toBe('precondition-failed')
    expect((await remove(people.partner, '"1"')).status).toBe(204)
  })
})

describe('visibility', () => {
  it('staff see their own requests, or all with Onboarding.ReadAll, consistently in list, counts and page', async () => {
    const { id } = await calls.made()
    const ids = async (as: string) => (await calls.list('$top=1000', as)).map(each => each.id)
    expect(await ids(people.staff)).toContain(id)
    expect(await ids(people.manager)).toContain(id)
    expect(await ids(people.administrator)).not.toContain(id)
    for (const as of [people.staff, people.partner, people.administrator, people.manager]) {
      const rows = await calls.list('$top=1000', as)
      const views = { created: [] as Answered[], decider: [] as Answered[], all: rows }
      views.created = rows.filter(each => each['createdBy'] === as)
      views.decider = rows.filter(each => each['isDecider'])
      const { body } = await calls.counts(as)
      for (const [view, of] of Object.entries(views))
        for (const [statut, count] of Object.entries(
          (body as Record<string, Record<string, number>>)[view] ?? {},
        ))
          expect(count, `${as} ${view} ${statut}`).toBe(of.filter(each => each.statut === statut).length)
    }
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int4 as count from on_boarding_request`.execute(test.connection.db)
    expect(await ids(people.partner)).toHaveLength(rows[0]?.count ?? 0)
  })

  it('clients see nothing of the firm’s decisions', async () => {
    const { db } = test.connection
    await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name like 'Onboarding.%' on conflict do nothing`.execute(
      db,
    )
    const { rows } = await sql<{ number: string }>`select account_number as number from contact
      join account on account.id = account_id where contact_email_office = ${people.client}`.execute(db)
    const { id } = await calls.made({ contactPhone: '+44 20 7946 0000', acceptUnusualPhone: true })
    await sql`update on_boarding_request set account_ibs_id = ${rows[0]?.number} where id = ${id}`.execute(db)
    await calls.patch(id, { statut: 'rejected', statusReason: 'Secret de la maison' }, people.partner)
    const page = await calls.page(id, people.client)
    expect(page).toMatchObject({
      statut: 'rejected',
      history: [],
      differences: [],
      statusReason: null,
      decidedBy: null,
      decidedByName: null,
      waitingForEmail: null,
      phoneAcceptedBy: null,
      isDecider: false,
      allowedTransitions: [],
    })
    const listed = await calls.list(`$filter=id eq ${id}`, people.client)
    expect(JSON.stringify([listed, page])).not.toContain('Secret')
    // Hidden fields cannot be used in filters either.
    expect(await calls.list(`$filter=contains(statusReason,'Secret')`, people.client)).toEqual([])
    expect(await calls.list(`$filter=decidedBy eq '${people.partner}'`, people.client)).toEqual([])
    expect((await calls.resend(id, people.client)).code).toBe('scope-missing')
    expect((await calls.substitute({}, people.client)).code).toBe('scope-missing')
    expect((await calls.patch(id, { statut: 'toValidate' }, people.client)).code).toBe(
      'onboarding-not-validator',
    )
    // A client entered as partner or validator still cannot decide.
    await sql`update on_boarding_request set email_validateur = ${people.client}, statut = 'toValidate' where id = ${id}`.execute(
      db,
    )
    expect((await calls.patch(id, { statut: 'validated' }, people.client)).code).toBe(
      'onboarding-not-validator',
    )
    const found: TestAnswer = await calls.counts(people.client)
    expect(found.body).toMatchObject({ decider: { toValidate: 0 } })
  })
})

it('a client who writes requests does not learn whom other clients know, and reads why theirs was rejected', async () => {
  const { db } = test.connection
  await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
    where role_function_description = 'Clients' and scope_name like 'Onboarding.%' on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ accountIbsId: string; engagementCode: string }>`
    update engagement set engagement_partner_email = ${people.partner}, engagement_manager_email = ${people.manager},
      engagement_statut = 'Actif'
    where id = (select min(engagement.id) from engagement
      join account on account_number = engagement_account_number join contact on contact.account_id = account.id
      where contact_email_office = ${people.client})
    returning engagement_account_number as "accountIbsId", engagement_code as "engagementCode"`.execute(db)
  const contactEmail = calls.address()
  const { id: foreign } = await calls.made({ contactEmail })
  await sql`update on_boarding_request set account_ibs_id = 'another account' where id = ${foreign}`.execute(
    db,
  )
  const { id } = await calls.made({ contactEmail, ...rows[0] }, people.client)
  expect((await calls.create({ contactEmail, contactRole: 'Autre', ...rows[0] }, people.client)).code).toBe(
    'onboarding-email-used',
  )
  const reason = 'Ce contact a quitté l’entreprise.'
  await calls.patch(id, { statut: 'rejected', statusReason: reason }, people.partner)
  expect(await calls.page(id, people.client)).toMatchObject({
    statut: 'rejected',
    statusReason: reason,
    decidedBy: null,
  })
})

it('a client who moved to another company no longer reads or changes what they wrote for the first one', async () => {
  const { db } = test.connection
  const { rows } = await sql<{ account: number; number: string; contact: number }>`
    select account.id as account, account_number as number, contact.id as contact
    from contact join account on account.id = contact.account_id where contact_email_office = ${people.client}`.execute(
    db,
  )
  const [own] = rows
  const { id } = await calls.made({ contactEmail: calls.address() })
  await sql`update on_boarding_request set account_ibs_id = ${own?.number}, created_by = ${people.client}
    where id = ${id}`.execute(db)
  expect((await calls.page(id, people.client)).statut).toBe('toValidate')
  const move = async (accountId: number | undefined) => {
    await sql`update contact set account_id = ${accountId}::int4 where id = ${own?.contact}`.execute(db)
    await notify(db, 'rights', '')
  }
  await move(30)
  try {
    expect((await calls.patch(id, { statut: 'abandoned' }, people.client)).status).toBe(404)
    expect((await calls.counts(people.client)).body).toMatchObject({ created: { toValidate: 0 } })
  } finally {
    await move(own?.account)
  }
})

describe('the saved data of a contact', () => {
  const infoFor = (email: string, as: string) =>
    test.send(
      'GET',
      `/api/organisation/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='${email}')`,
      { as },
    )

  it('is shown to a customer from the requests of their own account, even if a later one belongs to another', async () => {
    const { db } = test.connection
    const { rows } = await sql<{ number: string }>`select account_number as number from contact
      join account on account.id = contact.account_id where contact_email_office = ${people.client}`.execute(
      db,
    )
    const email = calls.address()
    const place = (role: string, number: string | undefined, created: string) =>
      sql`update on_boarding_request set account_ibs_id = ${number}, created_date = ${created}
        where contact_email = ${email} and contact_role = ${role}`.execute(db)
    await calls.made({ contactEmail: email, contactRole: 'Juriste' })
    await place('Juriste', 'another account', '2026-01-02')
    expect((await infoFor(email, people.client)).code).toBe('not-found')
    await calls.made({ contactEmail: email, contactRole: 'Dirigeant', acceptKnownEmail: true })
    await place('Dirigeant', rows[0]?.number, '2026-01-01')
    expect(await infoFor(email, people.client)).toMatchObject({ body: { contactRole: 'Dirigeant' } })
    expect(await infoFor(email, people.staff)).toMatchObject({ body: { contactRole: 'Juriste' } })
  })
})
