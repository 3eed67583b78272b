import type { Database } from '../database/schema.ts'
import {
  createFirstAdministrator,
  hasAdministrator,
  holdsDemoPeople,
} from '../identity/first-administrator.ts'
import type { Settings } from '../settings.ts'

/**
 * Makes a database without demo data usable: creates the administrator named by ADMIN_EMAIL with all that the product
 * cannot work without, or says how to create one. Existing data is not changed.
 * @param tell receives the message.
 */
export async function letAdministratorIn(
  db: Database,
  settings: Pick<Settings, 'adminEmail' | 'adminPassword' | 'issuer'>,
  tell: (sentence: string) => void,
): Promise<void> {
  const ownProvider = settings.issuer !== undefined
  if (settings.adminEmail) {
    // The firm's own provider keeps the passwords.
    const password = ownProvider ? undefined : settings.adminPassword
    await createFirstAdministrator(db, { email: settings.adminEmail, password })
  }
  if (await holdsDemoPeople(db))
    tell(
      'This database holds demo data: the demo people cannot sign in, but what was invented for them is shown. Give real people an empty database.',
    )
  if (await hasAdministrator(db, { ownProvider })) return
  tell(
    ownProvider
      ? 'Nobody administers this installation yet: start it with ADMIN_EMAIL, the e-mail under which OIDC_ISSUER knows the first administrator.'
      : 'Nobody administers this installation yet: start it with ADMIN_EMAIL and ADMIN_PASSWORD (12 characters or more) to create the first administrator.',
  )
}
