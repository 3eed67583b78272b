import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { useTranslation } from '../i18n/useTranslation.ts'

export interface LeavingDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** "Leave without saving?" */
export function LeavingDialog({ onStay, onLeave }: LeavingDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onStay()
      }}
      title={t('leaving.title')}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      tone="danger"
      onConfirm={onLeave}
    >
      {t('leaving.text')}
    </ConfirmDialog>
  )
}
