import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { demoPeople } from '../database/demo/people.ts'
import { findAccountByEmail } from './accounts.ts'
import type { IdentityKeys } from './keys.ts'
import type { IdentityDatabase } from './schema.ts'
import { apiResource, apiScope, clientId } from './settings.ts'

/**
 * Lifetime, in seconds, of a token printed for curl: longer than the portal's tokens, which are renewed automatically.
 */
const lifetime = 60 * 60

/** There is no such demo person; the message is one sentence that lists the existing ones. */
export class UnknownDemoPerson extends Error {
  constructor(email: string) {
    super(
      `There is no demo person ${email.slice(0, 100)}; there are ${demoPeople.map(person => person.email).join(', ')}.`,
    )
    this.name = 'UnknownDemoPerson'
  }
}

/**
 * Signs an access token as the provider would after a sign-in. Only for demo people: callers are reachable only when
 * the services run on demo data, and the account must be marked as a demo person's.
 * @throws UnknownDemoPerson
 */
export async function signDemoToken(
  db: IdentityDatabase,
  keys: IdentityKeys,
  issuer: string,
  email: string,
): Promise<string> {
  const account = await findAccountByEmail({ db, demo: true }, email)
  if (!account?.demo) throw new UnknownDemoPerson(email)
  const key = await importJWK(keys.signing, 'RS256')
  return new SignJWT({ scope: apiScope, client_id: clientId, email: account.email, name: account.name })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: keys.signing.kid })
    .setIssuer(issuer)
    .setAudience(apiResource)
    .setSubject(account.id)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${lifetime} seconds`)
    .sign(key)
}
