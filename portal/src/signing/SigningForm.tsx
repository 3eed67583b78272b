import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Inline } from '@parvis/design-system/Inline'
import { SignatureField, type ReadSignature, type SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** How a signature looks, as the services take it. */
export type Mark = BodyOf<Operations['signSignatureEnvelope']>

export interface SigningFormProps {
  /** Of who signs: what is typed until they have said otherwise. */
  name: string
  /** What they have made so far; undefined: their name. */
  look: SignatureLook | undefined
  onLook: (look: SignatureLook) => void
  /** Whether the signature is by somebody who is signed in, or by a link. */
  from: 'inside' | 'outside'
  /** The document. @param onShown the reader has it before them */
  renderDocument: (onShown: () => void) => ReactNode
  isPending: boolean
  onSign: (mark: Mark) => void
  /** Why it was not signed. @default nothing */
  problem?: ReactNode
  /** What else can be done. @default nothing */
  also?: ReactNode
}

/** Reads a document, makes a signature, agrees, and signs: in this order. */
export function SigningForm({ name, look: made, onLook, from, ...parts }: SigningFormProps) {
  const { t } = useTranslation('signing')
  const language = useLanguage()
  const look: SignatureLook = made ?? { kind: 'typed', text: name.slice(0, 60), lines: [] }
  const [isRead, setRead] = useState(false)
  const [agrees, setAgrees] = useState(false)
  // Said once somebody has tried: until then it is what comes next anyway.
  const [isTried, setTried] = useState(false)
  const isEmpty = {
    typed: look.text.trim() === '',
    drawn: look.lines.length === 0,
    picture: look.picture === undefined,
  }[look.kind]
  const readPicture = async (file: File): Promise<ReadSignature> => {
    try {
      // Few have a picture: what reads it is loaded for them.
      const { cleanPicture } = await import('./clean-picture.ts')
      const found = await cleanPicture(file)
      return 'refusal' in found ? { refusal: t(`picture.${found.refusal}`) } : found
    } catch {
      return { refusal: t('picture.failed') }
    }
  }
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
    parts.onSign({
      look: look.kind,
      text: look.kind === 'typed' ? look.text.trim() : '',
      lines: look.kind === 'drawn' ? look.lines.map(line => [...line]) : [],
      ...(look.kind === 'picture' && look.picture && { picture: look.picture.content }),
      language,
      consent: true,
    })
  }
  return (
    <Stack gap={8}>
      <FormSection title={t('sign.read')}>{parts.renderDocument(() => setRead(true))}</FormSection>
      <FormSection title={t('sign.look')}>
        <SignatureField
          label={t('sign.look')}
          name="look"
          value={look}
          onChange={onLook}
          readPicture={readPicture}
        />
      </FormSection>
      <Banner kind="info" title={t('sign.worthTitle')}>
        {t(`sign.worth.${from}`)}
      </Banner>
      <Checkbox value={agrees} onChange={setAgrees} isDisabled={!isRead} disabledReason={t('sign.readFirst')}>
        {t('sign.consent')}
      </Checkbox>
      {isTried && missing !== undefined && <Banner kind="danger" live="assertive" title={missing} />}
      {parts.problem}
      <Inline gap={2}>
        <Button variant="primary" isPending={parts.isPending} onPress={press}>
          {t('sign.submit')}
        </Button>
        {parts.also}
      </Inline>
    </Stack>
  )
}
