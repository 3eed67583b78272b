import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPassword } from '../../identity/passwords.ts'
import { renderMail } from '../../mail/render.ts'
import { identityDatabase } from '../../identity/schema.ts'
import { createLog } from '../../server/log.ts'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'
import { type Answered, OnboardingCalls } from './calls.test-support.ts'

let test: TestApp
let calls: OnboardingCalls
/** Everything that the services logged. */
const logged: string[] = []
/** Tokens, codes and proofs handed out in this file. */
const secrets: string[] = []
beforeAll(async () => {
  const log = createLog('trace', { write: line => void logged.push(line) })
  test = await startTestApp({}, {}, log)
  calls = new OnboardingCalls(test)
  await calls.prepare()
})
afterAll(() => test.close())

const password = 'quatre chevaux au galop'
const history = async (id: number) =>
  ((await calls.page(id, people.partner))['history'] as { statut: string; changedBy: string | null }[]).map(
    step => [step.statut, step.changedBy],
  )
const stateOf = async (token: string) =>
  ((await calls.guest('Read', { token })).body as { state: string }).state

async function invited(more: object = {}) {
  const made = await calls.invited(more)
  secrets.push(made.token, made.code)
  return made
}

async function prove(token: string, code: string): Promise<string> {
  const answer = await calls.guest('Prove', { token, code })
  if (answer.status !== 200) throw new Error(answer.code)
  const { acceptanceSecret } = answer.body as { acceptanceSecret: string }
  secrets.push(acceptanceSecret)
  return acceptanceSecret
}

const wrong = (code: string) => (code === '123456' ? '654321' : '123456')

