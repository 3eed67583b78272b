import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makeToken } from '../domain/guest-links/secrets.ts'
import { networkOf } from '../network.ts'
import { type PageContext, switchField } from './page/layout.ts'
import { forgottenPage, newPasswordPage } from './page/new-password-page.ts'
import { emailWords } from './page/parts.ts'
import { themeParameter } from './page/theme.ts'
import { type Words, words } from './page/words.ts'
import { changePassword, requestReset, resetLimits, type ResetOutcome } from './password-reset.ts'
import { cookiesOf, withCookies } from './pending-sign-ins.ts'
import { forgottenPath, newPasswordPath, signInPath } from './settings.ts'
import {
  emailProblem,
  expired,
  type Fields,
  findInteraction,
  htmlType,
  inLanguage,
  type Interaction,
  isOwnForm,
  pageContext,
  showSignIn,
  type SignInParts,
  single,
  typedEmail,
} from './sign-in.ts'

/** Per minute and process, the same as for guests' calls to the API. */
const defaultRates = { guests: 30, allGuests: 300 }

interface Question {
  Params: { uid: string }
  Querystring: Fields
}
interface Form extends Question {
  Body: Fields | undefined
}

/** A request to one of these pages during a running sign-in. */
interface Visit {
  parts: SignInParts
  request: FastifyRequest<Form>
  reply: FastifyReply
  interaction: Interaction
  context: PageContext
  fields: Fields
  text: Words
  /** Why a submitted form is refused; undefined if it is accepted. */
  refusal: () => Promise<{ status: number; sentence: string } | undefined>
}

/**
 * Routes for forgotten passwords: one page asks for the e-mail address, another for the code from the e-mail and the
 * new password. Like the sign-in page, both belong to a running sign-in. They respond the same whether or not an
 * account has the address.
 */
export async function newPasswordRoutes(
  app: FastifyInstance,
  parts: SignInParts,
  rates = defaultRates,
): Promise<void> {
  await app.register(rateLimit, { global: false })
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: 60_000, keyGenerator })
  // In this order, so that one network that sends too much does not use up the limit of the others.
  const limits = [
    limit(rates.guests, request => `new password ${networkOf(request.ip)}`),
    limit(rates.allGuests, () => 'new password, all'),
  ]
  /** Reset requests still being stored. The response does not wait for them, so that its timing reveals nothing. */
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(pending)))

  const visit = (request: FastifyRequest<Form>, reply: FastifyReply, answer: (visit: Visit) => unknown) =>
    withCookies(cookiesOf(parts.provider(), request.raw, reply.raw, parts.publicOrigin), async () => {
      const fields = request.body ?? {}
      const interaction = await findInteraction(parts.provider(), request, reply)
      const asked = { language: single(fields.language), theme: fields[themeParameter] }
      if (!interaction || interaction.prompt.name !== 'login') return expired(parts, request, reply, asked)
      const { params } = interaction
      const context = pageContext(parts, request, {
        language:
          single(fields[switchField]) ??
          asked.language ??
          single(request.query.ui_locales) ??
          single(params.ui_locales),
        theme: params[themeParameter],
      })
      const text = words[context.language]
      const refusal = async () => {
        if (!isOwnForm(request, parts.publicOrigin)) return { status: 403, sentence: text.foreignPost }
        for (const count of limits) {
          const found = await count(request)
          if (found.isAllowed || !found.isExceeded) continue
          const seconds = Math.max(1, found.ttlInSeconds)
          reply.header('retry-after', seconds)
          return { status: 429, sentence: text.tooMany(seconds) }
        }
        return undefined
      }
      return answer({ parts, request, reply, interaction, context, fields, text, refusal })
    })

  app.get<Question>('/sign-in/:uid/forgotten', (request, reply) =>
    visit(request as FastifyRequest<Form>, reply, seen =>
      showForgotten(seen, 200, single(seen.interaction.params.login_hint) ?? ''),
    ),
  )
  app.post<Form>('/sign-in/:uid/forgotten', (request, reply) =>
    visit(request, reply, seen =>
      requestCode(seen, (email, token) => {
        const { context } = seen
        const noting = requestReset(parts.accounts.db, { email, language: context.language, token })
          .catch((error: unknown) =>
            request.log.error({ err: error }, 'a new password could not be requested'),
          )
          .finally(() => pending.delete(noting))
        pending.add(noting)
      }),
    ),
  )
  app.post<Form>('/sign-in/:uid/new-password', (request, reply) => visit(request, reply, takePassword))
}

