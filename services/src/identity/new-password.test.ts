import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { openContent } from '../mail/sealed-content.ts'
import { openTestDatabase } from '../server/testing.ts'
import { createAccounts } from './accounts.ts'
import { words } from './page/words.ts'
import { resetLimits } from './password-reset.ts'
import { type IdentityDatabase, identityDatabase } from './schema.ts'
import {
  authorizationRequest,
  exchangeCode,
  postToken,
  type Site,
  signIn,
  startSite,
} from './testing/site.ts'
import { type Step, Visitor } from './testing/visitor.ts'

let connection: Connection
let db: Database
let identity: IdentityDatabase
let site: Site
const own = { email: 'claire.moreau@atelier.example', name: 'Claire Moreau', password: 'the first pässword' }
const next = 'quatre chevaux au galop'
beforeAll(async () => {
  connection = await openTestDatabase()
  db = connection.db
  identity = identityDatabase(db)
  site = await startSite(db, { resetRates: { guests: 1e6, allGuests: 1e6 } })
})
afterAll(async () => {
  await site.app.close()
  await connection.close()
})
beforeEach(async () => {
  await identity.deleteFrom('password_reset').execute()
  await db.deleteFrom('mail').execute()
  await identity.deleteFrom('identity_account').where('email', '=', own.email).execute()
  await createAccounts(identity, [{ ...own, demo: false }])
})

interface Asked {
  visitor: Visitor
  page: Step
  token: string
}

/** Requests a code; `form` submits the page where the code is entered. */
async function ask(email: string, { language = 'en', at = site } = {}): Promise<Asked> {
  const visitor = new Visitor(at.origin)
  const { url } = await visitor.open(authorizationRequest(at.origin, { ui_locales: language }).url)
  const before = await noted()
  const page = await visitor.open(`${url.pathname}/forgotten`, { email, language })
  if (page.status === 200) while ((await noted()) === before) await setTimeout(10)
  return { visitor, page, token: /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '' }
}

async function noted(): Promise<string> {
  const { count } = await identity
    .selectFrom('password_reset')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const mails = () => db.selectFrom('mail').selectAll().orderBy('id').execute()

async function codeOfMail(): Promise<string> {
  const last = (await mails()).findLast(({ kind }) => kind === 'password-code')
  if (!last) throw new Error('No code was sent.')
  return (await openContent(db, last.content))?.code ?? ''
}

const change = ({ visitor, page, token }: Asked, more: Record<string, string>) =>
  visitor.open(page.url.pathname.replace('/forgotten', '/new-password'), {
    token,
    email: own.email,
    language: 'en',
    password: next,
    ...more,
  })

/** Whether a password is correct; after a wrong one, a page mentions the failed attempts before continuing. */
async function signsIn(password: string): Promise<boolean> {
  const step = await signIn(new Visitor(site.origin), authorizationRequest(site.origin), own.email, password)
  return step.url.pathname === '/signed-in' || step.body.includes(words.en.triedTitle)
}

test.each(['en', 'fr'] as const)(
  'in %s, a code leads to a new password, works once, and ends every session',
  async language => {
    const visitor = new Visitor(site.origin)
    const request = authorizationRequest(site.origin)
    const tokens = await exchangeCode(
      site.origin,
      (await signIn(visitor, request, own.email, own.password)).url,
      request.verifier,
    )
    const asked = await ask(` ${own.email.toUpperCase()}`, { language })
    expect(asked.page.body).toContain(words[language].newPasswordTitle)
    const [letter] = await mails()
    expect(letter).toMatchObject({ recipient: own.email, language, kind: 'password-code' })
    const code = await codeOfMail()
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)

    const done = await change(asked, { code: code.toLowerCase().replace('-', ' '), language })
    expect(done.body).toContain(words[language].passwordChanged)
    expect(done.body).toContain(`value="${own.email}" maxlength`)
    expect([await signsIn(own.password), await signsIn(next)]).toEqual([false, true])
    expect(
      await postToken(site.origin, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
    ).toMatchObject({ error: 'invalid_grant' })
    const silent = await visitor.open(authorizationRequest(site.origin, { prompt: 'none' }).url)
    expect(silent.url.searchParams.get('error')).toBe('login_required')
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['password-code', own.email],
      ['password-changed', own.email],
    ])
    const again = await change(asked, { code, password: 'yet another long one', language })
    expect([again.status, await signsIn(next)]).toEqual([422, true])
    expect(again.body).toContain(words[language].codeWrong)
  },
)