describe('an invitation', () => {
  it('leads from the email to a client who sees the reports of the offer’s role, in their language', async () => {
    const { db } = test.connection
    const role = await db
      .insertInto('role')
      .values({ role_function_description: 'Lecteur' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{
      id: number
    }>`update report set publication_status = 'published', deleted_date = null,
      account_id = (select id from account where account_number = ${calls.form['accountIbsId']})
      where id = (select min(id) from report) returning id`.execute(db)
    await sql`delete from report_access where report_id = ${rows[0]?.id}`.execute(db)
    await sql`insert into report_access (report_id, kind, role_id) values (${rows[0]?.id}, 'customerRole', ${role.id})`.execute(
      db,
    )
    const { id, email, token, code } = await invited({
      contactLanguage: 'en',
      contactFirstName: '<b>Zoé</b>',
      offerName: 'Suivi de trésorerie',
    })
    const [mail] = (await calls.mails(id)).filter(each => each.kind === 'onboarding-invitation')
    expect(mail).toMatchObject({
      recipient: email,
      language: 'en',
      content: {
        code,
        subject: 'Your access to Cash monitoring for Fontaine & Filles – Maison de thé SAS',
        heading: 'Hello <b>Zoé</b>,',
        action: { url: `/welcome#${token}` },
      },
    })
    expect(await calls.guest('Read', { token })).toMatchObject({
      status: 200,
      body: {
        state: 'codeNeeded',
        language: 'en',
        contactFirstName: '<b>Zoé</b>',
        offerName: 'Suivi de trésorerie',
        englishOfferName: 'Cash monitoring',
        invitedByName: 'Théo Lefèvre',
        mayRequestCode: true,
      },
    })
    const acceptanceSecret = await prove(token, code)
    expect(await stateOf(token)).toBe('passwordNeeded')
    const accept = (as: string) => calls.guest('Accept', { token, acceptanceSecret, password: as })
    expect((await accept('court')).code).toBe('password-too-short')
    expect((await accept('passwordpassword')).code).toBe('password-common')
    expect((await accept('je suis Martin !')).code).toBe('password-personal')
    expect(await accept(password)).toMatchObject({ status: 200, body: { email, language: 'en' } })
    expect((await accept(password)).code).toBe('invitation-closed')
    expect(await stateOf(token)).toBe('done')
    expect(await history(id)).toEqual([
      ['toValidate', people.staff],
      ['validated', people.partner],
      ['inProgress', null],
      ['declared', email],
      ['succeeded', email],
    ])
    const account = await identityDatabase(db)
      .selectFrom('identity_account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(await verifyPassword(password, account.password_hash)).toBe(true)
    // First the terms, then the reports of their own account that the role gives access to.
    const reports = () => test.send('GET', '/api/portal/v1/Reports?$select=id', { as: email })
    expect((await reports()).code).toBe('terms-not-accepted')
    const { version: termsVersion, hash: termsHash } = await db
      .selectFrom('terms')
      .select(['version', 'hash'])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const body = { termsVersion, termsHash, language: 'en', accepted: true }
    expect((await test.send('POST', '/api/consent/v1/TermsAcceptances', { as: email, body })).status).toBe(
      201,
    )
    expect(rowsOfAnswer(await reports()).map(row => row['id'])).toContain(rows[0]?.id)
  })

  it('is one of several accepted at the same moment', async () => {
    const { id, email, token, code } = await invited()
    const acceptanceSecret = await prove(token, code)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => calls.guest('Accept', { token, acceptanceSecret, password })),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'invitation-closed')).toHaveLength(3)
    const { rows } = await sql<{ contacts: number; users: number }>`select
      (select count(*)::int4 from contact where contact_email_office = ${email}) as contacts,
      (select count(*)::int4 from app_user where user_email = ${email}) as users`.execute(test.connection.db)
    expect(rows).toEqual([{ contacts: 1, users: 1 }])
    expect((await history(id)).filter(([statut]) => statut === 'succeeded')).toHaveLength(1)
  })

  it('is accepted entirely or not at all', async () => {
    const { id, email, token, code } = await invited()
    const acceptanceSecret = await prove(token, code)
    const { db } = test.connection
    // Someone made them a contact of another client meanwhile.
    await sql`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type, account_id)
      select 'Z', 'M', ${email}, 'Client', id from account where account_number <> ${calls.form['accountIbsId']} limit 1`.execute(
      db,
    )
    expect((await calls.guest('Accept', { token, acceptanceSecret, password })).code).toBe(
      'invitation-closed',
    )
    expect((await calls.page(id, people.partner)).statut).toBe('declared')
    const account = await identityDatabase(db)
      .selectFrom('identity_account')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(account).toEqual([])
  })

  it('gives the role that the offer names, as its page announced', async () => {
    const { db } = test.connection
    const stated = async () => {
      const offers = await test.send(
        'GET',
        "/api/organisation/v1/Offers?$filter=offerName eq 'multirapports'",
        {
          as: people.staff,
        },
      )
      return rowsOfAnswer(offers)[0]?.['clientRole']
    }
    expect(await stated()).toBeNull()
    const { id: roleId } = await db
      .insertInto('role')
      .values({ role_function_description: 'multirapports' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await stated()).toBe('multirapports')
    const { id, email, token, code } = await invited({ contactRole: 'Directrice financière' })
    expect(await calls.page(id, people.partner)).toMatchObject({ clientRole: 'multirapports' })
    // If the contact's own role is a role of the portal, they get that one.
    const other = await calls.made({ contactRole: 'Lecteur' })
    expect(await calls.page(other.id, people.partner)).toMatchObject({ clientRole: 'Lecteur' })
    await calls.guest('Accept', { token, acceptanceSecret: await prove(token, code), password })
    const { rows } = await sql<{
      name: string
    }>`select role_function_description as name from role_static_user
      join role on role.id = roles_id join app_user on app_user.id = users_id where user_email = ${email}
      order by role.id`.execute(db)
    expect(rows).toEqual([{ name: 'Clients' }, { name: 'multirapports' }])
    // An offer cannot give a role with more rights than clients have.
    await sql`insert into role_scope (roles_id, scope_id) select ${roleId}::int4, id from scope
      where scope_name = 'Users.Read'`.execute(db)
    expect(await stated()).toBeNull()
    expect(await calls.page(id, people.partner)).toMatchObject({ clientRole: null })
    await sql`delete from role_static_user where roles_id = ${roleId}`.execute(db)
    await sql`delete from role where id = ${roleId}`.execute(db)
  })

  it('never gives a role with more rights than clients have', async () => {
    const { email, token, code } = await invited({ contactRole: 'Administration de la sécurité' })
    await calls.guest('Accept', { token, acceptanceSecret: await prove(token, code), password })
    const { rows } = await sql<{
      name: string
    }>`select role_function_description as name from role_static_user
      join role on role.id = roles_id join app_user on app_user.id = users_id where user_email = ${email}`.execute(
      test.connection.db,
    )
    expect(rows).toEqual([{ name: 'Clients' }])
  })

  it('is declined with a reason, which the firm is told, and the link then says so', async () => {
    const { id, token, code } = await invited()
    const reason = 'Je ne travaille plus pour cette société.'
    expect((await calls.guest('Decline', { token, reason: ' ' })).code).toBe('body-invalid')
    expect((await calls.guest('Decline', { token, reason })).status).toBe(204)
    expect((await calls.guest('Decline', { token, reason })).code).toBe('invitation-closed')
    expect((await calls.guest('Prove', { token, code })).code).toBe('invitation-closed')
    expect(await calls.guest('Read', { token })).toMatchObject({
      body: { state: 'declined', contactFirstName: null, accountLegalName: null },
    })
    expect(await calls.page(id, people.staff)).toMatchObject({
      statut: 'failed',
      failure: 'declined',
      statusReason: reason,
      mayResend: true,
      allowedTransitions: [
        { to: 'inProgress', operation: 'resendOnBoardingInvitation' },
        { to: 'abandoned' },
      ],
    })
  })
})

describe('the language of a contact', () => {
  const words = {
    fr: {
      subject: 'Votre accès à multirapports pour ',
      greeting: 'Bonjour Zoé,',
      action: 'Ouvrir la page d’accueil',
      codeSubject: 'Votre nouveau code',
      codeText: 'Voici le code que vous avez demandé.',
    },
    en: {
      subject: 'Your access to multirapports for ',
      greeting: 'Hello Zoé,',
      action: 'Open the welcome page',
      codeSubject: 'Your new code',
      codeText: 'Here is the code that you requested.',
    },
  } as const
  const choose = (language: 'fr' | 'en') =>
    sql`insert into preference (contact_id, pinned_menu_ids, recent_menu_ids, language)
      select id, '[]', '[]', ${language} from contact where lower(contact_email_office) = ${people.client}
      on conflict (contact_id) do update set language = excluded.language`.execute(test.connection.db)

  it.each([
    ['fr', {}],
    ['fr', { contactLanguage: 'fr' }],
    ['en', { contactLanguage: 'en' }],
  ] as const)('is used for the letter and the code email: %s of %o', async (language, said) => {
    const { id, token } = await invited(said)
    expect((await calls.guest('RequestCode', { token })).status).toBe(204)
    const [letter, code] = (await calls.mails(id)).filter(mail => mail.kind === 'onboarding-invitation')
    if (!letter || !code) throw new Error('A mail is missing')
    secrets.push(code.content.code ?? '')
    expect([letter.language, code.language]).toEqual([language, language])
    const [first, second] = [letter, code].map(mail =>
      renderMail(mail.content, language, 'https://portal.example'),
    )
    const { subject, greeting, action, codeSubject, codeText } = words[language]
    expect(first?.subject.startsWith(subject)).toBe(true)
    expect(second?.subject).toBe(codeSubject)
    for (const { html, text } of [first, second].filter(mail => mail !== undefined)) {
      expect(html).toContain(`<html lang="${language}"`)
      expect(text).toContain(greeting)
      // Nothing in the other language.
      const other = words[language === 'fr' ? 'en' : 'fr']
      for (const word of Object.values(other)) expect(html + text).not.toContain(word)
    }
    expect(first?.text).toContain(action)
    expect(second?.text).toContain(codeText)
  })

  it('is the one chosen in the portal if the request does not say', async () => {
    const { db } = test.connection
    const { rows } = await sql<{ number: string; engagement: string }>`select account_number as number,
      (select engagement_code from engagement where engagement_account_number = account_number limit 1) as engagement
      from contact join account on account.id = account_id
      where lower(contact_email_office) = ${people.client}`.execute(db)
    const [own] = rows
    await sql`update engagement set engagement_partner_email = ${people.partner}, engagement_statut = 'Actif',
      engagement_manager_email = ${people.manager} where engagement_code = ${own?.engagement}`.execute(db)
    const form = {
      accountIbsId: own?.number,
      engagementCode: own?.engagement,
      contactEmail: people.client,
      acceptKnownEmail: true,
    }
    await choose('en')
    expect((await calls.made({ ...form, contactRole: 'A' }))['contactLanguage']).toBe('en')
    expect((await calls.made({ ...form, contactRole: 'B', contactLanguage: 'fr' }))['contactLanguage']).toBe(
      'fr',
    )
    const saved = await test.send(
      'GET',
      `/api/organisation/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='${people.client}')`,
      { as: people.staff },
    )
    expect(saved.body).toMatchObject({ contactRole: 'B', contactLanguage: 'en' })
    await choose('fr')
    expect((await calls.made({ ...form, contactRole: 'C' }))['contactLanguage']).toBe('fr')
  })
})

describe('a code', () => {
  it('allows five attempts, including simultaneous ones, and then none', async () => {
    const { token, code } = await invited()
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => calls.guest('Prove', { token, code: wrong(code) })),
    )
    const left = tries
      .filter(answer => answer.code === 'invitation-code-wrong')
      .map(answer => (answer.body as { triesLeft: number }).triesLeft)
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    expect(tries.filter(answer => answer.code === 'invitation-code-spent')).toHaveLength(3)
    expect((await calls.guest('Prove', { token, code })).code).toBe('invitation-code-spent')
    expect(await calls.guest('Read', { token })).toMatchObject({
      body: { state: 'codeNeeded', codeExpiresDate: null, mayRequestCode: true },
    })
  })

  it('works once, within a quarter of an hour, and only for its own request', async () => {
    const [one, two] = [await invited(), await invited({ contactRole: 'Autre' })]
    // Once in a million, both codes are the same.
    const foreign = one.code === two.code ? wrong(one.code) : two.code
    expect((await calls.guest('Prove', { token: one.token, code: foreign })).code).toBe(
      'invitation-code-wrong',
    )
    await prove(one.token, one.code)
    expect((await calls.guest('Prove', { token: one.token, code: one.code })).code).toBe(
      'invitation-code-spent',
    )
    await sql`update on_boarding_invitation set code_expires_date = now() - interval '1 second'
      where request_id = ${two.id}`.execute(test.connection.db)
    expect((await calls.guest('Prove', { token: two.token, code: two.code })).code).toBe(
      'invitation-code-spent',
    )
  })

  it('can be replaced by another one, three times an hour', async () => {
    const { id, token, code } = await invited()
    expect((await calls.guest('RequestCode', { token })).status).toBe(204)
    const { code: second } = await calls.sent(id)
    secrets.push(second)
    expect(second).toMatch(/^\d{6}$/)
    // Once in a million, the new code equals the old one.
    const former = second === code ? wrong(code) : code
    expect((await calls.guest('Prove', { token, code: former })).code).toBe('invitation-code-wrong')
    await calls.guest('RequestCode', { token })
    await calls.guest('RequestCode', { token })
    const refused = await calls.guest('RequestCode', { token })
    expect(refused).toMatchObject({ status: 429, code: 'invitation-code-limit' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await calls.guest('Read', { token })).toMatchObject({ body: { mayRequestCode: false } })
    const { code: last } = await calls.sent(id)
    secrets.push(last)
    expect(await prove(token, last)).toMatch(/^[\w-]{43}$/)
  })

  it('of a page that was reloaded is requested and proved again', async () => {
    const { id, token, code } = await invited()
    const first = await prove(token, code)
    await calls.guest('RequestCode', { token })
    const acceptanceSecret = await prove(token, (await calls.sent(id)).code)
    expect((await calls.guest('Accept', { token, acceptanceSecret: first, password })).code).toBe(
      'invitation-proof-expired',
    )
    expect((await calls.guest('Accept', { token, acceptanceSecret, password })).status).toBe(200)
  })

  it('proves nothing after half an hour', async () => {
    const { id, token, code } = await invited()
    const acceptanceSecret = await prove(token, code)
    await sql`update on_boarding_invitation set acceptance_expires_date = now() where request_id = ${id}`.execute(
      test.connection.db,
    )
    expect((await calls.guest('Accept', { token, acceptanceSecret, password })).code).toBe(
      'invitation-proof-expired',
    )
  })
})

