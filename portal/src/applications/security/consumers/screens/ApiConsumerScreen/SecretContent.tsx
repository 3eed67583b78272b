import type { Operations, SuccessOf } from '@parvis/api-types/operations'
import { Banner } from '@parvis/design-system/Banner'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { useEffect, useRef, type Ref } from 'react'
import { CopyButton } from '../../../../../screens/CopyButton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'

/** A newly created key, with its secret. */
export type NewKey = SuccessOf<Operations['createApiKey']>

export interface SecretContentProps {
  made: NewKey
  isKept: boolean
  onKept: (isKept: boolean) => void
  keptRef: Ref<HTMLInputElement>
  /** The reader tried to close the dialog without confirming that the key is stored. */
  isMissed: boolean
}

const unchanged = () => undefined

/** A new key, shown only this once; or what to do when the answer that held it was lost. */
export function SecretContent({ made, isKept, onKept, keptRef, isMissed }: SecretContentProps) {
  const { apiKey, secret } = made
  const { t } = useTranslation('consumers')
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus disappeared with the form.
  useEffect(() => field.current?.focus(), [])
  if (secret === null)
    return (
      <Banner kind="warning" live="assertive" title={t('secret.lostTitle')}>
        {t('secret.lost', { prefix: apiKey.prefix })}
      </Banner>
    )
  return (
    <Stack gap={5}>
      <Banner kind="warning" title={t('secret.once')}>
        {t('secret.onceText')}
      </Banner>
      <TextField
        ref={field}
        label={t('secret.key')}
        isReadOnly
        autoComplete="off"
        spellCheck={false}
        value={secret}
        onChange={unchanged}
      />
      <CopyButton text={secret} done={t('secret.copied')} failed={t('secret.copyFailed')}>
        {t('secret.copy')}
      </CopyButton>
      <Checkbox
        ref={keptRef}
        isRequired
        value={isKept}
        onChange={onKept}
        messages={isMissed ? [{ kind: 'error', text: t('secret.keptMissing') }] : []}
      >
        {t('secret.kept')}
      </Checkbox>
    </Stack>
  )
}
