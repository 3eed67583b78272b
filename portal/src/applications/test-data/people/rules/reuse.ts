import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { TestUser } from '../test-user.ts'
import type { Transaction } from './pasted-transactions.ts'

type Form = BodyOf<Operations['createTestUser']>

/** Placeholder for the password, which is not stored. */
const passwordPlace = 'CHOOSE-A-PASSWORD'

/** The form that created a test person, without the marks that the services added to the names. */
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

/** The test person and the transactions as JSON. */
export const jsonOf = (user: TestUser, transactions: readonly Transaction[]): string =>
  JSON.stringify({ ...formOf(user), transactions }, null, 2)

/** Maximum number of transactions per request. */
const largestPart = 1000

/** Quotes a text for a shell: only single quotes need escaping. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The curl commands that create the same data, for a shell with the token in `$TOKEN`.
 * @param base address of the portal's services
 */
export function curlOf(user: TestUser, transactions: readonly Transaction[], base: string): string {
  const call = (address: string, body: unknown) =>
    [
      `curl --fail-with-body --silent --globoff ${address}`,
      '--header "Authorization: Bearer $TOKEN"',
      '--header "Idempotency-Key: $(uuidgen)"',
      "--header 'Content-Type: application/json'",
      // Sent through standard input, because a thousand transactions exceed the limit of an argument.
      `--data @- <<'JSON'\n${JSON.stringify(body)}\nJSON`,
    ].join(' \\\n  ')
  const parts = Array.from({ length: Math.ceil(transactions.length / largestPart) }, (_each, part) =>
    call(`"${base}/v1/TestUsers($USER_ID)/Transactions"`, {
      transactions: transactions.slice(part * largestPart, (part + 1) * largestPart),
    }),
  )
  const made = call(quoted(`${base}/v1/TestUsers`), formOf(user))
  // The id of the new person is the only field named `id` in the answer.
  return [`USER_ID=$({ ${made}\n} | sed -E 's/.*"id":([0-9]+).*/\\1/')`, ...parts].join('\n\n')
}
