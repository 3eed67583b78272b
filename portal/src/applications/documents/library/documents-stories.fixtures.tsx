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

/** The document that stories are about. */
export const letter = getDocument.success.letter
const [, found] = listDocuments.success.some.value
if (!found) throw new Error('The contract has no second example of a document')
/** One with macros, in its third version, for the firm alone. */
export const statements = found

const [foundInText] = listDocuments.success.found.value
if (!foundInText) throw new Error('The contract has no example of a document that was found by its text')
/** One that was found by what it says. */
export const inText = foundInText
/** The same, which somebody shares with a contact until a day. */
export const sharedStatements = { ...statements, sharedUntil: '2026-03-20', sharedByName: 'Théo Lefèvre' }
/** One whose content is that of the letter. */
export const linked = linkDocument.success.linked
/** Where the letter is, as a link to it says. */
export const letterPlace =
  'Fontaine & Filles – Maison de thé / 2025 / Acceptation / Lettre de mission 2025.pdf'
/** Contacts with whom it can be shared. */
export const contacts = answerPage(listContacts, {
  id: 12,
  contactFullName: 'Claire Fontaine',
  contactEmailOffice: 'client@customer.example',
})
/** Where documents can go. */
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

/** What every screen of the documents stands in: a member of staff who files them. */
export const portal: PortalStory = {
  texts: { documents: documentsTexts },
  person: { scopes: new Set([...reads, 'Documents.Write']) },
}
/** Who only reads them. */
export const reader: PortalStory = { ...portal, person: { scopes: new Set(reads) } }
/** A client, who sends their own. */
export const client: PortalStory = {
  ...portal,
  person: {
    type: 'Client',
    email: 'client@customer.example',
    scopes: new Set(['Portal.Access', 'Documents.Read', 'Documents.Write']),
  },
}

/** The texts that the story is shown in. */
export const textsOf = textsIn(documentsTexts)

/** What was done is said, and undone, in a toast. */
const withToasts: Decorator = Story => (
  <>
    <Story />
    <ToastHost />
  </>
)

/** What the stories of a screen have in common, with the toasts in which it says what was done. */
export function atPlaceWithToasts(...placed: Parameters<typeof atPlace>) {
  const {
    decorators: [address, ...around],
    ...rest
  } = atPlace(...placed)
  // Around the addresses: what was said of a document stays when its page is left.
  const decorators = [...(address ? [address] : []), withToasts, ...around]
  return { ...rest, decorators, afterEach: () => clearToasts() }
}