describe('a link', () => {
  it('that nobody was sent is unknown to every operation, whatever else is sent', async () => {
    const token = 'A'.repeat(43)
    const bodies = {
      Read: {},
      RequestCode: {},
      Prove: { code: '123456' },
      Accept: { acceptanceSecret: token, password },
      Decline: { reason: 'x' },
    }
    for (const [what, body] of Object.entries(bodies))
      expect(await calls.guest(what, { token, ...body }), what).toMatchObject({
        status: 404,
        code: 'invitation-unknown',
      })
    for (const odd of ['', 'x', `${token}A`, ' '.repeat(43), `' or 1=1 --${'A'.repeat(32)}`])
      expect((await calls.guest('Read', { token: odd })).code).toBe('body-invalid')
    expect((await calls.guest('Prove', { token, code: '12345' })).code).toBe('body-invalid')
  })

  it('is closed once it has expired or was replaced, or its request was abandoned', async () => {
    const expired = await invited()
    await sql`update on_boarding_invitation set expires_date = now() where request_id = ${expired.id}`.execute(
      test.connection.db,
    )
    const replaced = await invited()
    expect((await calls.resend(replaced.id, people.staff)).status).toBe(200)
    const abandoned = await invited()
    await calls.patch(abandoned.id, { statut: 'abandoned' }, people.staff)
    for (const { token, code } of [expired, replaced, abandoned]) {
      expect(await calls.guest('Read', { token })).toMatchObject({
        body: { state: 'expired', contactFirstName: null, offerName: null, invitedByName: null },
      })
      expect((await calls.guest('Prove', { token, code })).code).toBe('invitation-closed')
      expect((await calls.guest('RequestCode', { token })).code).toBe('invitation-closed')
    }
    const { token } = await calls.sent(replaced.id)
    secrets.push(token)
    expect(await stateOf(token)).toBe('codeNeeded')
  })

  it('works if it was opened before its email was recorded as delivered', async () => {
    const { id } = await calls.made()
    await calls.patch(id, { statut: 'validated' }, people.partner)
    const { token, code, mailId } = await calls.sent(id)
    secrets.push(token, code)
    await prove(token, code)
    await calls.noted(mailId)
    expect((await history(id)).map(([statut]) => statut)).toEqual([
      'toValidate',
      'validated',
      'inProgress',
      'declared',
    ])
  })
})

