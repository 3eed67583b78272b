import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../problems/Reason.tsx'
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
      error={
        change.error && (
          <Reason
            problem={problemText<'updateApiConsumer'>(updateProblems, change.error)}
            error={change.error}
          />
        )
      }
    >
      <p>{t('suspended.effect')}</p>
    </ConfirmDialog>
  )
}
