/**
 * The status of a message: it is waiting, being sent, was accepted by the mail server, is kept in the outbox because
 * there is no mail server, or was given up.
 */
export const mailStatuses = ['queued', 'sending', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** Why an attempt failed, or why none will be made. The screen explains each in plain words. */
export const failureReasons = [
  /** The address is invalid. */
  'address',
  /** The mail server permanently refuses this recipient. */
  'recipientRefused',
  /** The mail server permanently refuses the message. */
  'messageRefused',
  /** The mail server rejects the services' credentials. */
  'signInRefused',
  /** The mail server asks to retry later. */
  'postponed',
  /** The mail server cannot be reached. */
  'unreachable',
  /** The mail server does not respond in time. */
  'timeout',
  /** The connection was lost before the message was accepted. */
  'interrupted',
  /** The secret in it has expired. */
  'expired',
  /** Anything else. */
  'other',
] as const
export type FailureReason = (typeof failureReasons)[number]
