import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { listSignatureSigners, signSignatureEnvelope } from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Inline } from '@parvis/design-system/Inline'
import { SignatureField, type SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { envelopeRecord, sayOfEnvelope, type Envelope, type Signer } from '../../envelope.ts'
import { EnvelopeViewer } from './EnvelopeViewer.tsx'
import { MessageBanner } from './MessageBanner.tsx'

export interface SignPartProps {
  envelope: Envelope
  /** Stays with the page while its other parts are looked at; undefined: the reader’s name. */
  look: SignatureLook | undefined
  onLook: (look: SignatureLook) => void
}

/** Reads a document, makes a signature, agrees, and signs: in this order. */
export function SignPart(props: SignPartProps) {
  const { envelope } = props
  const signers = useQuery({
    ...readOptions(useApi(), listSignatureSigners, {
      path: { id: envelope.id },
      query: { orderby: ['position'], top: 20 },
    }),
    staleTime: 10_000,
  })
  const { email } = usePerson()
  return (
    <LoadedOfRecord query={signers} record={envelopeRecord} words="signers">
      {({ value }) => <Signing {...props} signers={value} own={value.find(each => each.email === email)} />}
    </LoadedOfRecord>
  )
}

interface SigningProps extends SignPartProps {
  signers: readonly Signer[]
  own: Signer | undefined
}

function Signing({ envelope, look: made, onLook, signers, own }: SigningProps) {
  const { t } = useTranslation('signatures')
  const language = useLanguage()
  const look = made ?? { kind: 'typed', text: own?.name.slice(0, 60) ?? '', lines: [] }
  const [isRead, setRead] = useState(false)
  const [agrees, setAgrees] = useState(false)
  // The same while the same is sent again: nobody signs twice.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const sign = useMutation({
    ...writeOptions(useApi(), signSignatureEnvelope),
    onSuccess: () => showToast({ title: t('sign.done') }),
  })
  const isEmpty = look.kind === 'typed' ? look.text.trim() === '' : look.lines.length === 0
  // Said once somebody has tried: until then it is what comes next anyway.
  const [isTried, setTried] = useState(false)
  const missing = !isRead
    ? t('sign.readFirst')
    : isEmpty
      ? t('sign.lookFirst')
      : !agrees
        ? t('sign.consentFirst')
        : undefined
  const press = () => {
    setTried(true)
    if (missing !== undefined) return
    sign.mutate({
      path: { id: envelope.id },
      idempotencyKey,
      body: {
        look: look.kind,
        text: look.kind === 'typed' ? look.text.trim() : '',
        lines: look.kind === 'drawn' ? look.lines.map(line => [...line]) : [],
        language,
        consent: true,
      },
    })
  }
  return (
    <Stack gap={8}>
      <MessageBanner envelope={envelope} />
      <FormSection title={t('sign.read')}>
        <EnvelopeViewer
          envelope={envelope}
          signers={signers
            .filter(each => each.status !== 'signed')
            .map(({ id, name, page, across, down }) => ({ id: String(id), name, page, across, down }))}
          {...(own && { chosen: String(own.id) })}
          onShown={() => setRead(true)}
        />
      </FormSection>
      <FormSection title={t('sign.look')}>
        <SignatureField label={t('sign.look')} name="look" value={look} onChange={onLook} />
      </FormSection>
      <Banner kind="info" title={t('sign.worthTitle')}>
        {t('sign.worth')}
      </Banner>
      <Checkbox value={agrees} onChange={setAgrees} isDisabled={!isRead} disabledReason={t('sign.readFirst')}>
        {t('sign.consent')}
      </Checkbox>
      {isTried && missing !== undefined && <Banner kind="danger" live="assertive" title={missing} />}
      {sign.error && <ProblemBanner title={t('sign.failed')} problem={sayOfEnvelope(sign.error)} />}
      <Inline>
        <Button variant="primary" isPending={sign.isPending} onPress={press}>
          {t('sign.submit')}
        </Button>
      </Inline>
    </Stack>
  )
}
