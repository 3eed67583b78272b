import { sql } from 'kysely'
import type { MailContent, SealedContent } from '../../mail/content.ts'
import { mailEvents } from '../../mail/mail-events.ts'
import { openContent } from '../../mail/sealed-content.ts'
import type { FailureReason } from '../../mail/states.ts'
import { people, rowsOfAnswer, type TestAnswer, type TestApp } from '../../server/testing.ts'

/** A request as the API returns it. */
export type Answered = Record<string, unknown> & { id: number; statut: string }

/** A queued message. */
export interface Queued {
  id: number
  kind: string
  recipient: string
  language: string
  content: MailContent
  about_entity: string
  about_id: number
}

/** The calls on onboarding requests. Every response is checked against the contract. */
export class OnboardingCalls {
  readonly #test: TestApp
  #count = 0
  /** A valid form for an engagement whose partner and manager are demo people. */
  form: Record<string, unknown> = {}

  constructor(test: TestApp) {
    this.#test = test
  }

  /** Prepares an engagement for the demo people. All staff may write, because the tests are about who decides. */
  async prepare(): Promise<void> {
    const { db } = this.#test.connection
    const { rows } = await sql<{ code: string; number: string }>`
      update engagement set engagement_partner_email = ${people.partner}, engagement_manager_email = ${people.manager},
        engagement_statut = 'Actif'
      where id = (select min(id) from engagement) returning engagement_code as code, engagement_account_number as number`.execute(
      db,
    )
    this.form = {
      titre: 'Accès aux rapports',
      contactFirstName: 'Zoé',
      contactLastName: 'Martin',
      contactPhone: '06 12 34 56 78',
      contactRole: 'Lecteur',
      accountIbsId: rows[0]?.number,
      engagementCode: rows[0]?.code,
      offerName: 'multirapports',
    }
    await sql`insert into role_scope (roles_id, scope_id) select role_static_user.roles_id, scope.id
      from role_static_user, scope where scope_name in ('Onboarding.Read', 'Onboarding.Write') on conflict do nothing`.execute(
      db,
    )
  }

  /** An address that nobody has yet. */
  address(): string {
    this.#count++
    return `guest${this.#count}@fontaine.example`
  }

  create(more: object = {}, as: string = people.staff): Promise<TestAnswer> {
    return this.#test.send('POST', '/api/organisation/v1/OnBoardingRequest', {
      as,
      body: { ...this.form, contactEmail: this.address(), ...more },
    })
  }

  async made(more: object = {}, as: string = people.staff): Promise<Answered> {
    const answer = await this.create(more, as)
    if (answer.status !== 201) throw new Error(`${answer.code} ${JSON.stringify(answer.body)}`)
    return answer.body as Answered
  }

  patch(id: number, body: object, as: string, etag = '*'): Promise<TestAnswer> {
    return this.#test.send('PATCH', `/api/organisation/v1/OnBoardingRequest(${id})`, {
      as,
      body,
      headers: { 'if-match': etag },
    })
  }

  get(id: number, as: string): Promise<TestAnswer> {
    return this.#test.send('GET', `/api/organisation/v1/OnBoardingRequest(${id})`, { as })
  }

  async page(id: number, as: string): Promise<Answered> {
    return (await this.get(id, as)).body as Answered
  }

  async list(query: string, as: string): Promise<Answered[]> {
    return rowsOfAnswer(
      await this.#test.send('GET', `/api/organisation/v1/OnBoardingRequest?${query}`, { as }),
    ) as Answered[]
  }

  counts(as: string): Promise<TestAnswer> {
    return this.#test.send('GET', '/api/organisation/v1/OnBoardingRequest/Counts', { as })
  }

  resend(id: number, as: string): Promise<TestAnswer> {
    return this.#test.send('POST', `/api/organisation/v1/OnBoardingRequest(${id})/Resend`, { as })
  }

  substitute(body: object, as: string): Promise<TestAnswer> {
    return this.#test.send('POST', '/api/organisation/v1/OnBoardingSubstitutes', { as, body })
  }

  /** A call of the welcome page, made without signing in. */
  guest(what: string, body: object): Promise<TestAnswer> {
    return this.#test.send('POST', `/api/organisation/v1/Invitations/${what}`, { body })
  }

  /** The messages about a request, oldest first, including codes that were requested. */
  async mails(id: number): Promise<Queued[]> {
    const { db } = this.#test.connection
    const { rows } = await sql<
      Omit<Queued, 'content'> & { content: MailContent | SealedContent }
    >`select id, kind, recipient, language, content, about_entity, about_id from mail
      where (about_entity = 'OnBoardingRequest' and about_id = ${id}) or (about_entity = 'OnBoardingInvitation'
        and about_id in (select id from on_boarding_invitation where request_id = ${id})) order by id`.execute(
      db,
    )
    return Promise.all(
      rows.map(async row => {
        const content = await openContent(db, row.content)
        if (!content) throw new Error('The secret of a letter has ended')
        return { ...row, content }
      }),
    )
  }

  /** The latest link and code sent to the contact of a request. */
  async sent(id: number): Promise<{ token: string; code: string; mailId: number; urls: string[] }> {
    const invitations = (await this.mails(id)).filter(mail => mail.kind === 'onboarding-invitation')
    const urls = invitations.flatMap(({ content }) => content.action?.url ?? [])
    const token = /#([\w-]{43})$/.exec(urls.at(-1) ?? '')?.[1] ?? ''
    return {
      token,
      code: invitations.at(-1)?.content.code ?? '',
      mailId: invitations.findLast(({ content }) => content.action)?.id ?? 0,
      urls,
    }
  }

  /** What the mail sender records once a message was delivered or given up. */
  async noted(mailId: number, reason?: FailureReason): Promise<void> {
    const mail = { id: mailId, kind: 'onboarding-invitation', recipient: '', about: undefined } as const
    const events = mailEvents['onboarding-invitation']
    await this.#test.connection.db
      .transaction()
      .execute(async tx =>
        reason === undefined ? events?.delivered?.(tx, mail) : events?.givenUp?.(tx, mail, reason),
      )
  }

  /** A request whose contact was invited. */
  async invited(more: object = {}): Promise<{ id: number; email: string; token: string; code: string }> {
    const email = this.address()
    const { id } = await this.made({ contactEmail: email, ...more })
    const decided = await this.patch(id, { statut: 'validated' }, people.partner)
    if (decided.status !== 200) throw new Error(decided.code)
    const { token, code, mailId } = await this.sent(id)
    await this.noted(mailId)
    return { id, email, token, code }
  }
}
