import type { FailureReason } from './states.ts'

/** The outcome of a failed attempt. */
export interface Failure {
  reason: FailureReason
  /** Whether another attempt would fail the same way. */
  isPermanent: boolean
  /** Whether the failure is the server's, so that the next message would fail the same way. */
  isOfServer: boolean
  /** The original response of the server or message of the network error. */
  answer: string
}

interface SmtpError {
  code?: unknown
  responseCode?: unknown
  command?: unknown
  response?: unknown
  errno?: unknown
  syscall?: unknown
}

/** Maximum length of a server response that is stored. */
const answerLimit = 500
/** The server requires authentication or rejects the credentials. @source RFC 4954, section 6 */
const signInCodes = new Set([454, 530, 534, 535, 538])
const unreachableCodes =
  /^(EDNS|ETLS|EREQUIRETLS|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EPROXY)$/

/** Classifies an error of nodemailer. 5yz is permanent, 4yz temporary. @source RFC 5321, section 4.2.1 */
export function classifyFailure(error: unknown): Failure {
  const { code, responseCode, command, response, errno, syscall } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as SmtpError
  const message =
    typeof response === 'string' ? response : error instanceof Error ? error.message : String(error)
  const answer = message.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, answerLimit)
  const of = (reason: FailureReason, isPermanent = false, isOfServer = false): Failure => ({
    reason,
    isPermanent,
    isOfServer,
    answer,
  })
  const status = typeof responseCode === 'number' ? responseCode : 0
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || signInCodes.has(status))
    return of('signInRefused', false, true)
  // 503 means that the session was in a wrong state, which says nothing about the message.
  if (status >= 500 && status !== 503) {
    if (command === 'RCPT TO') return of('recipientRefused', true)
    // A greeting with 5yz refuses everybody.
    return command === 'CONN' ? of('unreachable', false, true) : of('messageRefused', true)
  }
  if (status === 421) return of('postponed', false, true)
  if (status >= 400) return of('postponed')
  if (code === 'ETIMEDOUT' || code === 'EABORT') return of('timeout', false, true)
  if (typeof code === 'string' && unreachableCodes.test(code)) return of('unreachable', false, true)
  if (syscall === 'connect' || (code === 'ESOCKET' && (errno === -111 || command === 'CONN')))
    return of('unreachable', false, true)
  if (code === 'EENVELOPE') return of('recipientRefused', true)
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'ECONNRESET' || code === 'EPIPE')
    return of('interrupted')
  return of('other')
}
