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
  /** Stored as jsonb: write with `JSON.stringify`. Empty: not measured. */
  page_sizes: ColumnType<PageSize[], string | undefined, string>
  /** Name of the current file in the file store. */
  file_key: string
  /**
   * Name of the file that the next signature writes: if writing is interrupted, it is written again, and nothing else
   * uses the name.
   */
  next_file_key: Generated<string>
  file_size: number
  /** SHA-256 of the whole content, in hexadecimal digits. */
  content_hash: string
  original_hash: string
  /** The document of the library that it was taken from. */
  document_id: Generated<number | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  sent_date: OptionalMoment
  /** When the current signers were last reminded. */
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
  /** Signing order, where it matters; from 1. */
  position: number
  /** Null for an external signer, who signs through a link. */
  contact_id: number | null
  /** In lower case. */
  email: string
  name: string
  /** Null, like the position on it, for somebody who only receives a copy. */
  page: number | null
  across: number | null
  down: number | null
  /** `copy`: receives a copy and signs nothing. */
  status: Generated<SignerStatus | 'copy'>
  signed_date: OptionalMoment
  /**
   * When a time-stamping authority stamped the signature, and which one; null: the time comes from this installation.
   */
  stamped_date: OptionalMoment
  stamped_by: ColumnType<string | null, undefined, string | null>
  reason: ColumnType<string | null, undefined, string>
  /** Language of e-mails to an external signer; null for people of the portal. */
  language: ColumnType<'fr' | 'en' | null, 'fr' | 'en' | null | undefined, never>
}

export type SignatureFieldKind = 'signature' | 'initials' | 'date' | 'text' | 'checkbox'

/** A field that a signer fills in besides the signature, and its position. */
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
  /** Maximum length of a text; null for other kinds. */
  max_length: number | null
  filled_date: OptionalMoment
}

/** A link sent to an external signer. */
export interface SignatureLinkTable {
  id: Generated<number>
  signer_id: number
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: string
  expires_date: ColumnType<Date, Date, Date>
  /** When it was replaced by a newer one. */
  closed_date: OptionalMoment
  mail_id: number | null
  sent_date: OptionalMoment
  /** When sending its e-mail was given up. */
  failed_date: OptionalMoment
  opened_date: OptionalMoment
  /** HMAC of salt and code, keyed with the token. */
  code_hash: ColumnType<string | null, undefined, string | null>
  code_salt: ColumnType<string | null, undefined, string | null>
  code_expires_date: OptionalMoment
  code_tries: Generated<number>
  /** SHA-256 of the secret held by the page that proved the address. */
  session_hash: ColumnType<string | null, undefined, string | null>
  session_expires_date: OptionalMoment
  proved_date: OptionalMoment
  created_date: Moment
}

/** A message sent manually to an external signer; used for rate limiting. */
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

/** Something that happened to a PDF in signing. */
export interface SignatureEventTable {
  id: Generated<number>
  envelope_id: number
  kind: SignatureEventKind
  hash_before: string | null
  hash_after: string | null
  /** E-mail in lower case; null for scheduled work. */
  created_by: string | null
  created_date: Moment
  /** The external signer who did it, or to whom a link was sent. */
  signer_id: ColumnType<number | null, number | null | undefined, never>
  /** IP address of that person. */
  address: ColumnType<string | null, string | null | undefined, never>
}

/** A file being uploaded for signing. */
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

/** A field of a template; its page is counted like that of the signature. */
type TemplateField = Pick<
  SignatureFieldTable,
  'kind' | 'label' | 'page' | 'across' | 'down' | 'width' | 'height'
> & {
  isOnEveryPage: boolean
  isRequired: boolean
  maxLength?: number
}

/** A named set of signature positions and the fields beside them. */
export interface SignatureTemplateTable {
  id: Generated<number>
  name: string
  pages_from: ColumnType<'start' | 'end', 'start' | 'end', never>
  /** Stored as jsonb: write with `JSON.stringify`. */
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

/** A certificate of the firm that documents were signed with: what identifies it, and never its key. */
export interface SignatureFirmCertificateTable {
  /** SHA-256 in hexadecimal. */
  fingerprint: string
  name: string | null
  starts_date: Moment
  expires_date: Moment
  created_date: Moment
}

/** The certificate authority that this installation created for itself: one row. */
export interface SignatureAuthorityTable {
  id: Generated<number>
  /** Secret of the seal: 32 bytes, base64url. */
  secret: string
  /** The private key, sealed. */
  sealed_key: string
  /** DER, base64. */
  certificate: string
  created_date: Moment
}