test('the language chosen on the sign-in page is kept, there and back', async () => {
  const visitor = new Visitor(site.origin)
  const { url } = await visitor.open(authorizationRequest(site.origin, { ui_locales: 'en' }).url)
  const french = await visitor.open(url.pathname, { email: '', password: '', 'switch-to': 'fr' })
  const [, forgotten = ''] = /href="([^"]*forgotten[^"]*)"/.exec(french.body) ?? []
  const asking = await visitor.open(forgotten)
  expect(asking.body).toContain(words.fr.forgottenTitle)
  const [, back = ''] = /href="([^"]*sign-in[^"]*)"/.exec(asking.body) ?? []
  expect((await visitor.open(back)).body).toContain(words.fr.signInTitle)
})

test('without a mail server, no reset is offered and none can be requested', async () => {
  const silent = await startSite(db, { hasMailServer: false })
  const visitor = new Visitor(silent.origin)
  const { url, body } = await visitor.open(authorizationRequest(silent.origin).url)
  expect(body).toContain(words.en.signInTitle)
  expect(body).not.toContain(words.en.forgotten)
  const before = await noted()
  const { body: answer } = await visitor.open(`${url.pathname}/forgotten`, { email: own.email })
  expect(answer).not.toContain(words.en.newPasswordTitle)
  expect(await noted()).toBe(before)
  await silent.app.close()
})

