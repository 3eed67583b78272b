import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { deleteProblems } from '../../problems.ts'
import { deleteConsumerOptions, invalidateConsumers, type Consumer } from '../../queries.ts'

export interface DeleteConsumerDialogProps {
  /** In the version that was looked at. */
  consumer: Pick<Consumer, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an API consumer is deleted with its keys and what is known of its calls. */
export function DeleteConsumerDialog({ consumer, onClose, onDeleted }: DeleteConsumerDialogProps) {
  const { t } = useTranslation('consumers')
  const queryClient = useQueryClient()
  const { id, name, '@odata.etag': etag } = consumer
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ id, etag }}
      options={{
        ...deleteConsumerOptions(useApi()),
        // What is still being asked about it would be answered that it is not there.
        onMutate: () => queryClient.cancelQueries({ queryKey: ['getApiConsumer', id] }),
      }}
      say={error => problemText<'deleteApiConsumer'>(deleteProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateConsumers(queryClient)}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
        void queryClient.invalidateQueries({ queryKey: ['listApiConsumers'] })
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
