import { readOptions, type ReadOf, type RowOf } from '@parvis/api-types/calls'
import {
  getSignatureDownload,
  getSignatureEnvelope,
  getSignatureTrailDownload,
  listSignatureSigners,
} from '@parvis/api-types/calls/signatures'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { Download } from '../../../downloads/file-download.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import type { PlaceOfOther } from '../../../signing/rules-of-place.ts'
import { signatures, writeScope } from './application.ts'

/** A document to be signed, as the services store it. */
export type Envelope = ReadOf<'getSignatureEnvelope'>
/** A signer of a document. */
export type Signer = RowOf<'listSignatureSigners'>

/** The signers of a document, in order. */
export const signersOptions = (api: Api, id: number) => ({
  ...readOptions(api, listSignatureSigners, { path: { id }, query: { orderby: ['position'], top: 20 } }),
  staleTime: 10_000,
  // Poll while an e-mail with a link is queued: it leaves within seconds, and nothing else reports that.
  refetchInterval: ({ state }: { state: { data?: { value: readonly Signer[] } | undefined } }) =>
    state.data?.value.some(({ linkState }) => linkState === 'queued') === true ? 3000 : (false as const),
})

/** The places of signatures and fields that are still missing. */
export const missingOf = (signers: readonly Signer[]): PlaceOfOther[] =>
  signers.flatMap(({ name, page, across, down, status, fields }) => [
    ...(status === 'signed' ? [] : [{ name, label: null, page, across, down }]),
    ...fields
      .filter(({ isFilled }) => !isFilled)
      .map(({ label, page: on, isOnEveryPage, across: right, down: below, width, height }) => ({
        name,
        label,
        page: on,
        isOnEveryPage,
        across: right,
        down: below,
        width,
        height,
      })),
  ])

/** The certificate authority that the portal signs with. */
export type Authority = ReadOf<'getSignatureAuthority'>

/** Why an action on a document failed. */
export const sayOfEnvelope = explain<
  | 'getSignatureEnvelope'
  | 'getSignatureDownload'
  | 'getSignatureTrailDownload'
  | 'listSignatureSigners'
  | 'listSignatureEvents'
  | 'sendSignatureEnvelope'
  | 'signSignatureEnvelope'
  | 'cancelSignatureEnvelope'
  | 'remindSignatureEnvelope'
  | 'declineSignatureEnvelope'
  | 'deleteSignatureEnvelope'
  | 'sendSignatureLink'
>({
  'not-found': 'signatures:problem.gone',
  'precondition-failed': 'signatures:problem.changed',
  'signature-of-another': 'signatures:problem.ofAnother',
  'signature-status': 'signatures:problem.status',
  'signature-reminded': 'signatures:problem.reminded',
  'signature-page-unknown': 'signatures:problem.page',
  'signature-signer-unknown': 'signatures:problem.signerUnknown',
  'signature-signer-twice': 'signatures:problem.signerTwice',
  'signature-copy-unknown': 'signatures:problem.copyUnknown',
  'signature-copy-twice': 'signatures:problem.copyTwice',
  'signature-fields-overlap': 'signatures:problem.overlap',
  'signature-field-too-small': 'signatures:problem.noRoom',
  'signature-fields-too-many': 'signatures:problem.tooMany',
  'signature-due-past': 'signatures:problem.duePast',
  'signature-not-signer': 'signatures:problem.notSigner',
  'signature-not-your-turn': 'signatures:problem.notYourTurn',
  'signature-already-signed': 'signatures:problem.alreadySigned',
  'signature-look-empty': 'signatures:problem.empty',
  'signature-initials-empty': 'signing:fill.initialsFirst',
  'signature-values-wrong': 'signing:fill.wrong',
  'signature-picture-wrong': 'signatures:problem.picture',
  'signature-failed': 'signatures:problem.signFailed',
  'signature-certificate-expired': 'signatures:problem.certificateExpired',
  'signature-not-stamped': 'signatures:problem.notStamped',
  'signature-outside-refused': 'signatures:problem.outsideRefused',
  'signature-not-outside': 'signatures:problem.notOutside',
  'signature-link-limit': 'signatures:problem.linkLimit',
  'storage-full': 'signatures:problem.full',
})

export const envelopeRecord = defineRecord(getSignatureEnvelope, 'signatures', {
  param: 'envelopeId',
  list: signatures.address('list'),
  say: sayOfEnvelope,
})

/** The download of a document, with the signatures so far. */
export const envelopeDownload: Download = {
  call: getSignatureDownload,
  file: '/v1/SignatureEnvelopes({id})/File',
}

/** The download of a document's audit trail, which the portal signs. */
export const trailDownload: Download = {
  call: getSignatureTrailDownload,
  file: '/v1/SignatureEnvelopes({id})/Trail',
}

/**
 * Whether the reader, who may be a client, may sign and request signatures. Only decides what to show, as the services
 * check each call.
 */
export const useMaySign = () => usePerson().scopes.has(writeScope)

export const statusLooks = {
  draft: 'draft',
  open: 'waiting',
  completed: 'success',
  declined: 'danger',
  cancelled: 'warning',
} as const satisfies Record<Envelope['status'], StatusBadgeKind>
