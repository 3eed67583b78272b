import { listAccounts, listContacts } from '@parvis/api-types/generated/examples/customer-store'
import { getDocument, linkDocument, listDocuments } from '@parvis/api-types/generated/examples/portal'
import { listEngagements } from '@parvis/api-types/generated/examples/organisation'
import { clearToasts, ToastHost } from '@parvis/design-system/Toast'
import type { Decorator } from '@storybook/react-vite'
import { answerPage } from '../../../stories/answers.ts'
import { atPlace } from '../../../stories/at-its-address.tsx'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { documentsTexts } from './i18n/texts.ts'

/** The document in most stories. */
export const letter = getDocument.success.letter
const [, found] = listDocuments.success.some.value
if (!found) throw new Error('The contract has no second example of a document')
/** A document with macros, in its third version, for the firm alone. */
export const statements = found

const [foundInText] = listDocuments.success.found.value
if (!foundInText) throw new Error('The contract has no example of a document that was found by its text')
/** A document that was found by its content. */
export const inText = foundInText
/** The same document, shared with a contact until a certain day. */
export const sharedStatements = { ...statements, sharedUntil: '2026-03-20', sharedByName: 'Théo Lefèvre' }
/** A document that links to the letter. */
export const linked = linkDocument.success.linked
/** The place of the letter, as a link to it shows it. */
export const letterPlace =
  'Fontaine & Filles – Maison de thé / 2025 / Acceptation / Lettre de mission 2025.pdf'
/** Contacts with whom documents can be shared. */
export const contacts = answerPage(listContacts, {
  id: 12,
  contactFullName: 'Claire Fontaine',
  contactEmailOffice: 'client@customer.example',
})
/** Places where documents can go. */
export const places = [
  answerPage(listAccounts, {
    id: 1,
    accountLegalName: 'Fontaine & Filles – Maison de thé',
    accountNumber: '100001',
  }),
  answerPage(listEngagements, {
    id: 4,
    engagementCode: 'ENG-000004',
    engagementDescription: 'Commissariat aux comptes 2025',
  }),
]

const reads = [...storyPerson.scopes, 'Documents.Read']

/** The portal for a member of staff who files documents. */
export const portal: PortalStory = {
  texts: { documents: documentsTexts },
  person: { scopes: new Set([...reads, 'Documents.Write']) },
}
/** The portal for somebody who may only read documents. */
export const reader: PortalStory = { ...portal, person: { scopes: new Set(reads) } }
/** The portal for a client, who uploads their own documents. */
export const client: PortalStory = {
  ...portal,
  person: {
    type: 'Client',
    email: 'client@customer.example',
    scopes: new Set(['Portal.Access', 'Documents.Read', 'Documents.Write']),
  },
}

/** The texts in the language of the story. */
export const textsOf = textsIn(documentsTexts)

/** Shows the toasts that report what was done and offer to undo it. */
const withToasts: Decorator = Story => (
  <>
    <Story />
    <ToastHost />
  </>
)

/** The shared setup of a screen's stories, with the toasts that report what was done. */
export function atPlaceWithToasts(...placed: Parameters<typeof atPlace>) {
  const {
    decorators: [address, ...around],
    ...rest
  } = atPlace(...placed)
  // Around the addresses, so that a toast about a document stays when the reader leaves its page.
  const decorators = [...(address ? [address] : []), withToasts, ...around]
  return { ...rest, decorators, afterEach: () => clearToasts() }
}
