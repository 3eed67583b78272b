import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** A timestamp that may not have been set yet, or was cleared again. */
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, unknown>

export interface OnBoardingRequestTable {
  id: Generated<number>
  titre: string
  contact_title: 'Mr' | 'Mrs' | null
  contact_first_name: string
  contact_last_name: string
  contact_email: string
  contact_phone: string | null
  contact_role: string
  contact_language: Generated<'fr' | 'en'>
  account_legal_name: string
  account_ibs_id: string
  engagement_code: string
  description_engagement: string
  offer_name: string
  statut: string
  /** Why it was rejected, abandoned or has failed. */
  status_reason: string | null
  failure: ColumnType<Failure | null, Failure | null | undefined, Failure | null>
  /** When it reached its status. */
  status_date: ColumnType<Date, Date | string | undefined, unknown>
  /** YYYY-MM-DD. */
  request_date: string | null
  email_validateur: string
  /** From the engagement, in lower case, empty if there is none; maintained by triggers only. */
  partner_email: ColumnType<string, never, never>
  manager_email: ColumnType<string, never, never>
  created_by: string
  /** The person who last validated or rejected it, and the fields at that time. */
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_date: MaybeMoment
  decided_fields: ColumnType<Record<string, string | null> | null, string | null | undefined, string | null>
  phone_accepted_by: ColumnType<string | null, string | null | undefined, string | null>
  phone_accepted_date: MaybeMoment
  email_accepted_by: ColumnType<string | null, string | null | undefined, string | null>
  email_accepted_date: MaybeMoment
  invitation_sent_date: MaybeMoment
  created_date: Moment
  modified_date: Moment
  version: Generated<number>
}

/** Why a request failed. */
export type Failure = 'declined' | 'addressRefused' | 'mailGivenUp' | 'contactElsewhere'

/** A step in the history of a request. */
export interface OnBoardingStepTable {
  id: Generated<number>
  request_id: number
  statut: string
  /** E-mail in lower case; null for changes by the services. */
  changed_by: string | null
  changed_date: Moment
  instead_of_email: ColumnType<string | null, string | null | undefined, never>
  instead_of_because: ColumnType<'substitute' | 'validatorLeft' | null, string | null | undefined, never>
  reason: ColumnType<string | null, string | null | undefined, never>
  failure: ColumnType<Failure | null, Failure | null | undefined, never>
  /** Write with `JSON.stringify`. */
  differences: ColumnType<Difference[], string | undefined, never>
}

/** A field that a correction changed. */
export interface Difference {
  field: string
  before: string | null
  after: string | null
}

/** A person who decides on behalf of another, from the first day to the last, both in French time. */
export interface OnBoardingSubstituteTable {
  id: Generated<number>
  /** E-mails in lower case. */
  for_email: string
  substitute_email: string
  /** YYYY-MM-DD. */
  from_date: string
  until_date: string
  created_date: Moment
  version: Generated<number>
}

/** A link that was sent, with its latest code. Nothing stored in a row grants access. */
export interface OnBoardingInvitationTable {
  id: Generated<number>
  request_id: number
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: string
  expires_date: ColumnType<Date, Date, Date>
  /** When it was replaced by a newer one or became obsolete. */
  closed_date: MaybeMoment
  mail_id: ColumnType<number | null, number | null | undefined, number | null>
  /** HMAC of salt and code, keyed with the token. */
  code_hash: ColumnType<string | null, string | null | undefined, string | null>
  code_salt: ColumnType<string | null, string | null | undefined, string | null>
  code_expires_date: MaybeMoment
  code_tries: Generated<number>
  /** SHA-256 of the secret held by the page that proved the address. */
  acceptance_hash: ColumnType<string | null, string | null | undefined, string | null>
  acceptance_expires_date: MaybeMoment
  created_date: Moment
}

/** A message sent manually for a request; used for rate limiting. */
export interface OnBoardingSendingTable {
  id: Generated<number>
  request_id: number
  kind: 'invitation' | 'code'
  sent_date: Moment
}
