import { writeOptions } from '@parvis/api-types/calls'
import { signSignatureEnvelope } from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import type { SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { MessageBanner } from '../../../../../signing/MessageBanner.tsx'
import type { Filling } from '../../../../../signing/filling.ts'
import { marksOfOthers } from '../../../../../signing/rules-of-place.ts'
import { SigningForm } from '../../../../../signing/SigningForm.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import {
  envelopeRecord,
  missingOf,
  sayOfEnvelope,
  signersOptions,
  type Envelope,
  type Signer,
} from '../../envelope.ts'
import { EnvelopeViewer } from './EnvelopeViewer.tsx'

export interface SignPartProps {
  envelope: Envelope
  /** The signature, kept by the page while other tabs are shown; undefined for the reader’s name. */
  look: SignatureLook | undefined
  onLook: (look: SignatureLook) => void
  filling: Filling
  onFill: (filling: Filling) => void
}

/** The steps of signing, in this order: read the document, make a signature, agree, and sign. */
export function SignPart(props: SignPartProps) {
  const { envelope } = props
  const signers = useQuery(signersOptions(useApi(), envelope.id))
  const { email } = usePerson()
  return (
    <LoadedOfRecord query={signers} record={envelopeRecord} words="signers">
      {({ value }) => (
        <Signing
          {...props}
          signers={value}
          own={value.find(each => !each.isOutside && each.email === email)}
        />
      )}
    </LoadedOfRecord>
  )
}

interface SigningProps extends SignPartProps {
  signers: readonly Signer[]
  own: Signer | undefined
}

function Signing({ envelope, signers, own, ...made }: SigningProps) {
  const { t } = useTranslation('signing')
  // Use the same key for every retry, so that nobody signs twice.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const sign = useMutation({
    ...writeOptions(useApi(), signSignatureEnvelope),
    onSuccess: () => showToast({ title: t('sign.done') }),
  })
  const { id, message, dueDate, isLate, createdBy, createdByName } = envelope
  return (
    <Stack gap={8}>
      <MessageBanner
        sender={createdByName ?? createdBy}
        message={message}
        dueDate={dueDate}
        isLate={isLate}
      />
      <SigningForm
        name={own?.name ?? ''}
        {...made}
        fields={own?.fields}
        from="inside"
        renderDocument={(onShown, { marks, chosen }) => (
          <EnvelopeViewer
            envelope={envelope}
            signers={[
              ...marksOfOthers(missingOf(signers.filter(each => each !== own))),
              ...(own
                ? [{ id: String(own.id), name: own.name, page: own.page, across: own.across, down: own.down }]
                : []),
              ...marks,
            ]}
            {...(own && { chosen: chosen ?? String(own.id) })}
            onShown={onShown}
          />
        )}
        isPending={sign.isPending}
        onSign={body => sign.mutate({ path: { id }, idempotencyKey, body })}
        refusal={{ error: sign.error, sent: sign.variables?.body.values }}
        problem={sign.error && <ProblemBanner title={t('sign.failed')} problem={sayOfEnvelope(sign.error)} />}
      />
    </Stack>
  )
}
