import { getMail, getMailServer } from '@parvis/api-types/generated/examples/portal'
import { answer } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { mailTexts } from './i18n/texts.ts'

/** A message that the mail server accepted. */
export const sent = getMail.success.sent
/** One that it refused for good. */
export const failed = getMail.success.failed

/** As lists have it: without what its recipient reads. */
export function asRow<Of extends { text: unknown; html: unknown }>(message: Of): Omit<Of, 'text' | 'html'> {
  const { text: _text, html: _html, ...row } = message
  return row
}

/** Who reads the outbox, and sends nothing again. */
export const reader = { scopes: new Set([...storyPerson.scopes, 'Mail.Read']) }

/** What every screen of the outgoing email stands in: an administrator. */
export const portal: PortalStory = {
  texts: { mail: mailTexts },
  person: { scopes: new Set([...reader.scopes, 'Mail.Manage']) },
}

export const serverSet = answer(getMailServer, 'set')
export const serverNone = answer(getMailServer, 'none')

/** The texts that the story is shown in. */
export const textsOf = textsIn(mailTexts)
