/** The kinds of messages. Add new kinds here, and their events in `mail-events.ts`. */
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

/** The content of a message: plain strings only, which the renderer escapes. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The subject matter, term by term. */
  facts?: readonly { term: string; value: string }[]
  /** A code for the reader to type. */
  code?: string
  /** The one thing to do. `url` is a path of the portal or a URL of `PUBLIC_ORIGIN`; any other is omitted. */
  action?: { label: string; url: string }
  closing?: string
}

/** The stored form of a message with a code or a link that grants access; it cannot be read from the table. */
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
  /** Until when a secret in the message is valid: the body is sealed, and erased once it is sent or at that time. */
  secretUntil?: Date
  /** A second message with the same key is not queued. */
  uniqueKey?: string
}
