import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { problemText } from '../../../../api/problem-messages.ts'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { updateProblems } from '../../problems.ts'
import type { Consumer } from '../../queries.ts'
import { useStateChange } from './useStateChange.ts'

export interface SuspendDialogProps {
  consumer: Consumer
  onClose: () => void
}

/** Asks before all calls of an API consumer are refused. */
export function SuspendDialog({ consumer, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('consumers')
  const { t: tAny } = useTranslation()
  const change = useStateChange(consumer, 'suspended', { said: t('suspended.done'), onDone: onClose })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('suspended.question', { name: consumer.name })}
      confirmLabel={t('suspended.confirm')}
      isPending={change.isPending}
      onConfirm={change.start}
      error={change.error && sayKey(tAny, problemText<'updateApiConsumer'>(updateProblems, change.error).key)}
    >
      <p>{t('suspended.effect')}</p>
    </ConfirmDialog>
  )
}
