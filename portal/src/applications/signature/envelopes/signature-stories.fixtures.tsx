import {
  getSignatureEnvelope,
  getSignatureDownload,
  listSignatureEnvelopes,
  listSignatureSigners,
} from '@parvis/api-types/generated/examples/portal'
import { clearToasts, ToastHost } from '@parvis/design-system/Toast'
import type { Decorator } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { answer } from '../../../stories/answers.ts'
import { atPlace } from '../../../stories/at-its-address.tsx'
import { textsIn } from '../../../stories/read-texts.ts'
import { smallPdf } from '../../../stories/small-pdf.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { signingTexts } from '../../../signing/i18n/texts.ts'
import { signatureTexts } from './i18n/texts.ts'

/** One document in each status. */
export const { draft, open, late, completed, declined } = getSignatureEnvelope.success
/** The documents in the list. */
export const listed = listSignatureEnvelopes.success.some.value

const [, second] = listSignatureSigners.success.some.value
/** The signers of the open document. */
export const signers = answer(listSignatureSigners, 'some')

const reads = [...storyPerson.scopes, 'Signatures.Read']

/** The portal for the second signer of the open document. */
export const portal: PortalStory = {
  texts: { signatures: signatureTexts, signing: signingTexts },
  person: {
    type: 'Collaborateur',
    email: second?.email ?? '',
    scopes: new Set([...reads, 'Signatures.Write']),
  },
}
/** The portal for somebody who may only read. */
export const reader: PortalStory = { ...portal, person: { ...portal.person, scopes: new Set(reads) } }

/** The texts in the language of the story. */
export const textsOf = textsIn({
  en: { ...signatureTexts.en, ...signingTexts.en },
  fr: { ...signatureTexts.fr, ...signingTexts.fr },
})

/** The file of a document, opened with its ticket. */
export const documentFile = [
  answer(getSignatureDownload, 'ticket'),
  http.get(
    /\/v1\/SignatureEnvelopes\(\d+\)\/File/,
    () =>
      new HttpResponse(smallPdf(), {
        headers: { 'content-type': 'application/pdf', 'content-length': String(smallPdf().length) },
      }),
  ),
]

/** Shows the toasts that report what was done. */
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
  const decorators = [...(address ? [address] : []), withToasts, ...around]
  return { ...rest, decorators, afterEach: () => clearToasts() }
}
