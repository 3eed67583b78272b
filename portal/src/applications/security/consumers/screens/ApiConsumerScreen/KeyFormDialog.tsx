import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { useRef, useState } from 'react'
import { DialogForm, type DialogFormProps } from '../../../../../forms/FormDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { NewKey } from './key-tasks.ts'
import { SecretContent } from './SecretContent.tsx'

export interface KeyFormDialogProps extends Omit<DialogFormProps, 'cancelLabel'> {
  title: string
  /** What comes of it: read out with the title. @default nothing */
  description?: string
  /** The key, once it is made. */
  made: NewKey | undefined
  onClose: () => void
}

/**
 * A dialog that makes a key, and then shows it the one time that it is known here. From there it is left by saying that
 * the key was kept, and in no other way.
 */
export function KeyFormDialog({ title, description, made, onClose, ...form }: KeyFormDialogProps) {
  const { t } = useTranslation('consumers')
  const [isKept, setKept] = useState(false)
  const [isTried, setTried] = useState(false)
  const kept = useRef<HTMLInputElement>(null)
  const mustBeKept = made !== undefined && made.secret !== null && !isKept
  const leave = () => {
    if (!mustBeKept) return onClose()
    setTried(true)
    kept.current?.focus()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={made ? t('secret.title') : title}
      description={made ? undefined : description}
      isLocked={form.isPending || mustBeKept}
      footer={
        made && (
          <Button variant="primary" onPress={leave}>
            {t('secret.close')}
          </Button>
        )
      }
    >
      {made ? (
        <SecretContent
          made={made}
          isKept={isKept}
          onKept={setKept}
          keptRef={kept}
          isMissed={isTried && mustBeKept}
        />
      ) : (
        <DialogForm {...form} cancelLabel={t('newKey.cancel')} />
      )}
    </Dialog>
  )
}
