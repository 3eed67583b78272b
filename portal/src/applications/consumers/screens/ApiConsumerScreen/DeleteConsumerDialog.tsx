import { isProblem } from '@parvis/api-types/problems'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
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
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const { id, name, '@odata.etag': etag } = consumer
  const done = () => {
    showToast({ title: t('delete.done') })
    onDeleted()
    void queryClient.invalidateQueries({ queryKey: ['listApiConsumers'] })
  }
  const deletion = useMutation({
    ...deleteConsumerOptions(useApi()),
    // What is still being asked about it would be answered that it is not there.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['getApiConsumer', id] }),
    onSuccess: done,
    onError: error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) done()
      else invalidateConsumers(queryClient)
    },
  })
  const { error } = deletion
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('delete.title', { name })}
      tone="danger"
      confirmLabel={t('delete.confirm')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id, etag })}
      error={
        error &&
        (isProblem(error, 'precondition-failed')
          ? t('delete.changed')
          : sayKey(tAny, problemText<'deleteApiConsumer'>(deleteProblems, error).key))
      }
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  )
}
