import type { PageSize } from '@parvis/signatures/field-box'
import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

type OptionalMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null | undefined
>

export type SignatureStatus = 'draft' | 'open' | 'completed' | 'declined' | 'cancelled'

/** A PDF that people sign. */
export interface SignatureEnvelopeTable {
  id: Generated<number>
  name: string
  message: Generated<string>
  due_date: ColumnType<string | null, string | null | undefined, string | null>
  status: Generated<SignatureStatus>
  is_ordered: Generated<boolean>
  page_count: number
  /** Kept as jsonb: written with `JSON.stringify`. Empty: not measured. */
  page_sizes: ColumnType<PageSize[], string | undefined, string>
  /** Names the file in the store of files, as it is now. */
  file_key: string
  /** Names the file that the next signature writes: one that was cut off is written anew and is nobody else's. */
  next_file_key: Generated<string>
  file_size: number
  /** SHA-256 of all bytes, in hexadecimal digits. */
  content_hash: string
  original_hash: string
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  sent_date: OptionalMoment
  /** When those whose turn it was were last reminded. */
  reminded_date: OptionalMoment
  ended_date: OptionalMoment
  search_text: Generated<string>
  version: Generated<number>
}

export type SignerStatus = 'waiting' | 'signed' | 'declined'

/** Somebody who signs a PDF, and where; or who receives a copy of it. */
export interface SignatureSignerTable {
  id: Generated<number>
  envelope_id: number
  /** Who signs first, where that matters; from 1. */
  position: number
  /** Null: somebody from outside, who signs by a link. */
  contact_id: number | null
  /** In lower case. */
  email: string
  name: string
  /** Null, as the place on it, of who receives a copy. */
  page: number | null
  across: number | null
  down: number | null
  /** `copy`: they receive a copy, and sign nothing. */
  status: Generated<SignerStatus | 'copy'>
  signed_date: OptionalMoment
  /** When an authority stamped the signature, and which; null: the time is that of this installation. */
  stamped_date: OptionalMoment
  stamped_by: ColumnType<string | null, undefined, string | null>
  reason: ColumnType<string | null, undefined, string>
  /** Of the e-mails to somebody from outside; null for people of the portal. */
  language: ColumnType<'fr' | 'en' | null, 'fr' | 'en' | null | undefined, never>
}

export type SignatureFieldKind = 'signature' | 'initials' | 'date' | 'text' | 'checkbox'

/** What a signer fills in beside the signature, and where it stands. */
export interface SignatureFieldTable {
  id: Generated<number>
  signer_id: number
  /** From 1. */
  position: number
  kind: SignatureFieldKind
  label: string
  page: number
  is_on_every_page: boolean
  across: number
  down: number
  /** In points. */
  width: number
  height: number
  is_required: boolean
  /** Letters of a text at most; null for the rest. */
  max_length: number | null
  filled_date: OptionalMoment
}

/** A link that was sent to somebody from outside. */
export interface SignatureLinkTable {
  id: Generated<number>
  signer_id: number
  /** SHA-256 of the token, which is nowhere else. */
  token_hash: string
  expires_date: ColumnType<Date, Date, Date>
  /** Replaced by a newer one. */
  closed_date: OptionalMoment
  mail_id: number | null
  sent_date: OptionalMoment
  /** Its e-mail was given up. */
  failed_date: OptionalMoment
  opened_date: OptionalMoment
  /** HMAC of salt and code, whose key is the token. */
  code_hash: ColumnType<string | null, undefined, string | null>
  code_salt: ColumnType<string | null, undefined, string | null>
  code_expires_date: OptionalMoment
  code_tries: Generated<number>
  /** SHA-256 of what the page holds that proved the address. */
  session_hash: ColumnType<string | null, undefined, string | null>
  session_expires_date: OptionalMoment
  proved_date: OptionalMoment
  created_date: Moment
}

/** What was sent by hand to somebody from outside, to be limited. */
export interface SignatureSendingTable {
  id: Generated<number>
  signer_id: number
  kind: 'link' | 'code'
  sent_date: Moment
}

export type SignatureEventKind =
  | 'created'
  | 'sent'
  | 'opened'
  | 'reminded'
  | 'signed'
  | 'declined'
  | 'cancelled'
  | 'completed'
  | 'linkSent'
  | 'proved'
  | 'copied'

/** Something that happened to a PDF that people sign. */
export interface SignatureEventTable {
  id: Generated<number>
  envelope_id: number
  kind: SignatureEventKind
  hash_before: string | null
  hash_after: string | null
  /** E-mail in lower case; null: the clock. */
  created_by: string | null
  created_date: Moment
  /** The person from outside who did it, or whom a link was sent to. */
  signer_id: ColumnType<number | null, number | null | undefined, never>
  /** Network address that they did it from. */
  address: ColumnType<string | null, string | null | undefined, never>
}

/** A file on its way to be signed. */
export interface SignatureUploadTable {
  id: Generated<number>
  file_key: Generated<string>
  file_name: string
  file_size: number
  received_size: Generated<number>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  expires_date: ColumnType<Date, Date, never>
  version: Generated<number>
}

/** What of a template a signer fills in; its page is counted as that of the signature. */
type TemplateField = Pick<
  SignatureFieldTable,
  'kind' | 'label' | 'page' | 'across' | 'down' | 'width' | 'height'
> & {
  isOnEveryPage: boolean
  isRequired: boolean
  maxLength?: number
}

/** Where signatures go and what is filled in beside them, kept under a name. */
export interface SignatureTemplateTable {
  id: Generated<number>
  name: string
  pages_from: ColumnType<'start' | 'end', 'start' | 'end', never>
  /** Kept as jsonb: written with `JSON.stringify`. */
  places: ColumnType<
    { page: number; across: number; down: number; fields?: TemplateField[] }[],
    string,
    never
  >
  /** E-mail in lower case. */
  created_by: ColumnType<string, string, never>
  created_date: Moment
  modified_date: ColumnType<Date, undefined, Date>
  version: Generated<number>
}

/** The authority that this installation made for itself: one row. */
export interface SignatureAuthorityTable {
  id: Generated<number>
  /** Of the seal: 32 bytes, base64url. */
  secret: string
  /** The key, sealed. */
  sealed_key: string
  /** In DER, base64. */
  certificate: string
  created_date: Moment
}
