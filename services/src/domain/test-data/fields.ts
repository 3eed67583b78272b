import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>
type Expression = Expressions[string]

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

const ofContact =
  (name: string): Expression =>
  alias =>
    sql`(select ${sql.id(name)} from contact where contact.id = ${column(alias, 'contact_id')})`

const ofAccount =
  (name: string): Expression =>
  alias =>
    sql`(select ${sql.id(name)} from account where account.id = ${column(alias, 'account_id')})`

const ofBankAccount =
  (what: Fragment): Expression =>
  alias =>
    sql`(select ${what} from test_bank_account as held where held.test_user_id = ${column(alias, 'id')})`

const transactions = (what: Fragment): Fragment =>
  sql`(select ${what} from test_transaction as moved where moved.bank_account_id = held.id)`

/** Computed fields of TestUser. */
export const testUserExpressions: Expressions = {
  companyName: ofAccount('account_legal_name'),
  companyNumber: ofAccount('account_number'),
  firstName: ofContact('contact_first_name'),
  lastName: ofContact('contact_last_name'),
  mobile: ofContact('contact_phone_mobile_office'),
  phone: ofContact('contact_phone_land_line'),
  canSignIn: alias =>
    sql`exists (select from identity_account where identity_account.email = ${column(alias, 'email')} and test)`,
  bank: ofBankAccount(sql`held.bank`),
  iban: ofBankAccount(sql`held.iban`),
  currency: ofBankAccount(sql`held.currency`),
  openingBalance: ofBankAccount(sql`held.opening_balance`),
  balance: ofBankAccount(sql`held.opening_balance + ${transactions(sql`coalesce(sum(moved.amount), 0)`)}`),
  transactionCount: ofBankAccount(transactions(sql`count(*)::int4`)),
  documentCount: alias => sql`(select count(*)::int4 from document
    where document.account_id = ${column(alias, 'account_id')} and document.deleted_date is null)`,
  createdByName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${column(alias, 'created_by')})`,
}
