import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { MailContent, SealedContent } from '../../mail/content.ts'
import { mailEvents } from '../../mail/mail-events.ts'
import { openContent } from '../../mail/sealed-content.ts'
import type { FailureReason } from '../../mail/states.ts'
import type { TestAnswer } from '../../server/testing.ts'
import { type SignatureCalls, typed } from './signatures.test-support.ts'

/** What the page of a link shows. */
export interface ShownGuest {
  state: string
  language: string
  isProved: boolean
  documentName: string | null
  senderName: string | null
  signerName: string | null
  message: string
  isCompleted: boolean
  place: object | null
  contentHash: string | null
  mayRequestCode: boolean
}

/** A letter to an outsider. */
export interface GuestLetter {
  id: number
  kind: string
  recipient: string
  language: string
  content: MailContent
}

export const nadia = { name: 'Nadia Belkacem', email: 'Nadia@Banque.example', language: 'fr' } as const
export const oscar = { name: 'Oscar Whitfield', email: 'oscar@northgate.example', language: 'en' } as const
export type Outside = typeof nadia | typeof oscar

/** Calls made by outsiders without signing in. Every response is checked against the contract. */
export class GuestCalls {
  readonly #calls: SignatureCalls
  /** All secrets of links and sessions, and all codes, handed out so far. */
  readonly secrets: string[] = []

  constructor(calls: SignatureCalls) {
    this.#calls = calls
  }

  guest(what: string, body: object): Promise<TestAnswer> {
    return this.#calls.uploads.test.send('POST', `/api/portal/v1/SignatureGuests/${what}`, { body })
  }

  async read(token: string, session?: string): Promise<ShownGuest> {
    const body = session === undefined ? { token } : { token, session }
    return (await this.guest('Read', body)).body as ShownGuest
  }

  /** Sends a draft to signers: people of the portal by their email, outsiders as given. */
  async ask(
    { id }: { id: number },
    who: readonly (string | Outside)[],
    {
      as,
      isOrdered = false,
      ...rest
    }: { as?: string; isOrdered?: boolean; message?: string; dueDate?: string } = {},
  ): Promise<TestAnswer> {
    const signers = []
    for (const [at, each] of who.entries()) {
      const place = { page: 1, across: at * 50, down: 100 }
      signers.push(
        typeof each === 'string'
          ? { contactId: await this.#calls.contactOf(each), ...place }
          : { contactId: null, outside: each, ...place },
      )
    }
    const body = { signers, isOrdered, message: '', dueDate: null, ...rest }
    return this.#calls.send('POST', `/SignatureEnvelopes(${id})/Send`, { body, ...(as && { as }) })
  }

  /** A document that waits for signers. */
  async asked(...who: Parameters<GuestCalls['ask']> extends [unknown, ...infer Rest] ? Rest : never) {
    const draft = await this.#calls.draft()
    const { status, code } = await this.ask(draft, ...who)
    if (status !== 200) throw new Error(code)
    return draft
  }

  /** Letters about a document to an outsider, oldest first. */
  async letters({ id }: { id: number }, to?: Outside): Promise<GuestLetter[]> {
    const { db } = this.#calls
    const { rows } = await sql<Omit<GuestLetter, 'content'> & { content: MailContent | SealedContent }>`
      select id, kind, recipient, language, content from mail
      where about_id = ${id} and kind in ('signature-guest', 'signature-code') order by id`.execute(db)
    const opened = await Promise.all(
      rows.map(async row => {
        const content = await openContent(db, row.content)
        if (!content) throw new Error('The secret of a letter has ended')
        return { ...row, content }
      }),
    )
    return opened.filter(({ recipient }) => !to || recipient === to.email.toLowerCase())
  }

  /** The secret of the latest link sent to an outsider. */
  async token(of: { id: number }, to: Outside): Promise<string> {
    const urls = (await this.letters(of, to)).flatMap(({ content }) => content.action?.url ?? [])
    const token = /^\/sign\/guest#([\w-]{43})$/.exec(urls.at(-1) ?? '')?.[1] ?? ''
    this.secrets.push(token)
    return token
  }

  /** Requests a code and reads it from the email. */
  async code(of: { id: number }, to: Outside, token: string): Promise<string> {
    const { status, code } = await this.guest('RequestCode', { token })
    if (status !== 204) throw new Error(code)
    const last = (await this.letters(of, to)).filter(({ kind }) => kind === 'signature-code').at(-1)
    const sent = last?.content.code ?? ''
    this.secrets.push(sent)
    return sent
  }

  /** An outsider who has proved their address. */
  async proved(of: { id: number }, to: Outside): Promise<{ token: string; session: string }> {
    const token = await this.token(of, to)
    const { body, status, code } = await this.guest('Prove', { token, code: await this.code(of, to, token) })
    if (status !== 200) throw new Error(code)
    const { session } = body as { session: string }
    this.secrets.push(session)
    return { token, session }
  }

  sign(visit: { token: string; session: string }, mark: object = typed): Promise<TestAnswer> {
    return this.guest('Sign', { ...visit, mark })
  }

  /** Fetches the file with a ticket, as a browser does. */
  file(id: number, ticket: string): Promise<LightMyRequestResponse> {
    return this.#calls.uploads.test.app.inject({
      url: `/api/portal/v1/SignatureGuests(${id})/File?ticket=${ticket}`,
    })
  }

  async download(visit: {
    token: string
    session: string
  }): Promise<{ id: number; ticket: string; file: LightMyRequestResponse }> {
    const { body, status, code } = await this.guest('Download', visit)
    if (status !== 200) throw new Error(code)
    const { id, ticket } = body as { id: number; ticket: string }
    return { id, ticket, file: await this.file(id, ticket) }
  }

  /** What the mail sender records once a message was delivered or given up. */
  async noted(mailId: number, reason?: FailureReason): Promise<void> {
    const mail = { id: mailId, kind: 'signature-guest', recipient: '', about: undefined } as const
    const events = mailEvents['signature-guest']
    await this.#calls.db
      .transaction()
      .execute(async tx =>
        reason === undefined ? events?.delivered?.(tx, mail) : events?.givenUp?.(tx, mail, reason),
      )
  }
}
