import type { FailureReason } from './states.ts'

/** What an attempt came to. */
export interface Failure {
  reason: FailureReason
  /** Another attempt would be answered the same. */
  isPermanent: boolean
  /** It says nothing of this message: the next one would fare the same. */
  isOfServer: boolean
  /** What the server or the network said, in its words. */
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

/** Longest answer of a server that is kept. */
const answerLimit = 500
/** The server wants to know who calls, or does not believe it. @source RFC 4954, section 6 */
const signInCodes = new Set([454, 530, 534, 535, 538])
const unreachableCodes =
  /^(EDNS|ETLS|EREQUIRETLS|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EPROXY)$/

/** Reads an error of nodemailer. 5yz is for good, 4yz for now. @source RFC 5321, section 4.2.1 */
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
  // The session was in a wrong state, which says nothing of the message.
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
