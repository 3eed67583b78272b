/**
 * What becomes of a message: it waits, is on its way, was accepted by the mail server, is kept in the outbox because there
 * is no mail server, or was given up.
 */
export const mailStatuses = ['queued', 'sending', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** Why an attempt failed, or why there will be none. The screen says each in plain words. */
export const failureReasons = [
  /** The address is none. */
  'address',
  /** The mail server refuses this recipient for good. */
  'recipientRefused',
  /** The mail server refuses the message for good. */
  'messageRefused',
  /** The mail server does not let the services in. */
  'signInRefused',
  /** The mail server asks to try later. */
  'postponed',
  /** The mail server cannot be reached. */
  'unreachable',
  /** The mail server does not answer in time. */
  'timeout',
  /** The connection ended before the message was accepted. */
  'interrupted',
  /** The secret in it is no longer good. */
  'expired',
  /** Anything else. */
  'other',
] as const
export type FailureReason = (typeof failureReasons)[number]
