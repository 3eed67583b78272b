import { getMail, getMailServer } from '@parvis/api-types/generated/examples/portal'
import { answer } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { mailTexts } from './i18n/texts.ts'

/** A message accepted by the mail server. */
export const sent = getMail.success.sent
/** A message the mail server permanently rejected. */
export const failed = getMail.success.failed

/** A message as a list row: without its content. */
export function asRow<Of extends { text: unknown; html: unknown }>(message: Of): Omit<Of, 'text' | 'html'> {
  const { text: _text, html: _html, ...row } = message
  return row
}

/** A person who can read the outbox but not resend messages. */
export const reader = { scopes: new Set([...storyPerson.scopes, 'Mail.Read']) }

/** The portal around every screen of the outgoing email, for an administrator. */
export const portal: PortalStory = {
  texts: { mail: mailTexts },
  person: { scopes: new Set([...reader.scopes, 'Mail.Manage']) },
}

export const serverSet = answer(getMailServer, 'set')
export const serverNone = answer(getMailServer, 'none')

/** Texts in the language of the story. */
export const textsOf = textsIn(mailTexts)
