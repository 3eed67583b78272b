import { declineAsSignatureGuest, signAsSignatureGuest } from '@parvis/api-types/calls/signature-guests'
import { isProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import type { SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { ReasonDialog } from '../../../guests/ReasonDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { MarkedPdf } from '../../../signing/MarkedPdf.tsx'
import { MessageBanner } from '../../../signing/MessageBanner.tsx'
import { nothingFilled, type Filling } from '../../../signing/filling.ts'
import { marksOfOthers } from '../../../signing/rules-of-place.ts'
import { SigningForm, type FillMarks } from '../../../signing/SigningForm.tsx'
import { useLossWarning } from '../../../unsaved/unsaved-changes.ts'
import { guestDocumentOptions, guestOptions, type Visit } from './guest-calls.ts'
import type { Guest } from './guest-step.ts'
import { Refusal } from './Refusal.tsx'

export interface GuestSignStepProps {
  visit: Visit
  guest: Guest
  /** Survives another proof of the address; undefined: the reader’s name. */
  look: SignatureLook | undefined
  onLook: (look: SignatureLook) => void
  /** Survives another proof of the address, too. */
  filling: Filling
  onFill: (filling: Filling) => void
  /** Called once the document is signed or declined. */
  onDone: (guest: Guest) => void
  onSessionExpired: () => void
  /** Called when the document may have changed. */
  onChanged: () => void
}

/** The step to read the document, create a signature, agree and sign; or to decline with a reason. */
export function GuestSignStep({ visit, guest, look, onLook, filling, onFill, ...tell }: GuestSignStepProps) {
  const { t } = useTranslation('guestSigning')
  const api = useApi()
  const [isDeclining, setDeclining] = useState(false)
  const onError = (error: unknown) => {
    if (isProblem(error, 'signature-session-expired')) tell.onSessionExpired()
    // Signed in another tab, withdrawn or replaced: the page then shows the current state.
    else if (
      isProblem(
        error,
        'signature-link-closed',
        'signature-link-unknown',
        'signature-status',
        'signature-already-signed',
        'signature-not-your-turn',
      )
    )
      tell.onChanged()
  }
  const signing = useMutation({
    ...guestOptions(api, signAsSignatureGuest),
    onSuccess: tell.onDone,
    onError,
  })
  const declining = useMutation({
    ...guestOptions(api, declineAsSignatureGuest),
    onSuccess: tell.onDone,
    onError,
  })
  useLossWarning(
    (look !== undefined || filling !== nothingFilled) && !signing.isSuccess && !declining.isSuccess,
  )
  const { signerName, senderName, message, dueDate, isLate } = guest
  return (
    <Stack gap={8}>
      <MessageBanner sender={senderName ?? ''} message={message} dueDate={dueDate} isLate={isLate} />
      <SigningForm
        name={signerName ?? ''}
        look={look}
        onLook={onLook}
        fields={guest.fields}
        filling={filling}
        onFill={onFill}
        from="outside"
        renderDocument={(onShown, marks) => (
          <GuestDocument
            key={guest.contentHash ?? ''}
            visit={visit}
            guest={guest}
            {...marks}
            onShown={onShown}
            onError={onError}
          />
        )}
        isPending={signing.isPending}
        onSign={mark => signing.mutate({ body: { ...visit, mark } })}
        refusal={{ error: signing.error, sent: signing.variables?.body.mark.values }}
        problem={signing.isError && <Refusal title={t('notSigned')} error={signing.error} />}
        also={<Button onPress={() => setDeclining(true)}>{t('decline.open')}</Button>}
      />
      {isDeclining && (
        <ReasonDialog
          words={{
            title: t('decline.title'),
            text: t('decline.text', { sender: senderName ?? '' }),
            label: t('decline.label'),
            confirm: t('decline.confirm'),
            cancel: t('decline.cancel'),
            missing: t('decline.missing'),
            tooLong: t('decline.tooLong'),
          }}
          isPending={declining.isPending}
          problem={declining.isError && <Refusal title={t('problem.failed')} error={declining.error} />}
          onReason={reason => declining.mutate({ body: { ...visit, reason } })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Stack>
  )
}

interface GuestDocumentProps extends FillMarks {
  visit: Visit
  guest: Guest
  onShown: () => void
  onError: (error: unknown) => void
}

/** The document, loaded when the reader asks for it, with the place for their signature. */
function GuestDocument({ visit, guest, marks, chosen = 'me', onShown, onError }: GuestDocumentProps) {
  const { t } = useTranslation('signing')
  const shown = useMutation({ ...guestDocumentOptions(useApi(), visit), onError })
  const { documentName, signerName, place, others } = guest
  if (shown.data)
    return (
      <MarkedPdf
        name={documentName ?? ''}
        source={shown.data}
        signers={
          place === null
            ? []
            : [...marksOfOthers(others), { id: 'me', name: signerName ?? '', ...place }, ...marks]
        }
        chosen={chosen}
        onShown={onShown}
      />
    )
  return (
    <Stack gap={4}>
      {shown.error && <Refusal title={t('viewer.failed')} error={shown.error} />}
      <Inline>
        <Button isPending={shown.isPending} onPress={() => shown.mutate()}>
          {t('viewer.show')}
        </Button>
      </Inline>
    </Stack>
  )
}
