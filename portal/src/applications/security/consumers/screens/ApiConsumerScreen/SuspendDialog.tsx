import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { QuestionDialog } from '../../../../../dialogs/QuestionDialog.tsx'
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
    <QuestionDialog
      title={t('suspended.question', { name: consumer.name })}
      confirmLabel={t('suspended.confirm')}
      isPending={change.isPending}
      error={change.error}
      say={error => problemText<'updateApiConsumer'>(updateProblems, error)}
      onConfirm={change.start}
      onClose={onClose}
    >
      <p>{t('suspended.effect')}</p>
    </QuestionDialog>
  )
}
