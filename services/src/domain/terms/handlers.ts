import { randomInt } from 'node:crypto'
import type { Database, Tx } from '../../database/schema.ts'
import { notify } from '../../database/notify.ts'
import type { Handler } from '../../server/call.ts'
import { readWritten } from '../../server/list.ts'

/** The terms in force. */
export async function readCurrent(db: Database | Tx) {
  return db.selectFrom('terms').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()
}

export const getCurrentTerms: Handler<'getCurrentTerms'> = async call => {
  const terms = await readCurrent(call.db)
  // Clients wait until the firm has published its own terms: `readPerson` counts none as accepted, and the portal says
  // so.
  if (!terms) throw call.problem('terms-missing')
  return {
    body: {
      version: terms.version,
      hash: terms.hash,
      publishedDate: terms.published_date.toISOString(),
      title: terms.title,
      englishTitle: terms.english_title,
      text: terms.text,
      englishText: terms.english_text,
      changes: terms.changes,
      englishChanges: terms.english_changes,
    },
  }
}

export const acceptTerms: Handler<'acceptTerms'> = async call => {
  const form = call.body
  const terms = await readCurrent(call.db)
  if (terms?.version !== form.termsVersion || terms.hash !== form.termsHash)
    throw call.problem('terms-outdated')
  const email = call.person.email
  // Accepting twice, perhaps in two tabs, returns the first receipt.
  await call.db
    .insertInto('terms_acceptance')
    .values({
      terms_version: terms.version,
      terms_hash: terms.hash,
      language: form.language,
      user_email: email,
      receipt: makeReceipt(),
    })
    .onConflict(conflict => conflict.columns(['user_email', 'terms_version']).doNothing())
    .execute()
  const { id } = await call.db
    .selectFrom('terms_acceptance')
    .select('id')
    .where('user_email', '=', email)
    .where('terms_version', '=', terms.version)
    .executeTakeFirstOrThrow()
  await notify(call.db, 'rights', '')
  return {
    body: await readWritten(call, 'TermsAcceptance', id),
    headers: { location: `/v1/TermsAcceptances?$filter=id eq ${id}`.replaceAll(' ', '%20') },
  }
}

/** Without I, L, O and U, so that no letter is misread, and no word appears. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference to quote: 60 random bits in three groups of four. */
function makeReceipt(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}-${group()}`
}