describe('sending an invitation again', () => {
  const secretsAlive = async (mailIds: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`select id from mail
      where id = any(${[...mailIds]}::int4[]) and secret_until > now() order by id`.execute(
      test.connection.db,
    )
    return rows.map(row => row.id)
  }

  it('withdraws the earlier email, and abandoning the request withdraws all', async () => {
    const { id } = await calls.made()
    await calls.patch(id, { statut: 'validated' }, people.partner)
    const first = await calls.sent(id)
    await calls.noted(first.mailId)
    await calls.resend(id, people.staff)
    const second = await calls.sent(id)
    secrets.push(first.token, first.code, second.token, second.code)
    expect(await secretsAlive([first.mailId, second.mailId])).toEqual([second.mailId])
    await calls.patch(id, { statut: 'abandoned' }, people.staff)
    expect(await secretsAlive([first.mailId, second.mailId])).toEqual([])
  })

  it('is not possible from the outbox once the request has failed: the link in the email no longer works', async () => {
    const { id } = await calls.made()
    await calls.patch(id, { statut: 'validated' }, people.partner)
    const { token, code, mailId } = await calls.sent(id)
    secrets.push(token, code)
    await sql`update mail set status = 'failed', failure_reason = 'timeout', next_attempt_date = null, closed_date = now()
      where id = ${mailId}`.execute(test.connection.db)
    await calls.noted(mailId, 'timeout')
    const again = await test.send('PATCH', `/api/portal/v1/Mails(${mailId})/Resend`, {
      as: people.administrator,
      headers: { 'if-match': '*' },
    })
    expect(again.code).toBe('mail-erased')
  })

  it('is refused for a failed request whose engagement was closed, or which was made anew', async () => {
    const { id, email, token } = await invited()
    await calls.guest('Decline', { token, reason: 'Plus tard' })
    const setEngagement = (status: string) =>
      sql`update engagement set engagement_statut = ${status}
        where engagement_code = ${calls.form['engagementCode']}`.execute(test.connection.db)
    expect(await calls.page(id, people.staff)).toMatchObject({ statut: 'failed', mayResend: true })
    await setEngagement('Clos')
    expect(await calls.page(id, people.staff)).toMatchObject({
      statut: 'failed',
      mayResend: false,
      allowedTransitions: [{ to: 'abandoned' }],
    })
    expect((await calls.resend(id, people.staff)).code).toBe('onboarding-engagement-closed')
    await setEngagement('Actif')
    const other = await calls.made({ contactEmail: email, acceptKnownEmail: true })
    expect(await calls.resend(id, people.staff)).toMatchObject({
      code: 'onboarding-duplicate',
      body: { equivalentRequest: { id: other.id } },
    })
  })

  it('is for the people involved, three times an hour', async () => {
    const { id } = await invited()
    expect((await calls.resend(id, people.administrator)).code).toBe('not-found')
    const fresh = await calls.made({ contactRole: 'Autre' })
    expect((await calls.resend(fresh.id, people.partner)).code).toBe('onboarding-transition-refused')
    const mate = await invited({ contactRole: 'Autre', emailValidateur: people.partner })
    // The manager of the engagement can read it, but is not involved.
    expect(await calls.resend(mate.id, people.manager)).toMatchObject({
      status: 403,
      code: 'onboarding-not-participant',
    })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => calls.resend(id, people.staff)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
    const refused = answers.filter(answer => answer.code === 'onboarding-resend-limit')
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await calls.resend(id, people.partner)).status).toBe(429)
  })

  it('is possible after the contact has proved their address, and the request can still be abandoned', async () => {
    const { id, token, code } = await invited()
    await prove(token, code)
    expect(await calls.page(id, people.staff)).toMatchObject({
      statut: 'declared',
      mayResend: true,
      allowedTransitions: [{ to: 'abandoned' }],
    })
    expect((await calls.resend(id, people.staff)).body).toMatchObject({ statut: 'declared' })
    expect(await stateOf(token)).toBe('expired')
    const again = await calls.sent(id)
    secrets.push(again.token, again.code)
    await prove(again.token, again.code)
    expect(await stateOf(again.token)).toBe('passwordNeeded')
    expect((await calls.patch(id, { statut: 'abandoned' }, people.staff)).status).toBe(200)
    expect(await stateOf(again.token)).toBe('expired')
  })

  it('follows an email that was given up', async () => {
    const { id } = await calls.made()
    await calls.patch(id, { statut: 'validated' }, people.partner)
    const first = await calls.sent(id)
    await calls.noted(first.mailId, 'recipientRefused')
    expect(await calls.page(id, people.staff)).toMatchObject({ statut: 'failed', failure: 'addressRefused' })
    expect(await stateOf(first.token)).toBe('expired')
    expect((await calls.resend(id, people.staff)).body).toMatchObject({ statut: 'inProgress', failure: null })
    // The late result of the first message no longer matters.
    await calls.noted(first.mailId, 'timeout')
    const second = await calls.sent(id)
    secrets.push(first.token, first.code, second.token, second.code)
    await calls.noted(second.mailId, 'unreachable')
    expect(await calls.page(id, people.staff)).toMatchObject({ statut: 'failed', failure: 'mailGivenUp' })
    expect((await history(id)).map(([statut]) => statut)).toEqual([
      'toValidate',
      'validated',
      'failed',
      'inProgress',
      'failed',
    ])
  })
})

