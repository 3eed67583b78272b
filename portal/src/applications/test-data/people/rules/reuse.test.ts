import { execFileSync } from 'node:child_process'
import { getTestUser } from '@parvis/api-types/generated/examples/portal'
import { expect, it } from 'vitest'
import { plausibleTransactions } from './plausible.ts'
import { curlOf, formOf, jsonOf } from './reuse.ts'

const user = { ...getTestUser.success.one, bank: "Banque de l'Étang" }
const transactions = plausibleTransactions(7, 1500, 'EUR')

it('the form is what was sent, without the marks and the password', () => {
  expect(formOf(user)).toMatchObject({
    companyName: 'Boulangerie Martin SAS',
    lastName: 'Roussel',
    balance: 1500,
    password: 'CHOOSE-A-PASSWORD',
  })
  expect(formOf({ ...user, canSignIn: false })).toMatchObject({ password: null })
  expect(JSON.parse(jsonOf(user, transactions))).toEqual({ ...formOf(user), transactions })
})

it('a shell runs the calls of the script unaltered', () => {
  const script = curlOf(user, transactions, 'http://localhost:3000/api/portal')
  // A stub of curl: it prints its arguments and input, and answers as the services do.
  const shell = `curl() { for part in "$@"; do printf '%s\\n' "$part" >&2; done; cat >&2; printf '{"@odata.etag":"1","id":42,"accountId":7}'; }
    uuidgen() { echo key; }
    TOKEN=secret
    ${script}`
  const told = execFileSync('bash', { input: `{ ${shell}\n} 2>&1 >/dev/null`, encoding: 'utf8' }).split('\n')
  expect(told.filter(line => line.startsWith('http'))).toEqual([
    'http://localhost:3000/api/portal/v1/TestUsers',
    'http://localhost:3000/api/portal/v1/TestUsers(42)/Transactions',
    'http://localhost:3000/api/portal/v1/TestUsers(42)/Transactions',
  ])
  expect(told.filter(line => line === 'Authorization: Bearer secret')).toHaveLength(3)
  const bodies = told.filter(line => line.startsWith('{')).map(line => JSON.parse(line) as unknown)
  expect(bodies).toEqual([
    formOf(user),
    { transactions: transactions.slice(0, 1000) },
    { transactions: transactions.slice(1000) },
  ])
})
