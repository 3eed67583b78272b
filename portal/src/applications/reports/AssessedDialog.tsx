import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog, type ConfirmDialogProps } from '@parvis/design-system/ConfirmDialog'
import { Dialog } from '@parvis/design-system/Dialog'
import { Stack } from '@parvis/design-system/Stack'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'

export interface AssessedDialogProps
  extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'tone' | 'isPending'> {
  /** What will happen. */
  children: ReactNode
  /** What it touches, as the services have assessed it. */
  touched: ReactNode
  /** Why it cannot be done, each rule in a sentence; empty when it can, or while nobody knows. */
  refusals: readonly string[]
  onConfirm: () => void
  onClose: () => void
  /** Why the last try failed. */
  error?: ReactNode
}

/** A question before a change of the library, with what it touches; without the choice where a rule is against it. */
export function AssessedDialog(props: AssessedDialogProps) {
  const {
    title,
    confirmLabel,
    tone,
    isPending = false,
    children,
    touched,
    refusals,
    onConfirm,
    onClose,
    error,
  } = props
  const { t } = useTranslation('reports')
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  if (refusals.length > 0)
    return (
      <Dialog
        isOpen
        onOpenChange={onOpenChange}
        title={title}
        size="small"
        footer={
          <Button variant="primary" onPress={onClose}>
            {t('assessed.close')}
          </Button>
        }
      >
        <Stack gap={3}>
          <Banner kind="warning" live="polite" title={t('assessed.impossible')}>
            <Refusals refusals={refusals} />
          </Banner>
          {touched}
        </Stack>
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      confirmLabel={confirmLabel}
      {...(tone && { tone })}
      isPending={isPending}
      onConfirm={onConfirm}
      error={error}
    >
      <Stack gap={3}>
        <div>{children}</div>
        {touched}
      </Stack>
    </ConfirmDialog>
  )
}

/** Why something cannot be done. */
export function Refusals({ refusals }: { refusals: readonly string[] }) {
  const [only] = refusals
  if (refusals.length === 1) return <>{only}</>
  return (
    <ul>
      {refusals.map(refusal => (
        <li key={refusal}>{refusal}</li>
      ))}
    </ul>
  )
}