describe('a contact who has an account', () => {
  it('signs in with it: no password is overwritten, and the request succeeds', async () => {
    const email = calls.address()
    await identityDatabase(test.connection.db)
      .insertInto('identity_account')
      .values({ id: crypto.randomUUID(), email, name: 'x', password_hash: 'scrypt$kept', demo: false })
      .execute()
    const { id } = await calls.made({ contactEmail: email })
    await calls.patch(id, { statut: 'validated' }, people.partner)
    const { token, code, mailId } = await calls.sent(id)
    secrets.push(token)
    expect(code).toBe('')
    await calls.noted(mailId)
    expect(await stateOf(token)).toBe('signIn')
    const body = { token, acceptanceSecret: token, password }
    expect((await calls.guest('Accept', body)).code).toBe('invitation-sign-in')
    expect((await calls.guest('RequestCode', { token })).code).toBe('invitation-sign-in')
    expect((await calls.guest('Prove', { token, code: '123456' })).code).toBe('invitation-sign-in')
    const claims = await test.send('GET', '/api/customer-store/v1/ContactClaims', { as: email })
    expect(rowsOfAnswer(claims)).toMatchObject([{ contactType: 'Client' }])
    expect((await calls.page(id, people.partner)).statut).toBe('succeeded')
    const kept = await identityDatabase(test.connection.db)
      .selectFrom('identity_account')
      .select('password_hash')
      .where('email', '=', email)
      .execute()
    expect(kept).toEqual([{ password_hash: 'scrypt$kept' }])
  })

  it('and is invited by two clients joins the first; the request of the second fails at once', async () => {
    const { db } = test.connection
    const first = await invited()
    const second = await invited({
      contactEmail: first.email,
      contactRole: 'Autre',
      acceptKnownEmail: true,
    })
    await sql`update on_boarding_request set account_ibs_id =
      (select min(account_number) from account where account_number <> account_ibs_id)
      where id = ${second.id}`.execute(db)
    const signIn = () => test.send('GET', '/api/customer-store/v1/ContactClaims', { as: first.email })
    expect((await signIn()).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect((await calls.page(first.id, people.staff)).statut).toBe('succeeded')
    expect(await calls.page(second.id, people.staff)).toMatchObject({
      statut: 'failed',
      failure: 'contactElsewhere',
    })
    const bell = rowsOfAnswer(await test.send('GET', '/api/portal/v1/MyNotifications', { as: people.staff }))
    expect(bell.find(row => row['link'] === `/app/confirm/request/${second.id}`)).toMatchObject({
      title: expect.stringContaining('Contact d’un autre client ou membre du cabinet : ') as string,
      englishTitle: expect.stringContaining('Contact of another client, or a member of staff: ') as string,
    })
    expect((await history(second.id)).map(([statut]) => statut)).toEqual([
      'toValidate',
      'validated',
      'inProgress',
      'failed',
    ])
    expect(await stateOf(second.token)).toBe('expired')
    expect((await calls.resend(second.id, people.staff)).code).toBe('onboarding-contact-elsewhere')
  })

  it('at the firm’s own identity provider is sent there, by several calls at once as by one', async () => {
    const own = await startTestApp({}, { OIDC_ISSUER: 'https://login.firm.example' })
    const there = new OnboardingCalls(own)
    await there.prepare()
    const { id, email, token, code } = await there.invited()
    expect(code).toBe('')
    expect(await there.guest('Read', { token })).toMatchObject({
      body: { state: 'signIn', mayRequestCode: false },
    })
    const stranger = await own.send('GET', '/api/customer-store/v1/ContactClaims', {
      as: 'other@fontaine.example',
    })
    expect(stranger.code).toBe('record-missing')
    const answers = await Promise.all(
      [1, 2, 3].map(() => own.send('GET', '/api/customer-store/v1/ContactClaims', { as: email })),
    )
    for (const answer of answers) expect(answer.status).toBe(200)
    const { statut, history: steps } = await there.page(id, people.partner)
    expect(statut).toBe('succeeded')
    expect((steps as Answered[]).map(step => step.statut)).toEqual([
      'toValidate',
      'validated',
      'inProgress',
      'declared',
      'succeeded',
    ])
    await own.close()
  })
})

it('guests are rate-limited by address and overall, before anything they send is read', async () => {
  const limited = await startTestApp({ guests: 3, allGuests: 5 })
  const read = (address: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/api/organisation/v1/Invitations/Read',
      remoteAddress: address,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ token: 'A'.repeat(43) }),
    })
  const statuses = async (address: string, count: number) => {
    const found = []
    for (let each = 0; each < count; each++) found.push((await read(address)).statusCode)
    return found
  }
  expect(await statuses('192.0.2.1', 5)).toEqual([404, 404, 404, 429, 429])
  expect(await statuses('198.51.100.1', 3)).toEqual([404, 404, 429])
  await limited.close()
})

