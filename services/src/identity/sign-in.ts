import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DemoPerson, demoPeople } from '../database/demo/people.ts'
import { type AccountScope, authenticate, findAccountByEmail } from './accounts.ts'
import { type Attempt, Attempts } from './attempts.ts'
import { BrowserMemory } from './known-browser.ts'
import { errors, type Provider } from './oidc-provider.ts'
import type { Assets } from './page/assets.ts'
import { chooseLanguage } from './page/language.ts'
import { type PageContext, switchField } from './page/layout.ts'
import { messagePage, wrongPasswordsPage } from './page/message-page.ts'
import { type SignInProblem, signInPage } from './page/sign-in-page.ts'
import type { EmailProblem } from './page/parts.ts'
import { chooseTheme, themeParameter } from './page/theme.ts'
import { cookiesOf, withCookies } from './pending-sign-ins.ts'
import { forgottenPath, signInPath } from './settings.ts'

export interface SignInParts {
  /** The current provider; it is replaced when the keys change. */
  provider: () => Provider
  accounts: AccountScope
  assets: Assets
  publicOrigin: string
  /** Where people get help; without it no page mentions support. */
  supportUrl: string | undefined
  /** Whether people who forgot their password can choose a new one. */
  offersNewPassword: boolean
  /** Seals what the browser keeps. */
  secret: string
}

export const htmlType = 'text/html; charset=utf-8'

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
export type Fields = Record<string, string | string[] | undefined>

/**
 * The sign-in page of a running authorization request: GET shows it, POST takes e-mail address and password. Both the
 * path and a signed, HttpOnly, SameSite cookie on that path carry the request's id; a form sent by another site has
 * neither.
 */
export async function signInRoutes(app: FastifyInstance, parts: SignInParts): Promise<void> {
  await app.register(formbody, { bodyLimit: 8 * 1024 })
  const route = '/sign-in/:uid'
  const attempts = new Attempts(parts.accounts.db)
  const cookies = (request: FastifyRequest, reply: FastifyReply) =>
    cookiesOf(parts.provider(), request.raw, reply.raw, parts.publicOrigin)

  app.get<SignInQuestion>(route, (request, reply) =>
    withCookies(cookies(request, reply), () => showPage(parts, request, reply)),
  )
  app.post<SignInForm>(route, (request, reply) => {
    const own = cookies(request, reply)
    const email = typedEmail(request.body)
    return withCookies(own, async () => {
      const browser = await BrowserMemory.read(own, parts.secret, email)
      return submitSignIn(parts, attempts, browser, request, reply)
    })
  })
}

interface SignInQuestion {
  Params: { uid: string }
  Querystring: Fields
}

interface SignInForm {
  Params: { uid: string }
  Body: Fields | undefined
}

async function showPage(parts: SignInParts, request: FastifyRequest<SignInQuestion>, reply: FastifyReply) {
  const interaction = await findInteraction(parts.provider(), request, reply)
  if (!interaction) return expired(parts, request, reply, { language: undefined, theme: undefined })
  if (interaction.prompt.name !== 'login') {
    return reply.redirect(await finish(parts, request, reply, { consent: {} }), 303)
  }
  const hint = single(interaction.params.login_hint) ?? ''
  const language = single(request.query.ui_locales)
  return showSignIn(parts, request, reply, interaction, { status: 200, language, email: hint })
}

async function submitSignIn(
  parts: SignInParts,
  attempts: Attempts,
  browser: BrowserMemory,
  request: FastifyRequest<SignInForm>,
  reply: FastifyReply,
) {
  const fields = request.body ?? {}
  const asked = { language: single(fields.language), theme: fields[themeParameter] }
  const interaction = await findInteraction(parts.provider(), request, reply)
  const email = typedEmail(fields)
  if (!interaction || interaction.prompt.name !== 'login') {
    if (await isSignedIn(parts, email, request, reply)) return reply.redirect(`${parts.publicOrigin}/`, 303)
    return expired(parts, request, reply, asked)
  }
  const password = single(fields.password) ?? ''
  const again = (status: number, problem: SignInProblem) =>
    showSignIn(parts, request, reply, interaction, { status, language: asked.language, email, problem })

  if (!isOwnForm(request, parts.publicOrigin)) return again(403, { kind: 'foreign' })
  const other = single(fields[switchField])
  // Never write a typed password back into a page.
  if (other !== undefined)
    return showSignIn(parts, request, reply, interaction, { status: 200, language: other, email })
  const incomplete = missing(email, password)
  if (incomplete) return again(422, incomplete)
  const attempt: Attempt = { email, address: request.ip, browser: browser.known }
  const seconds = await attempts.begin(attempt)
  if (seconds > 0) {
    reply.header('retry-after', seconds)
    return again(429, { kind: 'too-many', seconds, isKnownBrowser: browser.known !== undefined })
  }
  const found = await authenticate(parts.accounts, email, password)
  if (!found) {
    await Promise.all([attempts.failed(attempt), browser.wrongPassword()])
    return again(422, { kind: 'wrong' })
  }
  const { account, before } = found
  const elsewhere = before.wrongPasswords - browser.wrongSince(before.signedInAt)
  await Promise.all([attempts.succeeded(attempt), browser.signedIn()])
  await endOtherSession(parts.provider(), interaction, account.id)
  const onward = await finish(parts, request, reply, { login: { accountId: account.id, amr: ['pwd'] } })
  if (elsewhere <= 0) return reply.redirect(onward, 303)
  const context = pageContext(parts, request, asked)
  return reply.type(htmlType).send(wrongPasswordsPage(context, elsewhere, onward))
}

