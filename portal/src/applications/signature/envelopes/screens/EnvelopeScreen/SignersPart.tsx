import { writeOptions } from '@parvis/api-types/calls'
import { sendSignatureLink } from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { envelopeRecord, sayOfEnvelope, signersOptions, type Envelope, type Signer } from '../../envelope.ts'
import { StampOf } from './StampOf.tsx'

export interface SignersPartProps {
  envelope: Envelope
  /** Whether the reader may resend links. */
  maySend: boolean
}

/**
 * The signers of a document: who has signed, who declined and why, and the state of the links to people from outside.
 */
export function SignersPart({ envelope: { id, status, copies }, maySend }: SignersPartProps) {
  const { t } = useTranslation('signatures')
  const signers = useQuery(signersOptions(useApi(), id))
  return (
    <LoadedOfRecord query={signers} record={envelopeRecord} words="signers">
      {({ value }) => (
        <Stack gap={6}>
          <DescriptionList
            items={value.map(signer => {
              const { name, email, isOutside } = signer
              const state = <SignerState signer={signer} />
              return isOutside
                ? {
                    term: t('signer.outside', { name, email }),
                    value: (
                      <Stack gap={2}>
                        <div>{state}</div>
                        <LinkState {...signer} isGood={signer.status === 'waiting'} maySend={maySend} />
                      </Stack>
                    ),
                  }
                : { term: name, value: state }
            })}
          />
          {copies.length > 0 && (
            <FormSection title={t('copies.recipients')}>
              <DescriptionList
                items={copies.map(copy => ({
                  term: copy.isOutside ? t('copies.recipient', copy) : copy.name,
                  value: (
                    <Stack gap={2}>
                      <div>{t(`copies.${copyState(status, copy.isOutside)}`)}</div>
                      <LinkState
                        id={copy.signerId}
                        isGood={status === 'completed'}
                        {...copy}
                        maySend={maySend}
                      />
                    </Stack>
                  ),
                }))}
              />
            </FormSection>
          )}
        </Stack>
      )}
    </LoadedOfRecord>
  )
}

/** The state of a copy. There are no copies of a document that was not signed by everybody. */
function copyState(status: Envelope['status'], isOutside: boolean) {
  if (status === 'completed') return isOutside ? 'byLink' : 'inPortal'
  return status === 'open' ? 'later' : 'withheld'
}

function SignerState({ signer }: { signer: Signer }) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  const { status, isNext, signedDate, reason } = signer
  if (status === 'signed')
    return (
      <>
        {`${t('signer.signed')}${signedDate === null ? '' : `, ${moment(new Date(signedDate))}`}`}
        <p>
          <StampOf {...signer} />
        </p>
      </>
    )
  if (status === 'declined')
    return (
      <>
        {t('signer.declined')}
        {reason !== null && <p>{t('signer.reason', { reason })}</p>}
      </>
    )
  return t(isNext ? 'signer.next' : 'signer.waiting')
}

interface LinkStateProps
  extends Pick<Signer, 'id' | 'name' | 'linkState' | 'linkExpiresDate' | 'isLinkSendable'> {
  /** Whether the link still works. */
  isGood: boolean
  /** Whether the reader may resend it. */
  maySend: boolean
}

/** The state of the last link to a person from outside, and a button for another one. */
function LinkState({
  id,
  name,
  linkState,
  linkExpiresDate,
  isLinkSendable,
  isGood,
  maySend,
}: LinkStateProps) {
  const { t } = useTranslation('signatures')
  const { longMoment } = useFormats()
  const sending = useMutation({
    ...writeOptions(useApi(), sendSignatureLink),
    onSuccess: () => showToast({ title: t('signer.linkSent') }),
  })
  if (linkState === null) return null
  const works = isGood && linkState !== 'expired' && linkState !== 'failed'
  return (
    <>
      <p>{t(`link.${linkState}`)}</p>
      {works && linkExpiresDate !== null && (
        <p>{t('signer.linkUntil', { date: longMoment(linkExpiresDate) })}</p>
      )}
      {sending.error && (
        <ProblemBanner title={t('signer.linkFailed')} problem={sayOfEnvelope(sending.error)} />
      )}
      {maySend && isLinkSendable && (
        <Inline>
          <Button
            isPending={sending.isPending}
            onPress={() => sending.mutate({ path: { id }, idempotencyKey: newIdempotencyKey() })}
          >
            {t('signer.sendLink', { name })}
          </Button>
        </Inline>
      )}
    </>
  )
}
