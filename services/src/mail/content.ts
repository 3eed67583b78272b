/** What people are written about; a new kind is added here, and what it does afterwards in `mail-events.ts`. */
export const mailKinds = [
  'onboarding-invitation',
  'onboarding-decision',
  'finder-reminder',
  'report-planned',
  'report-moved',
  'report-delivered',
  'report-available',
  'audit-reminder',
  'signature-request',
  'signature-reminder',
  'signature-guest',
  'signature-code',
  'signature-copy',
  'document-shared',
  'access-decision',
  'password-code',
  'password-changed',
] as const
export type MailKind = (typeof mailKinds)[number]

export type MailLanguage = 'fr' | 'en'

/** What a message says: plain strings only, which the renderer escapes. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** What it is about, term by term. */
  facts?: readonly { term: string; value: string }[]
  /** To be typed by the reader. */
  code?: string
  /** The one thing to do. `url` is a path of the portal or an address of `PUBLIC_ORIGIN`: no other is written. */
  action?: { label: string; url: string }
  closing?: string
}

/** What the table keeps of a message with a code or a link that opens something: nobody reads it there. */
export interface SealedContent {
  sealed: string
}

/** A message to one person. */
export interface NewMail {
  to: { email: string; name?: string }
  language: MailLanguage
  kind: MailKind
  content: MailContent
  about?: { entity: string; id: number }
  /** Until when a secret in it is good: the body is sealed, and erased once it is sent, or then. */
  secretUntil?: Date
  /** A second message under the same key is not queued. */
  uniqueKey?: string
}
