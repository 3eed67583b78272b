import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { Stack } from '@parvis/design-system/Stack'
import { useId, useState, type ReactNode } from 'react'
import type { ProblemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import type { NewKey } from './key-tasks.ts'
import { SecretContent } from './SecretContent.tsx'

export interface KeyFormDialogProps {
  title: string
  /** The fields. */
  children: ReactNode
  confirmLabel: string
  isPending: boolean
  /** Why the key was not made. */
  failure?: { title: string; problem: ProblemText } | undefined
  /** The key, once it is made. */
  made: NewKey | undefined
  onSubmit: () => void
  onClose: () => void
}

/**
 * A dialog that makes a key, and then shows it the one time that it is known here. From there it is left by saying that
 * the key was kept, and in no other way.
 */
export function KeyFormDialog({
  title,
  children,
  confirmLabel,
  isPending,
  failure,
  made,
  onSubmit,
  onClose,
}: KeyFormDialogProps) {
  const { t } = useTranslation('consumers')
  const id = useId()
  const [isKept, setKept] = useState(false)
  const mustBeKept = made !== undefined && made.secret !== null
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={made ? t('secret.title') : title}
      isLocked={isPending || mustBeKept}
      footer={
        made ? (
          <Button variant="primary" isDisabled={mustBeKept && !isKept} onPress={onClose}>
            {t('secret.close')}
          </Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isPending}>
              {t('newKey.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={id} isPending={isPending}>
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <SecretContent made={made} isKept={isKept} onKept={setKept} />
      ) : (
        <form
          id={id}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!isPending) onSubmit()
          }}
        >
          <Stack gap={5}>
            {children}
            {failure && <ProblemBanner {...failure} />}
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
