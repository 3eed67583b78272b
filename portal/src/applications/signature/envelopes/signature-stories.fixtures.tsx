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

/** Documents that stories are about, one of each status. */
export const { draft, open, late, completed, declined } = getSignatureEnvelope.success
/** What the list answers. */
export const listed = listSignatureEnvelopes.success.some.value

const [, second] = listSignatureSigners.success.some.value
/** Who signs the document that waits. */
export const signers = answer(listSignatureSigners, 'some')

const reads = [...storyPerson.scopes, 'Signatures.Read']

/** What every screen of electronic signature stands in: the second signer of the document that waits. */
export const portal: PortalStory = {
  texts: { signatures: signatureTexts, signing: signingTexts },
  person: {
    type: 'Collaborateur',
    email: second?.email ?? '',
    scopes: new Set([...reads, 'Signatures.Write']),
  },
}
/** Who only reads. */
export const reader: PortalStory = { ...portal, person: { ...portal.person, scopes: new Set(reads) } }

/** The texts that the story is shown in. */
export const textsOf = textsIn({
  en: { ...signatureTexts.en, ...signingTexts.en },
  fr: { ...signatureTexts.fr, ...signingTexts.fr },
})

/** The file of a document, by its ticket. */
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

/** What was done is said in a toast. */
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
  const decorators = [...(address ? [address] : []), withToasts, ...around]
  return { ...rest, decorators, afterEach: () => clearToasts() }
}