describe('the response', () => {
  test('is the same whether or not an account has the address, and for demo and test people', async () => {
    await createAccounts(identity, [{ ...own, email: 'test@atelier.example', demo: false }])
    await identity
      .updateTable('identity_account')
      .set({ test: true })
      .where('email', '=', 'test@atelier.example')
      .execute()
    const neutral = (email: string, { status, body, url }: Step, token: string) => [
      status,
      body
        .replaceAll(email, 'E')
        .replaceAll(token, 'T')
        .replaceAll(url.pathname.split('/')[3] ?? '', 'U'),
    ]
    const answers: unknown[] = []
    for (const email of [
      own.email,
      'nobody@atelier.example',
      'staff@parvis.example',
      'test@atelier.example',
    ]) {
      const asked = await ask(email)
      const wrong = await change(asked, { code: 'BCDF-BCDF', email })
      answers.push([neutral(email, asked.page, asked.token), neutral(email, wrong, asked.token)])
    }
    expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([own.email])
    await identity.deleteFrom('identity_account').where('email', '=', 'test@atelier.example').execute()
  })

  test.each(['fr', 'en'] as const)('says how many codes are sent in an hour, in %s', async language => {
    const { page } = await ask(own.email, { language })
    const most = resetLimits.mailsPerHour
    expect(page.body).toContain(
      language === 'fr' ? `au plus ${most} codes par heure` : `at most ${most} codes an hour`,
    )
  })

  test('does not reveal that a fourth e-mail within an hour is not sent', async () => {
    for (let count = 0; count < resetLimits.mailsPerHour + 2; count++)
      expect((await ask(own.email)).page.status).toBe(200)
    expect(await mails()).toHaveLength(resetLimits.mailsPerHour)
  })

  test('is a refusal when one network asks too often, however many addresses it names', async () => {
    const limited = await startSite(db, { resetRates: { guests: 2, allGuests: 100 } })
    const asked = await ask(own.email, { at: limited })
    await ask('other@atelier.example', { at: limited })
    const refused = await ask('third@atelier.example', { at: limited, language: 'fr' })
    expect([refused.page.status, Number(refused.page.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(refused.page.body).toContain('value="third@atelier.example"')
    const code = await codeOfMail()
    expect((await change(asked, { code })).status).toBe(429)
    await limited.app.close()
    const all = await startSite(db, { resetRates: { guests: 100, allGuests: 1 } })
    await ask('one@atelier.example', { at: all })
    expect((await ask('two@atelier.example', { at: all })).page.status).toBe(429)
    await all.app.close()
  })
})

describe('a code', () => {
  test('is valid only on the page that requested it', async () => {
    const asked = await ask(own.email)
    const code = await codeOfMail()
    const stranger = await ask('nobody@atelier.example')
    expect((await change(stranger, { code })).status).toBe(422)
    expect((await change({ ...asked, token: '' }, { code })).body).toContain(words.en.codeWrong)
    expect(await signsIn(own.password)).toBe(true)
  })

  test('becomes invalid after five wrong ones, and after thirty minutes', async () => {
    const tried = await ask(own.email)
    const code = await codeOfMail()
    for (let count = 0; count < resetLimits.wrongCodes; count++) await change(tried, { code: 'BBBB-BBBB' })
    expect((await change(tried, { code })).body).toContain(words.en.codeWrong)
    const late = await ask(own.email)
    await identity
      .updateTable('password_reset')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect((await change(late, { code: await codeOfMail() })).body).toContain(words.en.codeWrong)
    expect(await signsIn(own.password)).toBe(true)
  })

  test('sent twice at the same time changes the password once', async () => {
    const asked = await ask(own.email)
    const code = await codeOfMail()
    const both = await Promise.all([change(asked, { code }), change(asked, { code })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await mails()).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
  })

  test('and the secret of the page are stored nowhere', async () => {
    const asked = await ask(own.email)
    const code = await codeOfMail()
    const kept = await sql<{
      row: string
    }>`select row_to_json(password_reset)::text as row from password_reset
      union all select row_to_json(mail)::text from mail`.execute(db)
    const text = kept.rows.map(({ row }) => row).join('\n')
    for (const secret of [asked.token, code, code.replace('-', '')]) expect(text).not.toContain(secret)
  })
})

describe('a form', () => {
  test.each([
    ['short', words.en.passwordTooShort],
    ['passwordpassword', words.en.passwordCommon],
    ['claire est contente', words.en.passwordPersonal],
    ['', words.en.newPasswordMissing],
    ['x'.repeat(201), words.en.passwordTooLong],
  ])(
    'with the password %s says what is wrong, keeps the code, and the code stays valid',
    async (password, said) => {
      const asked = await ask(own.email)
      const code = await codeOfMail()
      const refused = await change(asked, { code, password })
      expect([refused.status, refused.body.includes(said)]).toEqual([422, true])
      expect(refused.body).toContain(`value="${code}"`)
      expect(refused.body).not.toMatch(/<input id="password"[^>]*value=/)
      expect((await change(asked, { code })).body).toContain(words.en.passwordChanged)
    },
  )

  test('that is incomplete says so at its field and sends nothing', async () => {
    for (const [email, said] of [
      ['', words.fr.emailMissing],
      ['no"<b>', words.fr.emailMalformed],
    ] as const) {
      const { page } = await ask(email, { language: 'fr' })
      expect([page.status, page.body.includes(said), page.body.includes('<b>')]).toEqual([422, true, false])
    }
    expect((await change(await ask(own.email), { code: '' })).body).toContain(words.en.codeMissing)
  })

  test('switches the language and keeps what was typed, except the password', async () => {
    const asked = await ask(own.email)
    const code = await codeOfMail()
    const switched = await change(asked, { code, 'switch-to': 'fr' })
    expect(switched.body).toContain(`<h1>${words.fr.newPasswordTitle}</h1>`)
    for (const kept of [asked.token, code, own.email]) expect(switched.body).toContain(`value="${kept}"`)
    expect(switched.body).not.toContain(next)
    expect(await signsIn(own.password)).toBe(true)
  })

  test('from another site, or without a running sign-in, changes nothing', async () => {
    const asked = await ask(own.email)
    const code = await codeOfMail()
    const stranger = new Visitor(site.origin)
    expect((await change({ ...asked, visitor: stranger }, { code })).body).toContain(words.en.expiredTitle)
    expect((await stranger.open(asked.page.url)).body).toContain(words.en.expiredTitle)
    const foreign = new Visitor(site.origin, { 'sec-fetch-site': 'cross-site' })
    const { url } = await foreign.open(authorizationRequest(site.origin).url)
    const refused = await foreign.open(`${url.pathname}/new-password`, {
      token: asked.token,
      code,
      password: next,
    })
    expect([refused.status, await signsIn(own.password)]).toEqual([403, true])
    expect((await foreign.open(`${url.pathname}/forgotten`, { email: own.email })).status).toBe(403)
  })
})

test('the sign-in page links there, and the page links back', async () => {
  const visitor = new Visitor(site.origin)
  const page = await visitor.open(
    authorizationRequest(site.origin, { login_hint: own.email, theme: 'dark' }).url,
  )
  const href = new RegExp(`href="([^"]+)">${words.en.forgotten.replace('?', String.raw`\?`)}`).exec(
    page.body,
  )?.[1]
  const there = await visitor.open(href ?? '')
  expect(there.body).toContain(`value="${own.email}"`)
  expect(there.body).toContain('data-theme="dark"')
  expect(there.body).toContain(`href="${page.url.pathname}?ui_locales=en">${words.en.backToSignIn}`)
})
