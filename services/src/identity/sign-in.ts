import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DemoPerson, demoPeople } from '../database/demo/people.ts'
import { type AccountScope, authenticate } from './accounts.ts'
import { attemptSucceeded, beginAttempt } from './attempts.ts'
import { errors, type Provider } from './oidc-provider.ts'
import type { Assets } from './page/assets.ts'
import { chooseLanguage } from './page/language.ts'
import type { PageContext } from './page/layout.ts'
import { messagePage } from './page/message-page.ts'
import { type SignInProblem, signInPage } from './page/sign-in-page.ts'
import { mountPath } from './settings.ts'

export interface SignInParts {
  /** The provider of now: another one takes its place with new keys. */
  provider: () => Provider
  accounts: AccountScope
  assets: Assets
  publicOrigin: string
}

const htmlType = 'text/html; charset=utf-8'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
type Fields = Record<string, string | string[] | undefined>

/**
 * The sign-in page of a running authorization request: GET shows it, POST takes e-mail and password.
 * The path carries the request's id, and a signed, HttpOnly, SameSite cookie on that path carries it too: a form
 * that another site sends has neither.
 */
export async function signInRoutes(app: FastifyInstance, parts: SignInParts): Promise<void> {
  await app.register(formbody, { bodyLimit: 8 * 1024 })
  const route = '/sign-in/:uid'

  app.get<{ Params: { uid: string }; Querystring: Fields }>(route, async (request, reply) => {
    const interaction = await findInteraction(parts.provider(), request, reply)
    const language = single(request.query.ui_locales)
    if (!interaction) return expired(parts, request, reply, language)
    if (interaction.prompt.name !== 'login') return finish(parts, request, reply, { consent: {} })
    const hint = single(interaction.params.login_hint) ?? ''
    return show(parts, request, reply, interaction, 200, language, hint)
  })

  app.post<{ Params: { uid: string }; Body: Fields | undefined }>(route, async (request, reply) => {
    const fields = request.body ?? {}
    const language = single(fields.language)
    const interaction = await findInteraction(parts.provider(), request, reply)
    if (!interaction || interaction.prompt.name !== 'login') return expired(parts, request, reply, language)
    const email = (single(fields.email) ?? '').trim().slice(0, 254)
    const password = single(fields.password) ?? ''
    const again = (status: number, problem: SignInProblem) =>
      show(parts, request, reply, interaction, status, language, email, problem)

    if (!isOwnForm(request, parts.publicOrigin)) return again(403, { kind: 'foreign' })
    const incomplete = missing(email, password)
    if (incomplete) return again(422, incomplete)
    const seconds = await beginAttempt(parts.accounts.db, email, request.ip)
    if (seconds > 0) {
      reply.header('retry-after', seconds)
      return again(429, { kind: 'too-many', seconds })
    }
    const account = await authenticate(parts.accounts, email, password)
    if (!account) return again(422, { kind: 'wrong' })
    await attemptSucceeded(parts.accounts.db, email, request.ip)
    await endOtherSession(parts.provider(), interaction, account.id)
    return finish(parts, request, reply, { login: { accountId: account.id, amr: ['pwd'] } })
  })
}

async function findInteraction(
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

/** Browsers say where a form comes from; those that do not are left to the cookie. */
function isOwnForm({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === publicOrigin
}

function missing(email: string, password: string): SignInProblem | undefined {
  const wrongEmail = email === '' ? 'missing' : /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'malformed'
  if (!wrongEmail && password !== '') return undefined
  return {
    kind: 'incomplete',
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: 'missing' }),
  }
}

/**
 * Somebody else is signed in with this browser and asked to change: their session ends here, where the provider
 * would put a page with a script between.
 */
async function endOtherSession(provider: Provider, interaction: Interaction, accountId: string) {
  const session = interaction.session
  if (!session?.accountId || session.accountId === accountId) return
  const other = session.uid ? await provider.Session.findByUid(session.uid) : undefined
  await other?.destroy()
  // Without it the provider does not ask that the session be the one that the request began with.
  Object.assign(session, { uid: undefined })
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

async function finish(
  { provider }: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
) {
  const returnTo = await provider().interactionResult(request.raw, reply.raw, result)
  return reply.redirect(returnTo, 303)
}

async function show(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  status: number,
  language: string | undefined,
  email: string,
  problem?: SignInProblem,
) {
  const action = `${mountPath}/sign-in/${interaction.uid}`
  const asked = language ?? single(interaction.params.ui_locales)
  const context = pageContext(parts, request, asked)
  const other = context.language === 'en' ? 'fr' : 'en'
  return reply
    .code(status)
    .type(htmlType)
    .send(
      signInPage(
        { ...context, switchHref: `${action}?ui_locales=${other}` },
        { action, email, people: await offeredPeople(parts.accounts), ...(problem && { problem }) },
      ),
    )
}

function expired(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  language: string | undefined,
) {
  return reply
    .code(400)
    .type(htmlType)
    .send(messagePage(pageContext(parts, request, language), 'expired'))
}

function pageContext(parts: SignInParts, request: FastifyRequest, asked: string | undefined): PageContext {
  return {
    language: chooseLanguage(asked, request.headers['accept-language']),
    assets: parts.assets,
    portal: `${parts.publicOrigin}/`,
  }
}

/** Those demo people who really have an account in this database. */
async function offeredPeople({ db, demo }: AccountScope): Promise<readonly DemoPerson[]> {
  if (!demo) return []
  const rows = await db.selectFrom('identity_account').select('email').where('demo', '=', true).execute()
  const emails = new Set(rows.map(row => row.email))
  return demoPeople.filter(person => emails.has(person.email))
}

function single(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