export function typedEmail(fields: Fields | undefined): string {
  return (single(fields?.email) ?? '').trim().slice(0, 254)
}

export async function findInteraction(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    return interaction.uid === request.params.uid ? interaction : undefined
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

/** Whether the same form has just signed this browser in, for example after a double click. */
async function isSignedIn(
  { provider, accounts }: SignInParts,
  email: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { cookies } = provider().createContext(request.raw, reply.raw)
  const id = cookies.get(provider().cookieName('session'), { signed: true })
  const session = id === undefined ? undefined : await provider().Session.find(id)
  if (!session?.accountId) return false
  return (await findAccountByEmail(accounts, email))?.id === session.accountId
}

/** Browsers say where a form comes from; for those that do not, the cookie is the only protection. */
export function isOwnForm({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === publicOrigin
}

export function emailProblem(email: string): EmailProblem | undefined {
  if (email === '') return 'missing'
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? undefined : 'malformed'
}

function missing(email: string, password: string): SignInProblem | undefined {
  const wrongEmail = emailProblem(email)
  if (!wrongEmail && password !== '') return undefined
  return {
    kind: 'incomplete',
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: 'missing' }),
  }
}

/**
 * Ends the session of another person who is signed in with this browser when the request asked to change accounts; the
 * provider would insert a page with a script.
 */
async function endOtherSession(provider: Provider, interaction: Interaction, accountId: string) {
  const session = interaction.session
  if (!session?.accountId || session.accountId === accountId) return
  const other = session.uid ? await provider.Session.findByUid(session.uid) : undefined
  await other?.destroy()
  // With a uid, the provider would insist on the session that the request began with.
  Object.assign(session, { uid: undefined })
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

/** @returns where to redirect the browser */
function finish(
  { provider }: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<string> {
  return provider().interactionResult(request.raw, reply.raw, result)
}

/** A link that keeps the language of the page, which may differ from the portal's. */
export const inLanguage = (path: string, language: string): string => `${path}?ui_locales=${language}`

interface Shown {
  status: number
  /** The language chosen on the page; without it the portal's applies. */
  language?: string | undefined
  email: string
  problem?: SignInProblem
  /** Whether a new password has just been chosen. */
  isChanged?: boolean
}

/** Shows the sign-in page. */
export async function showSignIn(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  { status, language, email, problem, isChanged = false }: Shown,
) {
  const { uid, params } = interaction
  const context = pageContext(parts, request, {
    language: language ?? single(params.ui_locales),
    theme: params[themeParameter],
  })
  const people = await offeredPeople(parts.accounts)
  return reply
    .code(status)
    .type(htmlType)
    .send(
      signInPage(context, {
        action: signInPath(uid),
        forgotten: parts.offersNewPassword ? inLanguage(forgottenPath(uid), context.language) : undefined,
        email,
        people,
        isChanged,
        ...(problem && { problem }),
      }),
    )
}

export function expired(parts: SignInParts, request: FastifyRequest, reply: FastifyReply, asked: Asked) {
  return reply
    .code(400)
    .type(htmlType)
    .send(messagePage(pageContext(parts, request, asked), 'expired'))
}

/** The language and theme requested for a page. */
interface Asked {
  language: string | undefined
  theme: unknown
}

export function pageContext(
  parts: SignInParts,
  request: FastifyRequest,
  { language, theme }: Asked,
): PageContext {
  return {
    language: chooseLanguage(language, request.headers['accept-language']),
    theme: chooseTheme(theme),
    support: parts.supportUrl,
    assets: parts.assets,
    portal: `${parts.publicOrigin}/`,
  }
}

/** The demo people who actually have an account in this database. */
async function offeredPeople({ db, demo }: AccountScope): Promise<readonly DemoPerson[]> {
  if (!demo) return []
  const rows = await db.selectFrom('identity_account').select('email').where('demo', '=', true).execute()
  const emails = new Set(rows.map(row => row.email))
  return demoPeople.filter(person => emails.has(person.email))
}

export function single(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
