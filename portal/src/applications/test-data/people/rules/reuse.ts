import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { TestUser } from '../test-user.ts'
import type { Transaction } from './pasted-transactions.ts'

type Form = BodyOf<Operations['createTestUser']>

/** Stands for the password, which is kept nowhere. */
const passwordPlace = 'CHOOSE-A-PASSWORD'

/** What the services were sent for a test person: without the marks that they have put to the names. */
export function formOf(user: TestUser): Form {
  const { title, firstName, email, phone, role, companyNumber, bank, iban, currency } = user
  return {
    title,
    firstName,
    lastName: user.lastName.replace(/ \(test\)$/, ''),
    email,
    password: user.canSignIn ? passwordPlace : null,
    mobile: user.mobile,
    phone,
    role,
    companyName: user.companyName.replace(/^TEST – /, ''),
    companyNumber,
    bank,
    iban,
    currency,
    balance: user.openingBalance,
  }
}

/** All of it as JSON. */
export const jsonOf = (user: TestUser, transactions: readonly Transaction[]): string =>
  JSON.stringify({ ...formOf(user), transactions }, null, 2)

/** Lines in one call, as the services take them. */
const largestPart = 1000

/** In a shell: everything between single quotes is as it is, but for a single quote. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The calls that make the same, for a shell with the token in `$TOKEN`. @param base address of the portal's services */
export function curlOf(user: TestUser, transactions: readonly Transaction[], base: string): string {
  const call = (address: string, body: unknown) =>
    [
      `curl --fail-with-body --silent --globoff ${address}`,
      '--header "Authorization: Bearer $TOKEN"',
      '--header "Idempotency-Key: $(uuidgen)"',
      "--header 'Content-Type: application/json'",
      // An argument may not be as long as a thousand transactions are.
      `--data @- <<'JSON'\n${JSON.stringify(body)}\nJSON`,
    ].join(' \\\n  ')
  const parts = Array.from({ length: Math.ceil(transactions.length / largestPart) }, (_each, part) =>
    call(`"${base}/v1/TestUsers($USER_ID)/Transactions"`, {
      transactions: transactions.slice(part * largestPart, (part + 1) * largestPart),
    }),
  )
  const made = call(quoted(`${base}/v1/TestUsers`), formOf(user))
  // The key of the new one is the only field of the answer that is called so.
  return [`USER_ID=$({ ${made}\n} | sed -E 's/.*"id":([0-9]+).*/\\1/')`, ...parts].join('\n\n')
}
