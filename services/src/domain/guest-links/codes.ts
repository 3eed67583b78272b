import { sql } from 'kysely'
import { hashToken, isCode, makeToken } from './secrets.ts'

/*
 * People who have no account come by a link in an e-mail and prove their address by a code: those who are invited to come on
 * board, and those from outside who sign a document. These are the rules of both.
 */

/** Minutes for which a code is good. */
export const codeMinutes = 15
/** Days for which a link is good. */
export const linkDays = 14
/** How often a code may be tried. */
const triesPerCode = 5
/** Minutes for which the proof of an address is good. */
const proofMinutes = 30

/** From now on until a code is no longer good. */
export const codeEnd = sql<Date>`now() + make_interval(mins => ${sql.lit(codeMinutes)})`

/** When a link that is made now is no longer good. */
export const linkEnd = (): Date => new Date(Date.now() + linkDays * 86_400_000)

export const isLive = (date: Date | null): boolean => date !== null && date.getTime() > Date.now()

/** The columns of a code that was sent. */
export interface SentCode {
  code_hash: string | null
  code_salt: string | null
  code_expires_date: Date | null
  code_tries: number
}

/** What came of trying a code, with what is to be kept of it. */
export type Trial =
  | { result: 'spent' }
  | { result: 'wrong'; triesLeft: number; columns: Partial<SentCode> }
  | {
      result: 'proved'
      /** Held by the page that proved the address; only its hash is kept. */
      secret: string
      secretHash: string
      expires: Date
      columns: Partial<SentCode>
    }

/** Whether a code is one that can still be tried. */
export const hasCode = ({ code_hash, code_expires_date }: SentCode): boolean =>
  code_hash !== null && isLive(code_expires_date)

/**
 * Tries a code: each is good once, and for a few wrong ones. The caller has locked its row, and keeps the columns also where
 * the code was wrong.
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
