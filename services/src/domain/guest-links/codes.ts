import { sql } from 'kysely'
import { hashToken, isCode, makeToken } from './secrets.ts'

/* People without an account come by a link in an email and prove their address with a code: invited clients, and
   outsiders who sign a document. These are the rules for both. */

/** Minutes for which a code is valid. */
export const codeMinutes = 15
/** Days for which a link is valid. */
export const linkDays = 14
/** Attempts allowed per code. */
const triesPerCode = 5
/** Minutes for which a proof of address is valid. */
const proofMinutes = 30

/** Expiry of a code sent now. */
export const codeEnd = sql<Date>`now() + make_interval(mins => ${sql.lit(codeMinutes)})`

/** Expiry of a link created now. */
export const linkEnd = (): Date => new Date(Date.now() + linkDays * 86_400_000)

export const isLive = (date: Date | null): boolean => date !== null && date.getTime() > Date.now()

/** The columns of a code that was sent. */
export interface SentCode {
  code_hash: string | null
  code_salt: string | null
  code_expires_date: Date | null
  code_tries: number
}

/** The result of trying a code, with the columns to store. */
export type Trial =
  | { result: 'spent' }
  | { result: 'wrong'; triesLeft: number; columns: Partial<SentCode> }
  | {
      result: 'proved'
      /** Kept by the page that proved the address; only its hash is stored. */
      secret: string
      secretHash: string
      expires: Date
      columns: Partial<SentCode>
    }

/** Whether there is a code that can still be tried. */
export const hasCode = ({ code_hash, code_expires_date }: SentCode): boolean =>
  code_hash !== null && isLive(code_expires_date)

/**
 * Tries a code: each works once, and allows a few wrong attempts. The caller has locked its row, and stores the columns
 * even if the code was wrong.
 * @param token of the link that it was sent for
 */
export function tryCode(sent: SentCode, code: string, token: string): Trial {
  const { code_hash: hash, code_salt: salt, code_tries } = sent
  if (hash === null || salt === null || !hasCode(sent) || code_tries >= triesPerCode)
    return { result: 'spent' }
  const spent = { code_hash: null, code_salt: null }
  const tries = code_tries + 1
  if (!isCode(code, { hash, salt }, token))
    return {
      result: 'wrong',
      triesLeft: triesPerCode - tries,
      columns: { code_tries: tries, ...(tries >= triesPerCode ? spent : {}) },
    }
  const secret = makeToken()
  return {
    result: 'proved',
    secret,
    secretHash: hashToken(secret),
    expires: new Date(Date.now() + proofMinutes * 60_000),
    columns: spent,
  }
}