it('no token, code or proof appears in the database, the log or the responses to staff', async () => {
  const { db } = test.connection
  const { rows } = await sql<{ text: string }>`select row_to_json(invitation)::text as text
    from on_boarding_invitation as invitation`.execute(db)
  const hashes = rows.flatMap(({ text }) => {
    const row = JSON.parse(text) as Record<string, string | null>
    return [row['token_hash'], row['code_hash'], row['code_salt'], row['acceptance_hash']].filter(
      hash => hash !== null,
    )
  })
  const kept = rows.map(({ text }) => text).join('\n')
  const answers: string[] = []
  for (const as of [people.staff, people.partner]) {
    const listed = await calls.list('$top=1000', as)
    answers.push(JSON.stringify(listed))
    for (const { id } of listed.slice(0, 60)) answers.push(JSON.stringify(await calls.page(id, as)))
  }
  const tokens = secrets.filter(secret => secret.length > 6)
  const codes = secrets.filter(secret => secret.length === 6)
  expect(tokens.length).toBeGreaterThan(20)
  expect(codes.length).toBeGreaterThan(10)
  expect(logged.length).toBeGreaterThan(100)
  for (const token of tokens) {
    expect(kept).not.toContain(token)
    expect(logged.join('\n')).not.toContain(token)
    expect(answers.join('\n')).not.toContain(token)
  }
  for (const hash of hashes) expect(logged.join('\n') + answers.join('\n')).not.toContain(hash)
  // Six digits occur in many numbers by chance, so look for them as a string of their own, as the log writes the code.
  for (const code of codes) expect(kept + logged.join('\n') + answers.join('\n')).not.toContain(`"${code}"`)
})