async function requestCode(seen: Visit, note: (email: string, token: string) => void) {
  const { fields, context } = seen
  const email = typedEmail(fields)
  if (fields[switchField] !== undefined) return showForgotten(seen, 200, email)
  const wrong = emailProblem(email)
  if (wrong) return showForgotten(seen, 422, email, { email: emailWords(words[context.language], wrong) })
  const refused = await seen.refusal()
  if (refused) return showForgotten(seen, refused.status, email, { other: refused.sentence })
  const token = makeToken()
  note(email, token)
  return showNewPassword(seen, 200, { email, token, code: '' })
}

async function takePassword(seen: Visit) {
  const { fields, text, parts, context } = seen
  const typed = {
    email: typedEmail(fields),
    token: (single(fields['token']) ?? '').slice(0, 100),
    code: (single(fields['code']) ?? '').trim().slice(0, 20),
  }
  if (fields[switchField] !== undefined) return showNewPassword(seen, 200, typed)
  const password = single(fields.password) ?? ''
  const missing = {
    code: typed.code === '' ? text.codeMissing : undefined,
    password:
      password === '' ? text.newPasswordMissing : password.length > 200 ? text.passwordTooLong : undefined,
  }
  if (missing.code !== undefined || missing.password !== undefined)
    return showNewPassword(seen, 422, typed, missing)
  const refused = await seen.refusal()
  if (refused) return showNewPassword(seen, refused.status, typed, { other: refused.sentence })
  const { token, code, email } = typed
  const given = { token, code, password, language: context.language }
  const outcome = await changePassword(parts.accounts.db, given)
  if (outcome !== 'done') return showNewPassword(seen, 422, typed, spoken(text, outcome))
  const { request, reply, interaction } = seen
  const shown = { status: 200, language: context.language, email, isChanged: true }
  return showSignIn(parts, request, reply, interaction, shown)
}

function spoken(text: Words, outcome: Exclude<ResetOutcome, 'done'>): { code?: string; password?: string } {
  switch (outcome) {
    case 'wrong-code':
      return { code: text.codeWrong }
    case 'password-too-short':
      return { password: text.passwordTooShort }
    case 'password-common':
      return { password: text.passwordCommon }
    case 'password-personal':
      return { password: text.passwordPersonal }
  }
}

function showForgotten(
  { parts, reply, interaction: { uid }, context }: Visit,
  status: number,
  email: string,
  problem?: { email: string } | { other: string },
) {
  const page = {
    action: forgottenPath(uid),
    back: inLanguage(signInPath(uid), context.language),
    email,
    demo: parts.accounts.demo,
    problem,
  }
  return reply.code(status).type(htmlType).send(forgottenPage(context, page))
}

function showNewPassword(
  { reply, interaction: { uid }, context }: Visit,
  status: number,
  typed: { email: string; token: string; code: string },
  problem?: { code?: string | undefined; password?: string | undefined } | { other: string },
) {
  const page = {
    action: newPasswordPath(uid),
    back: inLanguage(signInPath(uid), context.language),
    again: inLanguage(forgottenPath(uid), context.language),
    minutes: resetLimits.minutes,
    mailsPerHour: resetLimits.mailsPerHour,
    ...typed,
    problem,
  }
  return reply.code(status).type(htmlType).send(newPasswordPage(context, page))
}
